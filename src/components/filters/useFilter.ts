import { useListFilterContext } from 'react-admin';
import type { FilterParam } from './filterParams.ts';
import { useListPanel } from '../list/listContext.ts';

type Change<Value> = Value | undefined | ((now: Value | undefined) => Value | undefined);

/** The value of one filter of the list around a control, and the way to change it; undefined lets go of it. */
export function useFilter<Value>({
  name,
}: {
  name: string;
  param: FilterParam<Value>;
}): [Value | undefined, (change: Change<Value>) => void] {
  const { latestValues } = useListPanel();
  const { filterValues, displayedFilters, setFilters } = useListFilterContext();
  const set = (change: Change<Value>) => {
    const now = latestValues.current;
    const value = typeof change === 'function' ? (change as (now: unknown) => Value | undefined)(now[name]) : change;
    latestValues.current = { ...now, [name]: value };
    setFilters(latestValues.current, displayedFilters);
  };
  return [(filterValues as Record<string, unknown>)[name] as Value | undefined, set];
}
