import { createContext, useContext } from 'react';
import type { Filter, FilterValues } from './filter.ts';

/** The filters of a list or a page, their chosen values, and functions that change them. */
export interface Filtering {
  filters: readonly Filter[];
  values: FilterValues;
  /** Changes one filter with an update function, because an earlier change may not be rendered yet. Undefined clears it. */
  change: (name: string, to: (now: unknown) => unknown) => void;
  /** Clears these filters. */
  clear: (filters: readonly Filter[]) => void;
}

export const FilterContext = createContext<Filtering | undefined>(undefined);

/** The surrounding filters: those of the list (`ListRoot`), or of a page without one (`AddressFilters`). */
export function useFilters(): Filtering {
  const filtering = useContext(FilterContext);
  if (!filtering) throw new Error('useFilters needs a ListRoot or AddressFilters around it');
  return filtering;
}
