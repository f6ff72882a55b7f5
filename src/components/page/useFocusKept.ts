import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For an element that disappears when its button is pressed, such as the message whose button clears the search. Moves the
 * focus to the page that contains it; the browser would move it to the top of the document.
 */
export function useFocusKept<Marked extends HTMLElement>(): RefObject<Marked | null> {
  const marked = useRef<Marked>(null);
  useLayoutEffect(() => {
    const element = marked.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = element.closest<HTMLElement>('[tabindex="-1"]');
      // The element is still in the document now; its replacement may take the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) around?.focus({ preventScroll: true });
      });
    };
  }, []);
  return marked;
}
