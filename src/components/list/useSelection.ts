import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { afterPageChange, nothingSelected, type Selection, togglePage, toggleRow } from './selection.ts';

/** Where the list stands. `filters`: what is listed; `page`: which part of it is on the screen. */
interface Place {
  filters: string;
  page: string;
}

export interface SelectionControl {
  value: Selection;
  toggleRow: (id: string, withRange: boolean) => void;
  togglePage: () => void;
  selectMatching: (expectedTotal: number) => void;
  clear: () => void;
}

/** The selection of one list: forgotten when the filters change, and when everything was selected also with the page. */
export function useSelection(place: Place, pageIds: readonly string[]): SelectionControl {
  const [state, setState] = useState({ place, value: nothingSelected });
  const anchor = useRef<string>(undefined);
  const ids = useRef(pageIds);
  useEffect(() => {
    ids.current = pageIds;
  });

  const value = moved(state.value, state.place, place);
  if (state.place.filters !== place.filters || state.place.page !== place.page) setState({ place, value });

  const update = useCallback((step: (now: Selection) => Selection) => setState((now) => ({ ...now, value: step(now.value) })), []);
  const toggle = useCallback(
    (id: string, withRange: boolean) => {
      const from = withRange ? anchor.current : undefined;
      anchor.current = id;
      update((now) => toggleRow(now, id, ids.current, from));
    },
    [update],
  );
  return useMemo(
    () => ({
      value,
      toggleRow: toggle,
      togglePage: () => update((now) => togglePage(now, ids.current)),
      selectMatching: (expectedTotal) => update(() => ({ kind: 'matching', expectedTotal })),
      clear: () => update(() => nothingSelected),
    }),
    [value, toggle, update],
  );
}

function moved(value: Selection, from: Place, to: Place): Selection {
  if (from.filters !== to.filters) return nothingSelected;
  return from.page === to.page ? value : afterPageChange(value);
}
