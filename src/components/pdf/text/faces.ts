import type { LoadedFonts, OpenFont, ShapedText } from '../fonts/loadFonts.ts';
import type { TextRun } from './visualRuns.ts';

/** A font for the paper. What it is asked to draw is the key of a text that was shaped before. */
export interface Face {
  layout: (key: string) => ShapedText;
}
/** A stretch of text ready to be drawn. */
export interface ShapedRun {
  face: Face;
  family: string;
  key: string;
  /** Ems. */
  width: number;
}

/**
 * Shapes each text once, for measuring and for drawing, however often it stands in a report: that is most of the work.
 * The paper's own cache would shape word by word and in reading order only.
 */
export function createFaces({ fontOf }: Pick<LoadedFonts, 'fontOf'>) {
  const faces = new Map<string, { font: OpenFont; face: Face; texts: Map<string, ShapedText>; runs: Map<string, ShapedRun> }>();
  const faceOf = (family: string) => {
    const known = faces.get(family);
    if (known) return known;
    const font = fontOf(family);
    const texts = new Map<string, ShapedText>();
    const layout = (key: string) => texts.get(key) ?? font.layout('');
    const made = {
      font,
      face: Object.create(font, { layout: { value: layout } }) as Face,
      texts,
      runs: new Map<string, ShapedRun>(),
    };
    faces.set(family, made);
    return made;
  };

  return ({ text, family, isReversed }: TextRun): ShapedRun => {
    const { font, face, texts, runs } = faceOf(family);
    const name = isReversed ? `<${text}` : `>${text}`;
    const known = runs.get(name);
    if (known) return known;
    const shaped = font.layout(text, undefined, undefined, undefined, 'ltr');
    if (isReversed) {
      shaped.glyphs.reverse();
      shaped.positions.reverse();
    }
    const key = String(texts.size);
    texts.set(key, shaped);
    const run = { face, family, key, width: shaped.advanceWidth / font.unitsPerEm };
    runs.set(name, run);
    return run;
  };
}
