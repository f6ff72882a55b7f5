import { type GeneralReport, getGeneralReport } from './generalReport.ts';
import { paths, pathTo } from '../paths.ts';
import { barsChart } from './chartData.ts';
import { answersChart, quizSummary } from './quizzes.ts';
import { columnsOf } from './column.ts';
import { figuresOf } from './figure.ts';
import type { GamingRow, GamingTotals } from './gaming.ts';
import { chartOf, type ReportSection, rowsOf, summaryOf } from './report.ts';
import { statusParts, taskFigures, trainingFigures } from './training.ts';

const departmentBars = (name: 'best' | 'worst') =>
  chartOf({
    name,
    endpoint: getGeneralReport,
    draw: ({ training }: GeneralReport, writing) =>
      barsChart(writing, {
        title: writing.text(`reports.charts.${name}`),
        bars: training[name].map(({ id, name: label, completed, assignedUsers }) => ({
          key: id,
          label,
          value: assignedUsers > 0 ? completed / assignedUsers : 0,
        })),
        columns: [writing.text('reports.filters.names.departments'), writing.text('reports.figures.completed')],
        tone: name === 'best' ? 'success' : 'warning',
        max: 1,
        format: writing.percent,
      }),
  });

/** The campaigns of exercises and games; each row says which. i18n-keys: reports.gaming.* */
const gamingRows = rowsOf({
  endpoint: getGeneralReport,
  title: 'reports.gaming.rows',
  pathOf: ({ kind, id }) => (kind === 'exercise' ? pathTo(paths.exerciseReportUsers, { campaignId: id }) : undefined),
  read: ({ gaming: { items, totalCount } }: GeneralReport) => ({ rows: items, total: totalCount }),
  columns: columnsOf<GamingRow>()([
    { kind: 'word', source: 'kind', texts: 'reports.gaming.kinds', label: 'reports.gaming.kind' },
    { kind: 'text', source: 'name', label: 'reports.fields.name' },
    { kind: 'number', source: 'assignedUsers', label: 'reports.figures.tasks' },
    { kind: 'number', source: 'completed', label: 'reports.fields.completed' },
    { kind: 'number', source: 'inProgress', label: 'reports.fields.inProgress' },
    { kind: 'number', source: 'notStarted', label: 'reports.fields.notStarted' },
    { kind: 'number', source: 'overdue', label: 'reports.fields.overdue' },
    { kind: 'number', source: 'notCompleted', label: 'reports.fields.notCompleted' },
    { kind: 'number', source: 'paused', label: 'reports.fields.paused' },
    { kind: 'score', source: 'score', label: 'reports.gaming.score' },
    { kind: 'percent', source: 'averageScore', label: 'reports.gaming.gamesScore' },
    { kind: 'day', source: 'startsAt', label: 'reports.fields.startsAt' },
  ]),
});

/** Tasks as with trainings, and two averages: nobody could read one over scores out of 10 and percentages. */
const gamingFigures = figuresOf<GamingTotals>()([
  ...taskFigures,
  { kind: 'score', source: 'score', label: 'reports.gaming.score' },
  { kind: 'percent', source: 'averageScore', label: 'reports.gaming.gamesScore', isRare: true },
]);

/** The sections of the general report from top to bottom; add one entry per area. */
export const generalSections: readonly ReportSection[] = [
  {
    name: 'training',
    path: paths.trainingReport,
    campaigns: 'campaignStatuses',
    summary: summaryOf({
      endpoint: getGeneralReport,
      figures: trainingFigures,
      note: 'reports.trainingNote',
      totalsIn: ({ training }) => ({ totals: training.current, before: training.previous }),
    }),
    charts: [
      chartOf({
        name: 'status',
        endpoint: getGeneralReport,
        isWide: true,
        draw: ({ training }, writing) => statusParts('share', training.current, writing),
      }),
      departmentBars('best'),
      departmentBars('worst'),
    ],
  },
  {
    name: 'gaming',
    path: paths.exercisesReport,
    campaigns: 'exerciseStatuses',
    flag: 'phishingExercise',
    summary: summaryOf({
      endpoint: getGeneralReport,
      figures: gamingFigures,
      note: 'reports.tasksNote',
      totalsIn: ({ gaming }) => ({ totals: gaming.current, before: gaming.previous }),
    }),
    charts: [
      chartOf({
        name: 'status',
        endpoint: getGeneralReport,
        isWide: true,
        draw: ({ gaming }, writing) => statusParts('share', gaming.current, writing),
      }),
    ],
    rows: gamingRows,
  },
  {
    name: 'quizzes',
    path: paths.quizQuestionsReport,
    campaigns: 'campaignStatuses',
    summary: quizSummary,
    charts: [answersChart],
  },
];

/** The filters of the general report. When no period is chosen, it shows the last reportLimits.generalReport.days days. */
export const generalFilters = ['period', 'departments', 'groups'] as const;
