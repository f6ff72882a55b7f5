import type { TFunction } from 'i18next';
import { getGeneralReport } from '#contract/generalReport';
import { generalSections } from '#contract/reports/general';
import type { ReportParams } from '#contract/reports/report';
import { formatDateRange } from '~/components/data/format.ts';
import type { PdfInput } from '~/components/export/usePdfExport.ts';
import { filterTexts } from '../filters/filterWords.ts';
import type { ReportFilters } from '../filters/useReportFilters.ts';
import { fileDate } from '~/components/export/fileDate.ts';
import { readCharts, readFigures } from '../report/readReport.ts';
import { callReport } from '../report/useReportCall.ts';

interface Reading {
  filters: ReportFilters;
  /** The days that are shown, in words. */
  range: string;
  t: TFunction;
}

const number = (label: string) => ({ label, align: 'end' as const });

/** The general report for a page of paper: of each area a table of numbers, beside those of the days before, and its pictures. */
export async function readGeneral(query: ReportParams, { filters, range, t }: Reading): Promise<PdfInput> {
  const { previous } = await callReport(getGeneralReport, query);
  const rangeBefore = formatDateRange(previous.dateFrom, previous.dateTo);
  const parts = await Promise.all(
    generalSections.map(async ({ name, summary, charts }) => ({
      title: t(`reports.pages.${name}.title`),
      figures: await readFigures(summary, query, t),
      note: summary.note && t(summary.note as 'reports.tasksNote'),
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
    charts: [],
    tables: parts.map(({ title, figures, note, charts }) => ({
      title,
      columns: [
        { label: t('reports.figure') },
        number(range),
        ...(figures.some(({ before }) => before !== undefined) ? [number(rangeBefore)] : []),
      ],
      rows: figures.map(({ label, value, before }) => [label, value, ...(before === undefined ? [] : [before])]),
      ...(note && { note }),
      charts,
    })),
    fileName: `general-${fileDate()}.pdf`,
  };
}
