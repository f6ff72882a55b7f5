import { useRef } from 'react';

/** The object of the render before while each of its members is the same, so that what depends on it is not drawn again. */
export function useStable<T extends object>(now: T): T {
  const kept = useRef(now);
  const before = kept.current as Record<string, unknown>;
  const keys = Object.keys(now);
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.is(before[key], (now as Record<string, unknown>)[key]));
  if (!isSame) kept.current = now;
  return kept.current;
}
