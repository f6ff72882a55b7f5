import { getGeneralReport } from '#contract/reports/generalReport';
import { generalFilters, generalSections } from '#contract/reports/general';
import { columnsIn } from '#contract/reports/column';
import type { SectionRows } from '#contract/reports/report';
import type { PdfTable } from '../../pdf/pdfReport.ts';
import type { PaperWriting } from '../../texts/writing.ts';
import { comparedFigures } from './comparedFigures.ts';
import { filterTexts } from './filterTexts.ts';
import type { MakePaper } from './paper.ts';
import { chartsOf, printRows } from './reportPaper.ts';

/** The rows of a section. Says if the plan shows the first ones only. */
function rowsTable({ title, columns, read }: SectionRows, reply: unknown, writing: PaperWriting): PdfTable {
  const { rows, total } = read(reply);
  const printed = printRows(columnsIn('paper', columns), rows, writing);
  const note = [printed.note, total > rows.length && writing.text('reports.trial.text')].filter(Boolean).join(' ');
  return { ...printed, title: writing.text(title), ...(note && { note }) };
}

/** The general report: for each area a table of figures, compared with the previous period, and its charts. */
export const generalPaper: MakePaper = async (reading) => {
  const { read, writing } = reading;
  const { dateFrom, dateTo, previous } = await read(getGeneralReport);
  // Without a range the report has a default one, which applies to the whole document.
  const query = { ...reading.query, dateFrom, dateTo };
  const dated = { ...reading, query };
  const ranges = [writing.range(dateFrom, dateTo), writing.range(previous.dateFrom, previous.dateTo)];
  const tables = generalSections.map(async ({ name, summary, charts, rows }) => {
    const figuresTable = {
      title: writing.text(`reports.pages.${name}.title`),
      ...(await comparedFigures(summary, dated, ranges)),
      charts: await chartsOf(charts, dated, query),
    };
    return rows ? [figuresTable, rowsTable(rows, await read(rows.endpoint, query), writing)] : [figuresTable];
  });
  return {
    name: 'general',
    content: {
      title: writing.text('reports.pages.general.title'),
      filters: await filterTexts(generalFilters, dated),
      figures: [],
      charts: [],
      tables: (await Promise.all(tables)).flat(),
    },
  };
};
