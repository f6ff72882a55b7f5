import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { companyId } from '../columns.ts';

/**
 * What triggers count of the messages of simulations: everything in messages, a person who got three counts three times. Only messages
 * that were sent count from `uncertain` on, except the bounced and the ignored ones (skipped or cancelled). Figures that end in Raw count
 * everything that touched a message, the others only what people did. `toReview` are events that are neither a person’s nor a
 * machine’s yet. The names are those of `heed_simulation_figures`.
 */
const figures = () => ({
  messages: integer('messages').notNull(),
  queued: integer('queued').notNull(),
  bounced: integer('bounced').notNull(),
  ignored: integer('ignored').notNull(),
  sent: integer('sent').notNull(),
  uncertain: integer('uncertain').notNull(),
  opened: integer('opened').notNull(),
  openedRaw: integer('opened_raw').notNull(),
  clicked: integer('clicked').notNull(),
  clickedRaw: integer('clicked_raw').notNull(),
  phished: integer('phished').notNull(),
  phishedRaw: integer('phished_raw').notNull(),
  reported: integer('reported').notNull(),
  phishedReported: integer('phished_reported').notNull(),
  /** Opened and reported, and not phished. */
  openedReported: integer('opened_reported').notNull(),
  toReview: integer('to_review').notNull(),
});

/** Whose messages: everybody’s (the set is the company’s own id), or those of the people of a department or group. */
const ofSet = { companyId: companyId(), setId: uuid('set_id').notNull(), campaignId: uuid('campaign_id').notNull() };

/** Figures of a campaign. */
export const simulationTotals = pgTable('simulation_totals', { ...ofSet, ...figures() }, (t) => [
  primaryKey({ columns: [t.companyId, t.setId, t.campaignId] }),
]);

/** Figures by round and template. */
export const simulationCounts = pgTable(
  'simulation_counts',
  { ...ofSet, roundId: uuid('round_id').notNull(), templateId: uuid('template_id').notNull(), ...figures() },
  (t) => [primaryKey({ columns: [t.companyId, t.setId, t.campaignId, t.roundId, t.templateId] })],
);

/** Figures by the day on which messages were sent, where the company is. */
export const simulationDays = pgTable(
  'simulation_days',
  { ...ofSet, roundId: uuid('round_id').notNull(), sentOn: date('sent_on').notNull(), ...figures() },
  (t) => [primaryKey({ columns: [t.companyId, t.setId, t.campaignId, t.roundId, t.sentOn] })],
);

/** Figures by round and by what happened: `facts` of the messages, see `simulationMessages.ts`. Those to which nothing happened are left out. */
export const simulationFacts = pgTable(
  'simulation_facts',
  { ...ofSet, roundId: uuid('round_id').notNull(), facts: smallint('facts').notNull(), ...figures() },
  (t) => [primaryKey({ columns: [t.companyId, t.setId, t.campaignId, t.roundId, t.facts] })],
);

/** Figures of a person: in a campaign, or in all campaigns of the company (the scope is the company’s own id). */
export const simulationPeople = pgTable(
  'simulation_people',
  { companyId: companyId(), scopeId: uuid('scope_id').notNull(), userId: uuid('user_id').notNull(), ...figures() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.scopeId, t.userId] }),
    index('simulation_people_phished').on(t.companyId, t.scopeId, t.phished.desc().nullsFirst(), t.userId).where(sql`sent > 0`),
  ],
);
