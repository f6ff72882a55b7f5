import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Endpoint } from '#contract/kit/endpoint';
import { useMaybeSession } from '~/session/useSession.ts';
import { endpointKey } from './useEndpoint.ts';

/** What can be asked again: a call, whatever its input, or the lists and records of a resource, by its name. */
export type Refreshed = Endpoint | string;

/** Asks these again where something of them is on screen. `asked` must be a constant. */
export function useRefresh(asked: readonly Refreshed[]): () => void {
  const client = useQueryClient();
  const companyId = useMaybeSession()?.company.id;
  return useCallback(() => {
    for (const each of asked) {
      void client.invalidateQueries({ queryKey: typeof each === 'string' ? [each] : endpointKey(companyId, each) });
    }
  }, [client, companyId, asked]);
}
