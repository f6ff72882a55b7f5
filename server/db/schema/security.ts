import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companyId, createdAt, moment } from '../columns.ts';
import { users } from './people.ts';

/** One row a sign-in: `hash` is SHA-256 of account and sign-in time. A revoked row stays, so that its tokens never open it again. */
export const sessions = pgTable(
  'sessions',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    companyId: companyId(),
    factor: text('factor').notNull().default('password'),
    createdAt: createdAt(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/** Wrong passwords in a row, per account and per address; shared by all nodes. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  n: integer('n').notNull(),
  firstAt: moment('first_at').notNull(),
  lockedUntil: moment('locked_until'),
});

/** Calls in the present window, for endpoints with a limit of their own; shared by all nodes. */
export const rateCounters = pgTable('rate_counters', {
  key: text('key').primaryKey(),
  n: integer('n').notNull(),
  windowStart: moment('window_start').notNull(),
});

/** Links of mails. Only the hash is stored; single use. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    companyId: companyId(),
    kind: text('kind').$type<'invite' | 'reset' | 'verify'>().notNull(),
    /** The address being confirmed, for kind `verify`. */
    email: text('email'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('one_time_links_user').on(t.userId, t.createdAt)],
);
