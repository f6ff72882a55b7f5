import type { Column } from '../column.ts';

type Sized = Pick<Column, 'key' | 'label' | 'orderField' | 'minWidth' | 'fullWidth' | 'priority'>;

interface Fit<C> {
  shown: C[];
  folded: C[];
  /** Widths of the visible columns; together they fill the space. */
  widths: readonly number[];
}

/**
 * The columns that fit into `room` pixels, in their own order; the others move into each row's card, whose button takes
 * `buttonWidth`. Columns of priority 1 always stay.
 */
export function fitColumns<C extends Sized>(columns: readonly C[], room: number, buttonWidth: number): Fit<C> {
  const all = kept(columns, room);
  const isFolding = all.length < columns.length;
  const left = isFolding ? room - buttonWidth : room;
  const shown = isFolding ? kept(columns, left) : all;
  return { shown, folded: columns.filter((column) => !shown.includes(column)), widths: widthsIn(shown, left) };
}

const headOf = ({ label, orderField }: Sized) => headWidth(label, orderField !== undefined);
/** The desired width of a column: that of its values, or of its title. */
const wishOf = (column: Sized) => Math.max(column.minWidth, headOf(column));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The desired widths; columns with long values also get a share of the space that is left, up to their full width. */
function grown(columns: readonly Sized[], wishes: readonly number[], room: number): number[] {
  const wants = columns.map(({ fullWidth = 0 }, index) => Math.max(0, fullWidth - (wishes[index] ?? 0)));
  const share = Math.min(1, (room - sum(wishes)) / Math.max(1, sum(wants)));
  return wishes.map((wish, index) => wish + (wants[index] ?? 0) * share);
}

/**
 * Extra space goes to long values first, the rest is distributed evenly; if space is missing, columns shrink to the width of
 * their titles before titles are cut.
 */
function widthsIn(columns: readonly Sized[], room: number): number[] {
  const wishes = columns.map(wishOf);
  const heads = columns.map((column) => Math.min(headOf(column), wishOf(column)));
  const [wished, least] = [sum(wishes), sum(heads)];
  if (room >= wished || room <= least) {
    const parts = room >= wished ? grown(columns, wishes, room) : heads;
    return parts.map((part) => Math.floor((part * room) / Math.max(1, sum(parts))));
  }
  const shrink = (wished - room) / (wished - least);
  return wishes.map((wish, index) => Math.floor(wish - (wish - (heads[index] ?? wish)) * shrink));
}

function kept<C extends Sized>(columns: readonly C[], room: number): C[] {
  const staying = new Set<string>();
  let used = 0;
  for (const column of [...columns].sort((a, b) => a.priority - b.priority)) {
    used += wishOf(column);
    if (used > room && column.priority > 1) break;
    staying.add(column.key);
  }
  return columns.filter(({ key }) => staying.has(key));
}

/** Padding of a header cell, plus the sort arrow. */
const padding = 26;
const arrow = 18;

/** Approximate width in pixels in the header's font size. */
function widthOfLetter(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x2e80) return 13;
  if (code >= 0x370 && code < 0x530) return 8.2;
  return /[A-ZÀ-Þmw]/.test(letter) ? 9.6 : 7;
}
const widthOf = (text: string) => [...text.trim()].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

/** Possible line breaks: at spaces, in Japanese and Chinese between words. */
export const piecesOf = (label: string): string[] =>
  /[\u3040-\u9fff]/.test(label)
    ? [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(label)].map(({ segment }) => segment)
    : label.split(/(?<=[\s-])/);

/** The smallest width in which a title fits on two lines without cutting a word. */
export function headWidth(label: string, isSortable: boolean): number {
  const pieces = piecesOf(label);
  const lines = pieces.map((_, at) => Math.max(widthOf(pieces.slice(0, at).join('')), widthOf(pieces.slice(at).join(''))));
  return Math.ceil(Math.min(...lines)) + padding + (isSortable ? arrow : 0);
}
