import { type RefObject, useEffect, useRef } from 'react';

/** After a page was turned or a filter changed, whoever had scrolled down sees the first of the new rows. */
export function useScrollBack(place: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const seen = useRef(place);
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    const list = ref.current;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
  }, [place]);
  return ref;
}
