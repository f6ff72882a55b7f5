import type { Weight } from './fonts/fontFiles.ts';
import type { LoadedFonts } from './fonts/loadFonts.ts';
import { pieces } from './pieces.ts';

export interface Style {
  size: number;
  weight?: Weight;
}
export interface Typesetter {
  /** The fonts that a text needs, in the order of its characters. */
  families: (text: string, weight: Weight) => string[];
  /** Points. */
  width: (text: string, style: Style) => number;
  /** How far below the top of its line a text stands, in ems: fonts differ, and texts beside each other must not. */
  ascent: (text: string, weight: Weight) => number;
  /** The text broken into lines that fit; what does not fit in `most` lines ends with an ellipsis. */
  lines: (text: string, width: number, style: Style, most?: number) => string[];
}

/** Marks that no font draws and that change nothing on paper. */
const unseen = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/gu;
const spaces = /[\t\n\u000b\u000c\r\u2028\u2029\u202f]+/gu;
const unknown = '\ufffd';
export const tidy = (text: string): string => text.normalize('NFC').replace(spaces, ' ').replace(unseen, '');

export function createTypesetter({ familyOf, fontOf }: LoadedFonts): Typesetter {
  const known = new Map<string, number>();
  const family = (sign: string, weight: Weight) => familyOf(sign.codePointAt(0) ?? 0, weight);
  const printable = (text: string, weight: Weight) =>
    [...tidy(text)].map((sign) => (family(sign, weight) === undefined ? unknown : sign)).join('');

  /** Width of a piece whose letters are all printable, in ems. */
  const measure = (text: string, weight: Weight): number => {
    let [sum, run, current] = [0, '', ''];
    const close = () => {
      if (!run) return;
      const font = fontOf(current);
      sum += font.layout(run, undefined, undefined, undefined, 'ltr').advanceWidth / font.unitsPerEm;
      run = '';
    };
    for (const sign of text) {
      const next = family(sign, weight) ?? current;
      if (next !== current) close();
      current = next;
      run += sign;
    }
    close();
    return sum;
  };
  const width = (text: string, { size, weight = 400 }: Style) => {
    const key = `${weight}${text}`;
    const ems = known.get(key) ?? measure(text, weight);
    known.set(key, ems);
    return ems * size;
  };

  const lines: Typesetter['lines'] = (raw, room, style, most = Infinity) => {
    const text = printable(raw, style.weight ?? 400);
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

  const families: Typesetter['families'] = (text, weight) => [
    ...new Set([...text].map((sign) => family(sign, weight)).filter((name) => name !== undefined)),
  ];
  const ascent: Typesetter['ascent'] = (text, weight) =>
    Math.max(
      ...families(text, weight)
        .map(fontOf)
        .map((font) => font.ascent / font.unitsPerEm),
    );

  return {
    families,
    ascent,
    width: (text, style) => width(printable(text, style.weight ?? 400), style),
    lines,
  };
}
