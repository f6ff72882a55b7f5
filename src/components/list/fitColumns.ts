import type { Column } from './column.ts';

type Sized = Pick<Column, 'key' | 'minWidth' | 'priority'>;

interface Fit<C> {
  shown: C[];
  folded: C[];
  /** What the least widths are multiplied by to fill the room; below 1 where even the columns that always stay are too wide. */
  scale: number;
}

/**
 * Which columns fit into `room` pixels, in their own order; the rest is folded into each row's card, whose button
 * takes `buttonWidth`. Columns of priority 1 always stay.
 */
export function fitColumns<C extends Sized>(columns: readonly C[], room: number, buttonWidth: number): Fit<C> {
  const all = kept(columns, room);
  const isFolding = all.length < columns.length;
  const left = isFolding ? room - buttonWidth : room;
  const shown = isFolding ? kept(columns, left) : all;
  const used = shown.reduce((sum, { minWidth }) => sum + minWidth, 0);
  return { shown, folded: columns.filter((column) => !shown.includes(column)), scale: left / Math.max(1, used) };
}

function kept<C extends Sized>(columns: readonly C[], room: number): C[] {
  const staying = new Set<string>();
  let used = 0;
  for (const { key, minWidth, priority } of [...columns].sort((a, b) => a.priority - b.priority)) {
    used += minWidth;
    if (used > room && priority > 1) break;
    staying.add(key);
  }
  return columns.filter(({ key }) => staying.has(key));
}
