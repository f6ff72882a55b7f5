import { z } from 'zod';
import { assignmentStatuses } from '../campaigns/campaignStates.ts';
import { at, endpoint, id, languageCode } from '../kit/endpoint.ts';
import { policySources } from './states.ts';

/** The calls of the learner app about policies. Nothing in the panel, no API key, no partner and no staff can acknowledge for somebody. */

const base = '/learning/api/v1/company/{companyId}/user/{userId}/policies';
const count = z.number().int();

const assigned = z.object({
  revisionId: id,
  name: z.string(),
  number: count,
  language: languageCode,
  source: z.enum(policySources),
  status: z.enum(assignmentStatuses),
  assignedAt: at,
  dueAt: at,
  acknowledgedAt: at.nullable(),
});
export type AssignedPolicy = z.output<typeof assigned>;

/** `canAcknowledgeAt`: null before it was opened. */
const openPolicy = assigned.extend({
  changeNote: z.string(),
  html: z.string(),
  file: z.object({ url: z.string(), name: z.string(), bytes: count }).nullable(),
  contentSha256: z.string(),
  minMinutes: count,
  openedAt: at.nullable(),
  canAcknowledgeAt: at.nullable(),
});
export type OpenPolicy = z.output<typeof openPolicy>;

export const listAssignedPolicies = endpoint({
  method: 'GET',
  path: base,
  summary: 'Policies that a learner has to acknowledge, or has acknowledged, of those that run',
  access: 'learnerApp',
  tx: 'read',
  reply: z.array(assigned),
  errors: [],
});

/** Reading changes nothing: opening is a call of its own. */
export const readAssignedPolicy = endpoint({
  method: 'GET',
  path: `${base}/{revisionId}`,
  summary: 'One policy with its text or file',
  access: 'learnerApp',
  tx: 'read',
  reply: openPolicy,
  errors: ['policy_not_running'],
});

export const actOnPolicy = endpoint({
  method: 'POST',
  path: `${base}/{revisionId}`,
  summary: 'A learner has opened a policy, or acknowledges it; a repeated acknowledgement answers with the first',
  access: 'learnerApp',
  tx: 'write',
  body: z.object({
    event: z.enum(['opened', 'acknowledged']),
    /** Of the text that the learner has read. */
    contentSha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  reply: openPolicy,
  errors: ['policy_not_running', 'policy_changed', 'policy_not_opened', 'policy_too_soon'],
});
