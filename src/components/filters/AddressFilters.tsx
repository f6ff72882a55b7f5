import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { changed, type Filter, type FilterValues, without } from './filter.ts';
import { readFilters, writeFilters } from './filterAddress.ts';
import { FilterContext, type Filtering } from './filterContext.ts';

/** Filters stored in the URL, for a page without a list. `filters` must be a constant of the module. */
export function AddressFilters({ filters, children }: { filters: readonly Filter[]; children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const latest = useRef({ params, setParams });
  useLayoutEffect(() => {
    latest.current = { params, setParams };
  });
  const text = params.toString();
  const filtering = useMemo<Filtering>(() => {
    const set = (to: (now: FilterValues) => FilterValues) => {
      const now = latest.current;
      now.params = writeFilters(now.params, filters, to(readFilters(now.params, filters)));
      now.setParams(now.params, { preventScrollReset: true });
    };
    return {
      filters,
      values: readFilters(new URLSearchParams(text), filters),
      change: (name, to) => set((now) => changed(filters, now, name, to(now[name]))),
      clear: (some) => set((now) => without(now, some)),
    };
  }, [filters, text]);
  return <FilterContext value={filtering}>{children}</FilterContext>;
}
