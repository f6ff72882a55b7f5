import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallReply, Endpoint } from '#contract/kit/endpoint';
import { type HeedError, isStale } from '~/errors/heedError.ts';
import { callEndpoint, type EndpointInput } from './callEndpoint.ts';

interface ActionOptions {
  /** Skips the refetch; for calls that change nothing on screen. */
  keepsData?: boolean;
  /** Refetches after a conflict, too: what is on screen is old. Not for dialogs whose content is read anew with it, which would lose the refusal. */
  rereads?: boolean;
}

/**
 * A mutation through a declared call: `mutateAsync(input)`, `isPending`. Refetches everything on screen afterwards, because a
 * change shows in lists, counts and the audit log.
 */
export function useAction<E extends Endpoint>(
  endpoint: E,
  { keepsData = false, rereads = false }: ActionOptions = {},
): UseMutationResult<CallReply<E>, HeedError, EndpointInput<E>> {
  const client = useQueryClient();
  return useMutation<CallReply<E>, HeedError, EndpointInput<E>>({
    mutationFn: (input) => callEndpoint(endpoint, input),
    onSuccess: () => {
      if (!keepsData) void client.invalidateQueries();
    },
    onError: (error) => {
      if (rereads && isStale(error)) void client.invalidateQueries();
    },
  });
}
