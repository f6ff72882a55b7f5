import type { TFunction } from 'i18next';
import { figureText, shownFigures } from '#contract/reports/figure';
import { type ReportChart, type ReportParams, type ReportSummary, type ReportTable, totalsIn } from '#contract/reports/report';
import { writingOf } from '~/components/data/writing.ts';
import type { PdfInput } from '~/components/export/usePdfExport.ts';
import type { ListRecord } from '~/components/list/column.ts';
import { mostPdfRows } from '~/components/pdf/report.ts';
import { readAll } from '~/dataProvider/index.ts';
import { toWordOf } from '~/schema/useWordOf.ts';
import { filterTexts } from '../filters/filterWords.ts';
import type { ReportFilters } from '../filters/useReportFilters.ts';
import { fieldsOf, type ReportView } from './definition.ts';
import { fileDate } from '~/components/export/fileDate.ts';
import { callReport } from './useReportCall.ts';

type Labelled = PdfInput['figures'][number];
/** `before`: the same in the period before, where the report compares them. */
interface ReadFigure extends Labelled {
  before?: string;
}

export async function readFigures(summary: ReportSummary, query: ReportParams, t: TFunction): Promise<ReadFigure[]> {
  const writing = writingOf(t);
  const { totals, before } = totalsIn(summary, await callReport(summary.endpoint, query));
  return shownFigures(summary.figures, totals, before).map((figure) => ({
    label: writing.text(figure.label),
    value: figureText(figure, totals, writing),
    ...(before && { before: figureText(figure, before, writing) }),
  }));
}

export const readCharts = (charts: readonly ReportChart[], query: ReportParams, t: TFunction) =>
  Promise.all(charts.map(async (chart) => chart.draw(await callReport(chart.endpoint, query), writingOf(t))));

/** Every row, but no more than one above what a PDF holds: it says so then. */
const readRows = <Row extends object>(table: ReportTable<unknown, Row>, query: ReportParams, signal: AbortSignal) =>
  readAll<Row>(async (pageNumber, pageSize) => {
    signal.throwIfAborted();
    return table.read(await callReport(table.endpoint, { ...query, pageNumber, pageSize }));
  }, mostPdfRows);

/** What was searched for stands at the rows, which alone follow it. */
const searched = ({ searchText: text }: ReportParams, t: TFunction) =>
  text ? { title: `${t('reports.filters.search')}: ${String(text)}` } : {};

interface Reading {
  filters: ReportFilters;
  /** The rows in the order that the table shows. */
  rowsQuery: ReportParams;
  t: TFunction;
  signal: AbortSignal;
}

/** All that a report says under its filters, for a page of paper. */
export async function readReport<Row extends ListRecord>(
  { report: { name, view, summary, charts = [], table }, looks }: ReportView<Row>,
  { filters, rowsQuery, t, signal }: Reading,
): Promise<PdfInput> {
  const wordOf = toWordOf(t);
  const fields = fieldsOf(
    table.columns,
    looks?.(() => ''),
  );
  const [figures, pictures, rows] = await Promise.all([
    summary ? readFigures(summary, filters.query, t) : [],
    readCharts(charts, filters.query, t),
    readRows(table, rowsQuery, signal),
  ]);
  const title = t(`reports.pages.${name}.title`);
  return {
    title: view ? `${title} · ${t(`reports.tabs.${view}`)}` : title,
    filters: filterTexts(filters, t),
    figures,
    charts: pictures,
    tables: [
      {
        ...searched(rowsQuery, t),
        columns: fields.map(({ label = '', column: { align } }) => ({ label: wordOf(label), ...(align ? { align } : {}) })),
        rows: rows.map((row) => fields.map(({ text }) => text(row, wordOf))),
        ...(summary?.note && { note: writingOf(t).text(summary.note) }),
      },
    ],
    fileName: `${view ? `${name}-${view}` : name}-${fileDate()}.pdf`,
  };
}
