import { cultureNotes, industryText, levelText, monthsChart, partTexts } from '#contract/dashboard/cultureTexts';
import { type CultureReport, getCultureScore } from '#contract/dashboard/dashboard';
import { dashboardLimits } from '#contract/dashboard/limits';
import { dashboardWidgets } from '#contract/dashboard/widgets';
import type { Labelled, PdfTable } from '../../pdf/pdfReport.ts';
import type { PaperWriting } from '../../texts/writing.ts';
import { comparedFigures } from './comparedFigures.ts';
import { filterTexts } from './filterTexts.ts';
import type { MakePaper } from './paper.ts';

/** The score with its level, and that of the period before. */
function scoresOf({ current, previous }: CultureReport, writing: PaperWriting): Labelled[] {
  const scoreText = (score: number | null) =>
    score === null ? writing.text('dashboard.score.noData') : `${writing.number(score)} · ${levelText(score, writing)}`;
  return [
    { label: writing.text('dashboard.score.title'), value: scoreText(current.score) },
    { label: writing.range(previous.dateFrom, previous.dateTo), value: scoreText(previous.score) },
  ];
}

/** How the score is made, as on the page. */
function partsTable({ current, industry }: CultureReport, writing: PaperWriting): PdfTable {
  const { text } = writing;
  return {
    title: text('dashboard.score.how'),
    columns: [
      { label: text('dashboard.score.part') },
      { label: text('dashboard.score.input') },
      { label: text('dashboard.score.pointsTitle'), align: 'end' },
    ],
    rows: [
      ...partTexts(current.inputs, writing).map(({ name, input, points }) => [name, input, points]),
      [
        text('dashboard.score.title'),
        text('dashboard.score.rounded'),
        current.score === null ? '–' : writing.number(current.score),
      ],
    ],
    note: [...cultureNotes(current, writing), industryText(industry, dashboardLimits.industry.companies, writing)].join(' '),
  };
}

/** The dashboard of a company: the culture score, how it is made, and each area beside the period before. i18n-keys: dashboard.widgets.names.* */
export const dashboardPaper: MakePaper = async (reading) => {
  const { read, writing } = reading;
  const report = await read(getCultureScore);
  const { dateFrom, dateTo } = report.current;
  // Without a range there is a usual one, which applies to the whole document.
  const query = { ...reading.query, dateFrom, dateTo };
  const dated = { ...reading, query };
  const ranges = [report.current, report.previous].map((period) => writing.range(period.dateFrom, period.dateTo));
  const areas = dashboardWidgets.map(async ({ name, summary }) => ({
    title: writing.text(`dashboard.widgets.names.${name}`),
    ...(await comparedFigures(summary, dated, ranges)),
  }));
  return {
    name: 'dashboard',
    content: {
      title: writing.text('dashboard.title'),
      filters: await filterTexts(['period'], dated),
      figures: scoresOf(report, writing),
      charts: [monthsChart(report, writing)],
      tables: [partsTable(report, writing), ...(await Promise.all(areas))],
    },
  };
};
