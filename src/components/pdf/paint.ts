import { type Align, type Drawing, lineHeight, type TextDrawing } from './layout/drawing.ts';
import type { PaperColours } from './report.ts';
import type { Face } from './text/faces.ts';
import type { Typesetter } from './text/typesetter.ts';

/** What is used of the renderer's canvas. */
export interface Painter {
  save(): Painter;
  restore(): Painter;
  translate(x: number, y: number): Painter;
  fillColor(colour: string): Painter;
  strokeColor(colour: string): Painter;
  lineWidth(width: number): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  path(path: string): Painter;
  fill(): Painter;
  stroke(): Painter;
  font(face: Face, family: string, size: number): Painter;
  text(key: string, x: number, y: number, options: { lineBreak: boolean; baseline: string }): Painter;
}

export interface Paper {
  width: number;
  dir: 'ltr' | 'rtl';
  colours: PaperColours;
  typesetter: Typesetter;
}

/** Where all texts stand in their line, in ems: where European letters do, so that texts beside each other agree. */
const baseline = 1.069;
const textOptions = { lineBreak: false, baseline: 'alphabetic' };

/** How much of the room that is left over lies to the left of a text. */
const leftShare = (align: Align, dir: 'ltr' | 'rtl') => {
  if (align === 'center') return 0.5;
  return (align === 'start') === (dir === 'ltr') ? 0 : 1;
};

function paintText(painter: Painter, text: TextDrawing, { width, dir, colours, typesetter }: Paper): void {
  const left = dir === 'rtl' ? width - text.x - text.width : text.x;
  painter.fillColor(colours[text.colour] ?? 'black');
  for (const [index, line] of text.lines.entries()) {
    const runs = typesetter.runs(line, text.weight, text.dir);
    const length = runs.reduce((sum, run) => sum + run.width, 0) * text.size;
    let x = left + (text.width - length) * leftShare(text.align, dir);
    const y = text.y + (index * lineHeight + baseline) * text.size;
    for (const { face, family, key, width: ems } of runs) {
      painter.font(face, family, text.size).text(key, x, y, textOptions);
      x += ems * text.size;
    }
  }
}

function paintShape(painter: Painter, drawing: Drawing, { width, dir, colours }: Paper): void {
  if (drawing.kind !== 'rectangle' && drawing.kind !== 'ring') return;
  const colour = colours[drawing.colour] ?? 'black';
  if (drawing.kind === 'rectangle') {
    const x = dir === 'rtl' ? width - drawing.x - drawing.width : drawing.x;
    if (drawing.width > 0 && drawing.height > 0) painter.rect(x, drawing.y, drawing.width, drawing.height).fillColor(colour).fill();
    return;
  }
  painter.save().translate(dir === 'rtl' ? width - drawing.x : drawing.x, drawing.y);
  painter.path(drawing.path).lineWidth(drawing.thickness).strokeColor(colour).stroke();
  painter.restore();
}

/**
 * Draws a page, texts over shapes. The renderer's own elements would do the same, but lay out, break and measure anew each of the
 * tens of thousands of texts of a long table, whose place is known.
 */
export function paint(painter: Painter, drawings: readonly Drawing[], paper: Paper): void {
  for (const drawing of drawings) paintShape(painter, drawing, paper);
  for (const drawing of drawings) if (drawing.kind === 'text') paintText(painter, drawing, paper);
}
