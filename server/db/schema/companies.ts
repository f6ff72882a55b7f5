import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import type { MessageKind } from '#contract/company/messages';
import type { CompanyType } from '#contract/roles';
import { companyId, createdAt, fileOf, moment, primaryId, updatedAt } from '../columns.ts';

/** A customer, a partner, or (`is_house`) our own company with staff. */
export const companies = pgTable(
  'companies',
  {
    id: primaryId(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** Path of an upload. */
    logo: text('logo'),
    lang: text('lang').notNull().default('en'),
    /** Name of a time zone, such as `Europe/Berlin`. */
    timeZone: text('time_zone').notNull().default('UTC'),
    parentId: uuid('parent_id').references((): AnyPgColumn => companies.id),
    companyType: text('company_type').$type<CompanyType>().notNull().default('customer'),
    isPartner: boolean('is_partner').notNull().default(false),
    isHouse: boolean('is_house').notNull().default(false),
    /** Nobody can sign in to it; lists of customers call it suspended. */
    disabled: boolean('disabled').notNull().default(false),
    disabledAt: moment('disabled_at'),
    /** The company above that suspended this one: it and the companies above it may enable it again. Null for suspensions before this column. */
    suspendedBy: uuid('suspended_by').references((): AnyPgColumn => companies.id),
    hasBoost: boolean('has_boost').notNull().default(false),
    hasSuperBoost: boolean('has_super_boost').notNull().default(false),
    boostedBySuperadmin: boolean('boosted_by_superadmin').notNull().default(false),
    /** When the first of the company's seats in force end; null without any. Kept by `heed_note_licences`. */
    nextLicenceEnd: moment('next_licence_end'),
    trialStatus: text('trial_status').$type<'available' | 'active' | 'expired'>(),
    trialEndsAt: moment('trial_ends_at'),
    /** One of `industries` of the contract. */
    industry: text('industry'),
    /** Id of one of `companySizes` of the contract. */
    companySize: integer('company_size'),
    country: text('country'),
    phone: text('phone'),
    /** Who sent the company to the sign-up, as the address of that page named it. */
    signupPartner: text('signup_partner'),
    signupSource: text('signup_source'),
    integration: text('integration').$type<'acronis'>(),
    isPartnerInviteAllowed: boolean('is_partner_invite_allowed').notNull().default(false),
    isChildLoginAllowed: boolean('is_child_login_allowed').notNull().default(false),
    /** Access that this company grants its parent: none, pending (requested) or access. */
    loginAsCompanyStatus: text('login_as_company_status').$type<'none' | 'pending' | 'access'>().notNull().default('none'),
    /** When access that was granted ends by itself; null without an end. */
    loginAsCompanyUntil: moment('login_as_company_until'),
    whiteLabelPageAccess: boolean('white_label_page_access').notNull().default(false),
    payByInvoiceAccess: boolean('pay_by_invoice_access').notNull().default(false),
    defaultCustomerInviteMessage: text('default_customer_invite_message'),
    isTrainingSuspended: boolean('is_training_suspended').notNull().default(false),
    ssoProvider: text('sso_provider'),
    ssoEnforced: boolean('sso_enforced').notNull().default(false),
    /** From then on the company's admins need a second factor, unless single sign-on let them in; null where none is required. */
    twoFactorFrom: moment('two_factor_from'),
    /** When those without one were reminded of that date. */
    twoFactorRemindedAt: moment('two_factor_reminded_at'),
    creatorId: uuid('creator_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    logoFileId: fileOf('logo_file_id', 'logo'),
  },
  (t) => [
    uniqueIndex('companies_slug').on(t.slug),
    index('companies_parent').on(t.parentId),
    index('companies_name').on(sql`lower(${t.name})`),
    check('companies_partner', sql`${t.isPartner} = (${t.companyType} <> 'customer')`),
    index('companies_licence_end').on(t.nextLicenceEnd),
    check('companies_company_type', sql`${t.companyType} in ('customer','direct','oem','package_msp','reseller','subreseller')`),
  ],
);

/**
 * Transitive closure of granted access: `viewer` may act in `company` until `ends_at`, the first end on the path; `via` is the viewer's
 * direct child on it. Kept by a trigger on companies. Rows that have ended stay: every query compares `ends_at` with `heed_now()`.
 */
export const companyAccess = pgTable(
  'company_access',
  {
    viewerId: uuid('viewer_id').notNull(),
    companyId: uuid('company_id').notNull(),
    viaId: uuid('via_id').notNull(),
    endsAt: moment('ends_at'),
  },
  (t) => [
    primaryKey({ columns: [t.viewerId, t.companyId] }),
    index('company_access_company').on(t.companyId),
    foreignKey({ columns: [t.viewerId], foreignColumns: [companies.id] }),
    foreignKey({ columns: [t.companyId], foreignColumns: [companies.id] }),
  ],
);

/** A text of a mail that the company writes itself; without a row it is the standard text. Names are in double braces. */
export const companyMessages = pgTable(
  'company_messages',
  {
    companyId: companyId().references(() => companies.id),
    kind: text('kind').$type<MessageKind>().notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.kind] })],
);
