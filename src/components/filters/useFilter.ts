import { useFilters } from './filterContext.ts';
import type { FilterParam } from './filterParams.ts';

type Change<Value> = Value | undefined | ((now: Value | undefined) => Value | undefined);

/** The chosen value of one filter, and the function that changes it; undefined clears it. */
export function useFilter<Value>({
  name,
}: {
  name: string;
  param: FilterParam<Value>;
}): [Value | undefined, (change: Change<Value>) => void] {
  const { values, change } = useFilters();
  const set = (to: Change<Value>) =>
    change(name, (now) => (typeof to === 'function' ? (to as (now: unknown) => Value | undefined)(now) : to));
  return [values[name] as Value | undefined, set];
}
