import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Last measured width: the next list most likely has the same, and a right guess avoids rendering every row twice. */
const ofLists = { width: 0 };

/**
 * Width in whole pixels of the element with `ref`, measured before the first paint. Until then it is `guess`, which stores the
 * latest width.
 */
export function useElementWidth<E extends HTMLElement>(guess: { width: number } = ofLists): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(guess.width);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth } = element;
      if (clientWidth > 0) guess.width = Math.floor(clientWidth);
      setWidth(guess.width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [guess]);
  return [ref, width];
}
