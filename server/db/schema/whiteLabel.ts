import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { CustomDomainType, LinksFailure } from '#contract/partners/whiteLabel';
import { companyId, createdAt, fileOf, moment, updatedAt } from '../columns.ts';
import { companies } from './companies.ts';
import { files } from './files.ts';

/** How a company looks, for itself and for the companies below it that have no look of their own. */
export const brands = pgTable(
  'brands',
  {
    companyId: companyId()
      .primaryKey()
      .references(() => companies.id),
    logo: text('logo'),
    logoFileId: fileOf('logo_file_id', 'logo'),
    colour: text('colour'),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({ name: 'brands_logo_file', columns: [t.companyId, t.logoFileId], foreignColumns: [files.companyId, files.id] }),
  ],
);

/**
 * Host names of a company. Each is verified by a TXT record with `token`; of several companies that want a name, one can have
 * verified it. `failingSince`: the checks since then did not find the record.
 */
export const customDomains = pgTable(
  'custom_domains',
  {
    companyId: companyId().references(() => companies.id),
    type: text('type').$type<CustomDomainType>().notNull(),
    domain: text('domain').notNull(),
    token: text('token').notNull(),
    createdAt: createdAt(),
    /** When its owner requested the DNS records; null before. */
    startedAt: moment('started_at'),
    verifiedAt: moment('verified_at'),
    checkedAt: moment('checked_at'),
    failingSince: moment('failing_since'),
    /** When it stopped working, because the record was missing for too long. */
    lapsedAt: moment('lapsed_at'),
    /** Of the type `web`: since when links of simulations reach this server under it; null while they do not, or it is not known. */
    linksSince: moment('links_since'),
    /** Since when they do no longer; null if they never did. */
    linksLostAt: moment('links_lost_at'),
    /** When that was last tried, and why it failed. */
    linksCheckedAt: moment('links_checked_at'),
    linksFailure: text('links_failure').$type<LinksFailure>(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.type] }),
    check(
      'custom_domains_links',
      sql`links_since IS NULL OR num_nulls(verified_at, links_failure, links_lost_at) = 2 AND verified_at IS NOT NULL`,
    ),
    uniqueIndex('custom_domains_verified').on(t.domain).where(sql`verified_at is not null`),
    index('custom_domains_due').on(t.checkedAt).where(sql`verified_at is not null`),
  ],
);
