import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { limits } from '#contract/limits';
import type { assignedUserOrderFields, trainingUser } from '#contract/trainingReports';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { Refusal } from '../../refusal.ts';
import { findsText, wordsOf } from '../users/usersWhere.ts';
import { factsOf } from './facts.ts';
import { assignmentsWhere, type ReportWanted } from './filters.ts';
import type { Page } from './pages.ts';

export type AssignedPersonOut = z.output<typeof trainingUser>;

/** Assigned people of one campaign, of several or of all. */
export interface PeopleWanted extends ReportWanted {
  searchText?: string | undefined;
}

const orders = {
  name: 'u.sort_name',
  email: 'u.email',
  status: 'a.status',
  score: 'a.score',
  assignedAt: 'a.assigned_at',
  dueAt: 'a.due_at',
  completedAt: 'a.completed_at',
} as const satisfies Record<(typeof assignedUserOrderFields)[number], string>;

const columns = sql`a.user_id AS id, u.name, u.last_name AS "lastName",
  CASE WHEN u.deleted_at IS NULL THEN u.email ELSE '' END AS email, u.deleted_at IS NOT NULL AS "isDeleted",
  a.status, a.score, a.assigned_at AS "assignedAt", a.due_at AS "dueAt", a.started_at AS "startedAt", a.completed_at AS "completedAt",
  c.id AS "campaignId", c.name AS "campaignName", k.id AS "courseId", k.name AS "courseName"`;

/** People who were deleted keep their figures, so they stay in the list and lists add up to the totals. */
const peopleFrom = sql`assignments a JOIN users u ON u.company_id = a.company_id AND u.id = a.user_id
  JOIN campaigns c ON c.id = a.campaign_id JOIN courses k ON k.id = c.course_id`;

const peopleWhere = (companyId: string, wanted: PeopleWanted): SQL =>
  sql`${assignmentsWhere(companyId, wanted)} AND ${findsText(sql`u.search_text`, wanted.searchText)}`;

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
  if (wordsOf(wanted.searchText).length === 0) {
    const { total } = await oneRow<{ total: number }>(
      tx,
      sql`SELECT coalesce(sum(f.n), 0)::int AS total FROM (${factsOf(companyId, wanted)}) f`,
    );
    return { total, isCapped: false };
  }
  const cap = limits.searchCountCap;
  const { total } = await oneRow<{ total: number }>(
    tx,
    sql`SELECT count(*)::int AS total FROM (SELECT 1 FROM ${peopleFrom} WHERE ${peopleWhere(companyId, wanted)} LIMIT ${cap + 1}) found`,
  );
  return { total: Math.min(total, cap), isCapped: total > cap };
}

/** One page of assigned people. Whoever has no score or date yet comes last, whatever the order. */
export function findPeople(
  tx: Tx,
  companyId: string,
  wanted: PeopleWanted,
  page: Page<(typeof assignedUserOrderFields)[number]>,
): Promise<AssignedPersonOut[]> {
  // Said only of what may be missing: an index is not read in an order with NULLS LAST where it has none.
  const last = page.orderBy === 'score' || page.orderBy === 'completedAt' ? ' NULLS LAST' : '';
  const order = sql.raw(`${orders[page.orderBy]} ${page.order}${last}, a.user_id ${page.order}, a.campaign_id ${page.order}`);
  return rows<AssignedPersonOut>(
    tx,
    sql`SELECT ${columns} FROM ${peopleFrom} WHERE ${peopleWhere(companyId, wanted)} ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}`,
  );
}

/** The next of everybody who matches, by person and campaign, which no change moves. */
export function nextPeople(tx: Tx, companyId: string, wanted: PeopleWanted, after: AssignedPersonOut | undefined, limit: number) {
  const further = after ? sql`(a.user_id, a.campaign_id) > (${after.id}, ${after.campaignId})` : sql`true`;
  return rows<AssignedPersonOut>(
    tx,
    sql`SELECT ${columns} FROM ${peopleFrom} WHERE ${peopleWhere(companyId, wanted)} AND ${further}
      ORDER BY a.user_id, a.campaign_id LIMIT ${limit}`,
  );
}
