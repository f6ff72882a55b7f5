import { z } from 'zod';
import { assignmentType } from '../campaigns/campaignStates.ts';
import { at, endpoint, id, languageCode, many, startAt } from '../kit/endpoint.ts';
import { listLimits, textLimits } from '../kit/limits.ts';
import { policyLimits } from './limits.ts';
import { policyPath, revisionPath } from './paths.ts';
import { filledPlaces, policyDetails } from './policies.ts';
import { policySources, revisionStatuses } from './states.ts';

const count = z.number().int();
const named = z.object({ id, name: z.string() });

/** A published text with its number, which cannot change any more. */
export const revision = z.object({
  id,
  policyId: id,
  number: count,
  name: z.string(),
  status: z.enum(revisionStatuses),
  source: z.enum(policySources),
  language: languageCode,
  changeNote: z.string(),
  /** False for a correction: people who acknowledged a revision since the last one for everybody do not get it. */
  asksAgain: z.boolean(),
  approvedBy: z.string(),
  approvedOn: z.iso.date().nullable(),
  startsAt: at,
  /** When the first people were assigned; null before. */
  publishedAt: at.nullable(),
  publishedByName: z.string().nullable(),
  endedAt: at.nullable(),
  contentSha256: z.string(),
  minMinutes: count,
  assignmentType,
  departments: z.array(named),
  groups: z.array(named),
  daysToComplete: count,
  notification: z.object({ isEnabled: z.boolean(), subject: z.string(), message: z.string() }),
  assignments: count,
  acknowledged: count,
  overdue: count,
  /** Mean time from assignment to acknowledgement, in days with one decimal. */
  averageAcknowledge: z.number().nullable(),
  /** People who did not get it, because their acknowledgement of an earlier revision still counts. */
  kept: count,
});
export type Revision = z.input<typeof revision>;

/** With its content: HTML, or a file. */
export const revisionDetails = revision.extend({
  html: z.string(),
  /** A draft that begins with this text begins with them; empty of revisions that were published before places were kept. */
  places: filledPlaces,
  file: z.object({ url: z.string(), name: z.string(), bytes: count }).nullable(),
});
export type RevisionDetails = z.input<typeof revisionDetails>;

const read = { method: 'GET', access: 'policies:read', tx: 'read' } as const;
const write = { access: 'policies:write', tx: 'write' } as const;
const ids = z.array(id).max(listLimits.maxLookupSize);

const settings = z.object({
  assignmentType,
  departments: ids,
  groups: ids,
  daysToComplete: z.number().int().min(policyLimits.daysToComplete.customMin).max(policyLimits.daysToComplete.customMax),
  notification: z.object({
    isEnabled: z.boolean(),
    subject: z.string().trim().max(textLimits.textMax),
    message: z.string().trim().max(textLimits.messageMax),
  }),
});
export type RevisionSettings = z.output<typeof settings>;

const publication = settings
  .extend({
    /** Less than campaignLimits.startsNowSeconds in the past counts as now. */
    startsAt: startAt,
    asksAgain: z.boolean(),
    changeNote: z.string().trim().max(textLimits.longTextMax),
    approvedBy: z.string().trim().max(textLimits.textMax),
    approvedOn: z.iso.date().nullable(),
    minMinutes: z.number().int().min(0).max(policyLimits.minMinutes.max),
    /** How many people the admin has seen; another number is refused. */
    expectedReach: z.number().int().min(0),
  })
  .superRefine(({ assignmentType: kind, departments, groups }, context) => {
    if (kind === 'all') return;
    if ((kind === 'departments' ? departments : groups).length === 0)
      context.addIssue({ code: 'custom', path: [kind], message: 'At least one value must be selected' });
  });

/** Of the draft, whose `edit` the admin has seen. */
export const publishPolicyBody = publication.safeExtend({ edit: z.number().int().min(1) });
export type PublishPolicyBody = z.input<typeof publishPolicyBody>;

const refusals = [
  'start_in_past',
  'policy_scheduled',
  'total_changed',
  'too_many_revisions',
  'plan_required',
  'trial_expired',
] as const;

export const publishPolicy = endpoint({
  ...write,
  method: 'POST',
  path: `${policyPath}/publish`,
  summary: 'Publishes the draft as the next revision, now or later; the one before ends when it begins',
  body: publishPolicyBody,
  reply: policyDetails,
  errors: [...refusals, 'draft_changed', 'draft_empty', 'policy_places_open'],
});

export const renewPolicy = endpoint({
  ...write,
  method: 'POST',
  path: `${policyPath}/renew`,
  summary: 'Publishes the text of the current revision again, as the next one',
  body: publication,
  reply: policyDetails,
  errors: [...refusals, 'policy_not_published'],
});

export const endPolicy = endpoint({
  ...write,
  method: 'POST',
  path: `${policyPath}/end`,
  summary:
    'Ends the current revision, and withdraws one that is scheduled; nobody can acknowledge it any more, and the record stays',
  reply: policyDetails,
  errors: ['policy_not_running'],
});

export const withdrawRevision = endpoint({
  ...write,
  method: 'DELETE',
  path: revisionPath,
  summary: 'Withdraws a scheduled revision; its text becomes the draft again, unless there is one',
  reply: policyDetails,
  errors: ['revision_has_begun'],
});

/** Whom a publication would reach. `acknowledged` are people whom a correction spares. */
export const countPolicyReach = endpoint({
  ...read,
  path: `${policyPath}/reach`,
  summary: 'How many people a publication reaches, and whom it leaves out, by reason',
  query: z.object({ assignmentType, ids: many(id), asksAgain: z.enum(['true', 'false']) }),
  reply: z.object({
    totalUsersCount: count,
    excluded: z.object({ disabled: count, acknowledged: count }),
    /** Of those whom it reaches: people who have acknowledged the current revision and do so again. */
    acknowledgedBefore: count,
  }),
  errors: [],
});

export const listRevisions = endpoint({
  ...read,
  path: `${policyPath}/revisions`,
  summary: 'Revisions of a policy, newest first',
  reply: z.array(revision),
  errors: [],
});

export const getRevision = endpoint({
  ...read,
  path: revisionPath,
  summary: 'One revision with its text or file',
  reply: revisionDetails,
  errors: [],
});

/** The audience can grow, not shrink, and its kind cannot change. */
export const updateRevision = endpoint({
  ...write,
  method: 'PUT',
  path: revisionPath,
  summary: 'Changes deadline, notification and added departments or groups of a revision that has not ended',
  body: settings,
  reply: revision,
  errors: ['campaign_not_editable', 'assignment_not_removable'],
});
export type UpdateRevisionBody = z.input<typeof settings>;

/** With `Accept: application/pdf` as a document. */
export const getPolicyRecord = endpoint({
  method: 'GET',
  access: 'trainingReports:read',
  tx: 'read',
  path: `${revisionPath}/record`,
  summary: 'The record of a revision for an audit: its text and hash, who approved it, who got it, who acknowledged it and when',
  reply: z.object({
    company: z.string(),
    revision: revisionDetails.omit({ departments: true, groups: true, notification: true, places: true }),
    /** The first policyLimits.recordPeople of them, by name. */
    people: z.array(
      z.object({
        name: z.string(),
        email: z.string(),
        departments: z.string(),
        assignedAt: at,
        acknowledgedAt: at.nullable(),
        app: z.enum(['page', 'app']).nullable(),
        isDisabled: z.boolean(),
        isDeleted: z.boolean(),
      }),
    ),
    peopleCount: count,
    /** When that person published it, or planned its start. */
    decidedAt: at,
    leftOut: z.object({ disabled: count, kept: count }),
    earlier: z.array(
      z.object({
        number: count,
        publishedAt: at.nullable(),
        endedAt: at.nullable(),
        contentSha256: z.string(),
        assignments: count,
        acknowledged: count,
        changeNote: z.string(),
      }),
    ),
    madeAt: at,
    madeBy: z.string(),
  }),
  errors: ['pdf_busy', 'pdf_not_made', 'revision_not_begun'],
});
