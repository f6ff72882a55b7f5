import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ApiKeyScope } from '#contract/access';
import type { ApiKeyEnd } from '#contract/company/apiKeys';
import type { AddressChangeKind } from '#contract/session/addresses';
import type { MfaMethod, StepPurpose } from '#contract/session/mfaMethods';
import { companyId, createdAt, moment, primaryId } from '../columns.ts';
import { companies } from './companies.ts';
import { users } from './people.ts';
import { ssoConnections } from './sso.ts';

/** What a one-time token is for. */
export type OneTimeKind = 'invite' | 'reset' | 'verify' | 'stop' | 'bind' | 'sso' | 'company' | 'magic' | 'learner';

/**
 * Sessions. `hash` is the SHA-256 of the user id and the session id, which only the browser has. Closed sessions are kept for a while, so
 * that their sign-in cannot open another one.
 */
export const sessions = pgTable(
  'sessions',
  {
    hash: text('hash').primaryKey(),
    /** The id of the session in the list of its person. It is no credential. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    companyId: companyId(),
    /** The second factor of the sign-in, `password` or `link` without one, or `sso`. */
    factor: text('factor').$type<MfaMethod | 'password' | 'link' | 'sso'>().notNull().default('password'),
    /** The connection of single sign-on through which it was opened; it may have been deleted since. */
    connectionId: uuid('connection_id'),
    /** Of an acting session: the only company that it opens. Null for a session in the person's own company. */
    actingCompanyId: uuid('acting_company_id').references(() => companies.id),
    /** Of an acting session: the hash of the person's own session from which it was opened, and with which it ends. */
    openedBy: text('opened_by'),
    /** Time of the sign-in, in whole seconds, as the identity provider counts. */
    signedInAt: moment('signed_in_at').notNull(),
    /** The id of the custom token of the sign-in, or another id of it, which can open only one session. Null without an id. */
    customTokenId: text('custom_token_id').unique(),
    createdAt: createdAt(),
    /** The User-Agent header at sign-in. */
    userAgent: text('user_agent'),
    /** Written at most every few minutes; null until the first time. */
    usedAt: moment('used_at'),
    /** When the session expires. Extended while the session is used (idle limit), up to its maximum age. */
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    index('sessions_user').on(t.userId, t.signedInAt),
    index('sessions_acting').on(t.actingCompanyId).where(sql`acting_company_id is not null`),
    index('sessions_connection').on(t.connectionId).where(sql`connection_id is not null`),
    index('sessions_opened_by').on(t.openedBy).where(sql`opened_by is not null`),
    check('sessions_acting', sql`(acting_company_id is null) = (opened_by is null)`),
  ],
);

/** Failed sign-ins by account and by network address. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  n: integer('n').notNull(),
  firstAt: moment('first_at').notNull(),
  lockedUntil: moment('locked_until'),
});

/** Calls in the present window, for endpoints with their own limit. */
export const rateCounters = pgTable('rate_counters', {
  key: text('key').primaryKey(),
  n: integer('n').notNull(),
  windowStart: moment('window_start').notNull(),
});

/**
 * Requested changes of e-mail addresses. `waiting` until the link is used or the change is applied. While `done`, the old
 * address is reserved and a link in its mailbox can undo the change; afterwards `settled`.
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
    /** The reason, as the superadmin wrote it. */
    reason: text('reason'),
    askedBy: uuid('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Only for lost mailboxes; a person's own change is applied when its link is used. */
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

/**
 * Tokens in URLs that work once, each for the purpose of its kind: links in mails (`invite`, `reset`, `verify`, `stop`), and links
 * that sign in soon after they were made (`sso`, `company`, `magic`, and `learner` in the learner app). Only the hash is stored.
 */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    companyId: companyId(),
    kind: text('kind').$type<OneTimeKind>().notNull(),
    /** For kind `verify`: the address being confirmed. */
    email: text('email'),
    /** For kind `stop`: the change that the link stops. */
    addressChangeId: uuid('address_change_id').references(() => addressChanges.id, { onDelete: 'cascade' }),
    /** The browser in which it works, as the hash of a cookie; null if it works in any. */
    browserHash: text('browser_hash'),
    /** The session in which it was made, and with which it ends. */
    sessionHash: text('session_hash'),
    /** For kinds `sso` and `bind`: the connection through which the person signed in, or to which they bind their account. */
    connectionId: uuid('connection_id').references(() => ssoConnections.id, { onDelete: 'cascade' }),
    /** For kind `company`: the company to act in. */
    actingCompanyId: uuid('acting_company_id').references(() => companies.id),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('one_time_links_user').on(t.userId, t.createdAt),
    index('one_time_links_expiry').on(t.expiresAt),
    check('one_time_links_sso', sql`(kind in ('sso', 'bind')) = (connection_id is not null)`),
    check('one_time_links_company', sql`(kind = 'company') = (acting_company_id is not null)`),
    check('one_time_links_browser', sql`kind not in ('sso', 'company') or browser_hash is not null`),
  ],
);

/**
 * Keys that open the API for one company, as an admin of it. `hash` is the SHA-256 of the key, which is shown once. A trigger ends the
 * keys of a person who is disabled or deleted, has another role, or can’t sign in any more because their company enforces single sign-on.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    name: text('name').notNull(),
    scope: text('scope').$type<ApiKeyScope>().notNull(),
    hash: text('hash').notNull().unique(),
    /** The last characters of the key. */
    hint: text('hint').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
    expiresAt: moment('expires_at').notNull(),
    /** When people were notified that it expires soon; the creation of a key whose term is too short for a notice. */
    expiryToldAt: moment('expiry_told_at'),
    endedAt: moment('ended_at'),
    end: text('end_reason').$type<ApiKeyEnd>(),
  },
  (t) => [
    uniqueIndex('api_keys_name').on(t.companyId, sql`lower(${t.name})`).where(sql`ended_at is null`),
    index('api_keys_creator').on(t.createdBy).where(sql`ended_at is null`),
    index('api_keys_expiry').on(t.expiresAt).where(sql`ended_at is null`),
    check('api_keys_scope', sql`${t.scope} in ('read', 'write')`),
    check('api_keys_end', sql`(${t.endedAt} is null) = (${t.end} is null)`),
  ],
);

/**
 * Second steps of sign-ins after the right password, and of changes of one's own account. Only hashes of token and code are stored. The hash
 * of the code uses a key that is not in the database: otherwise all codes of six digits could be tried in a moment.
 */
export const mfaSteps = pgTable(
  'mfa_steps',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    /** The session whose account is changed; null for a sign-in. */
    sessionHash: text('session_hash'),
    /** What the step of a change may be used for. */
    purpose: text('purpose').$type<StepPurpose>().notNull().default('change'),
    /** Begun with the password; false in a session of single sign-on, where a factor or a code by e-mail replaces it. */
    byPassword: boolean('by_password').notNull().default(true),
    codeHash: text('code_hash'),
    codeExpiresAt: moment('code_expires_at'),
    /** Challenge that a passkey must sign. */
    passkeyChallenge: text('passkey_challenge'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** A code or passkey was right. A change may be made from then on; a sign-in is over. */
    confirmedAt: moment('confirmed_at'),
  },
  (t) => [index('mfa_steps_user').on(t.userId), index('mfa_steps_expiry').on(t.expiresAt)],
);

/** Authenticator apps (TOTP), one for each person. `confirmed_at` is null until the first code was right. */
export const authenticators = pgTable(
  'authenticators',
  {
    userId: uuid('user_id').primaryKey(),
    companyId: companyId(),
    /** Encrypted, see `server/secrets.ts`. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The last time step whose code was used; it and those before are refused. */
    lastStep: integer('last_step').notNull().default(0),
    createdAt: createdAt(),
    confirmedAt: moment('confirmed_at'),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade')],
);

/** Passkeys. `host` is the relying party id: the exact host name on which the passkey was made and works. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: primaryId(),
    userId: uuid('user_id').notNull(),
    companyId: companyId(),
    host: text('host').notNull(),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    /** base64url of the COSE key. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [
    index('passkeys_user').on(t.userId),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
  ],
);

/** Recovery codes that were not used yet, as keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: uuid('user_id').notNull(), companyId: companyId(), hash: text('hash').notNull() },
  (t) => [
    primaryKey({ columns: [t.userId, t.hash] }),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
  ],
);
