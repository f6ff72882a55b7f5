import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export const detailParam = 'people';

/** URL of a report's detail, which keeps its filters. */
export function useDetailLink(): (detail: string) => string {
  const [params] = useSearchParams();
  const text = params.toString();
  return useCallback(
    (detail: string) => {
      const next = new URLSearchParams(text);
      next.set(detailParam, detail);
      return `?${next}`;
    },
    [text],
  );
}
