import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type FilterName, type FilterValues } from '#contract/reports/filters';
import { readFilters, toQuery, writeFilter } from './filterUrl.ts';
import { type FilterOptions, useFilterOptions } from './useFilterOptions.ts';

export interface ReportFilters {
  names: readonly FilterName[];
  values: FilterValues;
  /** The same as the calls take it. */
  query: Record<string, string | readonly string[]>;
  isNarrowed: boolean;
  /** The report is about this many days while no others are chosen; absent: about any time. */
  usualDays: number | undefined;
  set: (name: FilterName, values: readonly string[]) => void;
  clear: () => void;
  /** The filter that is open to be changed. */
  open: FilterName | undefined;
  setOpen: (name: FilterName | undefined) => void;
  /** What a filter chooses from; records are asked for as soon as one is chosen or about to be. */
  optionsOf: (name: FilterName) => FilterOptions;
}

/** The filters of a report, kept in the address. `names` must be a constant of the module. */
export function useReportFilters(names: readonly FilterName[], usualDays?: number): ReportFilters {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<FilterName>();
  const text = params.toString();
  const values = useMemo(() => readFilters(new URLSearchParams(text), names), [text, names]);
  const optionsOf = useFilterOptions((name) => open === name || values[name] !== undefined);

  const latest = useRef({ params, setParams });
  useEffect(() => {
    latest.current = { params, setParams };
  });
  const change = useCallback((edit: (current: URLSearchParams) => URLSearchParams) => {
    const now = latest.current;
    now.setParams(edit(now.params), { preventScrollReset: true });
  }, []);
  const set = useCallback<ReportFilters['set']>(
    (name, chosen) => change((current) => writeFilter(current, name, chosen)),
    [change],
  );
  const clear = useCallback(
    () => change((current) => names.reduce((next, name) => writeFilter(next, name, []), current)),
    [change, names],
  );
  return {
    names,
    values,
    query: useMemo(() => toQuery(values), [values]),
    isNarrowed: Object.keys(values).length > 0,
    usualDays,
    set,
    clear,
    open,
    setOpen,
    optionsOf,
  };
}
