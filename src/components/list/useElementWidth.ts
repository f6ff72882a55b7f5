import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The next list most likely has the room of the one before; a right guess spares drawing every row twice. */
let latest = 0;

/** Width in whole pixels of the element that takes `ref`, measured before the first paint; 0 where nothing is known before. */
export function useElementWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(latest);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      latest = Math.floor(element.clientWidth);
      setWidth(latest);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
