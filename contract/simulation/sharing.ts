import { z } from 'zod';
import { at, endpoint, id, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { pageInfo, wrapped } from '../kit/replies.ts';
import { partnerLimits } from '../partners/limits.ts';
import { pageShape, searchShape } from '../reports/reportQuery.ts';
import { simulationCampaign } from './campaigns.ts';
import { simulationBase, simulationCampaignPath, simulationCompany } from './paths.ts';

/*
 * A partner gives one of its simulations to customers: each gets a clone, which is a campaign of its own, for all its people, with the
 * sender and the settings of the customer. A clone without access that the customer granted, or without its agreement to simulations, waits
 * for an admin of the customer.
 */

const count = z.number().int();
/** The partner, by default the company of the caller, and its campaign: these two addresses name neither. */
const related = { companyId: id.optional(), campaignId: id };

/**
 * A customer with its clone `campaignId`, which is not archived. `sentPercent`: messages that were sent, of those planned; null without
 * access to the customer, and before anything is planned. `startDate`: its first day, or the suggested one while it waits; null without
 * either. `createdDate`: when the customer received it.
 */
const cloneReceiver = z.object({
  companyId: id,
  companyName: z.string(),
  campaignId: id,
  isWaiting: z.boolean(),
  sentPercent: count.min(0).max(100).nullable(),
  startDate: z.iso.date().nullable(),
  createdDate: at,
});
export type CloneReceiver = z.input<typeof cloneReceiver>;

export const cloneOrderFields = ['name', 'sentPercent', 'startDate', 'createdDate'] as const;
export type CloneOrderField = (typeof cloneOrderFields)[number];

const read = { method: 'GET', access: 'simulations:share', tx: 'read', errors: [] } as const;

export const listCloneReceivers = endpoint({
  ...read,
  path: `${simulationBase}/companies/related/include_cloned_campaign`,
  summary: 'Customers that have a clone of a simulation, by name',
  query: z.object({ ...related, ...pageShape(cloneOrderFields), ...searchShape }),
  reply: wrapped(z.object({ companies: z.array(cloneReceiver), parentCampaignName: z.string(), pageInfo })),
});

/** Why a customer cannot receive a simulation is what it lacks: Boost, or people who have registered. */
const cloneCandidate = z.object({
  companyId: id,
  companyName: z.string(),
  isBoosted: z.boolean(),
  isWithRegisteredUsers: z.boolean(),
});
export type CloneCandidate = z.input<typeof cloneCandidate>;

/** Without `campaignId`, for one that does not exist yet, all customers. `totalAvailableCount`: how many can receive it, whatever the search. */
export const listCloneCandidates = endpoint({
  ...read,
  path: `${simulationBase}/companies/related/exclude_cloned_campaign`,
  summary: 'Customers without a clone of a simulation, by name',
  query: z.object({ ...related, campaignId: id.optional(), ...pageShape(['name']), ...searchShape }),
  reply: wrapped(z.object({ companies: z.array(cloneCandidate), totalAvailableCount: count, pageInfo })),
});

/** With `isAllSelected` no ids, but the number of all that the partner saw. */
const checkSelection =
  (field: 'companyIds' | 'campaignIds', nothing: string) =>
  (body: Partial<Record<typeof field, string[]>> & Selection, context: z.RefinementCtx): void => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const ids = body[field]?.length ?? 0;
    if (!body.isAllSelected && ids === 0) refuse(field, nothing);
    if (body.isAllSelected && ids > 0) refuse(field, 'Leave this empty when everything is selected');
    if (body.isAllSelected && body.expectedTotal === undefined) refuse('expectedTotal', 'Required when everything is selected');
  };
const selection = { isAllSelected: z.boolean(), expectedTotal: count.min(0).optional() };
type Selection = { isAllSelected: boolean; expectedTotal?: number | undefined };
const ids = z.array(id).max(partnerLimits.selectionIds);

/**
 * `companyId` is the partner, by default the company of the caller. The clones are called `name`, which is that of the campaign. `startDate` is a day in `timezone`, today at the earliest; null leaves the
 * start to the customer. `waiting`: how many of `changed` wait for an admin of the customer from the beginning. `skipped` lack what
 * `CloneCandidate` tells, or have a clone already.
 */
export const cloneSimulation = endpoint({
  method: 'POST',
  path: '/phishing/api/v3/campaign/{campaignId}/clone',
  summary: 'Gives customers a clone of a simulation',
  access: 'simulations:share',
  tx: 'write',
  body: z
    .object({
      companyId: id.optional(),
      campaignId: id,
      name: text(),
      companyIds: ids,
      startDate: z.iso.date({ error: 'The start date should be valid.' }).nullable(),
      timezone: z.string().max(textLimits.textMax),
      ...selection,
    })
    .superRefine(checkSelection('companyIds', 'Please add customers')),
  reply: wrapped(z.object({ changed: count, skipped: count, waiting: count })).extend({ message: z.string() }),
  errors: ['start_day_in_past', 'campaign_not_editable', 'simulation_is_draft', 'total_changed', 'no_customer_to_change'],
});

/** `campaignIds` are those of clones of `parentCampaignId`; one of another campaign is not found, and nothing is archived then. */
export const completeClones = endpoint({
  method: 'PATCH',
  path: `${simulationCompany}/campaigns/complete`,
  summary: 'Archives clones at customers for good: what is not sent yet is cancelled, their figures stay',
  access: 'simulations:share',
  tx: 'write',
  body: z
    .object({ campaignIds: ids, parentCampaignId: id, ...selection })
    .superRefine(checkSelection('campaignIds', 'Select at least one customer')),
  reply: wrapped(z.object({ changed: count })).extend({ message: z.string() }),
  errors: ['total_changed', 'no_customer_to_change'],
});

/** Why a waiting clone cannot be launched, besides what is wrong in its settings. */
const approvalRefusals = [
  'campaign_not_waiting',
  'plan_required',
  'simulations_stopped',
  'consent_needed',
  'sender_domain_needed',
  'simulation_host_needed',
  'start_day_in_past',
  'no_recipients',
  'no_template_matches',
  'round_too_short',
] as const;

/** `startDate` null: the suggested day, or today if there is none or it has passed. */
export const approveSimulation = endpoint({
  method: 'POST',
  path: `${simulationCampaignPath}/approve`,
  summary: 'Launches a simulation that the provider suggested',
  access: 'simulations:consent',
  // Senders of companies above are read first, by the owner.
  tx: 'none',
  needsPerson: true,
  body: z.object({ startDate: z.iso.date({ error: 'The start date should be valid.' }).nullable() }),
  reply: wrapped(simulationCampaign).extend({ message: z.string() }),
  errors: approvalRefusals,
});

export const declineSimulation = endpoint({
  method: 'POST',
  path: `${simulationCampaignPath}/decline`,
  summary: 'Archives a simulation that the provider suggested; nothing of it is sent',
  access: 'simulations:consent',
  tx: 'write',
  needsPerson: true,
  reply: z.object({ data: z.object({}), message: z.string() }),
  errors: ['campaign_not_waiting'],
});
