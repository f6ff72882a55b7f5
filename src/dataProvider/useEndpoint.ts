import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallReply, Endpoint } from '#contract/kit/endpoint';
import type { HeedError } from '~/session/heedError.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { callEndpoint, type EndpointInput } from './callEndpoint.ts';

type Options<E extends Endpoint> = Omit<UseQueryOptions<CallReply<E>, HeedError>, 'queryKey' | 'queryFn'> & {
  /** Shows the last answer while the next one is on its way (paging, filters). */
  keepPrevious?: boolean;
};

/** The cache key of a call: company, path, input. A prefix `endpointKey(companyId, endpoint)` invalidates all its inputs. */
export const endpointKey = (companyId: string | undefined, { method, path }: Endpoint, ...input: unknown[]) =>
  ['call', companyId ?? null, `${method} ${path}`, ...input] as const;

/** Reads through a declared call; the answer is cached by company, path and input. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { keepPrevious, ...options }: Options<E> = {},
): UseQueryResult<CallReply<E>, HeedError> {
  const companyId = useMaybeSession()?.company.id;
  return useQuery<CallReply<E>, HeedError>({
    queryKey: endpointKey(companyId, endpoint, input),
    queryFn: ({ signal }) => callEndpoint(endpoint, { ...input, signal }),
    ...(keepPrevious ? { placeholderData: keepPreviousData as never } : {}),
    ...options,
  });
}
