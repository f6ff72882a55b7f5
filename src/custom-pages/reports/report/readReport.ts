import type { TFunction } from 'i18next';
import type { PdfInput } from '~/components/export/usePdfExport.ts';
import type { ListRecord } from '~/components/list/column.ts';
import { mostPdfRows } from '~/components/pdf/report.ts';
import { readAll } from '~/dataProvider/index.ts';
import { kinds } from '~/schema/field.ts';
import { filterTexts } from '../filters/filterWords.ts';
import type { ReportFilters } from '../filters/useReportFilters.ts';
import { cellText } from './cellText.ts';
import type { Report, ReportChart, ReportTable, Summary } from './definition.ts';
import { figureText, saidOf } from './Figures.tsx';
import { fileDate } from '~/components/export/fileDate.ts';
import { callReport, type ReportQuery } from './useReportCall.ts';

type Labelled = PdfInput['figures'][number];
/** `before`: the same in the period before, where the report compares them. */
interface ReadFigure extends Labelled {
  before?: string;
}

export async function readFigures<Totals>(
  { endpoint, figures }: Summary<Totals>,
  query: ReportQuery,
  t: TFunction,
): Promise<ReadFigure[]> {
  const totals = await callReport(endpoint, query);
  return saidOf(figures, totals).map((figure) => ({
    label: t(`reports.figures.${figure.key}` as 'reports.figures.completed'),
    value: figureText(figure, totals),
    ...(figure.before && { before: figureText({ ...figure, value: figure.before }, totals) }),
  }));
}

export const readCharts = (charts: readonly ReportChart[], query: ReportQuery, t: TFunction) =>
  Promise.all(charts.map(async ({ endpoint, toChart }) => toChart(await callReport(endpoint, query), t)));

/** Every row, but no more than one above what a PDF holds: it says so then. */
const readRows = <Row extends ListRecord>({ endpoint, read }: ReportTable<Row>, query: ReportQuery, signal: AbortSignal) =>
  readAll<Row>(async (pageNumber, pageSize) => {
    signal.throwIfAborted();
    return read(await callReport(endpoint, { ...query, pageNumber, pageSize }));
  }, mostPdfRows);

/** What was searched for stands at the rows, which alone follow it. */
const searched = ({ searchText: text }: ReportQuery, t: TFunction) =>
  text ? { title: `${t('reports.filters.search')}: ${String(text)}` } : {};

interface Reading {
  filters: ReportFilters;
  /** The rows in the order that the table shows. */
  rowsQuery: ReportQuery;
  t: TFunction;
  signal: AbortSignal;
}

/** All that a report says under its filters, for a page of paper. */
export async function readReport<Totals, Row extends ListRecord>(
  { key, view, summary, charts = [], table }: Report<Totals, Row>,
  { filters, rowsQuery, t, signal }: Reading,
): Promise<PdfInput> {
  const wordOf = (word: string) => t(word as 'lists.empty.none');
  const fields = table.fields(() => '');
  const [figures, pictures, rows] = await Promise.all([
    summary ? readFigures(summary, filters.query, t) : [],
    readCharts(charts, filters.query, t),
    readRows(table, rowsQuery, signal),
  ]);
  const title = t(`reports.pages.${key}.title`);
  return {
    title: view ? `${title} · ${t(`reports.tabs.${view}`)}` : title,
    filters: filterTexts(filters, t),
    figures,
    charts: pictures,
    tables: [
      {
        ...searched(rowsQuery, t),
        columns: fields.map((field) => ({
          label: wordOf(`reports.fields.${field.key ?? field.source}`),
          ...(kinds[field.kind].align ? { align: kinds[field.kind].align } : {}),
        })),
        rows: rows.map((row) => fields.map((field) => cellText(field, row, wordOf))),
        ...(summary?.note && { note: t(summary.note) as string }),
      },
    ],
    fileName: `${view ? `${key}-${view}` : key}-${fileDate()}.pdf`,
  };
}
