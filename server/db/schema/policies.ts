import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type CampaignStatus, campaignStatuses } from '#contract/campaigns/campaignStates';
import { policyLimits } from '#contract/policies/limits';
import {
  type AcknowledgementApp,
  acknowledgementApps,
  type PolicyPlace,
  type PolicySource,
  policySources,
} from '#contract/policies/states';
import { companyId, createdAt, fileOf, moment, primaryId } from '../columns.ts';
import { companies } from './companies.ts';
import {
  assignmentColumns,
  assignmentRules,
  campaignColumns,
  campaignRules,
  departmentLinks,
  groupLinks,
  taskColumns,
  taskRules,
  inOrderOfStatus,
} from './workTables.ts';

const listed = (values: readonly (string | number)[]) =>
  sql.raw(values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(','));

/**
 * Rules that a company makes its people acknowledge. What a policy says is in its revisions, and until it is published in its draft. A
 * policy that was published is never deleted: its record stays.
 */
export const policies = pgTable(
  'policies',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    name: text('name').notNull(),
    /** Of the library, if it began as a preset. */
    presetId: text('preset_id'),
    /** An admin who gets the mail about the next review; nobody after their account is deleted. */
    ownerId: uuid('owner_id'),
    reviewMonths: smallint('review_months').notNull(),
    /** A day of the company’s time zone, set when a revision begins. */
    nextReviewOn: date('next_review_on'),
    /** The day of the review about which the owner was mailed. */
    reviewMailedFor: date('review_mailed_for'),
    /** Grows whenever the draft is another one: saved, published, discarded or back. No number ever stands for two texts. */
    edit: integer('edit').notNull().default(0),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('policies_company_id').on(t.companyId, t.id),
    uniqueIndex('policies_name').on(t.companyId, sql`lower(name)`),
    index('policies_review').on(t.nextReviewOn),
    check('policies_review_months', sql`${t.reviewMonths} in (${listed(policyLimits.reviewMonths.choices)})`),
  ],
);

/** The text or file of a draft or a revision. */
const content = () => ({
  source: text('source').$type<PolicySource>().notNull(),
  language: text('language').notNull(),
  presetEdition: integer('preset_edition'),
  /** Empty for a file. */
  html: text('html').notNull(),
  file: text('file'),
  fileId: fileOf('file_id', 'file'),
  fileName: text('file_name'),
  fileBytes: integer('file_bytes'),
  changeNote: text('change_note').notNull(),
});

/** Of a preset: what its places are filled with. */
const places = () => jsonb('places').$type<Partial<Record<PolicyPlace, string>>>().notNull();

/** Text that is not published yet. */
export const policyDrafts = pgTable(
  'policy_drafts',
  {
    policyId: uuid('policy_id').primaryKey(),
    companyId: companyId(),
    ...content(),
    places: places(),
    savedAt: moment('saved_at').notNull(),
    savedBy: uuid('saved_by'),
  },
  (t) => [
    foreignKey({ columns: [t.companyId, t.policyId], foreignColumns: [policies.companyId, policies.id] }).onDelete('cascade'),
    index('policy_drafts_file').on(t.fileId),
    check('policy_drafts_source', sql`${t.source} in (${listed(policySources)})`),
  ],
);

/**
 * Published texts, each assigned to people as one campaign. What one says never changes again, which a trigger guards. `startsAt` is when it
 * begins, `publishedAt` when its first people were assigned.
 */
export const policyRevisions = pgTable(
  'policy_revisions',
  {
    ...campaignColumns<CampaignStatus, 'all' | 'departments' | 'groups'>(),
    ...taskColumns(),
    ...content(),
    policyId: uuid('policy_id').notNull(),
    number: integer('number').notNull(),
    /** The HTML has them already; they are for a draft that begins with this text. */
    places: places().default({}),
    contentSha256: text('content_sha256').notNull(),
    asksAgain: boolean('asks_again').notNull(),
    /** The last revision for everybody, this one included: who has acknowledged one since then does not get this one. */
    requiredSince: integer('required_since').notNull(),
    approvedBy: text('approved_by').notNull(),
    approvedOn: date('approved_on'),
    minMinutes: smallint('min_minutes').notNull(),
    publishedAt: moment('published_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    ...campaignRules('policy_revisions', t, { statuses: campaignStatuses, audiences: ['all', 'departments', 'groups'] }),
    ...taskRules('policy_revisions', t),
    unique('policy_revisions_number').on(t.policyId, t.number),
    uniqueIndex('policy_revisions_in_force').on(t.policyId).where(sql`status in ('running','suspended')`),
    uniqueIndex('policy_revisions_scheduled').on(t.policyId).where(sql`status = 'scheduled'`),
    index('policy_revisions_file').on(t.fileId),
    foreignKey({ columns: [t.companyId, t.policyId], foreignColumns: [policies.companyId, policies.id] }),
    check('policy_revisions_source', sql`${t.source} in (${listed(policySources)})`),
    check('policy_revisions_minutes', sql`${t.minMinutes} between 0 and ${sql.raw(String(policyLimits.minMinutes.max))}`),
    check(
      'policy_revisions_required',
      sql`${t.requiredSince} between 1 and ${t.number} and (${t.requiredSince} = ${t.number}) = ${t.asksAgain}`,
    ),
  ],
);

export const policyDepartments = departmentLinks('policy_departments', policyRevisions);
export const policyGroups = groupLinks('policy_groups', policyRevisions);

/** One revision for one person; `completed` is acknowledged, and `startedAt` when they opened it. */
export const policyAssignments = pgTable('policy_assignments', assignmentColumns(), (t) => [
  ...assignmentRules('policy_assignments', t, policyRevisions),
  inOrderOfStatus('policy_assignments', t),
]);

/** Proof that a person acknowledged a text. Rows are only added; they go with a person who is erased. */
export const policyAcknowledgements = pgTable(
  'policy_acknowledgements',
  {
    companyId: companyId(),
    campaignId: uuid('campaign_id').notNull(),
    userId: uuid('user_id').notNull(),
    at: moment('at').notNull(),
    openedAt: moment('opened_at').notNull(),
    contentSha256: text('content_sha256').notNull(),
    app: text('app').$type<AcknowledgementApp>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.userId] }),
    foreignKey({
      columns: [t.campaignId, t.userId],
      foreignColumns: [policyAssignments.campaignId, policyAssignments.userId],
    }).onDelete('cascade'),
    check('policy_acknowledgements_app', sql`${t.app} in (${listed(acknowledgementApps)})`),
  ],
);
