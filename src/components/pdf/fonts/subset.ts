import { encodeOutline, type OutlinePoint } from './encodeOutline.ts';

/** The parts of fontkit's glyphs and of its choice of glyphs for a PDF that are used here. */
export interface Glyph {
  id: number;
  codePoints: number[];
  advanceWidth: number;
  _getContours(): readonly (readonly OutlinePoint[])[];
  _getMetrics(): { leftBearing: number };
}
export interface Subset {
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph(id: number): number;
}

/** Adds a glyph with other lines than the font has for it. */
export function addOutline(subset: Subset, glyph: Glyph, contours: readonly (readonly OutlinePoint[])[]): number {
  const bytes = encodeOutline(contours);
  subset.glyf.push(bytes);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing });
  subset.offset += bytes.length;
  return subset.glyf.length - 1;
}
