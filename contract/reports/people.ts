import {
  assignedUserOrderFields,
  getTrainingStatistics,
  listCampaignUsers,
  listTrainingUsers,
  type TrainingUser,
} from './trainingReports.ts';
import { awayColumn, openedColumn, openedFigure } from './campaignTables.ts';
import { columnsOf } from './column.ts';
import { figuresOf } from './figure.ts';
import { chartOf, type Report, summaryOf, tableOf } from './report.ts';
import { statusParts } from './training.ts';
import type { z } from 'zod';

const columns = columnsOf<TrainingUser>()([
  {
    kind: 'person',
    source: 'name',
    label: 'resources.users.fields.name',
    orderField: 'name',
    priority: 1,
    only: ['page', 'paper'],
  },
  { kind: 'email', source: 'email', label: 'resources.users.fields.email', orderField: 'email', priority: 6 },
  { kind: 'text', source: 'name', name: 'firstName', label: 'imports.fieldNames.name', only: ['csv'] },
  { kind: 'text', source: 'lastName', label: 'imports.fieldNames.lastName', only: ['csv'] },
  { kind: 'text', source: 'campaignName', label: 'campaigns.people.fields.campaignName', priority: 2 },
  { kind: 'text', source: 'courseName', label: 'reports.fields.courseName', only: ['csv'] },
  {
    kind: 'word',
    source: 'status',
    texts: 'campaigns.statuses',
    label: 'resources.users.fields.status',
    orderField: 'status',
    priority: 1,
  },
  { kind: 'percent', source: 'score', label: 'campaigns.people.fields.score', orderField: 'score', priority: 2 },
  { kind: 'moment', source: 'assignedAt', label: 'campaigns.people.fields.assignedAt', orderField: 'assignedAt', priority: 5 },
  { kind: 'moment', source: 'dueAt', label: 'campaigns.people.fields.dueAt', orderField: 'dueAt', priority: 3 },
  {
    kind: 'moment',
    source: 'completedAt',
    label: 'campaigns.people.fields.completedAt',
    orderField: 'completedAt',
    priority: 4,
  },
  openedColumn,
  awayColumn,
  { kind: 'flag', source: 'isDisabled', label: 'campaigns.people.disabled', only: ['csv'] },
]);

const common = { orderFields: assignedUserOrderFields, orderBy: 'name', order: 'ASC', search: 'campaigns.people.search' } as const;

/** People of several campaigns with their status, a row for each person and campaign. */
export const trainingPeople = tableOf({
  ...common,
  endpoint: listTrainingUsers,
  read: ({ users, totalUsersCount, totalIsCapped }) => ({ rows: users, total: totalUsersCount, isCapped: totalIsCapped }),
  columns: columns.filter(({ source }) => source !== 'openedAt'),
});

/** People of one campaign. */
export const campaignPeople = tableOf({
  ...common,
  endpoint: listCampaignUsers,
  read: ({ users, totalUsersCount, totalIsCapped }) => ({ rows: users, total: totalUsersCount, isCapped: totalIsCapped }),
  columns: columns.filter(({ source }) => source !== 'campaignName' && source !== 'courseName'),
});

/** In one campaign every assignment is one person. */
const courseFigures = figuresOf<z.input<typeof getTrainingStatistics.reply>>()([
  { kind: 'number', source: 'assignedUsers', label: 'reports.fields.assignedUsers' },
  { kind: 'number', source: 'completed', label: 'reports.fields.completed' },
  { kind: 'number', source: 'inProgress', label: 'reports.fields.inProgress' },
  { kind: 'number', source: 'notStarted', label: 'reports.fields.notStarted' },
  { kind: 'number', source: 'overdue', label: 'reports.fields.overdue' },
  { kind: 'number', source: 'notCompleted', label: 'reports.fields.notCompleted', isRare: true },
  { kind: 'number', source: 'paused', label: 'reports.fields.paused', isRare: true },
  { kind: 'percent', source: 'averageScore', label: 'reports.fields.averageScore' },
  { ...openedFigure, of: 'assignedUsers' },
]);

/** Statistics of a course: of its present campaign, or of the last one that ended. */
export const courseReport = {
  name: 'course',
  filters: [],
  summary: summaryOf({ endpoint: getTrainingStatistics, figures: courseFigures }),
  charts: [
    chartOf({
      name: 'status',
      endpoint: getTrainingStatistics,
      isWide: true,
      draw: (totals, writing) => statusParts('share', totals, writing, 'campaigns.people.title'),
    }),
  ],
  table: campaignPeople,
} as const satisfies Report<typeof campaignPeople, 'course'>;
