import { useListFilterContext } from 'react-admin';
import type { FilterParam } from './filterParams.ts';

/** The value of one filter of the list around a control, and the way to change it; undefined lets go of it. */
export function useFilter<Value>({
  name,
}: {
  name: string;
  param: FilterParam<Value>;
}): [Value | undefined, (value: Value | undefined) => void] {
  const { filterValues, displayedFilters, setFilters } = useListFilterContext();
  const set = (value: Value | undefined) => setFilters({ ...filterValues, [name]: value }, displayedFilters);
  return [(filterValues as Record<string, unknown>)[name] as Value | undefined, set];
}
