import { type campaignFigures, campaignOrderFields, listReportCampaigns } from '#contract/campaignReport';
import { limits } from '#contract/limits';
import { getTrainingStatistics, type TrainingTotals } from '#contract/trainingReports';
import type { z } from 'zod';
import { type Report, reportTable } from '../report/definition.ts';
import { departmentsChart, statusChart, timelineChart } from './charts.ts';

type CampaignFigures = z.input<typeof campaignFigures>;

const of = ({ assignedUsers }: TrainingTotals) => assignedUsers;

/** How far people are with their trainings, over all campaigns that the filters leave. */
export const trainingReport: Report<TrainingTotals, CampaignFigures> = {
  key: 'training',
  filters: ['period', 'statuses', 'departments', 'groups', 'campaignIds'],
  summary: {
    endpoint: getTrainingStatistics,
    figures: [
      { key: 'assignedUsers', value: of, detail: 'all' },
      { key: 'completed', value: ({ completed }) => completed, of, detail: 'completed' },
      { key: 'inProgress', value: ({ inProgress }) => inProgress, of, detail: 'in_progress' },
      { key: 'notStarted', value: ({ notStarted }) => notStarted, of, detail: 'not_started' },
      { key: 'overdue', value: ({ overdue }) => overdue, of, detail: 'overdue' },
      { key: 'averageScore', value: ({ averageScore }) => averageScore, isPercent: true },
    ],
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
    nameOf: ({ name }) => name,
    fields: (linkTo) => [
      { kind: 'name', source: 'name', pathOf: ({ id }) => linkTo(id), orderField: 'name', priority: 1, minWidth: 180 },
      { kind: 'number', source: 'assignedUsers', orderField: 'assignedUsers', priority: 2 },
      { kind: 'number', source: 'completed', orderField: 'completed', priority: 1 },
      { kind: 'number', source: 'inProgress', orderField: 'inProgress', priority: 5 },
      { kind: 'number', source: 'notStarted', orderField: 'notStarted', priority: 4 },
      { kind: 'number', source: 'overdue', orderField: 'overdue', priority: 2 },
      { kind: 'percent', source: 'averageScore', orderField: 'averageScore', priority: 3 },
      { kind: 'date', source: 'startsAt', orderField: 'startsAt', priority: 4 },
      { kind: 'date', source: 'endedAt', orderField: 'endedAt', priority: 6 },
    ],
  }),
};
