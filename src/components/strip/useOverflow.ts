import { type RefObject, useEffect, useState } from 'react';

interface Overflow {
  before: boolean;
  after: boolean;
}

/** Whether content is hidden before and after the visible part. Scroll positions are negative in right-to-left rows. */
export function useOverflow(row: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => {
      const at = Math.abs(element.scrollLeft);
      const before = at > 1;
      const after = at + element.clientWidth < element.scrollWidth - 1;
      setOverflow((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);
  return overflow;
}
