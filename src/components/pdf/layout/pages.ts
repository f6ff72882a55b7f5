import type { PdfContent } from '../report.ts';
import type { Typesetter } from '../text/typesetter.ts';
import { chartRows } from './chartRows.ts';
import { type Block, type Drawing, heightOf, moved, type Sheet, writer } from './drawing.ts';
import { figuresBlock, heading } from './heading.ts';
import { paginate } from './paginate.ts';
import { tableBlocks } from './table.ts';

/** A4, in points. */
const paper = { short: 595.28, long: 841.89 };
const margin = 40;
const foot = 24;
/** More columns than this need the longer side of the paper. */
const mostUpright = 7;

export interface Pages {
  width: number;
  height: number;
  /** What lies on each, from the corner where reading begins. */
  pages: Drawing[][];
}

const footing = (sheet: Sheet, { title, companyName }: PdfContent['report'], page: number, count: number): Drawing[] => {
  const place = { y: 0, colour: 'text-muted', most: 1 };
  return [
    sheet.write(`${companyName} · ${title}`, { size: 7.5 }, { ...place, x: 0, width: sheet.width - 70 }),
    sheet.write(`${page} / ${count}`, { size: 7.5 }, { ...place, x: sheet.width - 60, width: 60, align: 'end' }),
  ];
};

/** What stands for letters that no font has, said once at the end of a report that needs it. */
const unreadNote = ({ write, width }: Sheet, text: string): Block => {
  const note = write(text, { size: 8 }, { x: 0, y: 0, width, colour: 'text-secondary' });
  return { height: heightOf(note), drawings: [note] };
};

/** The whole report on pages: heading, figures, pictures, tables. `onRow` is called for each row of a table. */
export function layOut({ report, logo, emptyChart, unread }: PdfContent, typesetter: Typesetter, onRow: () => void): Pages {
  const isWide = report.tables.some(({ columns }) => columns.length > mostUpright);
  const [width, height] = isWide ? [paper.long, paper.short] : [paper.short, paper.long];
  const { dir } = report;
  const sheet: Sheet = { width: width - 2 * margin, dir, typesetter, write: writer(typesetter, dir), onRow };
  const blocks: Block[] = [
    heading(sheet, report, logo),
    ...figuresBlock(sheet, report.figures),
    ...chartRows(report.charts, sheet, emptyChart),
    ...report.tables.flatMap((table) => [...tableBlocks(table, sheet), ...chartRows(table.charts ?? [], sheet, emptyChart)]),
  ];
  if (typesetter.hasUnread()) blocks.push(unreadNote(sheet, unread));
  const filled = paginate(blocks, height - 2 * margin - foot);
  const pages = filled.map((drawings, index) => [
    ...moved(drawings, margin, margin),
    ...moved(footing(sheet, report, index + 1, filled.length), margin, height - margin - 8),
  ]);
  return { width, height, pages };
}
