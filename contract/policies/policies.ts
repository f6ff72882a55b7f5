import { z } from 'zod';
import { at, endpoint, id, languageCode, many, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { dataReply } from '../kit/replies.ts';
import { saves, seen } from '../kit/saves.ts';
import { pageShape } from '../reports/reportQuery.ts';
import { policyLimits } from './limits.ts';
import { policiesPath, policyPath } from './paths.ts';
import { policyPlaces, policySources, policyStates, revisionStatuses } from './states.ts';

const count = z.number().int();

/** Figures of one revision. `assignments` are the people who got it. */
const figures = {
  assignments: count,
  acknowledged: count,
  overdue: count,
};

/** The revision that a policy’s state is about; see policyStates. */
const current = z.object({
  id,
  number: count,
  status: z.enum(revisionStatuses),
  startsAt: at,
  endedAt: at.nullable(),
  ...figures,
});

/** A policy of the company: a row of the list. */
export const policy = z.object({
  id,
  name: z.string(),
  /** Of the draft, else of the current revision. */
  source: z.enum(policySources),
  language: languageCode,
  /** Which of the library, if it began as a preset. */
  presetId: z.string().nullable(),
  state: z.enum(policyStates),
  /** Text that is not published yet. */
  hasDraft: z.boolean(),
  current: current.nullable(),
  /** A revision that begins later, beside the current one. */
  scheduled: z.object({ id, number: count, startsAt: at }).nullable(),
  ownerId: id.nullable(),
  ownerName: z.string().nullable(),
  reviewMonths: count,
  /** A day of the company’s time zone; null before the first publication, and without reviews. */
  nextReviewOn: z.iso.date().nullable(),
  isReviewDue: z.boolean(),
  createdAt: at,
});
export type Policy = z.input<typeof policy>;

/** Of a preset: what its places are filled with. */
export const filledPlaces = z.partialRecord(z.enum(policyPlaces), z.string());

/** Text that is not published yet. */
export const policyDraft = z.object({
  source: z.enum(policySources),
  language: languageCode,
  /** Clean HTML; empty for a file. */
  html: z.string(),
  places: filledPlaces,
  /** Places that are not filled. It cannot be published before. */
  openPlaces: z.array(z.enum(policyPlaces)),
  file: z.object({ id, url: z.string(), name: z.string(), bytes: count }).nullable(),
  changeNote: z.string(),
  savedAt: saves.savedAt,
  savedByName: saves.savedByName,
  /** SHA-256 of the text or file is that of the current revision: publishing it would say nothing new. */
  isUnchanged: z.boolean(),
});
export type PolicyDraft = z.input<typeof policyDraft>;

/** A policy with its draft. */
export const policyDetails = policy.extend({
  draft: policyDraft.nullable(),
  /**
   * Grows whenever the draft is saved, published or discarded, so that nobody saves over what another admin has written meanwhile, and a
   * page that still shows a draft of before over no new one.
   */
  edit: saves.edit,
  /** The edition of the preset that the draft or current revision came from, and the one that the library has. */
  presetEdition: count.nullable(),
  libraryEdition: count.nullable(),
});
export type PolicyDetails = z.input<typeof policyDetails>;

const read = { method: 'GET', access: 'policies:read', tx: 'read' } as const;
const write = { access: 'policies:write', tx: 'write' } as const;

export const policyOrderFields = ['name', 'progress', 'overdue', 'nextReviewOn', 'createdAt'] as const;

export const listPolicies = endpoint({
  ...read,
  path: policiesPath,
  summary: 'Policies of the company',
  query: z.object({
    ...pageShape(policyOrderFields),
    search: z.string().trim().max(textLimits.textMax).optional(),
    states: many(z.enum(policyStates)),
    sources: many(z.enum(policySources)),
    reviewDue: z.enum(['true', 'false']).optional(),
  }),
  reply: dataReply(policy),
  errors: [],
});

export const getPolicy = endpoint({
  ...read,
  path: policyPath,
  summary: 'One policy with its draft',
  reply: policyDetails,
  errors: [],
});

/** Own policies (`text`, `pdf`) are for unlocked companies; presets are for everybody. */
export const createPolicyBody = z
  .object({
    name: text(),
    language: languageCode,
    source: z.enum(policySources),
    presetId: z.string().max(textLimits.textMax).nullable(),
  })
  .refine(({ source, presetId }) => (source === 'preset') === (presetId !== null), { path: ['presetId'] });
export type CreatePolicyBody = z.input<typeof createPolicyBody>;

export const createPolicy = endpoint({
  ...write,
  method: 'POST',
  path: policiesPath,
  summary: 'Makes a policy with an empty draft, or with the text of a preset',
  body: createPolicyBody,
  reply: policyDetails,
  errors: ['name_in_use', 'too_many_policies', 'plan_required', 'trial_expired'],
});

export const updatePolicyBody = z.object({
  name: text(),
  ownerId: id.nullable(),
  reviewMonths: z
    .number()
    .int()
    .refine((months) => (policyLimits.reviewMonths.choices as readonly number[]).includes(months)),
});
export type UpdatePolicyBody = z.input<typeof updatePolicyBody>;

export const updatePolicy = endpoint({
  ...write,
  method: 'PUT',
  path: policyPath,
  summary: 'Changes name, owner (an admin of the company) and time between reviews; published revisions keep their name',
  body: updatePolicyBody,
  reply: policyDetails,
  errors: ['name_in_use'],
});

export const deletePolicy = endpoint({
  ...write,
  method: 'DELETE',
  path: policyPath,
  summary: 'Deletes a policy that was never published',
  reply: z.object({}),
  errors: ['policy_published'],
});

/**
 * A preset is its text with filled places. Any other text is the company’s own: that changes the source of the policy, and needs an
 * unlocked company.
 */
export const saveDraftBody = z.discriminatedUnion('source', [
  z.object({
    source: z.literal('preset'),
    ...seen,
    language: languageCode,
    presetId: z.string().max(textLimits.textMax),
    places: z.partialRecord(z.enum(policyPlaces), z.string().trim().max(textLimits.textMax)),
    changeNote: z.string().trim().max(textLimits.longTextMax),
  }),
  z.object({
    source: z.literal('text'),
    ...seen,
    language: languageCode,
    html: z.string().max(policyLimits.htmlMax),
    changeNote: z.string().trim().max(textLimits.longTextMax),
  }),
  z.object({
    source: z.literal('pdf'),
    ...seen,
    language: languageCode,
    /** Of an upload; absent keeps the file of the draft. */
    fileId: id.optional(),
    fileName: text().optional(),
    changeNote: z.string().trim().max(textLimits.longTextMax),
  }),
]);
export type SaveDraftBody = z.input<typeof saveDraftBody>;

export const saveDraft = endpoint({
  access: 'policies:write',
  // A text is cleaned before its transaction.
  tx: 'none',
  method: 'PUT',
  path: `${policyPath}/draft`,
  summary: 'Saves the draft; refuses where somebody else has saved another one meanwhile',
  body: saveDraftBody,
  reply: policyDetails,
  errors: ['draft_changed', 'plan_required', 'trial_expired'],
});

/** The draft of a policy that was never published is its only text: it goes with the policy. */
export const discardDraft = endpoint({
  ...write,
  method: 'DELETE',
  path: `${policyPath}/draft`,
  summary: 'Discards the draft of a policy that is published',
  query: z.object({ edit: z.coerce.number().pipe(seen.edit) }),
  reply: policyDetails,
  errors: ['draft_changed', 'draft_is_only_text'],
});

const presetText = z.object({
  language: languageCode,
  name: z.string(),
  summary: z.string(),
  /** That it is a starting point and no legal advice. */
  notice: z.string(),
  /** With its places as `{{companyName}}`. */
  html: z.string(),
  words: count,
});
export const policyPreset = z.object({ id: z.string(), edition: count, texts: z.array(presetText) });
export type PolicyPreset = z.input<typeof policyPreset>;

export const listPolicyPresets = endpoint({
  ...read,
  path: '/rest/v1/company/{companyId}/policy-presets',
  summary: 'Policies of the library, in every language that they have',
  reply: z.array(policyPreset),
  errors: [],
});
