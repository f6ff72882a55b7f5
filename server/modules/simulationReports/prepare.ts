import { sql } from 'drizzle-orm';
import { memberships } from '../../db/memberships.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { isOneOf } from '../../db/where.ts';
import type { About } from './about.ts';
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

/**
 * Whether the counters of the filtered departments or groups can be added up, because nobody is in two of them: reading members takes a tenth of
 * what their messages do.
 */
async function areApart(tx: Tx, companyId: string, { departments, groups }: FilterQuery): Promise<boolean> {
  if (departments.length + groups.length < 2) return true;
  if (departments.length > 0 && groups.length > 0) return false;
  const { members, setId } = memberships[departments.length > 0 ? 'departments' : 'groups'];
  const { isApart } = await oneRow<{ isApart: boolean }>(
    tx,
    sql`SELECT count(*) = count(DISTINCT m.user_id) AS "isApart" FROM ${members} m
      WHERE m.company_id = ${companyId} AND ${isOneOf(sql`m.${setId}`, { among: [...departments, ...groups] }, 'uuid')}`,
  );
  return isApart;
}

/** The filters with what is looked up for them. */
export const prepared = async <Query extends FilterQuery>(tx: Tx, about: About, filters: Query): Promise<Query & Filters> => ({
  ...(await withRounds(tx, about, filters)),
  isApart: await areApart(tx, about.companyId, filters),
});
