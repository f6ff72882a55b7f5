import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { allocation, allocationOrderFields } from '#contract/billing/transactions';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, contains } from '../../db/where.ts';
import { readPage } from '../../db/page.ts';
import type { Page } from '../../reports/pages.ts';

type AllocationOut = z.output<typeof allocation>;
type OrderField = (typeof allocationOrderFields)[number];

const orders: Record<OrderField, SQL> = {
  date: sql`date`,
  companyName: sql`lower("companyName")`,
  licenses: sql`licenses`,
  allocatedBy: sql`lower("allocatedBy")`,
};

const allocationsWhere = (companyId: string, searchText: string | undefined): SQL =>
  allOf([sql`a.company_id = ${companyId}`, ...contains(sql`concat_ws(' ', a.customer_name, a.admin_name)`, searchText)]);

/** Allocations with their seats: as many as left the ledger of the company that allocated them, negative if they came back. */
const select = (where: SQL): SQL => sql`
  SELECT a.id, a.customer_name AS "companyName", e.licenses, a.kind, a.admin_name AS "allocatedBy", a.created_at AS date
  FROM licence_allocations a CROSS JOIN LATERAL
    (SELECT coalesce(-sum(seats), 0)::int AS licenses FROM seat_entries WHERE allocation_id = a.id AND company_id = a.company_id) e
  WHERE ${where}`;

/** One page of the log of allocations, and the total. */
export function findAllocations(tx: Tx, companyId: string, searchText: string | undefined, page: Page<OrderField>) {
  const where = allocationsWhere(companyId, searchText);
  return readPage<AllocationOut>(tx, {
    columns: sql`*`,
    from: sql`(${select(where)}) t`,
    by: orders[page.orderBy],
    id: sql`id`,
    page,
    counted: sql`licence_allocations a WHERE ${where}`,
  });
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
