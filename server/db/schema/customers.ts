import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CustomerStatus } from '#contract/partners/customerStates';
import type { CompanyType } from '#contract/roles';
import { companyId, createdAt, moment } from '../columns.ts';
import { companies } from './companies.ts';
import { users } from './people.ts';

/**
 * Transitive closure of parentage, whatever access is granted: `ancestor` stands `depth` steps above `company`. The house stands above
 * every company. Kept by triggers on companies, which refuse cycles.
 */
export const companyParentage = pgTable(
  'company_parentage',
  {
    ancestorId: uuid('ancestor_id')
      .notNull()
      .references(() => companies.id),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    depth: integer('depth').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ancestorId, t.companyId] }),
    check('company_parentage_circle', sql`${t.ancestorId} <> ${t.companyId}`),
    index('company_parentage_company').on(t.companyId),
    index('company_parentage_depth').on(t.ancestorId, t.depth, t.companyId),
  ],
);

/**
 * The columns by which lists of customers show, filter and sort: one row for each company. Only `heed_list_customers` writes it, which triggers
 * on companies and people call. Requests read it through the view `customers`.
 */
export const customerList = pgTable(
  'customer_list',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    name: text('name').notNull(),
    parentId: uuid('parent_id'),
    /** Its partner’s name as an order; a trigger changes it alone when the partner gets another name. */
    parentSortName: text('parent_sort_name'),
    companyType: text('company_type').$type<CompanyType>().notNull(),
    isPartner: boolean('is_partner').notNull(),
    loginStatus: text('login_status').notNull(),
    createdAt: createdAt(),
    disabledAt: moment('disabled_at'),
    suspendedBy: uuid('suspended_by'),
    isBoosted: boolean('is_boosted').notNull(),
    trialStatus: text('trial_status').$type<'available' | 'active' | 'expired'>(),
    trialEndsAt: moment('trial_ends_at'),
    ownerEmail: text('owner_email'),
    ownerName: text('owner_name'),
    /** Somebody who may use the panel has signed in. */
    isRegistered: boolean('is_registered').notNull(),
    /** People who are not disabled. */
    seats: integer('seats').notNull(),
    /** Seats that are paid for, and the period; from `heed_subscription_of`. */
    licences: integer('licences'),
    periodStart: moment('period_start'),
    periodEnd: moment('period_end'),
    /** When the next seats end. */
    licencesEndAt: moment('licences_end_at'),
    /** When the last seats ended; null while there are any, or if there never were. */
    licencesEndedAt: moment('licences_ended_at'),
    sortName: text('sort_name').notNull().generatedAlwaysAs(sql`lower(name)`),
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`lower(name || ' ' || coalesce(owner_email, ''))`),
    status: text('status')
      .$type<CustomerStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when is_boosted then 'boosted' when licences_ended_at is not null and trial_status is distinct from 'active' then 'licencesEnded' when not is_registered then 'notRegistered' when trial_status = 'active' then 'trialActive' else 'free' end`,
      ),
    state: text('state')
      .notNull()
      .generatedAlwaysAs(
        sql`case when is_boosted then 'active' when trial_status = 'active' then 'trialing' when trial_status = 'expired' or licences_ended_at is not null then 'expired' else 'available' end`,
      ),
    expiresAt: moment('expires_at').generatedAlwaysAs(
      sql`case when is_boosted then period_end when trial_status = 'active' then trial_ends_at else licences_ended_at end`,
    ),
    overage: integer('overage').generatedAlwaysAs(
      sql`case when is_boosted and licences is not null then greatest(0, seats - licences) end`,
    ),
  },
  (t) =>
    // One for each order. Rows without a value come first when ascending, and last when descending. The partner is for `customers_in_order`.
    (
      [
        ['created', t.createdAt],
        ['name', t.sortName],
        ['parent_name', t.parentSortName],
        ['status', t.status],
        ['disabled', t.disabledAt],
        ['expires', t.expiresAt],
        ['licences', t.licences],
        ['seats', t.seats],
        ['overage', t.overage],
        ['access', t.loginStatus],
        ['email', t.ownerEmail],
        ['period_start', t.periodStart],
        ['period_end', t.periodEnd],
      ] as const
    )
      .map(([name, column]) => index(`customer_list_${name}`).on(column.nullsFirst(), t.companyId, t.parentId))
      .concat(index('customer_list_parent').on(t.parentId, t.companyId)),
);

/**
 * The facts from which findings follow: one row for each company. Only `heed_note_findings` writes it; `heed_list_customers` calls it, and so
 * do triggers on tables inside a company. No fact changes by time alone: queries compare dates with the moment of the request. Requests read
 * it through views: `customer_findings` and `finding_numbers`, where facts inside a company are null without access, and `granted_findings`,
 * which has only these.
 */
export const findingFacts = pgTable(
  'finding_facts',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    parentId: uuid('parent_id'),
    /** The company is not suspended, so that it can have findings. */
    isWatched: boolean('is_watched').notNull(),
    /** End of the trial, if it runs. */
    trialEndsAt: moment('trial_ends_at'),
    /** Share of the licences that is in use; null without Boost or licences. */
    licencePercent: doublePrecision('licence_percent'),
    /** When the next licences end; null without Boost. */
    licencesEndAt: moment('licences_end_at'),
    /** When the last licences ended, if it has neither Boost nor a trial since. */
    licencesEndedAt: moment('licences_ended_at'),
    /** It has an owner, and nobody has signed in. */
    awaitsAdmin: boolean('awaits_admin').notNull(),
    /** Inside: the latest start of a training, scheduled ones included. */
    trainedAt: moment('trained_at'),
    /** Inside: since when nobody was trained, not before the company was created; null if there is nobody to train. */
    idleSince: moment('idle_since'),
    /** Inside: share of the assignments of running campaigns that is overdue. */
    overduePercent: doublePrecision('overdue_percent'),
    /** Inside: when the oldest unproved domain was added; null if the plan does not let the company prove it. */
    domainAddedAt: moment('domain_added_at'),
    /** Inside: when the certificate of single sign-on expires; null if the plan does not let the company renew it. */
    certificateExpiresAt: moment('certificate_expires_at'),
  },
  (t) => [
    index('finding_facts_parent').on(t.parentId),
    index('finding_facts_trial').on(t.trialEndsAt).where(sql`trial_ends_at is not null`),
    index('finding_facts_licences').on(t.licencePercent).where(sql`licence_percent is not null`),
    index('finding_facts_licences_end').on(t.licencesEndAt).where(sql`licences_end_at is not null`),
    index('finding_facts_licences_ended').on(t.companyId).where(sql`licences_ended_at is not null`),
    index('finding_facts_admin').on(t.companyId).where(sql`awaits_admin`),
    index('finding_facts_idle').on(t.idleSince).where(sql`idle_since is not null`),
    // By company: along an order of the list, most companies are found not to be in it without reading their row.
    index('finding_facts_overdue').on(t.companyId, t.overduePercent).where(sql`is_watched and overdue_percent > 0`),
    index('finding_facts_domain').on(t.companyId).where(sql`domain_added_at is not null`),
    index('finding_facts_certificate').on(t.certificateExpiresAt).where(sql`certificate_expires_at is not null`),
  ],
);

/** Customers whose partnership was ended, with what they were before, so that the partner can undo it for a while. */
export const removedCustomers = pgTable(
  'removed_customers',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => companies.id),
    removedAt: moment('removed_at').notNull(),
    undoUntil: moment('undo_until').notNull(),
    /** The columns of the company before it was removed, to restore them. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index('removed_customers_partner').on(t.partnerId, t.removedAt)],
);

/**
 * People of another company (a partner, or our own staff) who acted in `company`: one row for each session. `recordActivity` writes it.
 * Read through the view `access_used`, by both companies.
 */
export const accessUses = pgTable(
  'access_uses',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    sessionHash: text('session_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromCompanyId: uuid('from_company_id')
      .notNull()
      .references(() => companies.id),
    firstUsedAt: moment('first_used_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.sessionHash] }),
    index('access_uses_last').on(t.companyId, t.lastUsedAt),
    index('access_uses_from').on(t.fromCompanyId, t.companyId, t.lastUsedAt),
    index('access_uses_user').on(t.userId),
  ],
);

/** Calls that invited customers, so that one whose answer was lost can be repeated. `digest` is the hash of the requested companies. */
export const customerInvitations = pgTable(
  'customer_invitations',
  {
    companyId: companyId().references(() => companies.id),
    idempotencyKey: uuid('idempotency_key').notNull(),
    digest: text('digest').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.idempotencyKey] })],
);

/**
 * The weekly mail about findings, for each admin of a partner: whether they switched it off, and when it was last decided whether to send
 * it. No row: on, and never decided.
 */
export const findingMails = pgTable(
  'finding_mails',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: companyId().references(() => companies.id),
    isOff: boolean('is_off').notNull().default(false),
    decidedAt: moment('decided_at'),
  },
  (t) => [index('finding_mails_company').on(t.companyId)],
);
