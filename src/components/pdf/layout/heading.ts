import type { Labelled, Logo, PdfReport } from '../report.ts';
import { type Block, bottomOf, type Drawing, heightOf, type Sheet } from './drawing.ts';

const logoRoom = { width: 120, height: 30 };

function logoDrawing(logo: Logo, width: number): Drawing {
  const scale = Math.min(logoRoom.width / logo.width, logoRoom.height / logo.height, 1);
  const size = { width: logo.width * scale, height: logo.height * scale };
  return { kind: 'image', x: width - size.width, y: 0, ...size, data: logo.data };
}

/** Company, title and date, with the logo in the corner, and what the numbers are narrowed by. */
export function heading({ width, write, typesetter }: Sheet, report: PdfReport, logo: Logo | undefined): Block {
  const room = width - (logo ? logoRoom.width + 16 : 0);
  const company = write(report.companyName, { size: 9 }, { x: 0, y: 0, width: room, colour: 'text-secondary', most: 1 });
  const title = write(report.title, { size: 20, weight: 600 }, { x: 0, y: bottomOf(company) + 2, width: room });
  const date = write(report.date, { size: 9 }, { x: 0, y: bottomOf(title) + 2, width: room, colour: 'text-secondary' });
  const drawings: Drawing[] = [company, title, date, ...(logo ? [logoDrawing(logo, width)] : [])];
  let y = bottomOf(date) + 10;

  const labelStyle = { size: 8.5 };
  const widest = Math.max(0, ...report.filters.map(({ label }) => typesetter.width(label, labelStyle)));
  const labels = Math.min(widest, width * 0.35) + 2;
  for (const { label, value } of report.filters) {
    const name = write(label, labelStyle, { x: 0, y, width: labels, colour: 'text-secondary' });
    const text = write(value, labelStyle, { x: labels + 12, y, width: width - labels - 12, most: 4 });
    drawings.push(name, text);
    y += Math.max(heightOf(name), heightOf(text)) + 2;
  }
  drawings.push({ kind: 'rectangle', x: 0, y: y + 6, width, height: 0.75, colour: 'border-strong' });
  return { height: y + 20, drawings };
}

/** As many beside each other as fit, with no number left alone in a second row. */
function columnsFor(count: number, width: number): number {
  const most = width > 600 ? 6 : 5;
  return count <= most ? count : Math.ceil(count / Math.ceil(count / most));
}

/** The numbers that matter most, side by side. */
export function figuresBlock({ width, write }: Sheet, figures: readonly Labelled[]): Block[] {
  if (figures.length === 0) return [];
  const columns = columnsFor(figures.length, width);
  const room = width / columns;
  const rows = Array.from({ length: Math.ceil(figures.length / columns) }, (_, row) =>
    figures.slice(row * columns, (row + 1) * columns),
  );
  return rows.map((row) => {
    const texts = row.flatMap(({ label, value }, index) => {
      const place = { x: index * room, width: room - 10 };
      const number = write(value, { size: 16, weight: 600 }, { ...place, y: 0 });
      return [number, write(label, { size: 8.5 }, { ...place, y: bottomOf(number), colour: 'text-secondary' })];
    });
    return { height: Math.max(...texts.map(bottomOf)) + 14, drawings: texts };
  });
}
