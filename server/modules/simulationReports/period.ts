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
}

/** The rounds of a report of which something was sent, with their days. */
const sentRounds = (tx: Tx, { companyId, campaignId }: About) =>
  rows<SentRound>(
    tx,
    sql`SELECT d.round_id AS id, min(d.sent_on)::text AS "firstOn", max(d.sent_on)::text AS "lastOn" FROM simulation_days d
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
): Promise<Query & Pick<Filters, 'within'>> {
  const all = await sentRounds(tx, about);
  const { from, to } = filters;
  const chosen =
    from && to
      ? all.filter(({ firstOn, lastOn }) => firstOn <= to && lastOn >= from)
      : all.filter(({ id }) => filters.rounds.length === 0 || filters.rounds.includes(id));
  const ids = chosen.map(({ id }) => id);
  const isCut = from && to && chosen.some(({ firstOn, lastOn }) => firstOn < from || lastOn > to);
  if (isCut || ids.length === 0) return { ...filters, within: ids };
  return { ...filters, rounds: ids.length === all.length ? [] : ids, from: undefined, to: undefined, within: ids };
}

/** The filters with what is looked up for them. */
export const prepared = async <Query extends FilterQuery>(tx: Tx, about: About, filters: Query): Promise<Query & Filters> => ({
  ...(await withRounds(tx, about, filters)),
  isApart: await areApart(tx, about.companyId, filters),
});
