import type { Weight } from '../fonts/fontFiles.ts';
import type { Style, Typesetter } from '../text/typesetter.ts';

/**
 * What lies on a page, as data. Lengths in points; `x` runs in reading direction from the edge where lines begin, so that nothing
 * here knows whether the page will be mirrored.
 */
export type Drawing = TextDrawing | RectangleDrawing | RingDrawing | ImageDrawing;

export type Align = 'start' | 'center' | 'end';
export interface TextDrawing {
  kind: 'text';
  x: number;
  y: number;
  width: number;
  lines: readonly string[];
  size: number;
  weight: Weight;
  /** A colour of the theme by name. */
  colour: string;
  align: Align;
  dir: 'ltr' | 'rtl';
}
export interface RectangleDrawing {
  kind: 'rectangle';
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}
/** Part of a ring around (x, y), drawn as thick as `thickness`. */
export interface RingDrawing {
  kind: 'ring';
  x: number;
  y: number;
  path: string;
  thickness: number;
  colour: string;
}
export interface ImageDrawing {
  kind: 'image';
  x: number;
  y: number;
  width: number;
  height: number;
  data: string;
}

/** A stretch of the page from side to side, put whole on one page. */
export interface Block {
  height: number;
  drawings: readonly Drawing[];
  /** Repeated on top of every page that goes on with blocks of the same head. */
  head?: Block;
  /** Room that must be left on the page, so that a title is not the last thing on it. */
  needs?: number;
}

export const lineHeight = 1.4;

export const moved = (drawings: readonly Drawing[], x: number, y: number): Drawing[] =>
  drawings.map((drawing) => ({ ...drawing, x: drawing.x + x, y: drawing.y + y }));

const firstStrong = /[\p{L}]/u;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** The direction of a text that somebody typed: that of its first letter, else the page's. */
export function directionOf(text: string, page: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const letter = firstStrong.exec(text)?.[0];
  if (letter === undefined) return page;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}

interface Place {
  x: number;
  y: number;
  width: number;
  colour?: string;
  align?: Align;
  most?: number;
}
export type Write = (text: string, style: Style, place: Place) => TextDrawing;

/** A function that sets texts; lines that do not fit are broken. */
export const writer =
  (typesetter: Typesetter, page: 'ltr' | 'rtl'): Write =>
  (text, { size, weight = 400 }, { x, y, width, colour = 'text', align = 'start', most }) => ({
    kind: 'text',
    x,
    y,
    width,
    lines: typesetter.lines(text, width, { size, weight }, most),
    size,
    weight,
    colour,
    align,
    dir: directionOf(text, page),
  });

export const heightOf = ({ lines, size }: Pick<TextDrawing, 'lines' | 'size'>): number => lines.length * size * lineHeight;
export const bottomOf = (text: TextDrawing): number => text.y + heightOf(text);

/** Who draws a part of the page: its width and the two ways to deal with texts. */
export interface Sheet {
  width: number;
  dir: 'ltr' | 'rtl';
  write: Write;
  typesetter: Typesetter;
  /** Called for each row of a table. */
  onRow: () => void;
}
