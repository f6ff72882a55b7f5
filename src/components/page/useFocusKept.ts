import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Marks what vanishes under a press, such as the message whose button clears the search that it is about. The focus then goes to
 * the page that contains it; a browser would move it to the top of the document, where a keyboard user has to start again.
 */
export function useFocusKept<Marked extends HTMLElement>(): RefObject<Marked | null> {
  const marked = useRef<Marked>(null);
  useLayoutEffect(() => {
    const element = marked.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = element.closest<HTMLElement>('[tabindex="-1"]');
      // It is still in the document now; what takes its place may have taken the focus by then.
      queueMicrotask(() => {
        if (document.activeElement === document.body) around?.focus({ preventScroll: true });
      });
    };
  }, []);
  return marked;
}
