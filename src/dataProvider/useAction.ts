import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallReply, Endpoint } from '#contract/kit/endpoint';
import type { HeedError } from '~/errors/heedError.ts';
import { callEndpoint, type EndpointInput } from './callEndpoint.ts';

interface ActionOptions {
  /** Does not read anything again; for calls that change nothing on screen. */
  keepsData?: boolean;
}

/**
 * Changes something through a declared call: `mutateAsync(input)`, `isPending`.
 * Everything on screen is read again afterwards, because a change shows in lists, counts and the audit log at once.
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
  });
}
