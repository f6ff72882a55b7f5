import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { InvoiceStanding, PaymentMethod } from '#contract/billing/invoiceStates';
import type { DueAmounts, getInvoice, transaction, transactionOrderFields } from '#contract/billing/transactions';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, contains, isOneOf } from '../../db/where.ts';
import { readPage } from '../../db/page.ts';
import type { Page } from '../../reports/pages.ts';
import { daysOverdue, isOverdue } from './overdue.ts';

type TransactionOut = z.output<typeof transaction>;
type OrderField = (typeof transactionOrderFields)[number];

/** Which invoices a list shows. Row-level security limits them further, to the invoices that the company may see. */
export const transactionScopes = {
  /** What it bought for itself. */
  itself: (companyId: string) => sql`i.company_id = ${companyId} AND i.customer_id = ${companyId}`,
  /** What it bought for itself, without what was never issued: drafts, and payments that failed. */
  issuedToItself: (companyId: string) => sql`i.company_id = ${companyId} AND i.customer_id = ${companyId} AND i.number IS NOT NULL`,
  /** What it bought for anybody. */
  bought: (companyId: string) => sql`i.company_id = ${companyId}`,
  /** What anybody bought; row-level security lets only staff see more than their own. */
  all: () => sql`true`,
  /** What it and its sub-resellers bought. */
  withSubresellers: (companyId: string) => sql`(i.company_id = ${companyId} OR i.parent_id = ${companyId})`,
} as const;

export interface TransactionFilters {
  scope: SQL;
  searchText?: string | undefined;
  invoiceStatus?: readonly InvoiceStanding[];
  paymentMethod?: readonly PaymentMethod[];
}

/** The sort expressions of the columns, over the columns below. */
const orders: Record<OrderField, SQL> = {
  invoiceDate: sql`"invoiceDate"`,
  number: sql`number`,
  customer: sql`lower(customer)`,
  buyer: sql`lower(buyer)`,
  licenses: sql`licenses`,
  subtotal: sql`subtotal`,
  amountDue: sql`"amountDue"`,
  status: sql`standing`,
  method: sql`method`,
  dueDate: sql`"dueDate"`,
  paymentDate: sql`"paymentDate"`,
};

/** The status at this moment, with `overdue` besides the stored ones. A filter by `open` includes overdue invoices. */
const standing = () => sql`CASE WHEN ${isOverdue(now())} THEN 'overdue' ELSE i.status END`;
const inStandings = (chosen: readonly InvoiceStanding[]): SQL =>
  isOneOf(standing(), { chosen: chosen.includes('open') ? [...chosen, 'overdue'] : chosen });

const invoicesWhere = ({ scope, searchText, invoiceStatus = [], paymentMethod = [] }: TransactionFilters): SQL =>
  allOf([
    scope,
    inStandings(invoiceStatus),
    isOneOf(sql`i.method`, { chosen: paymentMethod }),
    ...contains(sql`concat_ws(' ', i.number, i.customer_name, i.buyer_name, i.order_number, i.admin_name)`, searchText),
  ]);

/** Invoices with their amounts, which are sums of lines and of the bank's entries. */
const transactionsWhere = (where: SQL): SQL => sql`
  SELECT i.id, coalesce(i.number, '') AS number, i.customer_name AS customer, i.buyer_name AS buyer, l.licenses, l.subtotal, l.discount,
    l.subtotal - l.discount AS total, nullif(b.withdrawal, 0) AS withdrawal,
    CASE WHEN i.status IN ('paid', 'void') THEN 0 ELSE l.subtotal - l.discount - b.withdrawal END AS "amountDue",
    i.status, ${standing()} AS standing, i.method, coalesce(i.issued_at, i.created_at) AS "invoiceDate", i.due_at AS "dueDate",
    ${daysOverdue(now())} AS "daysOverdue",
    i.paid_at AS "paymentDate", i.admin_name AS admin,
    coalesce(i.order_number, '') AS "orderNumber"
  FROM invoices i
    CROSS JOIN LATERAL (SELECT coalesce(sum(seats), 0)::int AS licenses, coalesce(sum(seats::bigint * unit_cents), 0)::float8 AS subtotal,
      coalesce(sum(discount_cents), 0)::float8 AS discount FROM invoice_lines WHERE invoice_id = i.id) l
    CROSS JOIN LATERAL (SELECT coalesce(-sum(cents), 0)::float8 AS withdrawal FROM bank_entries WHERE invoice_id = i.id) b
  WHERE ${where}`;

/** What is to be paid of the invoices that match. */
const dueIn = (tx: Tx, where: SQL) =>
  oneRow<DueAmounts>(
    tx,
    sql`SELECT coalesce(sum(t."amountDue"), 0)::float8 AS open,
        coalesce(sum(t."amountDue") FILTER (WHERE t.standing = 'overdue'), 0)::float8 AS overdue
      FROM (${transactionsWhere(allOf([where, sql`i.status = 'open'`]))}) t`,
  );

/** One page of transactions, the total, and what is to be paid of all of them. */
export async function findTransactions(tx: Tx, filters: TransactionFilters, page: Page<OrderField>) {
  const where = invoicesWhere(filters);
  const found = await readPage<TransactionOut>(tx, {
    columns: sql`*`,
    from: sql`(${transactionsWhere(where)}) t`,
    by: orders[page.orderBy],
    id: sql`id`,
    page,
    counted: sql`invoices i WHERE ${where}`,
  });
  return { ...found, due: await dueIn(tx, where) };
}

/** Transactions after `after`, by id, for exports. */
export const nextTransactions = (tx: Tx, filters: TransactionFilters, after: TransactionOut | undefined, limit: number) =>
  rows<TransactionOut>(
    tx,
    sql`${transactionsWhere(allOf([invoicesWhere(filters), after ? sql`i.id > ${after.id}` : sql`true`]))} ORDER BY i.id LIMIT ${limit}`,
  );

/**
 * An invoice with its lines, if row-level security lets the company in scope see it: the buyer, its parent of that day, staff of the house.
 * Refuses with not_found.
 */
export async function readInvoice(tx: Tx, invoiceId: string): Promise<z.output<(typeof getInvoice)['reply']>> {
  const [invoice] = await rows<TransactionOut>(tx, transactionsWhere(sql`i.id = ${invoiceId}`));
  if (!invoice) throw new Refusal('not_found');
  const lines = await rows<z.output<(typeof getInvoice)['reply']>['lines'][number]>(
    tx,
    sql`SELECT seats AS licenses, unit_cents AS "unitPrice", discount_cents::float8 AS discount,
        (seats::bigint * unit_cents - discount_cents)::float8 AS amount, starts_at AS "startsAt", ends_at AS "endsAt"
      FROM invoice_lines WHERE invoice_id = ${invoiceId} ORDER BY starts_at, id`,
  );
  return { ...invoice, lines };
}
