import { z } from 'zod';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { campaignQuery, pageShape, reportQuery, searchShape } from './reportQuery.ts';
import { opened } from './campaignTabs.ts';
import { reportStatuses } from './reportStatus.ts';

/**
 * Assignments of campaigns by status (see reportStatus.ts): assigned = completed + in progress + not started + overdue + not
 * completed + paused by a suspended campaign. Disabled and deleted people count.
 * `averageScore` is the mean score of people who have completed and answered a quiz: somebody who stopped after one right answer has no result.
 */
export const trainingTotals = z.object({
  assignedUsers: z.number().int(),
  notStarted: z.number().int(),
  inProgress: z.number().int(),
  completed: z.number().int(),
  overdue: z.number().int(),
  notCompleted: z.number().int(),
  paused: z.number().int(),
  averageScore: z.number().min(0).max(100).nullable(),
});
export type TrainingTotals = z.input<typeof trainingTotals>;

export const getTrainingStatistics = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/training/statistics',
  summary: 'Totals of campaigns by status, and the average score; of one campaign also how many opened it',
  access: 'trainingReports:read',
  tx: 'read',
  query: reportQuery({}),
  reply: trainingTotals.extend(opened),
  errors: [],
});

/** One person's assignment. Deleted people keep their figures without name and address. */
const assignedUser = z.object({
  id,
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  isDeleted: z.boolean(),
  /** The account is disabled: the figures stay, the person gets no mail. */
  isDisabled: z.boolean(),
  status: z.enum(reportStatuses),
  score: z.number().nullable(),
  assignedAt: at,
  dueAt: at,
  startedAt: at.nullable(),
  completedAt: at.nullable(),
  /** When they first opened what the campaign is about, on Heed’s own pages. */
  openedAt: at.nullable(),
  /** The last day of the absence that the person is in. */
  awayUntil: z.iso.date().nullable(),
});
export type AssignedUser = z.input<typeof assignedUser>;

export const assignedUserOrderFields = ['name', 'email', 'status', 'score', 'assignedAt', 'dueAt', 'completedAt'] as const;

/** With `Accept: text/csv` the reply is a CSV stream of everyone who matches; page and order are ignored. */
export const listCampaignUsers = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/training/campaigns/{campaignId}/users',
  summary: 'People of one campaign with status, score and dates; with Accept: text/csv as a file',
  access: 'trainingReports:read',
  tx: 'read',
  query: campaignQuery({ ...pageShape(assignedUserOrderFields), ...searchShape }),
  reply: z.object({ users: z.array(assignedUser), totalUsersCount: z.number().int(), totalIsCapped: z.boolean() }),
  errors: [],
});

/** The same over several campaigns: a row for each person and campaign, so an `id` may occur more than once. */
export const trainingUser = assignedUser.extend({ campaignId: id, campaignName: z.string(), courseId: id, courseName: z.string() });
export type TrainingUser = z.input<typeof trainingUser>;

export const listTrainingUsers = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/training/users',
  summary: 'People of all chosen campaigns with status, score and dates; with Accept: text/csv as a file',
  access: 'reports:read',
  tx: 'read',
  query: reportQuery({ ...pageShape(assignedUserOrderFields), ...searchShape }),
  reply: z.object({ users: z.array(trainingUser), totalUsersCount: z.number().int(), totalIsCapped: z.boolean() }),
  errors: [],
});
