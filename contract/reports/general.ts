import { type GeneralReport, getGeneralReport } from './generalReport.ts';
import { paths, pathTo } from '../paths.ts';
import { barsChart } from './chartData.ts';
import { answersChart, quizSummary } from './quizzes.ts';
import { gamingColumns, gamingFigures } from './gaming.ts';
import { chartOf, type ReportSection, rowsOf, summaryOf } from './report.ts';
import { policyFigures, policyParts } from './policies.ts';
import { countFigures, statusParts, trainingFigures } from './training.ts';

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

/** The campaigns of exercises and games; each row says which. */
const gamingRows = rowsOf({
  endpoint: getGeneralReport,
  title: 'reports.gaming.rows',
  flag: 'phishingExercise',
  pathOf: ({ kind, id }) => (kind === 'exercise' ? pathTo(paths.exerciseReportUsers, { campaignId: id }) : undefined),
  read: ({ gaming: { items, totalCount } }: GeneralReport) => ({ rows: items, total: totalCount }),
  columns: gamingColumns,
});

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
    path: paths.gamingReport,
    campaigns: 'begunStatuses',
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
    name: 'policies',
    path: paths.policiesReport,
    campaigns: 'begunStatuses',
    summary: summaryOf({
      endpoint: getGeneralReport,
      figures: policyFigures,
      note: 'reports.policies.note',
      totalsIn: ({ policies }) => ({ totals: policies.current, before: policies.previous }),
    }),
    charts: [
      chartOf({
        name: 'status',
        endpoint: getGeneralReport,
        isWide: true,
        draw: ({ policies }, writing) => policyParts(policies.current, writing),
      }),
    ],
  },
  {
    name: 'monthly',
    path: paths.monthlyVideoReport,
    campaigns: 'begunStatuses',
    summary: summaryOf({
      endpoint: getGeneralReport,
      figures: countFigures,
      note: 'reports.tasksNote',
      totalsIn: ({ monthly }) => ({ totals: monthly.current, before: monthly.previous }),
    }),
    charts: [
      chartOf({
        name: 'status',
        endpoint: getGeneralReport,
        isWide: true,
        draw: ({ monthly }, writing) => statusParts('share', monthly.current, writing),
      }),
    ],
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
