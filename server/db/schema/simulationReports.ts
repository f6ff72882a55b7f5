import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MailboxFailure, MailboxKind } from '#contract/simulation/reportMailbox';
import { bytea, companyId, createdAt, moment } from '../columns.ts';
import { companies } from './companies.ts';
import { users } from './people.ts';
import { simulationMessages } from './simulationMessages.ts';

/** What an adapter needs to go on; each reads only its own. */
export type Position = Record<string, unknown>;

/**
 * The mailbox to which people of a company report mails, over IMAP or at Microsoft. It is only read, so what was read of it is known here. One
 * row for each company, so it has one mailbox.
 */
export const simulationMailboxes = pgTable(
  'simulation_mailboxes',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    kind: text('kind').$type<MailboxKind>().notNull(),
    /** The four of IMAP. */
    host: text('host'),
    port: integer('port'),
    isSecure: boolean('is_secure'),
    /** Encrypted, see `server/secrets.ts`. */
    sealedPassword: text('sealed_password'),
    /** At Microsoft: encrypted tokens, which are renewed while mails are read. */
    sealedTokens: text('sealed_tokens'),
    /** The user of IMAP; at Microsoft the address of the mailbox. */
    username: text('username').notNull(),
    folder: text('folder').notNull(),
    /** What was read, in the words of its kind; null before the first mail. */
    position: jsonb('position').$type<Position>(),
    lookedAt: moment('looked_at'),
    /** When it is looked at next, and by which process until when. */
    dueAt: moment('due_at').notNull(),
    leaseId: uuid('lease_id'),
    leasedUntil: moment('leased_until'),
    /** Since when it cannot be read, and why; null while it works. */
    failingSince: moment('failing_since'),
    failure: jsonb('failure').$type<MailboxFailure>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('simulation_mailboxes_due').on(t.dueAt),
    check(
      'simulation_mailboxes_kind',
      sql`CASE kind WHEN 'imap' THEN num_nulls(host, port, is_secure, sealed_password) = 0 AND sealed_tokens IS NULL
        WHEN 'graph' THEN num_nonnulls(host, port, is_secure, sealed_password) = 0 AND sealed_tokens IS NOT NULL
        ELSE false END`,
    ),
    check('simulation_mailboxes_lease', sql`num_nulls(${t.leaseId}, ${t.leasedUntil}) in (0, 2)`),
    check('simulation_mailboxes_failure', sql`num_nulls(${t.failingSince}, ${t.failure}) in (0, 2)`),
  ],
);

/** Mails in which somebody reported a message, known by a hash, so that each counts once. Of other mails nothing is stored. */
export const simulationReportReads = pgTable(
  'simulation_report_reads',
  {
    companyId: companyId(),
    mailHash: text('mail_hash').notNull(),
    messageId: uuid('message_id').notNull(),
    /** Who reported it. */
    userId: uuid('user_id').notNull(),
    outcome: text('outcome').$type<'counted' | 'already' | 'late' | 'colleague'>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.mailHash, t.messageId] }),
    index('simulation_report_reads_message').on(t.messageId),
    index('simulation_report_reads_at').on(t.companyId, t.at),
    index('simulation_report_reads_user').on(t.companyId, t.userId),
    foreignKey({
      columns: [t.companyId, t.messageId],
      foreignColumns: [simulationMessages.companyId, simulationMessages.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
    check('simulation_report_reads_outcome', sql`${t.outcome} in ('counted','already','late','colleague')`),
  ],
);

/** The report button of a company in Outlook and Gmail. */
export const simulationAddins = pgTable(
  'simulation_addins',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    /** Its addresses have it with a signature, so that it opens nothing by itself. */
    key: bytea('key').notNull(),
    /** By which Outlook knows the add-in, and which of its manifests is newer. */
    addinId: uuid('addin_id').notNull(),
    version: integer('version').notNull(),
    /** Of the key. */
    createdAt: createdAt(),
    outlookAt: moment('outlook_at'),
    gmailAt: moment('gmail_at'),
  },
  (t) => [
    uniqueIndex('simulation_addins_key').on(t.key),
    check('simulation_addins_key_length', sql`octet_length(${t.key}) = 10`),
    check('simulation_addins_version', sql`${t.version} > 0`),
  ],
);
