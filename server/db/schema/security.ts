import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companyId, createdAt, moment } from '../columns.ts';
import { users } from './people.ts';

/**
 * One row a session. `hash` is SHA-256 of the person and of the id that the browser holds and we do not keep.
 * A closed row stays for a while, so that the sign-in it came from opens no other session.
 */
export const sessions = pgTable(
  'sessions',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    companyId: companyId(),
    factor: text('factor').notNull().default('password'),
    /** The sign-in it came from, in whole seconds, as the identity provider counts. */
    signedInAt: moment('signed_in_at').notNull(),
    /** The custom token that it came from, which opens no second one. */
    customTokenId: text('custom_token_id').unique(),
    createdAt: createdAt(),
    /** Moves on while the session is used, up to its longest life. */
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId, t.signedInAt)],
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
