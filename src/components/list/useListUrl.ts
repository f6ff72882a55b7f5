import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { applyPatch, type ListShape, fixedOf, type ListState } from './listQuery.ts';
import { readListUrl, writeListUrl } from './listUrl.ts';

/**
 * A list's state kept in the address, so that a link, reload or the back button restores it.
 * `shape` must be a constant of the module. Changes push a history entry unless told to replace (typing does).
 */
export function useListUrl(shape: ListShape): ListState {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const query = useMemo(() => readListUrl(new URLSearchParams(text), shape), [text, shape]);

  // A search is committed by a timer, which must not bring back parameters that changed meanwhile.
  const latest = useRef({ params, query, setParams });
  useEffect(() => {
    latest.current = { params, query, setParams };
  });

  const change = useCallback<ListState['change']>(
    (patch, history = 'push') => {
      const now = latest.current;
      const next = writeListUrl(now.params, applyPatch(now.query, patch), shape);
      if (next.toString() === now.params.toString()) return;
      now.setParams(next, { replace: history === 'replace', preventScrollReset: true });
    },
    [shape],
  );
  return useMemo(() => ({ query, change, ...fixedOf(shape) }), [query, change, shape]);
}
