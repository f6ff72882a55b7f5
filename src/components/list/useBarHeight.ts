import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Tells the list around a bar how tall it is, as `--list-bar-height`: filters wrap, and the heads of the columns stick below them. */
export function useBarHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    const list = bar?.parentElement;
    if (!bar || !list) return undefined;
    const measure = () => list.style.setProperty('--list-bar-height', `${bar.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return ref;
}
