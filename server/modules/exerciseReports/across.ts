import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { exerciseSummaryOrderFields, listExerciseSummary } from '#contract/exercise/reports';
import type { Actor } from '../../core/actor.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { isOneOf } from '../../db/where.ts';
import { isShownTo, pageOfShown } from '../../reports/lock.ts';
import { type Page, sortKey } from '../../reports/pages.ts';
import { setFigures } from '../../reports/people/facts.ts';
import { hasBegun, isShownLocked } from './begun.ts';
import { averages, campaignFacts, statisticsOf, type Total, totalOfCampaigns } from './facts.ts';

type SummaryRow = z.output<typeof listExerciseSummary.reply>['data']['items'][number];
export type SummaryPage = Page<(typeof exerciseSummaryOrderFields)[number]>;
export interface SummaryFilters {
  campaignIds: readonly string[];
  campaignStatuses: readonly string[];
  searchText?: string | undefined;
}

/** Campaigns `c` that have begun: all that have a report, or some. */
const begun = (companyId: string, { campaignIds, campaignStatuses, searchText }: SummaryFilters) =>
  sql`exercise_campaigns c WHERE c.company_id = ${companyId} AND ${hasBegun('c')}
    AND ${isOneOf(sql`c.id`, { chosen: campaignIds }, 'uuid')} AND ${isOneOf(sql`c.status`, { chosen: campaignStatuses })}
    AND ${containsWords(sql`lower(c.name)`, searchText)}`;

/** One page of the campaigns with their figures, of which a locked plan shows some, and their number. */
export function findSummary(tx: Tx, actor: Actor, filters: SummaryFilters, page: SummaryPage) {
  const some = begun(actor.companyId, filters);
  const matching = sql`SELECT c.id, c.name, c.status, c.starts_at AS "startedAt", c."isShown", ${setFigures}, ${averages}
    FROM (SELECT c.*, ${isShownTo(actor, isShownLocked)} FROM ${some}) c LEFT JOIN (${campaignFacts(some)}) f ON f.campaign_id = c.id
    GROUP BY c.id, c.name, c.status, c.starts_at, c."isShown"`;
  const by = sortKey(page.orderBy, ['name']);
  return pageOfShown<SummaryRow>(tx, actor, { columns: sql`*`, from: sql`(${matching}) f`, by, id: sql`id`, page, counted: some });
}

/** Totals over the campaigns. */
export async function readAcross(tx: Tx, companyId: string, filters: SummaryFilters) {
  const some = begun(companyId, filters);
  const total = await oneRow<Total>(tx, totalOfCampaigns(some));
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM ${some}`);
  return { ...statisticsOf(total), campaigns: n, goldenCertificates: total.golden };
}

/** Campaigns that have begun, by name: the values of a filter. */
export const findBegun = (tx: Tx, companyId: string) =>
  rows<{ id: string; name: string }>(
    tx,
    sql`SELECT c.id, c.name FROM ${begun(companyId, { campaignIds: [], campaignStatuses: [] })} ORDER BY lower(c.name), c.starts_at DESC, c.id`,
  );
