import type { Column } from './column.ts';

type Sized = Pick<Column, 'key' | 'minWidth' | 'priority'>;

/**
 * Which columns fit into a width in pixels, in their own order; the rest is folded into each row's card.
 * Columns of priority 1 always stay.
 */
export function fitColumns<C extends Sized>(columns: readonly C[], width: number): { shown: C[]; folded: C[] } {
  const kept = new Set<string>();
  let used = 0;
  let isFull = false;
  for (const column of [...columns].sort((a, b) => a.priority - b.priority)) {
    used += column.minWidth;
    isFull = isFull || (used > width && column.priority > 1);
    if (!isFull) kept.add(column.key);
  }
  return { shown: columns.filter((c) => kept.has(c.key)), folded: columns.filter((c) => !kept.has(c.key)) };
}
