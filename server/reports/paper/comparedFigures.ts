import type { ReportSummary } from '#contract/reports/report';
import type { PdfTable } from '../../pdf/pdfReport.ts';
import type { Reading } from './paper.ts';
import { figuresOf } from './reportPaper.ts';

const number = (label: string) => ({ label, align: 'end' as const });

/** Figures as a table: those of a range and, if they are compared, those of the range before; `ranges` are the titles of both. */
export async function comparedFigures(
  summary: ReportSummary,
  reading: Reading,
  [range = '', before = '']: readonly string[],
): Promise<Pick<PdfTable, 'columns' | 'rows' | 'note'>> {
  const figures = await figuresOf(summary, reading, reading.query);
  const isCompared = figures.some((figure) => figure.before !== undefined);
  return {
    columns: [{ label: reading.writing.text('reports.figure') }, number(range), ...(isCompared ? [number(before)] : [])],
    rows: figures.map((figure) => [figure.label, figure.value, ...(isCompared ? [figure.before ?? '–'] : [])]),
    ...(summary.note && { note: reading.writing.text(summary.note) }),
  };
}
