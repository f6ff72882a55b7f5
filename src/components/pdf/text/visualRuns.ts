import bidiFactory from 'bidi-js';

/** Letters of one font that run one way. */
export interface TextRun {
  /** In the order in which it is read. */
  text: string;
  family: string;
  /** Drawn from its last letter to its first. */
  isReversed: boolean;
}

const bidi = bidiFactory();
const rightToLeft = /[\u0590-\u08ff\u200f\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

interface Leveled extends TextRun {
  level: number;
}

/** From the highest level down, every stretch of that level or above is turned round. */
function reorder(runs: Leveled[]): Leveled[] {
  const highest = Math.max(...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < runs.length; start += 1) {
      let end = start;
      while ((runs[end]?.level ?? -1) >= level) end += 1;
      if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
      start = end;
    }
  }
  return runs;
}

/**
 * A line as stretches of one font and one direction, in the order in which they stand on paper from left to right. A bracket in
 * text from right to left is stored as the shape that is drawn, since readers disagree about it: Chrome and Edge turn it
 * back when text is copied or searched; programs that only turn the letters round, such as pdftotext, show it the wrong way.
 */
export function visualRuns(line: string, dir: 'ltr' | 'rtl', familyOf: (sign: string) => string | undefined): TextRun[] {
  const levels = dir === 'rtl' || rightToLeft.test(line) ? bidi.getEmbeddingLevels(line, dir).levels : undefined;
  const runs: Leveled[] = [];
  let index = 0;
  for (const sign of line) {
    const level = levels?.[index] ?? 0;
    index += sign.length;
    const isReversed = level % 2 === 1;
    const shown = (isReversed && bidi.getMirroredCharacter(sign)) || sign;
    const last = runs.at(-1);
    const family = familyOf(shown) ?? last?.family;
    if (family === undefined) continue;
    if (last?.family === family && last.level === level) last.text += shown;
    else runs.push({ text: shown, family, level, isReversed });
  }
  return levels ? reorder(runs) : runs;
}
