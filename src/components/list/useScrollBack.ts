import { type RefObject, useEffect, useRef } from 'react';
import type { ListQuery } from './listQuery.ts';

/** After a page was turned or a filter changed, whoever had scrolled down sees the first of the new rows. */
export function useScrollBack(query: ListQuery): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const seen = useRef(query);
  useEffect(() => {
    if (seen.current === query) return;
    seen.current = query;
    const list = ref.current;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
  }, [query]);
  return ref;
}
