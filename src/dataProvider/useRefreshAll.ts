import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** After a change everything on screen is read again: lists, counts and names hang together. */
export function useRefreshAll(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries(), [client]);
}
