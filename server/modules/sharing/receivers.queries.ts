import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listCandidates, listReceivers, ReceiverOrderField, ShareMode } from '#contract/partners/sharing';
import type { Actor } from '../../core/actor.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Page } from '../../reports/pages.ts';
import { actionOf, courseReasons, customersOfCourse, having } from './courses.ts';
import { matching, reasonFor } from './eligibility.ts';

type Receivers = z.output<(typeof listReceivers)['reply']>;
type Candidates = z.output<(typeof listCandidates)['reply']>;
type Receiver = Receivers['companies'][number];

const orders: Record<ReceiverOrderField, string> = {
  companyName: 'v.sort_name',
  progress: 'r.progress',
  startDate: 'r.starts_at',
  receivedDate: 'r.received_at',
};

interface Listed {
  courseId: string;
  where: SQL;
  reason: SQL;
  page: Page<ReceiverOrderField>;
}

/** One page of customers with what they have of a course. A missing value is the smallest: who has nothing comes before who has begun. */
function findRows(tx: Tx, { courseId, where, reason, page }: Listed): Promise<Receiver[]> {
  const { orderBy, order, offset, limit } = page;
  const by = sql.raw(`${orders[orderBy]} ${order} NULLS ${order === 'ASC' ? 'FIRST' : 'LAST'}, v.id ${order}`);
  return rows(
    tx,
    sql`SELECT v.id AS "companyId", v.name AS "companyName", v.is_boosted AS "isBoosted", r.progress, r.starts_at AS "startDate",
        r.received_at AS "receivedDate", ${reason} AS reason
      FROM ${customersOfCourse(courseId)} WHERE ${where} ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`,
  );
}

/** Customers that have the course. */
export async function findReceivers(
  tx: Tx,
  actor: Actor,
  courseId: string,
  { searchText, page }: { searchText: string | undefined; page: Page<ReceiverOrderField> },
): Promise<Receivers> {
  const where = sql`${matching(actor, searchText)} AND ${having.shared}`;
  const counts = await oneRow<Pick<Receivers, 'itemsCount' | 'startedCount'>>(
    tx,
    sql`SELECT count(*)::int AS "itemsCount", count(r.campaign_id)::int AS "startedCount" FROM ${customersOfCourse(courseId)} WHERE ${where}`,
  );
  return { companies: await findRows(tx, { courseId, where, reason: sql`NULL`, page }), ...counts };
}

/** Customers that do not have the course, and what keeps some of them from receiving it. */
export async function findCandidates(
  tx: Tx,
  actor: Actor,
  courseId: string,
  { searchText, mode, page }: { searchText: string | undefined; mode: ShareMode; page: Page<'companyName'> },
): Promise<Candidates> {
  const where = sql`${matching(actor, searchText)} AND ${having.notShared}`;
  const reason = reasonFor(courseReasons(actionOf[mode]));
  const counts = await oneRow<Pick<Candidates, 'itemsCount' | 'availableCount'>>(
    tx,
    sql`SELECT count(*)::int AS "itemsCount", count(*) FILTER (WHERE ${reason} IS NULL)::int AS "availableCount"
      FROM ${customersOfCourse(courseId)} WHERE ${where}`,
  );
  return { companies: await findRows(tx, { courseId, where, reason, page }), ...counts };
}
