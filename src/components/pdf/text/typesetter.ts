import type { Weight } from '../fonts/fontFiles.ts';
import type { LoadedFonts } from '../fonts/loadFonts.ts';
import { createFaces, type ShapedRun } from './faces.ts';
import { pieces } from './pieces.ts';
import { printable, unread } from './printable.ts';
import { visualRuns } from './visualRuns.ts';

export interface Style {
  size: number;
  weight?: Weight;
}
export interface Typesetter {
  /** Points. */
  width: (text: string, style: Style) => number;
  /** The text broken into lines that fit; what does not fit in `most` lines ends with an ellipsis. */
  lines: (text: string, width: number, style: Style, most?: number) => string[];
  /** A line of `lines` in parts that can be drawn, from left to right. */
  runs: (line: string, weight: Weight, dir: 'ltr' | 'rtl') => ShapedRun[];
  /** Whether letters were met that no font has. */
  hasUnread: () => boolean;
}

export function createTypesetter(fonts: LoadedFonts): Typesetter {
  const shape = createFaces(fonts);
  const known = { 400: new Map<string, string>(), 600: new Map<string, string>() };
  const widths = { 400: new Map<string, number>(), 600: new Map<string, number>() };
  let isUnread = false;

  const shown = (text: string, weight: Weight): string => {
    const before = known[weight].get(text);
    if (before !== undefined) return before;
    const result = printable(text, weight, fonts.familyOf);
    if (result.includes(unread) && !text.includes(unread)) isUnread = true;
    known[weight].set(text, result);
    return result;
  };
  const runs: Typesetter['runs'] = (line, weight, dir) =>
    visualRuns(line, dir, (sign) => fonts.familyOf(sign.codePointAt(0) ?? 0, weight)).map(shape);
  const width = (text: string, { size, weight = 400 }: Style) => {
    const before = widths[weight].get(text);
    const ems = before ?? runs(text, weight, 'ltr').reduce((sum, run) => sum + run.width, 0);
    if (before === undefined) widths[weight].set(text, ems);
    return ems * size;
  };

  const lines: Typesetter['lines'] = (raw, room, style, most = Infinity) => {
    const text = shown(raw, style.weight ?? 400);
    if (width(text, style) <= room) return [text];
    const done: string[] = [];
    let [line, used] = ['', 0];
    const end = () => {
      done.push(line.trimEnd());
      [line, used] = ['', 0];
    };
    const add = (piece: string) => {
      const size = width(piece, style);
      const seen = piece.endsWith(' ') ? width(piece.trimEnd(), style) : size;
      if (line && used + seen > room) end();
      if (seen > room && [...piece].length > 1) {
        for (const sign of piece) add(sign);
        return;
      }
      line += piece;
      used += size;
    };
    for (const piece of pieces(text)) add(piece);
    end();
    if (done.length <= most) return done;
    const kept = [...(done[most - 1] ?? '')];
    while (kept.length > 0 && width(`${kept.join('')}…`, style) > room) kept.pop();
    return [...done.slice(0, most - 1), `${kept.join('').trimEnd()}…`];
  };

  return { width: (text, style) => width(shown(text, style.weight ?? 400), style), lines, runs, hasUnread: () => isUnread };
}
