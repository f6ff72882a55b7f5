import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { listLimits } from '#contract/kit/limits';
import type { trainingUser } from '#contract/reports/trainingReports';
import { Refusal } from '../../core/refusal.ts';
import { now } from '../../clock.ts';
import { awayUntil } from '../../db/absences.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { searchWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { factsOf } from './facts.ts';
import { noFilters } from './filters.ts';
import { pageByStatus } from './pageByStatus.ts';
import { fewEnoughToSort } from '../../reports/people/readPlan.ts';
import { allWork, type PeoplePage, type AssignmentFilters, chooseReadPlan } from './readPlan.ts';
import { reportStatus } from '../../reports/storedStatus.ts';

type AssignedPersonOut = z.output<typeof trainingUser>;

const columns = sql`a.user_id AS id, u.name, u.last_name AS "lastName",
  CASE WHEN u.deleted_at IS NULL THEN u.email ELSE '' END AS email, u.deleted_at IS NOT NULL AS "isDeleted",
  u.disabled AND u.deleted_at IS NULL AS "isDisabled", ${reportStatus} AS status, a.score, a.assigned_at AS "assignedAt", a.due_at AS "dueAt", a.started_at AS "startedAt", a.completed_at AS "completedAt", a.opened_at AS "openedAt",
  c.id AS "campaignId", c.name AS "campaignName", k.id AS "courseId", k.name AS "courseName"`;

/** The rows of a page, and until when each person is away. Looked up outside of the page: inside, it would be for rows that OFFSET skips, too. */
const withAway = (companyId: string, page: SQL): SQL =>
  sql`SELECT p.*, ${awayUntil(sql`${companyId}::uuid`, sql`p.id`, now())} AS "awayUntil" FROM (${page}) p`;

/** The name of a campaign of the company. Refuses with not_found. */
export async function nameOfCampaign(tx: Tx, companyId: string, campaignId: string): Promise<string> {
  const [campaign] = await rows<{ name: string }>(
    tx,
    sql`SELECT name FROM campaigns WHERE company_id = ${companyId} AND id = ${campaignId}`,
  );
  if (!campaign) throw new Refusal('not_found');
  return campaign.name;
}

/** Number of assignments; exact without a search, with one up to listLimits.searchCountCap. */
export async function countPeople(
  tx: Tx,
  companyId: string,
  filters: AssignmentFilters,
): Promise<{ total: number; isCapped: boolean }> {
  if (searchWords(filters.searchText).length === 0) {
    const { total } = await oneRow<{ total: number }>(
      tx,
      sql`SELECT coalesce(sum(f.n), 0)::int AS total FROM (${factsOf(companyId, filters)}) f`,
    );
    return { total, isCapped: false };
  }
  const cap = listLimits.searchCountCap;
  const { total } = await oneRow<{ total: number }>(
    tx,
    sql`SELECT count(*)::int AS total FROM (SELECT 1 FROM ${allWork(companyId, filters)} LIMIT ${cap + 1}) found`,
  );
  return { total: Math.min(total, cap), isCapped: total > cap };
}

/** One page of assigned people, and the total. Empty scores and dates sort last in both directions. */
export async function findPeople(tx: Tx, companyId: string, filters: AssignmentFilters, page: PeoplePage) {
  const { total, isCapped } = await countPeople(tx, companyId, filters);
  const { total: all } = await countPeople(tx, companyId, noFilters);
  const readPage = (some: AssignmentFilters, part: PeoplePage, count: number | undefined) => {
    const { from, order } = chooseReadPlan(part, { companyId, filters: some, count, all });
    const chosen = sql`SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT ${part.limit} OFFSET ${part.offset}`;
    return rows<AssignedPersonOut>(tx, withAway(companyId, chosen));
  };
  const isSearched = searchWords(filters.searchText).length > 0;
  const items =
    page.orderBy === 'status' && !isSearched && total > fewEnoughToSort
      ? await pageByStatus(tx, companyId, filters, page, readPage)
      : await readPage(filters, page, isCapped ? undefined : total);
  return { items, totalUsersCount: total, totalIsCapped: isCapped };
}

/** Assignments after `after`, by person and campaign, for exports. */
export function nextPeople(
  tx: Tx,
  companyId: string,
  filters: AssignmentFilters,
  after: AssignedPersonOut | undefined,
  limit: number,
) {
  const further = after ? sql`(a.user_id, a.campaign_id) > (${after.id}, ${after.campaignId})` : sql`true`;
  const chosen = sql`SELECT ${columns} FROM ${allWork(companyId, filters)} AND ${further}
    ORDER BY a.user_id, a.campaign_id LIMIT ${limit}`;
  return rows<AssignedPersonOut>(tx, withAway(companyId, chosen));
}
