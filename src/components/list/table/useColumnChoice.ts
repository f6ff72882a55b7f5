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
 * The visible columns of a list, stored per list in react-admin's store (this browser); the first one is always visible.
 * Columns have no custom order: it is that of the list's fields.
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
