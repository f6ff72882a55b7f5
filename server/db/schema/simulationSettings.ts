import { sql } from 'drizzle-orm';
import { boolean, check, cidr, date, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { NetworkClass } from '#contract/simulation/networks';
import { companyId, createdAt, moment, primaryId, updatedAt } from '../columns.ts';
import { companies } from './companies.ts';

/** What a company has set for its simulations. `xTestPhish` marks its mails; random until somebody sets it. */
export const simulationSettings = pgTable(
  'simulation_settings',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    xTestPhish: text('x_test_phish').notNull(),
    email: text('email'),
    gwReportAction: text('gw_report_action').notNull().default('NONE'),
    msReportAction: text('ms_report_action').notNull().default('NONE'),
    folderId: text('folder_id'),
    /** Days of the week on which mails leave, Monday 1 to Sunday 64; null means those of its country. */
    workingDays: smallint('working_days'),
    /** Days on which nothing is sent. */
    quietDays: date('quiet_days').array().notNull().default(sql`'{}'`),
    /** People of this group get no simulations. */
    exemptGroupId: uuid('exempt_group_id'),
    isTrapEnabled: boolean('is_trap_enabled').notNull().default(true),
    /** So many months after a round no longer counts, its messages are erased, and only figures are left. */
    peopleMonths: smallint('people_months').notNull().default(24),
    /** Who agreed to simulations, when, and to which text. Null once it is withdrawn. */
    consentBy: uuid('consent_by'),
    consentAt: moment('consent_at'),
    consentVersion: integer('consent_version'),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('simulation_settings_header', sql`${t.xTestPhish} ~ '^[A-Za-z0-9._-]{8,64}$'`),
    check('simulation_settings_people_months', sql`${t.peopleMonths} between 6 and 36`),
    check('simulation_settings_working_days', sql`${t.workingDays} between 1 and 127`),
    check('simulation_settings_consent', sql`num_nulls(${t.consentBy}, ${t.consentAt}, ${t.consentVersion}) in (0, 3)`),
  ],
);

/** Where staff stopped all sending: of a company, or, without one, everywhere. */
export const simulationStops = pgTable(
  'simulation_stops',
  {
    id: primaryId(),
    companyId: uuid('company_id').references(() => companies.id),
    stoppedBy: uuid('stopped_by'),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  () => [uniqueIndex('simulation_stops_place').on(sql`coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid)`)],
);

/** Networks of which a company said what comes from there. */
export const simulationNetworks = pgTable(
  'simulation_networks',
  {
    companyId: companyId().references(() => companies.id),
    cidr: cidr('cidr').notNull(),
    label: text('label').notNull(),
    class: text('class').$type<NetworkClass>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.cidr] }), check('simulation_networks_class', sql`${t.class} in ('own','scanner')`)],
);
