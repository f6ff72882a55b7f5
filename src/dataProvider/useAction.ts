import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallReply, Endpoint } from '#contract/kit/endpoint';
import { type HeedError, isStale } from '~/errors/heedError.ts';
import { callEndpoint, type EndpointInput } from './callEndpoint.ts';

interface ActionOptions {
  /** Skips the refetch; for calls that change nothing on screen. */
  keepsData?: boolean;
}

/**
 * A mutation through a declared call: `mutateAsync(input)`, `isPending`. Refetches everything on screen afterwards, because a
 * change shows in lists, counts and the audit log; also when it is refused because something else has changed.
 */
export function useAction<E extends Endpoint>(
  endpoint: E,
  { keepsData = false }: ActionOptions = {},
): UseMutationResult<CallReply<E>, HeedError, EndpointInput<E>> {
  const client = useQueryClient();
  return useMutation<CallReply<E>, HeedError, EndpointInput<E>>({
    mutationFn: (input) => callEndpoint(endpoint, input),
    onSuccess: () => {
      if (!keepsData) void client.invalidateQueries();
    },
    onError: (error) => {
      if (isStale(error) && !keepsData) void client.invalidateQueries();
    },
  });
}
