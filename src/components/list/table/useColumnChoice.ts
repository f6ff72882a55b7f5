import { useStore } from 'react-admin';
import { useMemo } from 'react';
import type { Column } from '../column.ts';

export interface ColumnChoice {
  all: readonly Column[];
  chosen: readonly Column[];
  isHidden: (key: string) => boolean;
  toggle: (key: string) => void;
  reset: () => void;
}

const none: string[] = [];

/**
 * Which columns of a list are visible, stored per list in react-admin's store (this browser); the first one always is. The
 * order of the columns is not stored: it is that of the fields of the list (`fields.tsx` of its resource).
 */
export function useColumnChoice(resource: string, all: readonly Column[]): ColumnChoice {
  const [hidden, setHidden] = useStore<string[]>(`lists.${resource}.hiddenColumns`, none);
  return useMemo(() => {
    const isHidden = (key: string) => key !== all[0]?.key && hidden.includes(key);
    return {
      all,
      chosen: all.filter((column) => !isHidden(column.key)),
      isHidden,
      toggle: (key) => setHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]),
      reset: () => setHidden(none),
    };
  }, [all, hidden, setHidden]);
}
