import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { allocation, allocationOrderFields } from '#contract/billing/transactions';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, contains } from '../../db/where.ts';
import type { Page } from '../../reports/pages.ts';

type AllocationOut = z.output<typeof allocation>;
type OrderField = (typeof allocationOrderFields)[number];

const orders: Record<OrderField, string> = {
  date: 'date',
  companyName: 'lower("companyName")',
  licenses: 'licenses',
  allocatedBy: 'lower("allocatedBy")',
};

const allocationsWhere = (companyId: string, searchText: string | undefined): SQL =>
  allOf([sql`a.company_id = ${companyId}`, ...contains(sql`concat_ws(' ', a.customer_name, a.admin_name)`, searchText)]);

/** Allocations with their seats, which are those that the giver's ledger lost; negative where they came back. */
const select = (where: SQL): SQL => sql`
  SELECT a.id, a.customer_name AS "companyName", e.licenses, a.kind, a.admin_name AS "allocatedBy", a.created_at AS date
  FROM licence_allocations a CROSS JOIN LATERAL
    (SELECT coalesce(-sum(seats), 0)::int AS licenses FROM seat_entries WHERE allocation_id = a.id AND company_id = a.company_id) e
  WHERE ${where}`;

/** One page of the log of allocations, and the total. */
export async function findAllocations(
  tx: Tx,
  companyId: string,
  searchText: string | undefined,
  { orderBy, order, offset, limit }: Page<OrderField>,
) {
  const where = allocationsWhere(companyId, searchText);
  const by = sql.raw(`${orders[orderBy]} ${order}, id ${order}`);
  const items = await rows<AllocationOut>(
    tx,
    sql`SELECT * FROM (${select(where)}) t ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`,
  );
  const { total } = await oneRow<{ total: number }>(
    tx,
    sql`SELECT count(*)::int AS total FROM licence_allocations a WHERE ${where}`,
  );
  return { items, totalCount: total };
}

/** Allocations after `after`, by id, for exports. */
export const nextAllocations = (
  tx: Tx,
  companyId: string,
  searchText: string | undefined,
  after: AllocationOut | undefined,
  limit: number,
) =>
  rows<AllocationOut>(
    tx,
    sql`${select(allOf([allocationsWhere(companyId, searchText), after ? sql`a.id > ${after.id}` : sql`true`]))}
      ORDER BY a.id LIMIT ${limit}`,
  );
