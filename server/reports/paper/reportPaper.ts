import { reportLimits } from '#contract/reports/limits';
import { type AnyColumn, columnsIn, columnsWith } from '#contract/reports/column';
import { figureText, shownFigures } from '#contract/reports/figure';
import {
  notesOn,
  type Report,
  type ReportChart,
  type ReportParams,
  type ReportSummary,
  type ReportTable,
  textsOf,
  totalsIn,
} from '#contract/reports/report';
import type { Labelled, PdfTable } from '../../pdf/pdfReport.ts';
import type { PaperWriting } from '../../texts/writing.ts';
import { filterTexts } from './filterTexts.ts';
import type { MakePaper, Reading } from './paper.ts';
import { paperCell, paperColumn } from './paperCell.ts';

/** `before`: the figure of the previous period, if the report compares them. */
interface PaperFigure extends Labelled {
  before?: string;
}

export async function figuresOf(summary: ReportSummary, { read, writing }: Reading, query?: ReportParams): Promise<PaperFigure[]> {
  const { totals, before } = totalsIn(summary, await read(summary.endpoint, query));
  return shownFigures(summary.figures, totals, before).map((figure) => ({
    label: writing.text(figure.label),
    value: figureText(figure, totals, writing),
    ...(before && { before: figureText(figure, before, writing) }),
  }));
}

/** What is to know of the figures. */
export const leftOutOf = async (summary: ReportSummary, { read, writing }: Reading): Promise<string[]> =>
  notesOn(summary, totalsIn(summary, await read(summary.endpoint)).totals, writing);

export const chartsOf = (charts: readonly ReportChart[], { read, writing }: Reading, query?: ReportParams) =>
  Promise.all(charts.map(async (chart) => chart.draw(await read(chart.endpoint, query), writing)));

/** The table in the order of the page, up to reportLimits.pdfRows. Its title shows the search, which only applies to the table. */
export async function tableOf(table: ReportTable, { read, query, writing, links }: Reading): Promise<PdfTable> {
  const { text } = writing;
  const columns = columnsWith(links, columnsIn('paper', table.columns));
  const { rows, total } = table.read(await read(table.endpoint, query, reportLimits.pdfRows + 1));
  const printed = printRows(columns, rows, writing);
  // Of a report of which the plan shows some rows.
  const note = printed.note ?? (total > rows.length ? text('reports.trial.text') : undefined);
  return {
    ...(query['searchText'] && { title: `${text('common.search')}: ${String(query['searchText'])}` }),
    ...printed,
    ...(note && { note }),
  };
}

/** Rows up to reportLimits.pdfRows; a note says if there are more. */
export const printRows = (columns: readonly AnyColumn[], rows: readonly object[], writing: PaperWriting): PdfTable => ({
  columns: columns.map((column) => paperColumn(column, writing)),
  rows: rows.slice(0, reportLimits.pdfRows).map((row) => columns.map((column) => paperCell(column, row, writing))),
  ...(rows.length > reportLimits.pdfRows && { note: writing.text('pdf.rest', { shown: reportLimits.pdfRows }) }),
});

const namesPeople = ({ columns }: ReportTable): boolean => columns.some(({ kind }) => kind === 'person');

/** A report with everything that its page shows for the filters. i18n-keys: reports.pages.* i18n-keys: reports.tabs.* */
export const reportPaper =
  (report: Report<ReportTable, string>): MakePaper =>
  async (reading) => {
    const { name, view, filters, statuses, summary, charts = [], table } = report;
    const { text } = reading.writing;
    const title = text(`${textsOf(report)}.title`);
    const printed = await tableOf(table, reading);
    const left = summary ? await leftOutOf(summary, reading) : [];
    const note = [summary?.note && text(summary.note), ...left, printed.note].filter(Boolean).join(' ');
    return {
      name: view ? `${name}-${view}` : name,
      content: {
        title: view ? `${title} · ${text(`reports.tabs.${view}`)}` : title,
        filters: await filterTexts(filters, reading, statuses),
        figures: summary ? await figuresOf(summary, reading) : [],
        charts: await chartsOf(charts, reading),
        tables: [{ ...printed, ...(note && { note }) }],
      },
      ...(namesPeople(table) && { people: printed.rows.length }),
    };
  };
