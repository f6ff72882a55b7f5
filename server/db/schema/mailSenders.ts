import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DeliveryFailure } from '#contract/company/mail';
import { companyId, createdAt, moment, updatedAt } from '../columns.ts';
import { companies } from './companies.ts';

/**
 * Through what the mails of a company and of those below it leave: its mail server, or a mailbox at Microsoft. One row for each
 * company, so it is never both.
 */
export const mailSenders = pgTable(
  'mail_senders',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    kind: text('kind').$type<'smtp' | 'graph'>().notNull(),
    /** The five of a mail server. */
    host: text('host'),
    port: integer('port'),
    isSecure: boolean('is_secure'),
    username: text('username'),
    /** Encrypted, see `server/secrets.ts`. */
    sealedPassword: text('sealed_password'),
    /** Of a mailbox: encrypted tokens of Microsoft, which are renewed while mails are sent. */
    sealedTokens: text('sealed_tokens'),
    fromEmail: text('from_email').notNull(),
    /** Since when it takes no mail, and why; null while it works. */
    failingSince: moment('failing_since'),
    lastFailure: jsonb('last_failure').$type<DeliveryFailure>(),
    /** When the admins were last notified that it takes no mail. */
    notifiedAt: moment('told_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [
    check(
      'mail_senders_kind',
      sql`CASE kind WHEN 'smtp' THEN num_nulls(host, port, is_secure, username, sealed_password) = 0 AND sealed_tokens IS NULL
        WHEN 'graph' THEN num_nonnulls(host, port, is_secure, username, sealed_password) = 0 AND sealed_tokens IS NOT NULL
        ELSE false END`,
    ),
  ],
);

/** What the owner of a mailbox at Microsoft allows: sending mails of the company, or reading what was reported there. Each is a consent of its own. */
export type GraphPurpose = 'send' | 'reports';

/** Browsers that were sent to Microsoft, where the owner of a mailbox allows something. Each works once, in this session and browser. */
export const graphConsents = pgTable(
  'graph_consents',
  {
    stateHash: text('state_hash').primaryKey(),
    purpose: text('purpose').$type<GraphPurpose>().notNull(),
    companyId: companyId().references(() => companies.id),
    sessionHash: text('session_hash').notNull(),
    browserHash: text('browser_hash').notNull(),
    /** Encrypted code verifier (PKCE). */
    sealedVerifier: text('sealed_verifier').notNull(),
    /** Origin of the panel in which it began. */
    origin: text('origin').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('graph_consents_expiry').on(t.expiresAt), check('graph_consents_purpose', sql`${t.purpose} in ('send','reports')`)],
);
