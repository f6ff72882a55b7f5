import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Endpoint } from '#contract/kit';
import { useMaybeSession } from '~/session/useSession.ts';
import { endpointKey } from './useEndpoint.ts';

/** Asks these calls again, whatever their input, where something of them is on screen. `endpoints` must be a constant. */
export function useRefresh(endpoints: readonly Endpoint[]): () => void {
  const client = useQueryClient();
  const companyId = useMaybeSession()?.company.id;
  return useCallback(() => {
    for (const endpoint of endpoints) void client.invalidateQueries({ queryKey: endpointKey(companyId, endpoint) });
  }, [client, companyId, endpoints]);
}
