import { z } from 'zod';
import { campaignStatuses } from '../campaigns/campaignStates.ts';
import { at, id } from '../kit/endpoint.ts';
import { campaignsCalls } from '../reports/campaignsCalls.ts';
import { policySources } from './states.ts';

/* The report over the revisions of all policies that have begun. A row is a revision. */

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

const calls = campaignsCalls({
  paths: { rows: 'policies/report', statistics: 'policies/statistics', names: 'lists/policies' },
  one: 'revision of a policy',
  several: 'revisions of policies',
  ids: 'revisionIds',
  row: policyProgressRow,
  totals: policyTotals,
  orderFields: policyProgressOrderFields,
});
export const listPolicyProgress = calls.rows;
export const getPolicyStatistics = calls.statistics;
export const getPolicyDepartments = calls.departments;
export const listPolicyRevisionNames = calls.names;
