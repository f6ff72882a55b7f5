import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { exerciseSummaryOrderFields, listExerciseSummary } from '#contract/exercise/reports';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { type Page, sortKey } from '../../reports/pages.ts';
import { percentOf, type Total, totalOfCampaigns } from './facts.ts';

type SummaryRow = z.output<typeof listExerciseSummary.reply>['data']['items'][number];
export type SummaryPage = Page<(typeof exerciseSummaryOrderFields)[number]>;
export interface SummaryFilters {
  campaignIds: readonly string[];
  searchText?: string | undefined;
}

/** Campaigns `c` that have begun: all that have a report, or some. */
const begun = (companyId: string, { campaignIds, searchText }: SummaryFilters) =>
  sql`exercise_campaigns c WHERE c.company_id = ${companyId} AND c.launched_at IS NOT NULL AND NOT c.is_outdated
    AND ${campaignIds.length > 0 ? sql`c.id = ANY(${sql.param([...campaignIds])}::uuid[])` : sql`true`}
    AND ${containsWords(sql`lower(c.name)`, searchText)}`;

const sum = (name: string) => sql`coalesce(sum(k.n) FILTER (WHERE k.status = ${sql.raw(`'${name}'`)}), 0)::int`;

/** One page of the campaigns with their figures, and their number. */
export async function findSummary(
  tx: Tx,
  companyId: string,
  filters: SummaryFilters,
  { orderBy, order, offset, limit }: SummaryPage,
) {
  const matching = sql`SELECT c.id, c.name, c.status, c.starts_at AS "startedAt", coalesce(sum(k.n), 0)::int AS learners,
      ${sum('completed')} AS completed, ${sum('in_progress')} AS "inProgress", ${sum('not_started')} AS "notStarted",
      ${sum('overdue')} AS overdue,
      round(100.0 * coalesce(sum(k.n) FILTER (WHERE k.status = 'completed'), 0) / greatest(sum(k.n), 1))::float8 AS "completionPercentage",
      (sum(k.score_sum) / nullif(sum(k.scored), 0))::float8 AS score, (sum(k.adjusted_sum) / nullif(sum(k.scored), 0))::float8 AS "adjustedScore"
    FROM (SELECT * FROM ${begun(companyId, filters)}) c
    LEFT JOIN exercise_counts k ON k.company_id = c.company_id AND k.campaign_id = c.id AND k.set_id = c.company_id GROUP BY c.id, c.name, c.status, c.starts_at`;
  const by = sql.raw(`${sortKey(orderBy, ['name'])} ${order} NULLS LAST, id ${order}`);
  const items = await rows<SummaryRow>(tx, sql`SELECT * FROM (${matching}) f ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`);
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM ${begun(companyId, filters)}`);
  return { items, totalCount: n };
}

/** Totals over the campaigns. */
export async function readAcross(tx: Tx, companyId: string, filters: SummaryFilters) {
  const { statuses, learners, score, adjusted, golden } = await oneRow<Total>(
    tx,
    totalOfCampaigns(companyId, sql`SELECT c.id FROM ${begun(companyId, filters)}`),
  );
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM ${begun(companyId, filters)}`);
  return {
    statuses,
    total: { averageScorePercentage: percentOf(score), adjustedScorePercentage: percentOf(adjusted), learners },
    campaigns: n,
    goldenCertificates: golden,
  };
}

/** Campaigns that have begun, by name: the values of a filter. */
export const findBegun = (tx: Tx, companyId: string) =>
  rows<{ id: string; name: string }>(
    tx,
    sql`SELECT c.id, c.name FROM ${begun(companyId, { campaignIds: [] })} ORDER BY lower(c.name), c.starts_at DESC, c.id`,
  );
