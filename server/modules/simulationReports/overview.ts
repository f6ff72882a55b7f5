import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { reportTotals, trendRow } from '#contract/simulation/reportRows';
import type { trendOrderFields } from '#contract/simulation/reports';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { isOneOf } from '../../db/where.ts';
import { type Page, sortKey } from '../../reports/pages.ts';
import type { About } from './about.ts';
import { shownFigures, sums } from './figures.ts';
import { type Filters, sentMessages, wasFollowed } from './filters.ts';
import { isAboutFew } from './rows.ts';
import { figureRows, figuresByDay, recipientsBy } from './sources.ts';

export type TrendOrder = (typeof trendOrderFields)[number];
type Totals = z.output<typeof reportTotals>;

/** The last day of the rounds of a report whose messages are erased. */
const erasedUntil = ({ companyId }: About, { within }: Filters) =>
  sql`(SELECT max(r.ends_on - 1)::text FROM simulation_rounds r
    WHERE r.company_id = ${companyId} AND r.erased_at IS NOT NULL AND ${isOneOf(sql`r.id`, { among: within }, 'uuid')})`;

/**
 * Half of the times from sending to this, in minutes; only what people did. Few messages have it, which have an index of their own. `date_part`
 * is sorted twice as fast as `extract`, which makes a numeric.
 */
const median = (at: 'clicked_at' | 'reported_at') =>
  sql`round((percentile_cont(0.5) WITHIN GROUP (ORDER BY date_part('epoch', a.${sql.identifier(at)} - a.sent_at))
    FILTER (WHERE a.${sql.identifier(at)} >= a.sent_at) / 60)::numeric, 1)::float8`;

/** Of the rounds in which people clicked or reported, those where the first of them reported, in percent. */
const reportedFirst = (about: About, filters: Filters) =>
  sql`(SELECT round(100.0 * count(*) FILTER (WHERE r.reported < coalesce(r.clicked, 'infinity')) / nullif(count(*), 0), 1)::float8
    FROM (SELECT min(a.reported_at) AS reported, min(a.clicked_at) AS clicked FROM ${sentMessages(about, filters)} AND ${wasFollowed}
      GROUP BY a.round_id) r)`;

/** The figures above the trend. */
export async function readTotals(tx: Tx, about: About, filters: Filters): Promise<Totals> {
  const isHidden = await isAboutFew(tx, about, filters);
  return oneRow<Totals>(
    tx,
    sql`SELECT (${recipientsBy(about, filters, null)}) AS recipients, ${shownFigures(filters, isHidden)},
        ${erasedUntil(about, filters)} AS "erasedUntil", CASE WHEN NOT ${isHidden} THEN m.clicked END AS "minutesToClick", CASE WHEN NOT ${isHidden} THEN m.reported END AS "minutesToReport",
        CASE WHEN NOT ${isHidden} THEN ${reportedFirst(about, filters)} END AS "reportedFirst"
      FROM (SELECT ${sums} FROM (${figureRows(about, filters, null)}) k) f,
        (SELECT ${median('clicked_at')} AS clicked, ${median('reported_at')} AS reported
          FROM ${sentMessages(about, filters)} AND ${wasFollowed}) m`,
  );
}

/** What was sent in each round of a campaign, or in each month. */
export async function readTrend(
  tx: Tx,
  about: About,
  filters: Filters,
  { orderBy, order }: Pick<Page<TrendOrder>, 'orderBy' | 'order'>,
) {
  const by = sql`ORDER BY ${sortKey(orderBy, [])} ${sql.raw(order)}, "startsOn"`;
  const shown = shownFigures(filters, await isAboutFew(tx, about, filters));
  const { companyId, campaignId } = about;
  if (campaignId === null)
    return rows<z.output<typeof trendRow>>(
      tx,
      sql`SELECT f.month::text AS id, NULL::int AS number, f.month::text AS "startsOn", ${shown}
        FROM (SELECT date_trunc('month', k.sent_on)::date AS month, ${sums} FROM (${figuresByDay(about, filters)}) k GROUP BY 1) f
        WHERE f.sent > 0 ${by}`,
    );
  return rows<z.output<typeof trendRow>>(
    tx,
    sql`SELECT r.id, r.number, r.starts_on::text AS "startsOn", ${shown}
      FROM (SELECT k.round_id, ${sums} FROM (${figureRows(about, filters, 'rounds')}) k GROUP BY 1) f
      JOIN simulation_rounds r ON r.company_id = ${companyId} AND r.id = f.round_id WHERE f.sent > 0 ${by}`,
  );
}
