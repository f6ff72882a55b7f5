import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  cidr,
  foreignKey,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeliveryFailure } from '#contract/company/mail';
import type { EventKind } from '#contract/simulation/truth';
import { bytea, companyId, createdAt, moment, primaryId } from '../columns.ts';
import { users } from './people.ts';
import { simulationLandings, simulationTemplateVersions } from './simulationTemplates.ts';

/** Mails that admins sent to themselves before a launch. Apart from the messages of campaigns, so that no figure knows them. */
export const simulationRehearsals = pgTable(
  'simulation_rehearsals',
  {
    id: primaryId(),
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    key: bytea('key').notNull(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => simulationTemplateVersions.id, { onDelete: 'cascade' }),
    landingId: uuid('landing_id').references(() => simulationLandings.id, { onDelete: 'set null' }),
    fromDomain: text('from_domain'),
    emailPlatform: smallint('email_platform').notNull(),
    email: text('email').notNull(),
    /** Written before the last byte leaves: it is never sent twice. */
    leavingAt: moment('leaving_at'),
    isAccepted: boolean('is_accepted').notNull().default(false),
    failure: jsonb('failure').$type<DeliveryFailure>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('simulation_rehearsals_key').on(t.key),
    unique('simulation_rehearsals_company_id').on(t.companyId, t.id),
    index('simulation_rehearsals_created').on(t.createdAt),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
    check('simulation_rehearsals_key_length', sql`octet_length(${t.key}) = 10`),
    check('simulation_rehearsals_platform', sql`${t.emailPlatform} between 0 and 2`),
  ],
);

/** What touched a rehearsal, as `simulation_events`; judged when it is read. */
export const simulationRehearsalEvents = pgTable(
  'simulation_rehearsal_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    rehearsalId: uuid('rehearsal_id').notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    method: text('method').notNull(),
    at: moment('at').notNull(),
    network: text('network'),
    source: text('source'),
    sourceHash: bytea('source_hash'),
    companyNetwork: cidr('company_network'),
    agent: text('agent'),
    signals: smallint('signals').notNull(),
    seconds: smallint('seconds'),
  },
  (t) => [
    index('simulation_rehearsal_events_rehearsal').on(t.rehearsalId, t.at),
    foreignKey({
      columns: [t.companyId, t.rehearsalId],
      foreignColumns: [simulationRehearsals.companyId, simulationRehearsals.id],
    }).onDelete('cascade'),
    check('simulation_rehearsal_events_kind', sql`${t.kind} in ('pixel','link','trap','continue','seen','report')`),
  ],
);
