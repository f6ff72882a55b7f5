import { addOutline, type Glyph, type Subset } from './subset.ts';
import type { OutlinePoint } from './encodeOutline.ts';

interface Position {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}
interface Run {
  glyphs: Glyph[];
  positions: Position[];
}
type Layout = (text: string, features?: unknown, script?: unknown, language?: unknown, direction?: string) => Run;
export interface MarkedFont {
  layout: Layout;
  createSubset(): Subset;
}
interface Part {
  glyph: Glyph;
  x: number;
  y: number;
}

/** Numbers of glyphs that no font has. */
const firstOwn = 0x10000;

const contoursOf = (parts: readonly Part[]): OutlinePoint[][] =>
  parts.flatMap(({ glyph, x, y }) =>
    glyph._getContours().map((contour) => contour.map((point) => ({ x: point.x + x, y: point.y + y, onCurve: point.onCurve }))),
  );

/**
 * Fonts of some scripts draw a letter in parts: the body, then dots and vowels that are put in their place by offsets. The renderer
 * loses these offsets, and the first letter of a line with them. Here a letter and its marks become one glyph before it sees them.
 */
export function joinMarks(font: MarkedFont, direction: 'ltr' | 'rtl'): void {
  const own = new Map<number, Part[]>();
  const known = new Map<string, Glyph>();
  const [layout, createSubset] = [font.layout.bind(font), font.createSubset.bind(font)];

  /** One glyph for the parts of a letter, which says which characters it stands for: letters share their bodies. */
  const join = (parts: readonly Part[], codePoints: number[]): Glyph | undefined => {
    const [first] = parts;
    if (!first || (parts.length === 1 && first.glyph.codePoints.join() === codePoints.join())) return first?.glyph;
    const key = `${codePoints.join()} ${parts.map(({ glyph, x, y }) => `${glyph.id},${x},${y}`).join(' ')}`;
    const id = { value: firstOwn + own.size };
    const made = known.get(key) ?? (Object.create(first.glyph, { codePoints: { value: codePoints }, id }) as Glyph);
    if (!known.has(key)) own.set(made.id, [...parts]);
    known.set(key, made);
    return made;
  };

  font.layout = (text, features, script, language) => {
    const run = layout(text, features, script, language, direction);
    if (direction === 'rtl') {
      // In the order of the text, as the renderer expects it: it turns the letters round itself.
      run.glyphs.reverse();
      run.positions.reverse();
    }
    const letters: { parts: Part[]; position: Position }[] = [];
    for (const [index, glyph] of run.glyphs.entries()) {
      const position = run.positions[index];
      if (!position) continue;
      const letter = letters.at(-1);
      if (!letter || position.xAdvance !== 0) {
        letters.push({ parts: [{ glyph, x: 0, y: 0 }], position });
      } else {
        // Offsets count from where the pen is: after the letter when it runs to the right, before it when it runs to the left.
        const pen = direction === 'ltr' ? letter.position.xAdvance : 0;
        letter.parts.push({ glyph, x: position.xOffset + pen, y: position.yOffset });
      }
    }
    const characters = [...text].map((character) => character.codePointAt(0) ?? 0);
    run.glyphs = letters
      .map(({ parts }) => {
        const count = parts.reduce((sum, { glyph }) => sum + glyph.codePoints.length, 0);
        return join(parts, characters.splice(0, count));
      })
      .filter((glyph) => glyph !== undefined);
    run.positions = letters.map(({ position }) => position);
    return run;
  };
  font.createSubset = () => {
    const subset = createSubset();
    const add = subset._addGlyph.bind(subset);
    subset._addGlyph = (id) => {
      const parts = own.get(id);
      return parts?.[0] ? addOutline(subset, parts[0].glyph, contoursOf(parts)) : add(id);
    };
    return subset;
  };
}
