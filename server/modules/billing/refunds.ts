import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { RefundState } from '#contract/billing/refundStates';
import type { KeptMoney, listRefunds, refundOrderFields } from '#contract/billing/refunds';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, contains, isOneOf } from '../../db/where.ts';
import { readPage } from '../../db/page.ts';
import { personNameSql } from '../../db/personName.ts';
import type { Page } from '../../reports/pages.ts';

type RefundOut = z.output<typeof listRefunds.reply>['items'][number];
type OrderField = (typeof refundOrderFields)[number];

interface Filters {
  searchText?: string | undefined;
  refundState?: readonly RefundState[];
}

/** The sort expressions of the columns, over the columns below. By state in descending order, open refunds come first. */
const orders: Record<OrderField, SQL> = {
  state: sql`state`,
  since: sql`since`,
  company: sql`lower(company)`,
  cents: sql`cents`,
  givenBackAt: sql`"givenBackAt"`,
};

const from = sql`refunds r JOIN invoices i ON i.id = r.invoice_id`;
const state = sql`CASE WHEN r.given_back_at IS NULL THEN 'open' ELSE 'givenBack' END`;
const refundsWhere = ({ searchText, refundState = [] }: Filters): SQL =>
  allOf([
    sql`true`,
    isOneOf(state, { chosen: refundState }),
    ...contains(sql`concat_ws(' ', i.number, i.buyer_name, r.reference, r.note)`, searchText),
  ]);

/** Refunds, which row-level security shows only to staff acting in the house. `admin` is a person of the house. */
const refundsOf = (houseId: string, where: SQL): SQL => sql`
  SELECT r.id, r.invoice_id AS "invoiceId", coalesce(i.number, '') AS number, i.buyer_name AS company, r.cents::float8 AS cents, r.reason, r.reference,
    r.created_at AS since, ${state} AS state, r.given_back_at AS "givenBackAt", coalesce(${personNameSql('a')}, '') AS admin, r.note,
    r.admin_id IS NOT NULL AS "isNoted"
  FROM ${from} LEFT JOIN users a ON a.company_id = ${houseId} AND a.id = r.admin_id
  WHERE ${where}`;

/** One page of refunds, the total, and the number and amount of the open ones. */
export async function findRefunds(tx: Tx, houseId: string, filters: Filters, page: Page<OrderField>) {
  const where = refundsWhere(filters);
  const found = await readPage<RefundOut>(tx, {
    columns: sql`*`,
    from: sql`(${refundsOf(houseId, where)}) t`,
    by: orders[page.orderBy],
    ties: sql`since ${sql.raw(page.order)}`,
    id: sql`id`,
    page,
    counted: sql`${from} WHERE ${where}`,
  });
  const kept = await oneRow<KeptMoney>(
    tx,
    sql`SELECT (count(*) FILTER (WHERE r.given_back_at IS NULL))::int AS count,
        coalesce(sum(r.cents) FILTER (WHERE r.given_back_at IS NULL), 0)::float8 AS cents FROM ${from} WHERE ${where}`,
  );
  return { ...found, kept };
}

/** Refunds after `after`, by id, for exports. */
export const nextRefunds = (tx: Tx, houseId: string, filters: Filters, after: RefundOut | undefined, limit: number) =>
  rows<RefundOut>(
    tx,
    sql`${refundsOf(houseId, allOf([refundsWhere(filters), after ? sql`r.id > ${after.id}` : sql`true`]))} ORDER BY r.id LIMIT ${limit}`,
  );
