import type { Weight } from './fontFiles.ts';
import { addOutline, type Glyph, type Subset } from './subset.ts';

/**
 * The ideographs come as files that hold all weights, packed as WOFF2, and open in the thinnest. fontkit can set a weight, but
 * not in packed files, and can take out the letters that a PDF needs, but not from packed files either. Both are done here, with
 * the parts of fontkit that the two have in common.
 */
interface Point {
  x: number;
  y: number;
  copy(): Point;
}
interface Outline {
  /** Below zero: put together from other glyphs, which have their weight already. */
  numberOfContours: number;
  points?: Point[];
}
export interface PackedFont {
  variationCoords: number[] | null;
  _transformedGlyphs: Outline[];
  _transformGlyfTable(): void;
  _variationProcessor: { transformPoints(id: number, points: Point[]): void };
  _tables: Record<string, unknown>;
  getGlyph(id: number, characters?: number[]): Glyph;
  createSubset(): Subset;
}

/** Four points follow each outline that carry its metrics; those come from a table of their own here. */
const metricsPoint = (): Point & { endContour: boolean } => ({ x: 0, y: 0, endContour: true, copy: metricsPoint });

/** Makes a freshly opened font of all weights one of this weight, fit for a PDF. */
export function setWeight(font: PackedFont, weight: Weight): void {
  font.variationCoords = [weight];
  font._transformGlyfTable();
  font._tables['loca'] = { version: 1, offsets: [] };
  const weighted = new Set<number>();
  const [getGlyph, createSubset] = [font.getGlyph.bind(font), font.createSubset.bind(font)];

  font.getGlyph = (id, characters) => {
    const outline = font._transformedGlyphs[id];
    if (outline?.points && !weighted.has(id)) {
      const points = [...outline.points, metricsPoint(), metricsPoint(), metricsPoint(), metricsPoint()];
      font._variationProcessor.transformPoints(id, points);
    }
    weighted.add(id);
    return getGlyph(id, characters);
  };
  font.createSubset = () => {
    const subset = createSubset();
    subset._addGlyph = (id) => {
      const glyph = font.getGlyph(id);
      return addOutline(subset, glyph, glyph._getContours());
    };
    return subset;
  };
}
