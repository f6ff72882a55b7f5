import { useSyncExternalStore } from 'react';
import { limits } from '#contract/limits';

const query = () => window.matchMedia(`(min-width: ${limits.breakpoints.lg}px)`);
const subscribe = (listener: () => void) => {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Room for the sidebar beside the page; below it the sidebar is a drawer. */
export const useIsLarge = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
