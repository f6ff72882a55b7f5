import type { TFunction } from 'i18next';
import type { PdfInput } from '~/components/export/usePdfExport.ts';
import { filterTexts } from '../filters/filterWords.ts';
import type { ReportFilters } from '../filters/useReportFilters.ts';
import { fileDate } from '../report/fileDate.ts';
import { readCharts, readFigures } from '../report/readReport.ts';
import type { ReportQuery } from '../report/useReportCall.ts';
import { sections } from './sections.ts';

interface Reading {
  filters: ReportFilters;
  /** The days that are shown, in words. */
  range: string;
  t: TFunction;
}

/** The general report for a page of paper: a table of numbers and the pictures of each area. */
export async function readGeneral(query: ReportQuery, { filters, range, t }: Reading): Promise<PdfInput> {
  const parts = await Promise.all(
    sections.map(async ({ key, summary, charts }) => ({
      title: t(`reports.pages.${key}.title`),
      figures: await readFigures(summary, query, t),
      note: summary.note && t(summary.note),
      charts: await readCharts(charts, query, t),
    })),
  );
  return {
    title: t('reports.pages.general.title'),
    filters: [
      { label: t('reports.filters.names.period'), value: range },
      ...filterTexts({ ...filters, names: filters.names.filter((name) => name !== 'period') }, t),
    ],
    figures: [],
    charts: parts.flatMap(({ charts }) => charts),
    tables: parts.map(({ title, figures, note }) => ({
      title,
      columns: [{ label: t('reports.figure') }, { label: t('reports.charts.number'), align: 'end' as const }],
      rows: figures.map(({ label, value }) => [label, value]),
      ...(note && { note: note as string }),
    })),
    fileName: `general-${fileDate()}.pdf`,
  };
}
