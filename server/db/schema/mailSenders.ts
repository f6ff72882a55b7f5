import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DeliveryFailure } from '#contract/company/mail';
import { createdAt, moment, updatedAt } from '../columns.ts';
import { companies } from './companies.ts';

/** The mail server of a company, through which its mails and those of the companies below it leave. */
export const mailSenders = pgTable('mail_senders', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id),
  host: text('host').notNull(),
  port: integer('port').notNull(),
  isSecure: boolean('is_secure').notNull(),
  username: text('username').notNull(),
  /** Encrypted, see `server/secrets.ts`. */
  sealedPassword: text('sealed_password').notNull(),
  fromEmail: text('from_email').notNull(),
  /** Since when it takes no mail, and why; null while it works. */
  failingSince: moment('failing_since'),
  lastFailure: jsonb('last_failure').$type<DeliveryFailure>(),
  /** When the admins were told last that it takes no mail. */
  toldAt: moment('told_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
