import { z } from 'zod';
import { at, endpoint, id, nothing } from '../kit/endpoint.ts';
import { dataReply, wrapped } from '../kit/replies.ts';
import { simulationLimits } from './limits.ts';

/*
 * A follow-up is a rule of a company: who is phished by a simulation joins a group, which gets trainings. It reads clean figures, holds for
 * all campaigns, and runs by the clock. People who were put into the group by hand stay in it.
 */

const base = '/rest/v1/company/{companyId}/simulation-follow-ups';
const one = `${base}/{followUpId}` as const;
const count = z.number().int();

const rule = {
  /** How long people stay in the group; null: until they have completed the trainings that they got through it. */
  months: z.literal(simulationLimits.followUp.months).nullable(),
  /** Whether people join. Those who are in it leave as before. */
  isActive: z.boolean(),
};

const followUp = z.object({
  ...rule,
  id,
  group: z.object({ id, name: z.string() }),
  /** People who are in the group by this rule now. */
  members: count,
  /** Whether a training that runs, or will, is for the group. */
  hasTraining: z.boolean(),
  createdAt: at,
});
export type FollowUp = z.input<typeof followUp>;

const read = { access: 'simulationReports:read', tx: 'read', errors: [] } as const;
const change = { access: 'simulations:write', tx: 'write' } as const;

export const simulationFollowUps = {
  list: endpoint({
    ...read,
    method: 'GET',
    path: base,
    summary: 'Rules by which people who were phished join a group, by the name of the group',
    reply: dataReply(followUp),
  }),
  /** `caught`: people who were phished in rounds of the last 90 days whose mails have all left, and who are not in the group. */
  preview: endpoint({
    ...read,
    method: 'GET',
    path: `${base}/preview/{groupId}`,
    summary: 'Whom a rule for a group would have caught, and whether a training is for that group',
    reply: wrapped(z.object({ caught: count, hasTraining: z.boolean() })),
  }),
  /** A group has one rule at most, none if it is exempt from simulations or managed by a directory. Who was phished before the rule does not join. */
  create: endpoint({
    ...change,
    method: 'POST',
    path: base,
    summary: 'Makes a rule for a group',
    body: z.object({ ...rule, groupId: id }),
    reply: followUp,
    errors: ['too_many_follow_ups', 'follow_up_group_exempt', 'follow_up_group_managed'],
  }),
  /** Another length holds also for people who are in the group. Switched on again, it counts from then. */
  update: endpoint({
    ...change,
    method: 'PUT',
    path: one,
    summary: 'Changes how long people stay, or whether others join',
    body: z.object(rule),
    reply: followUp,
    errors: [],
  }),
  remove: endpoint({
    ...change,
    method: 'DELETE',
    path: one,
    summary: 'Deletes a rule; people who are in the group by it leave',
    reply: nothing,
    errors: [],
  }),
};
