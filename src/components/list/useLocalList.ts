import { useCallback, useMemo, useState } from 'react';
import { applyPatch, type ListQuery, type ListShape, type ListState, fixedOf, startOf } from './listQuery.ts';

/** A list's state kept in memory: for lists inside drawers, where the address belongs to the page. `start` is only what it begins with. */
export function useLocalList(shape: ListShape, start: Partial<ListQuery> = {}): ListState {
  const [query, setQuery] = useState(() => ({ ...startOf(shape), ...start }));
  const change = useCallback<ListState['change']>((patch) => setQuery((now) => applyPatch(now, patch)), []);
  return useMemo(() => ({ query, change, ...fixedOf(shape) }), [query, change, shape]);
}
