import { useCallback, useMemo, useState } from 'react';
import { applyPatch, type ListShape, type ListState, startOf } from './listQuery.ts';

/** A list's state kept in memory: for lists inside drawers, where the address belongs to the page. */
export function useLocalList(shape: ListShape): ListState {
  const [query, setQuery] = useState(() => startOf(shape));
  const change = useCallback<ListState['change']>((patch) => setQuery((now) => applyPatch(now, patch)), []);
  return useMemo(() => ({ query, change }), [query, change]);
}
