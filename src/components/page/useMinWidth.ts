import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least this many pixels wide. */
export function useMinWidth(pixels: number): boolean {
  const query = useCallback(() => window.matchMedia(`(min-width: ${pixels}px)`), [pixels]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = query();
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query().matches);
}
