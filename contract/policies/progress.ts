import { z } from 'zod';
import { campaignStatuses } from '../campaigns/campaignStates.ts';
import { at, endpoint, id, many } from '../kit/endpoint.ts';
import { itemsReply } from '../kit/replies.ts';
import { aboutUsual, anyCase, pageShape, rangeQuery, searchShape } from '../reports/reportQuery.ts';
import { reportStatuses } from '../reports/reportStatus.ts';
import { policySources } from './states.ts';

/*
 * The report over the revisions of all policies that have begun. A row is a revision; filters apply to assignments. The range is of the day
 * of assignment, in UTC.
 */

const count = z.number().int();

/** Assignments of revisions by status, see reportStatus.ts: opened ones are in progress. */
const figures = {
  assignments: count,
  acknowledged: count,
  opened: count,
  notOpened: count,
  overdue: count,
  notCompleted: count,
  paused: count,
  /** Mean time from assignment to acknowledgement, in days with one decimal; null without any. */
  averageAcknowledge: z.number().nullable(),
};

export const policyProgressRow = z.object({
  id,
  policyId: id,
  name: z.string(),
  revision: count,
  status: z.enum(campaignStatuses),
  source: z.enum(policySources),
  ...figures,
  /** Acknowledged in percent of the assignments. */
  progress: z.number().min(0).max(100),
  /** When its first people were assigned. */
  createdAt: at,
  endedAt: at.nullable(),
});
export type PolicyProgressRow = z.input<typeof policyProgressRow>;

const policyTotals = z.object({ ...figures, revisions: count });
export type PolicyTotals = z.input<typeof policyTotals>;

const filterShape = {
  statuses: many(anyCase(reportStatuses)),
  departments: many(id),
  groups: many(id),
  revisionIds: many(id),
  campaignStatuses: many(anyCase(campaignStatuses)),
};

/** Without revisions, statuses and a range it is about revisions in force. */
const reportOf = <S extends z.ZodRawShape>(shape: S) =>
  rangeQuery({ ...filterShape, ...shape }).transform((query) => {
    const { revisionIds } = query as unknown as { revisionIds: string[] };
    return revisionIds.length > 0 ? query : aboutUsual(query);
  });

const base = '/reports/api/v1/company/{companyId}';
const read = { method: 'GET', access: 'reports:read', tx: 'read', errors: [] } as const;

export const policyProgressOrderFields = [
  'name',
  'revision',
  'assignments',
  'progress',
  'acknowledged',
  'notOpened',
  'overdue',
  'averageAcknowledge',
  'createdAt',
  'endedAt',
] as const;

export const listPolicyProgress = endpoint({
  ...read,
  path: `${base}/policies/report`,
  summary: 'Figures of each revision of the policies; with Accept: text/csv as a file',
  query: reportOf({ ...pageShape(policyProgressOrderFields), ...searchShape }),
  reply: itemsReply(policyProgressRow),
});

export const getPolicyStatistics = endpoint({
  ...read,
  path: `${base}/policies/statistics`,
  summary: 'Assignments of policies by status, and the average time to acknowledge',
  query: reportOf({}),
  reply: policyTotals,
});

export const listPolicyRevisionNames = endpoint({
  ...read,
  path: `${base}/lists/policies`,
  summary: 'Revisions that have begun, by name and number, at most limits.maxLookupSize',
  reply: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
});
