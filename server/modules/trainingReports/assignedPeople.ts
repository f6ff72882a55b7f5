import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { limits } from '#contract/limits';
import type { trainingUser } from '#contract/trainingReports';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { Refusal } from '../../core/refusal.ts';
import { searchWords } from '../../db/searchText.ts';
import { factsOf } from './facts.ts';
import { nothingLeftOut } from './filters.ts';
import { reportStatus } from './status.ts';
import { pageByStatus } from './pageByStatus.ts';
import { allWork, fewEnoughToSort, type PeoplePage, type PeopleWanted, chooseReadPlan } from './readPlan.ts';

export type AssignedPersonOut = z.output<typeof trainingUser>;

const columns = sql`a.user_id AS id, u.name, u.last_name AS "lastName",
  CASE WHEN u.deleted_at IS NULL THEN u.email ELSE '' END AS email, u.deleted_at IS NOT NULL AS "isDeleted",
  u.disabled AND u.deleted_at IS NULL AS "isDisabled", ${reportStatus} AS status, a.score, a.assigned_at AS "assignedAt", a.due_at AS "dueAt", a.started_at AS "startedAt", a.completed_at AS "completedAt",
  c.id AS "campaignId", c.name AS "campaignName", k.id AS "courseId", k.name AS "courseName"`;

/** The name of a campaign of the company. Refuses with not_found. */
export async function nameOfCampaign(tx: Tx, companyId: string, campaignId: string): Promise<string> {
  const [found] = await rows<{ name: string }>(
    tx,
    sql`SELECT name FROM campaigns WHERE company_id = ${companyId} AND id = ${campaignId}`,
  );
  if (!found) throw new Refusal('not_found');
  return found.name;
}

/** Exact without a search; with one counted no further than limits.searchCountCap. */
export async function countPeople(tx: Tx, companyId: string, wanted: PeopleWanted): Promise<{ total: number; isCapped: boolean }> {
  if (searchWords(wanted.searchText).length === 0) {
    const { total } = await oneRow<{ total: number }>(
      tx,
      sql`SELECT coalesce(sum(f.n), 0)::int AS total FROM (${factsOf(companyId, wanted)}) f`,
    );
    return { total, isCapped: false };
  }
  const cap = limits.searchCountCap;
  const { total } = await oneRow<{ total: number }>(
    tx,
    sql`SELECT count(*)::int AS total FROM (SELECT 1 FROM ${allWork(companyId, wanted)} LIMIT ${cap + 1}) found`,
  );
  return { total: Math.min(total, cap), isCapped: total > cap };
}

/** One page of assigned people, and how many there are. Whoever has no score or date yet comes last, whatever the order. */
export async function findPeople(tx: Tx, companyId: string, wanted: PeopleWanted, page: PeoplePage) {
  const { total, isCapped } = await countPeople(tx, companyId, wanted);
  const { total: all } = await countPeople(tx, companyId, nothingLeftOut);
  const readPage = (some: PeopleWanted, part: PeoplePage, count: number | undefined) => {
    const { from, order } = chooseReadPlan(part, { companyId, wanted: some, count, all });
    return rows<AssignedPersonOut>(
      tx,
      sql`SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT ${part.limit} OFFSET ${part.offset}`,
    );
  };
  const isSearched = searchWords(wanted.searchText).length > 0;
  const users =
    page.orderBy === 'status' && !isSearched && total > fewEnoughToSort
      ? await pageByStatus(tx, companyId, wanted, page, readPage)
      : await readPage(wanted, page, isCapped ? undefined : total);
  return { users, totalUsersCount: total, totalIsCapped: isCapped };
}

/** The next of everybody who matches, by person and campaign, which no change moves. */
export function nextPeople(tx: Tx, companyId: string, wanted: PeopleWanted, after: AssignedPersonOut | undefined, limit: number) {
  const further = after ? sql`(a.user_id, a.campaign_id) > (${after.id}, ${after.campaignId})` : sql`true`;
  return rows<AssignedPersonOut>(
    tx,
    sql`SELECT ${columns} FROM ${allWork(companyId, wanted)} AND ${further}
      ORDER BY a.user_id, a.campaign_id LIMIT ${limit}`,
  );
}
