import { type campaignFigures, campaignOrderFields, listReportCampaigns } from '#contract/campaignReport';
import { campaignStateWords } from '#contract/courseStatus';
import { limits } from '#contract/limits';
import { getTrainingStatistics, type TrainingTotals } from '#contract/trainingReports';
import type { z } from 'zod';
import { formatDate } from '~/components/data/format.ts';
import { campaignTones } from '~/features/trainings/public.ts';
import type { Field } from '~/schema/field.ts';
import { type Figure, type Report, reportTable } from '../report/definition.ts';
import { departmentsChart, statusChart, timelineChart } from './charts.ts';

export type CampaignFigures = z.input<typeof campaignFigures>;

const of = ({ assignedUsers }: TrainingTotals) => assignedUsers;

export const trainingFigures: readonly Figure<TrainingTotals>[] = [
  { key: 'tasks', value: of, detail: 'all' },
  { key: 'completed', value: ({ completed }) => completed, of, detail: 'completed' },
  { key: 'inProgress', value: ({ inProgress }) => inProgress, of, detail: 'in_progress' },
  { key: 'notStarted', value: ({ notStarted }) => notStarted, of, detail: 'not_started' },
  { key: 'overdue', value: ({ overdue }) => overdue, of, detail: 'overdue' },
  { key: 'notCompleted', value: ({ notCompleted }) => notCompleted, of, detail: 'not_completed', isRare: true },
  { key: 'paused', value: ({ paused }) => paused, of, detail: 'paused', isRare: true },
  { key: 'averageScore', value: ({ averageScore }) => averageScore, isPercent: true },
];

/** Campaigns may share a name, so the exact day is what tells them apart. */
const day = (source: 'startsAt' | 'endedAt', priority: number): Field<CampaignFigures> => {
  const textOf = (row: CampaignFigures) => (row[source] ? formatDate(row[source]) : '–');
  return { kind: 'drawn', source, draw: textOf, textOf, orderField: source, priority };
};

/** How far people are with their trainings, over all campaigns that the filters leave. */
export const trainingReport: Report<TrainingTotals, CampaignFigures> = {
  key: 'training',
  filters: ['workPeriod', 'statuses', 'departments', 'groups', 'campaignIds', 'campaignStatuses'],
  summary: {
    endpoint: getTrainingStatistics,
    figures: trainingFigures,
    note: 'reports.tasksNote',
  },
  charts: [statusChart, departmentsChart, timelineChart],
  table: reportTable({
    name: 'report-campaigns',
    endpoint: listReportCampaigns,
    read: ({ items, totalCount }) => ({ rows: items, total: totalCount }),
    shape: {
      orderFields: campaignOrderFields,
      orderBy: 'startsAt',
      order: 'DESC',
      pageSizes: limits.reportPageSizes,
    },
    search: 'reports.searchCampaigns',
    nameOf: ({ name }) => name,
    fields: (linkTo) => [
      {
        kind: 'name',
        source: 'name',
        pathOf: ({ id }) => linkTo(id),
        orderField: 'name',
        priority: 1,
        minWidth: 200,
        isWrapped: true,
      },
      { kind: 'status', source: 'status', texts: campaignStateWords, tones: campaignTones, orderField: 'status', priority: 2 },
      { kind: 'number', source: 'assignedUsers', orderField: 'assignedUsers', priority: 2, minWidth: 104 },
      { kind: 'number', source: 'completed', orderField: 'completed', priority: 1, minWidth: 104 },
      { kind: 'number', source: 'inProgress', orderField: 'inProgress', priority: 6 },
      { kind: 'number', source: 'notStarted', orderField: 'notStarted', priority: 5 },
      { kind: 'number', source: 'overdue', orderField: 'overdue', priority: 2 },
      { kind: 'number', source: 'notCompleted', orderField: 'notCompleted', priority: 6 },
      { kind: 'number', source: 'paused', orderField: 'paused', priority: 7 },
      { kind: 'percent', source: 'averageScore', orderField: 'averageScore', priority: 3 },
      day('startsAt', 4),
      day('endedAt', 3),
    ],
  }),
};
