import { z } from 'zod';
import { assignmentStatuses } from './campaignStates.ts';
import { at, endpoint, id, many } from './kit.ts';
import { limits } from './limits.ts';

/** People of campaigns by how far they are; `averageScore` is the percent of right answers of those who answered a quiz. */
export const trainingTotals = z.object({
  assignedUsers: z.number().int(),
  notStarted: z.number().int(),
  inProgress: z.number().int(),
  completed: z.number().int(),
  overdue: z.number().int(),
  averageScore: z.number().min(0).max(100).nullable(),
});
export type TrainingTotals = z.input<typeof trainingTotals>;

/** Without `campaignIds` all campaigns of the company; people in any of the departments and in any of the groups. */
export const getTrainingStatistics = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/training/statistics',
  summary: 'Totals of campaigns by status, and the average score',
  access: 'trainingReports:read',
  tx: 'read',
  query: z.object({
    statuses: many(z.enum(assignmentStatuses)),
    departments: many(id),
    groups: many(id),
    campaignIds: many(id),
  }),
  reply: trainingTotals,
  errors: [],
});

/** One person's work on a campaign. A deleted person keeps their figures without name and address. */
export const assignedUser = z.object({
  id,
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  isDeleted: z.boolean(),
  status: z.enum(assignmentStatuses),
  score: z.number().nullable(),
  assignedAt: at,
  dueAt: at,
  startedAt: at.nullable(),
  completedAt: at.nullable(),
});
export type AssignedUser = z.input<typeof assignedUser>;

export const assignedUserOrderFields = ['name', 'email', 'status', 'score', 'assignedAt', 'dueAt', 'completedAt'] as const;

const digits = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number);

/** With `Accept: text/csv` the answer is everyone who matches as CSV, streamed; page and order do not matter then. */
export const listCampaignUsers = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/training/campaigns/{campaignId}/users',
  summary: 'People of one campaign with status, score and dates; with Accept: text/csv as a file',
  access: 'trainingReports:read',
  tx: 'read',
  query: z.object({
    order: z.enum(['ASC', 'DESC']).optional(),
    orderBy: z.enum(assignedUserOrderFields).optional(),
    pageNumber: digits.pipe(z.number().min(1)).optional(),
    pageSize: digits.pipe(z.number().min(1).max(limits.maxPageSize)).optional(),
    searchText: z.string().trim().max(limits.textMax).optional(),
    statuses: many(z.enum(assignmentStatuses)),
  }),
  reply: z.object({ users: z.array(assignedUser), totalUsersCount: z.number().int(), totalIsCapped: z.boolean() }),
  errors: [],
});
