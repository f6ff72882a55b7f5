import type { Filter, FilterValues } from './filter.ts';

/** Reads the filters from URL parameters; ignores invalid values, and one that an earlier one excludes. */
export function readFilters(params: URLSearchParams, filters: readonly Filter[]): FilterValues {
  const read = filters
    .map(({ name, param, excludes }) => ({ name, excludes, value: param.read(params, name) }))
    .filter(({ value }) => value !== undefined);
  const shown = read.filter(({ name }, index) => !read.slice(0, index).some(({ excludes }) => excludes === name));
  return Object.fromEntries(shown.map(({ name, value }) => [name, value]));
}

/** URL parameters with the filters set to these values. Other parameters stay. */
export function writeFilters(current: URLSearchParams, filters: readonly Filter[], values: FilterValues): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const { name, param } of filters) {
    for (const each of param.params ?? [name]) next.delete(each);
    const value = values[name];
    // `read` and `write` of one param use the same type of value.
    if (value !== undefined && value !== null)
      (param.write as (params: URLSearchParams, name: string, value: unknown) => void)(next, name, value);
  }
  return next;
}
