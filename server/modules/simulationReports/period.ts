import { sql } from 'drizzle-orm';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { About } from './about.ts';
import { areApart } from './apart.ts';
import type { FilterQuery, Filters } from './filters.ts';

interface SentRound {
  id: string;
  firstOn: string;
  lastOn: string;
  sent: number;
  /** How many of them in the period. */
  inPeriod: number;
}

/** The rounds of a report of which something was sent, with their days. */
const sentRounds = (tx: Tx, { companyId, campaignId }: About, { from, to }: Pick<FilterQuery, 'from' | 'to'>) =>
  rows<SentRound>(
    tx,
    sql`SELECT d.round_id AS id, min(d.sent_on)::text AS "firstOn", max(d.sent_on)::text AS "lastOn", sum(d.sent)::int AS sent,
        coalesce(sum(d.sent) FILTER (WHERE d.sent_on BETWEEN ${from ?? null}::date AND ${to ?? null}::date), 0)::int AS "inPeriod" FROM simulation_days d
      WHERE d.company_id = ${companyId} AND d.set_id = ${companyId} AND ${campaignId ? sql`d.campaign_id = ${campaignId}` : sql`true`} AND d.sent > 0
      GROUP BY 1`,
  );

/**
 * The filters with the rounds whose messages they are about. Counters by round are read in a moment, and messages of days are not: so a period
 * that cuts no round becomes the rounds in it, and all rounds are no condition.
 */
async function withRounds<Query extends FilterQuery>(
  tx: Tx,
  about: About,
  filters: Query,
): Promise<Query & Pick<Filters, 'within' | 'outside'>> {
  const all = await sentRounds(tx, about, filters);
  const { from, to } = filters;
  const isPeriod = from !== undefined && to !== undefined;
  const chosen = isPeriod
    ? all.filter(({ inPeriod }) => inPeriod > 0)
    : all.filter(({ id }) => filters.rounds.length === 0 || filters.rounds.includes(id));
  const within = idsOf(chosen);
  const left = all.map((round) => ({
    ...round,
    sent: round.sent - (isPeriod ? round.inPeriod : within.includes(round.id) ? round.sent : 0),
  }));
  const outside = sentOf(left) < sentOf(all) / 2 ? idsOf(left.filter(({ sent }) => sent > 0)) : [];
  const isCut = isPeriod && chosen.some(({ firstOn, lastOn }) => firstOn < from || lastOn > to);
  if (isCut || within.length === 0) return { ...filters, within, outside };
  return { ...filters, rounds: within.length === all.length ? [] : within, from: undefined, to: undefined, within, outside };
}

const idsOf = (some: readonly SentRound[]) => some.map(({ id }) => id);
const sentOf = (some: readonly SentRound[]) => some.reduce((sum, { sent }) => sum + sent, 0);

/** The filters with what is looked up for them. */
export const prepared = async <Query extends FilterQuery>(tx: Tx, about: About, filters: Query): Promise<Query & Filters> => ({
  ...(await withRounds(tx, about, filters)),
  isApart: await areApart(tx, about.companyId, filters),
});
