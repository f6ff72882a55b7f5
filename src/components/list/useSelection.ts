import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { nothingSelected, ofIds, type Selection, togglePage, toggleRow } from './selection.ts';

export interface SelectionControl {
  value: Selection;
  toggleRow: (id: string, withRange: boolean) => void;
  togglePage: () => void;
  selectMatching: (expectedTotal: number) => void;
  clear: () => void;
}

interface Selecting {
  /** react-admin's selection of single rows. */
  selectedIds: readonly string[];
  onSelect: (ids: string[]) => void;
  pageIds: readonly string[];
  /** Key of the listed filters. */
  filters: string;
  /** Key of the listed page. */
  place: string;
}

/**
 * The selection of one list: react-admin's ids, or all that match the filters, which react-admin does not support. It is
 * cleared when the filters change; with all selected, also when the page changes.
 */
export function useSelection(selecting: Selecting): SelectionControl {
  const { selectedIds, filters, place } = selecting;
  const [matching, setMatching] = useState<{ place: string; expectedTotal: number }>();
  const value = useMemo<Selection>(
    () => (matching?.place === place ? { kind: 'matching', expectedTotal: matching.expectedTotal } : ofIds(selectedIds)),
    [matching, place, selectedIds],
  );
  const latest = useRef({ ...selecting, value });
  const listed = useRef(filters);
  const anchor = useRef<string>(undefined);

  useLayoutEffect(() => {
    latest.current = { ...selecting, value };
  });
  useLayoutEffect(() => {
    if (matching && matching.place !== place) setMatching(undefined);
  }, [matching, place]);
  useLayoutEffect(() => {
    if (listed.current === filters) return;
    listed.current = filters;
    const now = latest.current;
    if (now.selectedIds.length > 0) now.onSelect([]);
  }, [filters]);

  const change = useCallback((step: (now: Selection, pageIds: readonly string[]) => Selection) => {
    const now = latest.current;
    const next = step(now.value, now.pageIds);
    // A second click may come before the list renders.
    latest.current = { ...now, value: next };
    setMatching(next.kind === 'matching' ? { place: now.place, expectedTotal: next.expectedTotal } : undefined);
    now.onSelect(next.kind === 'ids' ? [...next.ids] : []);
  }, []);
  const toggle = useCallback(
    (id: string, withRange: boolean) => {
      const from = withRange ? anchor.current : undefined;
      anchor.current = id;
      change((now, pageIds) => toggleRow(now, id, pageIds, from));
    },
    [change],
  );
  return useMemo(
    () => ({
      value,
      toggleRow: toggle,
      togglePage: () => change(togglePage),
      selectMatching: (expectedTotal) => change(() => ({ kind: 'matching', expectedTotal })),
      clear: () => change(() => nothingSelected),
    }),
    [value, toggle, change],
  );
}
