import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AddressChangeKind } from '#contract/addresses';
import { companyId, createdAt, moment, primaryId } from '../columns.ts';
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

/**
 * One row for each change of an address that somebody asked for. `waiting` until its link is used, or until it takes effect;
 * while `done` the old address belongs to nobody else and a link in its mailbox puts it back; then `settled`.
 */
export const addressChanges = pgTable(
  'address_changes',
  {
    id: primaryId(),
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<AddressChangeKind>().notNull(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    state: text('state').$type<'waiting' | 'done' | 'settled' | 'withdrawn' | 'stopped'>().notNull(),
    /** Why a superadmin changes it. */
    reason: text('reason'),
    askedBy: uuid('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Only of a lost mailbox; an own change takes effect with its link. */
    takesEffectAt: moment('takes_effect_at'),
    doneAt: moment('done_at'),
  },
  (t) => [
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
    uniqueIndex('address_changes_waiting').on(t.userId).where(sql`state = 'waiting'`),
    index('address_changes_reserved').on(t.oldEmail).where(sql`state = 'done'`),
    index('address_changes_user').on(t.userId, t.askedAt),
    check('address_changes_lost_mailbox', sql`kind = 'own' or (reason is not null and takes_effect_at is not null)`),
    check('address_changes_done', sql`state not in ('done', 'settled') or done_at is not null`),
  ],
);

/** Links of mails. Only the hash is stored; single use. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    companyId: companyId(),
    kind: text('kind').$type<'invite' | 'reset' | 'verify' | 'stop'>().notNull(),
    /** The address being confirmed, for kind `verify`. */
    email: text('email'),
    /** What is stopped, for kind `stop`. */
    addressChangeId: uuid('address_change_id').references(() => addressChanges.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('one_time_links_user').on(t.userId, t.createdAt)],
);
