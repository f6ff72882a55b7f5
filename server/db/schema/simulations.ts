import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Difficulty } from '#contract/messageTemplates/difficulty';
import { type AudienceKind, audienceKinds } from '#contract/people/audience';
import {
  type RoundStatus,
  type SimulationSchedule,
  type SimulationStatus,
  simulationStatuses,
  type SimulationTemplateType,
  type SimulationType,
  type UnsentReason,
} from '#contract/simulation/states';
import { companyId, moment, primaryId } from '../columns.ts';
import { companies } from './companies.ts';
import { simulationLandings, simulationTemplates, simulationTemplateVersions } from './simulationTemplates.ts';
import { campaignColumns, campaignKey, campaignRules, departmentLinks, groupLinks, personLinks } from './workTables.ts';

/**
 * Mails in rounds to the people of a company. `startsAt` is when the first round is planned: an hour before it is morning for the first of
 * them. `pausedAt` pauses it, whatever its status.
 */
export const simulationCampaigns = pgTable(
  'simulation_campaigns',
  {
    ...campaignColumns<SimulationStatus, AudienceKind>(),
    type: text('type').$type<SimulationType>().notNull(),
    schedule: text('schedule').$type<SimulationSchedule>().notNull(),
    /** Null: what a person did with the last mail decides. */
    difficulty: smallint('difficulty').$type<Difficulty>(),
    /** Of a smart campaign: from which of the library and of the own templates it chooses. */
    templateTypes: text('template_types').$type<SimulationTemplateType>().array().notNull().default(sql`'{}'`),
    emailPlatform: smallint('email_platform').notNull(),
    /** The day of the first round in `timeZone`; null in a draft. */
    startsOn: date('starts_on'),
    timeZone: text('time_zone').notNull(),
    /** From which hour to which mails leave, where each person is; 24 is midnight. */
    startHour: smallint('start_hour').notNull(),
    endHour: smallint('end_hour').notNull(),
    /** On how many working days of a round; null means all of them. */
    sendingDays: smallint('sending_days'),
    landingId: uuid('landing_id').references(() => simulationLandings.id),
    /** The domain of the sender’s address; null where the sender has an address of its own. */
    fromDomain: text('from_domain'),
    /** The mail that follows a round. Null means the default text. */
    notificationSubject: text('notification_subject'),
    notificationMessage: text('notification_message'),
    /** Of a clone: the partner that gave it, and its campaign, which may be deleted meanwhile. A draft waits for an admin of the company. */
    parentCompanyId: uuid('parent_company_id').references(() => companies.id),
    parentCampaignId: uuid('parent_campaign_id'),
    /** The day that the partner suggested. */
    suggestedOn: date('suggested_on'),
    /** Since when the admins know of it; null until it is known that it does not start by itself. */
    waitsSince: moment('waits_since'),
    approvedBy: uuid('approved_by'),
    approvedAt: moment('approved_at'),
    launchedAt: moment('launched_at'),
    pausedAt: moment('paused_at'),
    archivedAt: moment('archived_at'),
    /** Deleted campaigns disappear at once, their rows in the course of time. */
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    ...campaignRules('simulation_campaigns', t, { statuses: simulationStatuses, audiences: audienceKinds }),
    foreignKey({ columns: [t.parentCampaignId], foreignColumns: [t.id] }).onDelete('set null'),
    uniqueIndex('simulation_campaigns_clone').on(t.parentCampaignId, t.companyId).where(sql`status <> 'archived'`),
    index('simulation_campaigns_parent').on(t.parentCampaignId),
    index('simulation_campaigns_waiting').on(t.createdAt).where(sql`status = 'draft'`),
    check('simulation_campaigns_type', sql`${t.type} in ('SMART_PHISHING','ONE_TIME_PHISHING')`),
    check(
      'simulation_campaigns_schedule',
      sql`${t.schedule} in ('once','monthly','bimonthly','quarterly','half_yearly') and (${t.type} <> 'ONE_TIME_PHISHING' or ${t.schedule} = 'once')`,
    ),
    check('simulation_campaigns_difficulty', sql`${t.difficulty} between 1 and 3`),
    check('simulation_campaigns_platform', sql`${t.emailPlatform} between 0 and 2`),
    check('simulation_campaigns_hours', sql`${t.startHour} >= 0 and ${t.startHour} < ${t.endHour} and ${t.endHour} <= 24`),
    check('simulation_campaigns_sending_days', sql`${t.sendingDays} in (1,2,3,4,5,10)`),
    check('simulation_campaigns_start', sql`(${t.startsOn} is null) = (${t.status} = 'draft') or ${t.status} = 'archived'`),
  ],
);

export const simulationDepartments = departmentLinks('simulation_departments', simulationCampaigns);
export const simulationGroups = groupLinks('simulation_groups', simulationCampaigns);
export const simulationUsers = personLinks('simulation_users', simulationCampaigns);

const ofCampaign = { companyId: companyId(), campaignId: uuid('campaign_id').notNull() };

/** The templates that somebody chose for a campaign; none if it chooses from all that match. */
export const simulationChoices = pgTable(
  'simulation_choices',
  {
    ...ofCampaign,
    templateId: uuid('template_id')
      .notNull()
      .references(() => simulationTemplates.id),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.templateId] }),
    index('simulation_choices_template').on(t.templateId),
    campaignKey(t, simulationCampaigns),
  ],
);

/** One time that a campaign mails its people. The next round exists as soon as the one before it has begun. */
export const simulationRounds = pgTable(
  'simulation_rounds',
  {
    id: primaryId(),
    ...ofCampaign,
    number: integer('number').notNull(),
    status: text('status').$type<RoundStatus>().notNull(),
    /** When it is planned. */
    plansAt: moment('plans_at').notNull(),
    /** Its first day, and the first day after it, in the time zone of the campaign. */
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    /** The last day on which it sends; null until it is planned. Who joins until then gets a mail. */
    lastOn: date('last_on'),
    /** Later events are kept, and counted nowhere. */
    countsUntil: moment('counts_until').notNull(),
    /** When its messages were erased; the figures stay. */
    erasedAt: moment('erased_at'),
    /** It is planned in this many parts, of which so many are done. */
    chunks: smallint('chunks').notNull().default(1),
    chunksDone: smallint('chunks_done').notNull().default(0),
    /** How many people of its audience got no message, by reason. */
    ignored: jsonb('ignored').$type<Partial<Record<UnsentReason, number>>>().notNull().default({}),
    sentAt: moment('sent_at'),
  },
  (t) => [
    unique('simulation_rounds_number').on(t.campaignId, t.number),
    unique('simulation_rounds_company_id').on(t.companyId, t.id),
    index('simulation_rounds_kept').on(t.countsUntil).where(sql`erased_at is null`),
    index('simulation_rounds_due').on(t.status, t.plansAt).where(sql`status in ('planned','planning','sending','sent')`),
    campaignKey(t, simulationCampaigns),
    check('simulation_rounds_status', sql`${t.status} in ('planned','planning','sending','sent','closed','cancelled')`),
    check('simulation_rounds_days', sql`${t.endsOn} > ${t.startsOn}`),
    check('simulation_rounds_chunks', sql`${t.chunks} between 1 and 256 and ${t.chunksDone} between 0 and ${t.chunks}`),
  ],
);

const ofRound = { companyId: companyId(), roundId: uuid('round_id').notNull() };

/** The templates of a round as they were when it was planned. */
export const simulationPool = pgTable(
  'simulation_pool',
  {
    ...ofRound,
    templateId: uuid('template_id').notNull(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => simulationTemplateVersions.id),
    language: text('language').notNull(),
    difficulty: smallint('difficulty').$type<Difficulty>(),
  },
  (t) => [
    primaryKey({ columns: [t.roundId, t.templateId] }),
    index('simulation_pool_template').on(t.templateId),
    foreignKey({ columns: [t.companyId, t.roundId], foreignColumns: [simulationRounds.companyId, simulationRounds.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** The names of companies to which links in mails of a round lead: each answers for as long as the round counts. */
export const simulationLinkHosts = pgTable('simulation_link_hosts', { ...ofRound, host: text('host').notNull() }, (t) => [
  primaryKey({ columns: [t.roundId, t.host] }),
  index('simulation_link_hosts_host').on(t.host),
  foreignKey({
    name: 'simulation_link_hosts_round',
    columns: [t.companyId, t.roundId],
    foreignColumns: [simulationRounds.companyId, simulationRounds.id],
  }).onDelete('cascade'),
]);
