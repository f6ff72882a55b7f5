import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ListControllerResult } from 'react-admin';
import { changed, type Filter, type FilterValues, without } from '../filters/filter.ts';
import type { Filtering } from '../filters/filterContext.ts';

/** The filters of a list, based on the filter values of react-admin's list controller. */
export function useListFiltering(
  filters: readonly Filter[],
  { filterValues, displayedFilters, setFilters }: Pick<ListControllerResult, 'filterValues' | 'displayedFilters' | 'setFilters'>,
): Filtering {
  const values = filterValues as FilterValues;
  // The values set last: two changes may come before the next render.
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  return useMemo(() => {
    const set = (next: FilterValues) => {
      latest.current = next;
      setFilters(next, displayedFilters);
    };
    return {
      filters,
      values,
      change: (name, to) => set(changed(filters, latest.current, name, to(latest.current[name]))),
      clear: (some) => set(without(latest.current, some)),
    };
  }, [filters, values, displayedFilters, setFilters]);
}
