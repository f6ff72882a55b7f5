import { useGetOne } from 'react-admin';
import type { PolicyDetails } from '#contract/policies/policies';

/** The rows of the list have no draft, so the whole record has a place of its own in the cache. */
export const whole = { whole: true } as const;

/** A policy with its draft. */
export const usePolicy = (id: string) => useGetOne<PolicyDetails>('policies', { id, meta: whole });
