import { pdf } from '@react-pdf/renderer';
import { loadFonts } from './fonts/loadFonts.ts';
import { layOut } from './layout/pages.ts';
import { PdfDocument } from './PdfDocument.tsx';
import { progressOf } from './progress.ts';
import type { PdfContent, PdfReport } from './report.ts';
import { tidy } from './text/printable.ts';
import { createTypesetter } from './text/typesetter.ts';

/** Every text of a report, wherever it stands in it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const strongTexts = ({ title, figures, charts, tables }: PdfReport): string[] => [
  title,
  ...figures.map(({ value }) => value),
  ...textsIn(charts),
  ...tables.flatMap((table) => [table.title ?? '', ...table.columns.map(({ label }) => label), ...textsIn(table.charts)]),
];

/**
 * The file of a report. `urlOf` says where a font file below node_modules is found; `onProgress` hears how much is done, from 0
 * to 1, a hundred times at most.
 */
export async function renderPdf(
  content: PdfContent,
  urlOf: (path: string) => string,
  onProgress?: (share: number) => void,
): Promise<Blob> {
  const { report, colours, emptyChart, unread } = content;
  const fonts = await loadFonts(
    {
      all: [...textsIn(report), emptyChart, unread, '0123456789/·'].map(tidy),
      strong: strongTexts(report).map(tidy),
      language: report.language,
    },
    urlOf,
  );
  const progress = progressOf(onProgress);
  const typesetter = createTypesetter(fonts);
  const rows = report.tables.reduce((sum, table) => sum + table.rows.length, 0);
  const layout = layOut(content, typesetter, progress.part(rows, 0.1, 0.5));
  const paper = { width: layout.width, dir: report.dir, colours, typesetter };
  const props = { report, layout, paper, onPage: progress.part(layout.pages.length, 0.5, 1) };
  return pdf(PdfDocument(props)).toBlob();
}
