import { createContext, useContext } from 'react';
import type { Filter, FilterValues } from './filter.ts';

/** The filters of a list or a page, what is chosen in them, and the ways to change it. */
export interface Filtering {
  filters: readonly Filter[];
  values: FilterValues;
  /** Changes one filter, from what is chosen by then: another change may not be drawn yet. Undefined lets go of it. */
  change: (name: string, to: (now: unknown) => unknown) => void;
  /** Lets go of these filters. */
  clear: (filters: readonly Filter[]) => void;
}

export const FilterContext = createContext<Filtering | undefined>(undefined);

/** The filters around a component: those of its list (`ListRoot`), or of a page without one (`AddressFilters`). */
export function useFilters(): Filtering {
  const filtering = useContext(FilterContext);
  if (!filtering) throw new Error('useFilters needs a ListRoot or AddressFilters around it');
  return filtering;
}
