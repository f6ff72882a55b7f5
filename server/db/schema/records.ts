import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#contract/company/audit';
import type { DeliveryFailure } from '#contract/company/mail';
import { companyId, createdAt, moment, primaryId, updatedAt } from '../columns.ts';
import { companies } from './companies.ts';
import { users } from './people.ts';

/**
 * Append-only: a trigger rejects deletes, and all updates except erasing personal fields. A bulk change is one row; its people
 * are in audit_subjects.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: primaryId(),
    companyId: companyId(),
    at: moment('at').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    actorEmail: text('actor_email').notNull(),
    actorRole: text('actor_role').notNull(),
    actorCompanyId: uuid('actor_company_id'),
    /** Name of the API key with which the actor did it. */
    actorKey: text('actor_key'),
    subjectType: text('subject_type').notNull(),
    subjectId: uuid('subject_id'),
    subjectLabel: text('subject_label').notNull(),
    subjectCount: integer('subject_count').notNull().default(1),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** When personal fields were erased, because a person they named was deleted. */
    erasedAt: moment('erased_at'),
  },
  (t) => [
    index('audit_log_company').on(t.companyId, t.at, t.id),
    index('audit_log_subject').on(t.companyId, t.subjectId),
    index('audit_log_actor').on(t.actorId),
  ],
);

export const auditSubjects = pgTable(
  'audit_subjects',
  { companyId: companyId(), auditId: uuid('audit_id').notNull(), userId: uuid('user_id').notNull() },
  (t) => [primaryKey({ columns: [t.auditId, t.userId] }), index('audit_subjects_user').on(t.companyId, t.userId)],
);

/** Entries that are not sealed yet; a trigger of audit_log inserts them, the sealing job deletes them. */
export const auditPending = pgTable('audit_pending', { auditId: uuid('audit_id').primaryKey(), companyId: companyId() }, (t) => [
  index('audit_pending_company').on(t.companyId),
]);

/**
 * One link of a company's hash chain: proves the content of an entry and which entry came before. See
 * server/modules/audit/seal.ts.
 */
export const auditSeals = pgTable(
  'audit_seals',
  {
    companyId: companyId(),
    /** From 1, without gaps. */
    seq: integer('seq').notNull(),
    auditId: uuid('audit_id').notNull().unique(),
    /** Hashes of the personal fields, kept when the fields themselves are erased. */
    personal: jsonb('personal').$type<Record<string, string>>().notNull(),
    seal: text('seal').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.seq] })],
);

/** Deleted people whose name and address must be erased from sealed entries; a trigger of users inserts them. */
export const auditErasures = pgTable('audit_erasures', { userId: uuid('user_id').primaryKey(), companyId: companyId() });

/**
 * Mails that a person waits for, or that must not be late; delivered first. Part of an index, so a change needs a migration.
 */
export const awaitedTemplates = [
  'reset_password',
  'verify_email',
  'address_change',
  'address_replaced',
  'address_in_force',
  'mfa_code',
] as const;

/** Condition: queued mail of these templates, as in the index mails_awaited. */
export const isAwaitedMail = sql.raw(
  `status = 'queued' AND template IN (${awaitedTemplates.map((name) => `'${name}'`).join(', ')})`,
);

/** Queued and sent mail; in embedded mode with the text, for /outbox. One-time links are created at delivery. */
export const mails = pgTable(
  'mails',
  {
    id: primaryId(),
    companyId: companyId(),
    userId: uuid('user_id'),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    lang: text('lang').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    status: text('status').$type<'queued' | 'sending' | 'sent' | 'failed' | 'cancelled'>().notNull().default('queued'),
    /** Attempts that failed by an error of ours; `postponed` counts the attempts that the mail server deferred. */
    attempts: integer('attempts').notNull().default(0),
    postponed: integer('postponed').notNull().default(0),
    /** While `queued`: earliest time of the next attempt. Real time. */
    dueAt: moment('due_at').notNull().default(sql`'-infinity'`),
    firstTriedAt: moment('first_tried_at'),
    /** While `sending`: the claim, and when it was last renewed. */
    claimId: uuid('claim_id'),
    claimedAt: moment('claimed_at'),
    /** Why the last attempt failed. */
    failure: jsonb('failure').$type<DeliveryFailure>(),
    subject: text('subject'),
    body: text('body'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    index('mails_waiting').on(t.dueAt, t.createdAt).where(sql`status = 'queued'`),
    index('mails_awaited').on(t.dueAt, t.createdAt).where(isAwaitedMail),
    index('mails_claimed').on(t.claimedAt).where(sql`status = 'sending'`),
    index('mails_company').on(t.companyId, t.createdAt),
    index('mails_person').on(t.userId, t.createdAt),
    // Mails about an address, which may be sent to somebody else.
    index('mails_about').on(sql`(params ->> 'email')`).where(sql`params ? 'email'`),
  ],
);

/** A finished import. Repeating it with the same id returns `result` instead of adding people twice. */
export const imports = pgTable(
  'imports',
  {
    companyId: companyId(),
    importId: uuid('import_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    result: jsonb('result').$type<{ added: number; departmentsCreated: number; groupsCreated: number }>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.importId] })],
);

/** Named filters of one person for a list: parameters of the list's address. Deleted with the person. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    filter: text('filter').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('saved_filters_name').on(t.userId, t.companyId, t.list, sql`lower(${t.name})`)],
);
