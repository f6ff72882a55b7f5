import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element when it appears. Unlike `autoFocus` it holds inside a dialog too,
 * whose own hold on the focus begins after its content is there.
 */
export function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
