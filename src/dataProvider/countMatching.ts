import type { UserFilters } from '#contract/selection';
import { countUsers } from '#contract/users';
import { callEndpoint } from './callEndpoint.ts';

/** Exact number of people whom the filters match. */
export const countMatching = async (filters: UserFilters): Promise<number> =>
  (await callEndpoint(countUsers, { body: filters })).count;
