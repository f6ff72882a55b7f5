import type { PdfTable } from '../report.ts';
import { type Block, type Drawing, heightOf, type Sheet } from './drawing.ts';
import { columnWidths } from './columnWidths.ts';

const size = 8;
const gap = 14;
const padding = 4;
/** A cell longer than this ends with an ellipsis. */
const mostLines = 6;
/** Rows that are looked at to share the width. */
const sample = 300;
const widestColumn = 220;

function widthsOf({ columns, rows }: PdfTable, { width, typesetter }: Sheet): number[] {
  const wishes = columns.map(({ label }, index) => {
    const head = typesetter.width(label, { size, weight: 600 });
    const cells = rows.slice(0, sample).map((row) => typesetter.width(row[index] ?? '', { size }));
    const natural = Math.min(Math.max(head, ...cells), widestColumn) + gap + 1;
    return { natural, least: Math.min(natural, Math.max(Math.min(head, 80), 40) + gap) };
  });
  return columnWidths(wishes, width);
}

/** A table as a block a row, so that it can go on on further pages under the same head. */
export function tableBlocks(table: PdfTable, sheet: Sheet): Block[] {
  const { width, write } = sheet;
  const widths = widthsOf(table, sheet);
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, value) => sum + value, 0));
  const rowOf = (cells: readonly string[], weight: 400 | 600, colour: string) => {
    const texts = table.columns.map(({ align = 'start' }, index) => {
      const [x = 0, room = 0] = [starts[index], widths[index]];
      const place = { x: x + gap / 2, y: padding, width: room - gap, colour, align, most: mostLines };
      return write(cells[index] ?? '', { size, weight }, place);
    });
    return { texts, height: Math.max(size, ...texts.map(heightOf)) + 2 * padding };
  };
  const line = (y: number, colour = 'border'): Drawing => ({ kind: 'rectangle', x: 0, y: y - 0.5, width, height: 0.5, colour });

  const labels = rowOf(
    table.columns.map(({ label }) => label),
    600,
    'text-secondary',
  );
  const ground: Drawing = { kind: 'rectangle', x: 0, y: 0, width, height: labels.height, colour: 'sunken' };
  const head: Block = { height: labels.height, drawings: [ground, ...labels.texts, line(labels.height, 'border-strong')] };
  const rows = table.rows.map((cells): Block => {
    const { texts, height } = rowOf(cells, 400, 'text');
    sheet.onRow();
    return { height, head, drawings: [...texts, line(height)] };
  });

  const title = table.title === undefined ? undefined : write(table.title, { size: 11, weight: 600 }, { x: 0, y: 4, width });
  const note = table.note === undefined ? undefined : write(table.note, { size }, { x: 0, y: 6, width, colour: 'text-secondary' });
  return [
    ...(title ? [{ height: heightOf(title) + 10, drawings: [title], needs: heightOf(title) + 10 + head.height * 3 }] : []),
    ...(rows.length > 0 ? rows : [head]),
    ...(note ? [{ height: heightOf(note) + 6, drawings: [note] }] : []),
    { height: 16, drawings: [] },
  ];
}
