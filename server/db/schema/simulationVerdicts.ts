import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { VerdictReason, VerdictScope } from '#contract/simulation/review';
import type { EventClass } from '#contract/simulation/truth';
import { companyId, moment, primaryId } from '../columns.ts';
import { simulationCampaigns } from './simulations.ts';
import { campaignKey } from './workTables.ts';

/**
 * What an admin said about events of a campaign, in place of the rules. Nothing of it changes but that it is undone. `value` is the id of an
 * event or message, or a source or agent, which count within a period, also for what comes later.
 */
export const simulationVerdicts = pgTable(
  'simulation_verdicts',
  {
    id: primaryId(),
    /** Rises: the latest counts where several are about an event. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    campaignId: uuid('campaign_id').notNull(),
    scope: text('scope').$type<VerdictScope>().notNull(),
    value: text('value').notNull(),
    /** Of a source: only this agent. */
    agent: text('agent'),
    fromAt: moment('from_at'),
    toAt: moment('to_at'),
    /** Only events of which the rules say this. */
    onlyClass: text('only_class').$type<EventClass>(),
    class: text('class').$type<EventClass>().notNull(),
    reason: text('reason').$type<VerdictReason>().notNull(),
    reasonText: text('reason_text').notNull().default(''),
    /** How many events it was about when it was stored. */
    n: integer('n').notNull(),
    settledBy: uuid('settled_by').notNull(),
    settledAt: moment('settled_at').notNull(),
    undoneBy: uuid('undone_by'),
    undoneAt: moment('undone_at'),
  },
  (t) => [
    index('simulation_verdicts_campaign').on(t.companyId, t.campaignId, t.number),
    campaignKey(t, simulationCampaigns),
    check('simulation_verdicts_scope', sql`${t.scope} in ('event','message','source','agent')`),
    check('simulation_verdicts_class', sql`${t.class} in ('human','scanner','unknown')`),
    check(
      'simulation_verdicts_period',
      sql`(${t.scope} in ('source','agent')) = (${t.fromAt} is not null and ${t.toAt} is not null)`,
    ),
    check('simulation_verdicts_undone', sql`(${t.undoneBy} is null) = (${t.undoneAt} is null)`),
  ],
);
