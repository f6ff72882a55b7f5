import { Font, pdf } from '@react-pdf/renderer';
import { loadFonts } from './fonts/loadFonts.ts';
import { layOut } from './layout/pages.ts';
import { PdfDocument } from './PdfDocument.tsx';
import type { PdfContent, PdfReport } from './report.ts';
import { createTypesetter, tidy } from './typesetter.ts';

/** Every text of a report, wherever it stands in it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const strongTexts = ({ title, figures, charts, tables }: PdfReport): string[] => [
  title,
  ...figures.map(({ value }) => value),
  ...charts.flatMap((chart) => [chart.title, ...textsIn(chart)]),
  ...tables.flatMap((table) => [table.title ?? '', ...table.columns.map(({ label }) => label)]),
];

/** The file of a report. `urlOf` says where a font file below node_modules is found. */
export async function renderPdf(content: PdfContent, urlOf: (path: string) => string): Promise<Blob> {
  const { report, colours, emptyChart } = content;
  // Lines are broken by us; words are left as they are.
  Font.registerHyphenationCallback((word) => [word]);
  const fonts = await loadFonts(
    {
      all: [...textsIn(report), emptyChart, '0123456789/·'].map(tidy),
      strong: strongTexts(report).map(tidy),
      language: report.language,
    },
    urlOf,
  );
  const typesetter = createTypesetter(fonts);
  const layout = layOut(content, typesetter);
  const props = { report, layout, colours, typesetter };
  return pdf(PdfDocument(props)).toBlob();
}
