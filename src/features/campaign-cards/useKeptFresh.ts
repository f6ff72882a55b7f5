import { useEffect, useRef } from 'react';

/** Often enough to follow a percentage, and rarely enough for a page that stays open for a day. */
const everyMs = 15_000;

/** Reads a list again while something in it moves by itself, and somebody looks at it. */
export function useKeptFresh(refetch: () => unknown, isMoving: boolean): void {
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void latest.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isMoving]);
}
