import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AssignmentStatus } from '#contract/campaignStates';
import { limits } from '#contract/limits';
import type { assignedUser, assignedUserOrderFields } from '#contract/trainingReports';
import { literally } from '../../db/literally.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { Refusal } from '../../refusal.ts';
import { allOf, wordsOf } from '../users/usersWhere.ts';

export type AssignedUserOut = z.output<typeof assignedUser>;

export interface PeopleOfCampaign {
  companyId: string;
  campaignId: string;
  searchText?: string | undefined;
  statuses: readonly AssignmentStatus[];
}
interface Page {
  orderBy: (typeof assignedUserOrderFields)[number];
  order: 'ASC' | 'DESC';
  offset: number;
  limit: number;
}

const orders = {
  name: 'u.sort_name',
  email: 'u.email',
  status: 'a.status',
  score: 'a.score',
  assignedAt: 'a.assigned_at',
  dueAt: 'a.due_at',
  completedAt: 'a.completed_at',
} as const satisfies Record<Page['orderBy'], string>;

const columns = sql`a.user_id AS id, u.name, u.last_name AS "lastName",
  CASE WHEN u.deleted_at IS NULL THEN u.email ELSE '' END AS email, u.deleted_at IS NOT NULL AS "isDeleted",
  a.status, a.score, a.assigned_at AS "assignedAt", a.due_at AS "dueAt", a.started_at AS "startedAt", a.completed_at AS "completedAt"`;

/** People who were deleted keep their figures, so they stay in the list and lists add up to the totals. */
const peopleFrom = sql`assignments a JOIN users u ON u.company_id = a.company_id AND u.id = a.user_id`;

function peopleWhere({ companyId, campaignId, searchText, statuses }: PeopleOfCampaign): SQL {
  const words = wordsOf(searchText).map((word) => sql`u.search_text LIKE ${`%${literally(word)}%`}`);
  const status = statuses.length > 0 ? [sql`a.status = ANY(${sql.param([...statuses])}::text[])`] : [];
  return allOf([sql`a.company_id = ${companyId}`, sql`a.campaign_id = ${campaignId}`, ...status, ...words]);
}

/** The name of a campaign of the company. Refuses with not_found. */
export async function nameOfCampaign(tx: Tx, { companyId, campaignId }: PeopleOfCampaign): Promise<string> {
  const [found] = await rows<{ name: string }>(
    tx,
    sql`SELECT name FROM campaigns WHERE company_id = ${companyId} AND id = ${campaignId}`,
  );
  if (!found) throw new Refusal('not_found');
  return found.name;
}

/** Exact from the counters; with a search counted, no further than limits.searchCountCap. */
export async function countCampaignUsers(tx: Tx, wanted: PeopleOfCampaign): Promise<{ total: number; isCapped: boolean }> {
  const { companyId, campaignId, statuses, searchText } = wanted;
  if (wordsOf(searchText).length === 0) {
    const status = statuses.length > 0 ? sql`status = ANY(${sql.param([...statuses])}::text[])` : sql`true`;
    const { total } = await oneRow<{ total: number }>(
      tx,
      sql`SELECT coalesce(sum(n), 0)::int AS total FROM assignment_counts
        WHERE company_id = ${companyId} AND campaign_id = ${campaignId} AND ${status}`,
    );
    return { total, isCapped: false };
  }
  const cap = limits.searchCountCap;
  const { total } = await oneRow<{ total: number }>(
    tx,
    sql`SELECT count(*)::int AS total FROM (SELECT 1 FROM ${peopleFrom} WHERE ${peopleWhere(wanted)} LIMIT ${cap + 1}) found`,
  );
  return { total: Math.min(total, cap), isCapped: total > cap };
}

/** One page of a campaign's people. Whoever has no score or date yet comes last, whatever the order. */
export async function findCampaignUsers(tx: Tx, wanted: PeopleOfCampaign, page: Page): Promise<AssignedUserOut[]> {
  const order = sql.raw(`${orders[page.orderBy]} ${page.order} NULLS LAST, a.user_id ${page.order}`);
  return rows<AssignedUserOut>(
    tx,
    sql`SELECT ${columns} FROM ${peopleFrom} WHERE ${peopleWhere(wanted)} ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}`,
  );
}

/** The next of everybody who matches, by id, which no change moves. `after` is the last id of the page before. */
export async function nextCampaignUsers(tx: Tx, wanted: PeopleOfCampaign, after: string | undefined, limit: number) {
  const further = after ? sql` AND a.user_id > ${after}` : sql``;
  return rows<AssignedUserOut>(
    tx,
    sql`SELECT ${columns} FROM ${peopleFrom} WHERE ${peopleWhere(wanted)}${further} ORDER BY a.user_id LIMIT ${limit}`,
  );
}
