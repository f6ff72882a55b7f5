import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Marks what vanishes under a press, such as the message whose button clears the search that it is about. The focus then goes to
 * the page it stood in; at the top of the document, where a browser leaves it, whoever uses the keyboard would begin again.
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
