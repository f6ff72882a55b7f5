import type { Filter, FilterValues } from './filter.ts';

/** What an address says about filters; what makes no sense is left out. */
export const readFilters = (params: URLSearchParams, filters: readonly Filter[]): FilterValues =>
  Object.fromEntries(
    filters.map(({ name, param }) => [name, param.read(params, name)] as const).filter(([, value]) => value !== undefined),
  );

/** An address with the filters set to these values. Other parameters stay. */
export function writeFilters(current: URLSearchParams, filters: readonly Filter[], values: FilterValues): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const { name, param } of filters) {
    for (const each of param.params ?? [name]) next.delete(each);
    const value = values[name];
    // Each filter writes only values of its own kind: `read` and `write` of one param fit each other.
    if (value !== undefined && value !== null)
      (param.write as (params: URLSearchParams, name: string, value: unknown) => void)(next, name, value);
  }
  return next;
}
