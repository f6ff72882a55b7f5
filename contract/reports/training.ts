import { type campaignFigures, campaignOrderFields, listReportCampaigns } from './campaignReport.ts';
import { campaignStateWords } from '../courses/courseStatus.ts';
import { reportStatuses, statusFigures } from './reportStatus.ts';
import { assignmentTones } from '../tones.ts';
import { getTrainingDepartments, getTrainingTimeline } from './trainingCharts.ts';
import { getTrainingStatistics, type TrainingTotals } from './trainingReports.ts';
import type { z } from 'zod';
import { columnsChart, partsChart, type PartsChart } from './chartData.ts';
import { columnsOf } from './column.ts';
import { departmentBars } from './departments.ts';
import { figuresOf, numberIn, shownFigures } from './figure.ts';
import { chartOf, type Report, summaryOf, tableOf } from './report.ts';
import type { Writing } from './writing.ts';

export type CampaignFigures = z.input<typeof campaignFigures>;
type TaskTotals = Omit<TrainingTotals, 'averageScore'>;

/** Assignments by status, in display order. */
export const taskFigures = figuresOf<TrainingTotals>()([
  { kind: 'number', source: 'assignedUsers', label: 'reports.figures.tasks', detail: 'all' },
  { kind: 'number', source: 'completed', label: 'reports.figures.completed', of: 'assignedUsers', detail: 'completed' },
  { kind: 'number', source: 'inProgress', label: 'reports.figures.inProgress', of: 'assignedUsers', detail: 'in_progress' },
  { kind: 'number', source: 'notStarted', label: 'reports.figures.notStarted', of: 'assignedUsers', detail: 'not_started' },
  { kind: 'number', source: 'overdue', label: 'reports.figures.overdue', of: 'assignedUsers', detail: 'overdue' },
  {
    kind: 'number',
    source: 'notCompleted',
    label: 'reports.figures.notCompleted',
    of: 'assignedUsers',
    detail: 'not_completed',
    isRare: true,
  },
  { kind: 'number', source: 'paused', label: 'reports.figures.paused', of: 'assignedUsers', detail: 'paused', isRare: true },
]);
/** The same without lists of the people, for reports over other work than trainings. */
export const countFigures = taskFigures.map(({ detail: _, ...figure }) => figure);

export const trainingFigures = figuresOf<TrainingTotals>()([
  ...taskFigures,
  { kind: 'percent', source: 'averageScore', label: 'reports.figures.averageScore' },
]);

/**
 * Assigned people by status, as a ring or as one bar; `counted` is the key of the counted noun. i18n-keys: campaigns.statuses.*
 */
export function statusParts(
  kind: PartsChart['kind'],
  totals: TaskTotals,
  writing: Writing,
  counted = 'reports.figures.tasks',
): PartsChart {
  const shown = shownFigures(taskFigures, totals).map(({ source }): string => source);
  return partsChart(writing, {
    kind,
    title: writing.text('campaigns.statistics.chart'),
    parts: reportStatuses
      .filter((status) => shown.includes(statusFigures[status]))
      .map((status) => ({
        key: status,
        label: writing.text(`campaigns.statuses.${status}`),
        value: numberIn(totals, statusFigures[status]) ?? 0,
        tone: assignmentTones[status],
      })),
    totalLabel: writing.text(counted),
    columns: [writing.text('reports.filters.names.statuses'), writing.text(counted), writing.text('campaigns.statistics.share')],
  });
}

const statusChart = chartOf({
  name: 'status',
  endpoint: getTrainingStatistics,
  draw: (totals, writing) => statusParts('donut', totals, writing),
});

const departmentsChart = chartOf({
  name: 'departments',
  endpoint: getTrainingDepartments,
  draw: (departments, writing) =>
    departmentBars(writing, departments, {
      title: writing.text('reports.charts.departments'),
      columns: [writing.text('reports.figures.completed')],
    }),
});

/** i18n-keys: reports.charts.buckets.* */
const timelineChart = chartOf({
  name: 'timeline',
  endpoint: getTrainingTimeline,
  isWide: true,
  draw: ({ bucket, items }, writing) => {
    const label = bucket === 'month' ? writing.month : writing.day;
    const tick = bucket === 'month' ? writing.month : writing.shortDay;
    return columnsChart(writing, {
      title: writing.text('reports.charts.timeline'),
      series: [
        { key: 'assigned', label: writing.text('reports.charts.assigned'), tone: 'neutral' },
        { key: 'completed', label: writing.text('reports.figures.completed'), tone: 'success' },
      ],
      points: items.map(({ from, assigned, completed }) => ({
        key: from,
        label: label(from),
        tick: tick(from),
        values: [assigned, completed],
      })),
      pointsLabel: writing.text(`reports.charts.buckets.${bucket}`),
    });
  },
});

/** Assignments of a campaign by status, in display order. */
export const taskColumns = columnsOf<TaskTotals>()([
  { kind: 'number', source: 'assignedUsers', label: 'reports.fields.assignedUsers', orderField: 'assignedUsers', priority: 2 },
  { kind: 'number', source: 'completed', label: 'reports.fields.completed', orderField: 'completed', priority: 1 },
  { kind: 'number', source: 'inProgress', label: 'reports.fields.inProgress', orderField: 'inProgress', priority: 6 },
  { kind: 'number', source: 'notStarted', label: 'reports.fields.notStarted', orderField: 'notStarted', priority: 5 },
  { kind: 'number', source: 'overdue', label: 'reports.fields.overdue', orderField: 'overdue', priority: 2 },
  { kind: 'number', source: 'notCompleted', label: 'reports.fields.notCompleted', orderField: 'notCompleted', priority: 6 },
  { kind: 'number', source: 'paused', label: 'reports.fields.paused', orderField: 'paused', priority: 7 },
]);

/** What a report over campaigns says of each: its name, and its status. */
export const campaignName = {
  kind: 'text',
  source: 'name',
  label: 'reports.fields.name',
  orderField: 'name',
  priority: 1,
} as const;
export const campaignStatus = {
  kind: 'word',
  source: 'status',
  texts: campaignStateWords,
  label: 'reports.fields.status',
  orderField: 'status',
  priority: 2,
} as const;

/** Campaigns may share a name, so the exact day distinguishes them. */
export const campaignDays = [
  { kind: 'day', source: 'startsAt', label: 'reports.fields.startsAt', orderField: 'startsAt', priority: 4 },
  { kind: 'day', source: 'endedAt', label: 'reports.fields.endedAt', orderField: 'endedAt', priority: 3 },
] as const;

const campaignColumns = columnsOf<CampaignFigures>()([
  campaignName,
  { kind: 'text', source: 'courseName', label: 'reports.fields.courseName', only: ['csv'] },
  campaignStatus,
  ...taskColumns,
  { kind: 'percent', source: 'averageScore', label: 'reports.fields.averageScore', orderField: 'averageScore', priority: 3 },
  ...campaignDays,
]);

/** Progress of trainings, over all campaigns that match the filters. */
export const trainingReport = {
  name: 'training',
  filters: ['workPeriod', 'statuses', 'departments', 'groups', 'campaignIds', 'campaignStatuses'],
  summary: summaryOf({ endpoint: getTrainingStatistics, figures: trainingFigures, note: 'reports.trainingNote' }),
  charts: [statusChart, departmentsChart, timelineChart],
  table: tableOf({
    endpoint: listReportCampaigns,
    read: ({ items, totalCount }) => ({ rows: items, total: totalCount }),
    columns: campaignColumns,
    orderFields: campaignOrderFields,
    orderBy: 'startsAt',
    order: 'DESC',
    search: 'reports.searchCampaigns',
  }),
} as const satisfies Report;
