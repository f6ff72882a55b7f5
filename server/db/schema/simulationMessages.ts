import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  cidr,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeliveryFailure } from '#contract/company/mail';
import type { MessageStatus, UnsentReason } from '#contract/simulation/states';
import type { EventClass } from '#contract/simulation/truth';
import { bytea, companyId, moment, primaryId } from '../columns.ts';
import { users } from './people.ts';
import { simulationCampaigns, simulationRounds } from './simulations.ts';
import { simulationTemplateVersions } from './simulationTemplates.ts';
import { simulationVerdicts } from './simulationVerdicts.ts';
import { campaignKey } from './workTables.ts';

/**
 * One mail to one person in one round. `key` is what the addresses in it are made of. Raw columns count everything that touched it, the
 * others only what people did. `facts` are these as bits: opened 1 raw and 2, clicked 4 and 8, phished 16 and 32, reported 64.
 */
export const simulationMessages = pgTable(
  'simulation_messages',
  {
    id: primaryId(),
    companyId: companyId(),
    campaignId: uuid('campaign_id').notNull(),
    roundId: uuid('round_id').notNull(),
    userId: uuid('user_id').notNull(),
    key: bytea('key').notNull(),
    templateId: uuid('template_id').notNull(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => simulationTemplateVersions.id),
    dueAt: moment('due_at').notNull(),
    status: text('status').$type<MessageStatus>().notNull().default('queued'),
    reason: text('reason').$type<UnsentReason>(),
    failure: jsonb('failure').$type<DeliveryFailure>(),
    sentAt: moment('sent_at'),
    /** The day of `sentAt` where the company is. */
    sentOn: date('sent_on'),
    sentTo: text('sent_to'),
    /** It may not have arrived: the process ended between the last byte and the answer. */
    isUncertain: boolean('is_uncertain').notNull().default(false),
    openedRawAt: moment('opened_raw_at'),
    openedAt: moment('opened_at'),
    clickedRawAt: moment('clicked_raw_at'),
    clickedAt: moment('clicked_at'),
    phishedRawAt: moment('phished_raw_at'),
    phishedAt: moment('phished_at'),
    reportedAt: moment('reported_at'),
    /** Events that are neither a person’s nor a machine’s until somebody says so. */
    unknownN: smallint('unknown_n').notNull().default(0),
    /** Its person had an earlier message with this template, in the same campaign or in another one. So where it is null, messages are people. */
    repeatIn: text('repeat_in').$type<'campaign' | 'company'>(),
    facts: smallint('facts')
      .notNull()
      .generatedAlwaysAs(
        sql`(((opened_raw_at is not null)::int + 2 * (opened_at is not null)::int + 4 * (clicked_raw_at is not null)::int + 8 * (clicked_at is not null)::int + 16 * (phished_raw_at is not null)::int + 32 * (phished_at is not null)::int + 64 * (reported_at is not null)::int)::smallint)`,
      ),
  },
  (t) => [
    unique('simulation_messages_person').on(t.roundId, t.userId),
    uniqueIndex('simulation_messages_key').on(t.key),
    unique('simulation_messages_company_id').on(t.companyId, t.id),
    index('simulation_messages_repeats').on(t.companyId, t.templateId, t.campaignId).where(sql`repeat_in is not null`),
    index('simulation_messages_queued').on(t.roundId).where(sql`status = 'queued'`),
    campaignKey(t, simulationCampaigns),
    foreignKey({ columns: [t.companyId, t.roundId], foreignColumns: [simulationRounds.companyId, simulationRounds.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
    check('simulation_messages_status', sql`${t.status} in ('queued','sent','bounced','cancelled','skipped')`),
    check(
      'simulation_messages_reason',
      sql`(${t.reason} is not null) = (${t.status} in ('cancelled','skipped')) and (${t.sentAt} is null or ${t.status} in ('sent','bounced'))`,
    ),
    check('simulation_messages_repeat_in', sql`repeat_in in ('campaign','company')`),
    check('simulation_messages_key_length', sql`octet_length(${t.key}) = 10`),
    check(
      'simulation_messages_clean_implies_raw',
      sql`(opened_at is null or opened_raw_at is not null) and (clicked_at is null or clicked_raw_at is not null) and (phished_at is null or phished_raw_at is not null)`,
    ),
    check(
      'simulation_messages_order',
      sql`(phished_at is null or clicked_at is not null) and (clicked_at is null or opened_at is not null) and (phished_raw_at is null or clicked_raw_at is not null) and (clicked_raw_at is null or opened_raw_at is not null)`,
    ),
  ],
);

/**
 * Messages on their way: claimed, written down as leaving before the last byte, accepted or refused. Apart from the messages, whose row has
 * many indexes, and is only written once when all is known.
 */
export const simulationQueue = pgTable(
  'simulation_queue',
  {
    messageId: uuid('message_id').primaryKey(),
    companyId: companyId(),
    dueAt: moment('due_at').notNull(),
    /** The end of its window: later it moves to the next working day. */
    notAfter: moment('not_after').notNull(),
    claimId: uuid('claim_id'),
    claimedAt: moment('claimed_at'),
    leavingAt: moment('leaving_at'),
    acceptedAt: moment('accepted_at'),
    failure: jsonb('failure').$type<DeliveryFailure>(),
    attempts: smallint('attempts').notNull().default(0),
    postponed: smallint('postponed').notNull().default(0),
  },
  (t) => [
    index('simulation_queue_waiting').on(t.dueAt).where(sql`claim_id is null`),
    index('simulation_queue_due').on(t.companyId, t.dueAt).where(sql`claim_id is null`),
    index('simulation_queue_claimed').on(t.claimedAt).where(sql`claim_id is not null`),
    foreignKey({
      columns: [t.companyId, t.messageId],
      foreignColumns: [simulationMessages.companyId, simulationMessages.id],
    }).onDelete('cascade'),
    check('simulation_queue_leaving', sql`${t.acceptedAt} is null or ${t.leavingAt} is not null`),
  ],
);

/** How fast a sender may send: what it sent in this minute and on this day, and how much it was slowed down. `house` or the id of a company. */
export const simulationPaces = pgTable('simulation_paces', {
  sender: text('sender').primaryKey(),
  minute: moment('minute').notNull(),
  sent: integer('sent').notNull(),
  day: date('day').notNull(),
  sentToday: integer('sent_today').notNull(),
  /** What part of the pace it gets, from 0 to 1; halved where the server says that it is too fast. */
  factor: real('factor').notNull().default(1),
  factorSetAt: moment('factor_set_at'),
  /** Since when it takes no mail, and why; null while it works. */
  failingSince: moment('failing_since'),
  lastFailure: jsonb('last_failure').$type<DeliveryFailure>(),
});

/** Messages whose person was sent the mail that follows a round. Apart from the messages, whose row has many indexes and counters. */
export const simulationDebriefs = pgTable(
  'simulation_debriefs',
  {
    messageId: uuid('message_id').primaryKey(),
    companyId: companyId(),
    queuedAt: moment('queued_at').notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.companyId, t.messageId],
      foreignColumns: [simulationMessages.companyId, simulationMessages.id],
    }).onDelete('cascade'),
  ],
);

/** What touched a message: its picture, its link, the button of its page; or that it was reported. Written once, judged afterwards. */
export const simulationEvents = pgTable(
  'simulation_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    messageId: uuid('message_id').notNull(),
    kind: text('kind').$type<'pixel' | 'link' | 'trap' | 'continue' | 'seen' | 'report'>().notNull(),
    method: text('method').notNull(),
    at: moment('at').notNull(),
    /** Of the same kind and source within a minute, above the limit of rows. */
    n: integer('n').notNull().default(1),
    /** Null until it is judged. */
    class: text('class').$type<'human' | 'scanner' | 'unknown'>(),
    rule: text('rule'),
    /** The network that its source belongs to, if it is a known one. */
    network: text('network'),
    /** The source without its last part, and a hash of it with the key of a day. */
    source: text('source'),
    sourceHash: bytea('source_hash'),
    /** The narrowest network of the company that held its address: what is kept of an address is too wide to tell later. */
    companyNetwork: cidr('company_network'),
    agent: text('agent'),
    /** What its request said, as bits; see `signals.ts`. */
    signals: smallint('signals').notNull().default(0),
    /** Of `seen`: how long the page was visible. */
    seconds: smallint('seconds'),
    /** After the day until which events count. */
    isLate: boolean('is_late').notNull().default(false),
    /** Where an admin decided: the verdict, and what the rules had said, which holds again when it is undone. */
    verdictId: uuid('verdict_id').references(() => simulationVerdicts.id, { onDelete: 'set null' }),
    ruledClass: text('ruled_class').$type<EventClass>(),
    ruledRule: text('ruled_rule'),
  },
  (t) => [
    index('simulation_events_message').on(t.messageId, t.at),
    index('simulation_events_source').on(t.sourceHash, t.at),
    // Sources are erased after a while, oldest first.
    index('simulation_events_erasable').on(t.at).where(sql`source_hash is not null`),
    index('simulation_events_unjudged').on(t.at).where(sql`class is null`),
    index('simulation_events_verdict').on(t.verdictId).where(sql`verdict_id is not null`),
    foreignKey({
      columns: [t.companyId, t.messageId],
      foreignColumns: [simulationMessages.companyId, simulationMessages.id],
    }).onDelete('cascade'),
    check('simulation_events_kind', sql`${t.kind} in ('pixel','link','trap','continue','seen','report')`),
    check(
      'simulation_events_class',
      sql`(${t.class} is null) = (${t.rule} is null) and (${t.class} is null or ${t.class} in ('human','scanner','unknown'))`,
    ),
    check(
      'simulation_events_ruled',
      sql`(${t.ruledClass} is null) = (${t.ruledRule} is null) and (${t.verdictId} is null or ${t.ruledClass} is not null)`,
    ),
    check('simulation_events_agent', sql`char_length(${t.agent}) <= 300`),
  ],
);
