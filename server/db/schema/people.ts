import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MfaMethod } from '#contract/session/mfaMethods';
import type { DeliveryFailure } from '#contract/company/mail';
import type { AccountFilter, UserStatus } from '#contract/people/selection';
import { companyId, createdAt, moment, primaryId, updatedAt } from '../columns.ts';
import { companies } from './companies.ts';

/**
 * A person of a company, learner or admin. Rows of deleted people are kept for past figures, with name and address replaced. `has_login`:
 * the person may sign in and has an account at the identity provider.
 */
export const users = pgTable(
  'users',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    role: text('role').$type<'admin' | 'user' | 'msp' | 'support' | 'superadmin'>().notNull().default('user'),
    isOwner: boolean('is_owner').notNull().default(false),
    disabled: boolean('disabled').notNull().default(false),
    deletedAt: moment('deleted_at'),
    hasLogin: boolean('has_login').notNull().default(false),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Signing in takes a second factor. */
    mfaEnabled: boolean('mfa_enabled').notNull().default(false),
    /** A code by e-mail is one of the factors. */
    mfaEmail: boolean('mfa_email').notNull().default(true),
    /** The second factor that was used last, recovery codes aside: the next second step begins with it. */
    mfaLastMethod: text('mfa_last_method').$type<MfaMethod>(),
    sso: boolean('sso').notNull().default(false),
    scimManaged: boolean('scim_managed').notNull().default(false),
    /** The directory deactivated the person in a large wave, and no admin has confirmed it: they can’t sign in, everything else stays. */
    heldAt: moment('held_at'),
    temporaryPassword: boolean('temporary_password').notNull().default(false),
    privacyPolicyConfirmedAt: moment('privacy_policy_confirmed_at'),
    onboardingCompleted: boolean('onboarding_completed').notNull().default(false),
    onboardingSkipped: boolean('onboarding_skipped').notNull().default(false),
    /** Notifications published later are unseen; null counts as the person's first day. */
    notificationsSeenAt: moment('notifications_seen_at'),
    suspendedNotificationShown: boolean('suspended_notification_shown').notNull().default(true),
    invitedAt: moment('invited_at'),
    /** Why the last invitation was not delivered; a new invitation or address clears it. */
    invitationFailure: jsonb('invitation_failure').$type<DeliveryFailure>(),
    /** Who added the person; null for people from the command line or a directory. */
    invitedBy: uuid('invited_by'),
    /** First sign-in, kept by a trigger. From then on only the person can change their address. */
    firstSessionAt: moment('first_session_at'),
    lastLogin: moment('last_login'),
    /** Sign-ins up to this second cannot open a session. Real time. */
    sessionsEndedAt: moment('sessions_ended_at'),
    /**
     * The language and the time zone of the person; null means those of the company. Guessed: the browser named it on the pages of learners,
     * and may name another; nobody set it.
     */
    language: text('language'),
    languageGuessed: boolean('language_guessed').notNull().default(false),
    timeZone: text('time_zone'),
    timeZoneGuessed: boolean('time_zone_guessed').notNull().default(false),
    /** Links of mails to the pages of learners, and sessions there, that are older than this open nothing. */
    learnerLinksSince: moment('learner_links_since'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    account: text('account')
      .$type<AccountFilter>()
      .notNull()
      .generatedAlwaysAs(sql`case when is_owner then 'account_owner' when role = 'user' then 'learner' else 'account_admin' end`),
    status: text('status')
      .$type<UserStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when disabled then 'disabled' when held_at is not null then 'held' when last_login is null then 'invited' else 'active' end`,
      ),
    sortName: text('sort_name').notNull().generatedAlwaysAs(sql`lower(name || ' ' || last_name)`),
    /** `last_login` for sorting. Never null, so that keyset pagination works: no sign-in is the earliest. */
    sortLogin: moment('sort_login').notNull().generatedAlwaysAs(sql`coalesce(last_login, '-infinity'::timestamptz)`),
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`lower(name || ' ' || last_name || ' ' || email)`),
  },
  (t) => {
    const alive = sql`deleted_at is null`;
    return [
      // Addresses are unique across companies; those of deleted people are free again.
      uniqueIndex('users_email').on(t.email).where(alive),
      unique('users_company_id').on(t.companyId, t.id),
      index('users_created').on(t.companyId, t.createdAt, t.id, t.disabled, t.account).where(alive),
      index('users_name').on(t.companyId, t.sortName, t.id, t.disabled, t.account).where(alive),
      index('users_email_order').on(t.companyId, t.email, t.id, t.disabled, t.account).where(alive),
      index('users_role').on(t.companyId, t.role, t.id, t.disabled, t.account).where(alive),
      index('users_status').on(t.companyId, t.status, t.id, t.disabled, t.account).where(alive),
      index('users_last_login').on(t.companyId, t.sortLogin, t.id, t.disabled, t.account).where(alive),
      // For searches with an @: a suffix of the mailbox name is a prefix of the reversed name.
      index('users_mailbox').on(t.companyId, sql`reverse(split_part(email, '@', 1)) text_pattern_ops`).where(alive),
      // For reports, which include deleted people.
      index('users_everybody_name').on(t.companyId, t.sortName, t.id),
      index('users_everybody_email').on(t.companyId, t.email, t.id),
      index('users_deleted').on(t.companyId, t.id).where(sql`deleted_at is not null`),
      index('users_unproved').on(t.createdAt).where(sql`${alive} and is_owner and not email_verified`),
      index('users_undelivered').on(t.companyId, t.createdAt, t.id).where(sql`${alive} and invitation_failure is not null`),
      index('users_provisioned').on(t.companyId, t.id).where(sql`${alive} and scim_managed`),
      index('users_held').on(t.companyId).where(sql`${alive} and held_at is not null`),
      index('users_account').on(t.companyId, t.account, t.createdAt, t.id, t.disabled).where(alive),
      check('users_email_lower', sql`${t.email} = lower(${t.email})`),
      // The expression fails for a name that the database does not know. A stored one would stop every statement about many people.
      check('users_time_zone', sql`(to_timestamp(0) at time zone ${t.timeZone}) is not null or ${t.timeZone} is null`),
      check('users_role', sql`${t.role} in ('admin','user','msp','support','superadmin')`),
    ];
  },
);

const setColumns = () => ({
  id: primaryId(),
  companyId: companyId().references(() => companies.id),
  name: text('name').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
const setIndexes = (name: string) => (t: { companyId: PgColumn; name: PgColumn; id: PgColumn }) => [
  uniqueIndex(`${name}_name`).on(t.companyId, sql`lower(${t.name})`),
  unique(`${name}_company_id`).on(t.companyId, t.id),
];

export const departments = pgTable('departments', setColumns(), setIndexes('departments'));
export const groups = pgTable('groups', setColumns(), setIndexes('groups'));

/** Members of departments. The foreign keys include the company, so a row can never connect two companies. */
export const userDepartments = pgTable(
  'user_departments',
  { companyId: companyId(), userId: uuid('user_id').notNull(), departmentId: uuid('department_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.userId, t.departmentId] }),
    index('user_departments_department').on(t.companyId, t.departmentId, t.userId),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.companyId, t.departmentId], foreignColumns: [departments.companyId, departments.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const userGroups = pgTable(
  'user_groups',
  { companyId: companyId(), userId: uuid('user_id').notNull(), groupId: uuid('group_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.userId, t.groupId] }),
    index('user_groups_group').on(t.companyId, t.groupId, t.userId),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.companyId, t.groupId], foreignColumns: [groups.companyId, groups.id] }).onDelete('cascade'),
  ],
);

/**
 * The days in which people are away, first and last included, of the company's time zone. Past ones stay: they have moved deadlines. At most
 * one of a person has not ended; `modules/absences` keeps it so, and keeps them apart.
 */
export const absences = pgTable(
  'absences',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.firstDay] }),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
    check('absences_days', sql`${t.firstDay} <= ${t.lastDay}`),
  ],
);

/** Number of people by company, account and status, without deleted ones; kept by triggers. */
export const peopleCounts = pgTable(
  'people_counts',
  {
    companyId: companyId(),
    account: text('account').$type<AccountFilter>().notNull(),
    status: text('status').$type<UserStatus>().notNull(),
    n: integer('n').notNull(),
    disabled: boolean('disabled').notNull().generatedAlwaysAs(sql`status = 'disabled'`),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.account, t.status] })],
);

/** Number of members of a department or group (`set_id`), kept by triggers. */
export const memberCounts = pgTable(
  'member_counts',
  { companyId: companyId(), setId: uuid('set_id').notNull(), disabled: boolean('disabled').notNull(), n: integer('n').notNull() },
  (t) => [primaryKey({ columns: [t.companyId, t.setId, t.disabled] })],
);
