import { keepPreviousData, useQuery, useQueryClient, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallReply, Endpoint } from '#contract/kit/endpoint';
import type { HeedError } from '~/errors/heedError.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { callEndpoint, type EndpointInput } from './callEndpoint.ts';

type Options<E extends Endpoint> = Omit<UseQueryOptions<CallReply<E>, HeedError>, 'queryKey' | 'queryFn'> & {
  /** Shows the last reply while the next one is loading (paging, filters). */
  keepPrevious?: boolean;
};

/** The cache key of a call: company, path, input. A prefix `endpointKey(companyId, endpoint)` invalidates all its inputs. */
export const endpointKey = (companyId: string | undefined, { method, path }: Endpoint, ...input: unknown[]) =>
  ['call', companyId ?? null, `${method} ${path}`, ...input] as const;

/** Reads through a declared call; the reply is cached by company, path and input. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { keepPrevious, ...options }: Options<E> = {},
): UseQueryResult<CallReply<E>, HeedError> {
  const companyId = useMaybeSession()?.company.id;
  return useQuery<CallReply<E>, HeedError>({
    queryKey: endpointKey(companyId, endpoint, input),
    queryFn: ({ signal }) => callEndpoint(endpoint, { ...input, signal }),
    placeholderData: (keepPrevious ? keepPreviousData : undefined) as never,
    ...options,
  });
}

/** Target of a refresh: a call with any input, or the name of a resource with its lists and records. */
export type Refreshed = Endpoint | string;

/** Refetches these targets where they are on screen. `targets` must be a constant. */
export function useRefresh(targets: readonly Refreshed[]): () => void {
  const client = useQueryClient();
  const companyId = useMaybeSession()?.company.id;
  return useCallback(() => {
    for (const each of targets) {
      void client.invalidateQueries({ queryKey: typeof each === 'string' ? [each] : endpointKey(companyId, each) });
    }
  }, [client, companyId, targets]);
}

/** Refetches everything on screen after a change, because lists, counts and names depend on each other. */
export function useRefreshAll(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries(), [client]);
}
