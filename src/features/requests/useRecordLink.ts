import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The URL of a record's drawer over the list as it is now: the parameter with the id. */
export function useRecordLink(param: string): (id: string) => string {
  const [params] = useSearchParams();
  const address = params.toString();
  return useCallback(
    (id: string) => {
      const next = new URLSearchParams(address);
      next.set(param, id);
      return `?${next}`;
    },
    [address, param],
  );
}
