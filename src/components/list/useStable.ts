import { useRef } from 'react';

/** Returns the previous object if all its members are the same, so that dependents do not render again. */
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
