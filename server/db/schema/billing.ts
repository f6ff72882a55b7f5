import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { invoiceStatuses, paymentMethods } from '#contract/billing/invoiceStates';
import type { allocationKinds } from '#contract/billing/transactions';
import { companyId, createdAt, moment, primaryId } from '../columns.ts';
import { companies } from './companies.ts';

/** A whole number of cents. Larger than an integer, so that the most seats at the highest price fit. */
const cents = (name: string) => bigint(name, { mode: 'number' });

/** A discount on purchases, for everybody who knows its code. Its number of uses is that of its invoices that are not void. */
export const coupons = pgTable(
  'coupons',
  {
    id: primaryId(),
    /** In upper case. */
    code: text('code').notNull(),
    percentOff: smallint('percent_off').notNull(),
    /** Null: without a limit. */
    mostUses: integer('most_uses'),
    endsAt: moment('ends_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('coupons_code').on(t.code),
    check('coupons_upper', sql`${t.code} = upper(${t.code})`),
    check('coupons_percent', sql`${t.percentOff} between 1 and 100`),
    check('coupons_uses', sql`${t.mostUses} > 0`),
  ],
);

/**
 * A purchase of seats. `company_id` is the buyer, who pays; `customer_id` gets the seats: the buyer or its direct customer. Amounts are
 * not stored: they are sums of the lines and of the bank's entries. Names are those of the time, as an invoice keeps them.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    buyerName: text('buyer_name').notNull(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => companies.id),
    customerName: text('customer_name').notNull(),
    /** The buyer's parent at that time, which sees the invoice too. */
    parentId: uuid('parent_id'),
    /** Null for a draft, and for one that was never paid. */
    number: text('number'),
    status: text('status').$type<(typeof invoiceStatuses)[number]>().notNull().default('draft'),
    method: text('method').$type<(typeof paymentMethods)[number]>().notNull(),
    orderNumber: text('order_number'),
    couponId: uuid('coupon_id').references(() => coupons.id),
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** What the payment provider calls the payment. */
    providerReference: text('provider_reference'),
    adminId: uuid('admin_id'),
    /** Emptied when the person is deleted. */
    adminName: text('admin_name').notNull(),
    createdAt: createdAt(),
    issuedAt: moment('issued_at'),
    dueAt: moment('due_at'),
    paidAt: moment('paid_at'),
  },
  (t) => [
    unique('invoices_buyer').on(t.id, t.companyId),
    uniqueIndex('invoices_idempotency').on(t.companyId, t.idempotencyKey),
    uniqueIndex('invoices_number').on(t.number),
    index('invoices_company').on(t.companyId, t.createdAt),
    index('invoices_parent').on(t.parentId, t.createdAt),
    index('invoices_customer').on(t.customerId),
    index('invoices_coupon').on(t.couponId),
    index('invoices_admin').on(t.adminId),
    index('invoices_draft').on(t.createdAt).where(sql`status = 'draft'`),
    check('invoices_status', sql`${t.status} in ('open','paid','void','draft','uncollectible')`),
    check('invoices_method', sql`${t.method} in ('invoice','credit_card','distributor_credit')`),
    check('invoices_issued', sql`(${t.status} in ('draft','void')) = (${t.number} is null)`),
    check('invoices_paid', sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`),
  ],
);

/**
 * A lot of seats for a time: what was bought, at which price. The seats of a lot keep its id and its end wherever they are allocated, so
 * each seat leads back to the line that paid for it.
 */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: primaryId(),
    invoiceId: uuid('invoice_id').notNull(),
    companyId: companyId(),
    seats: integer('seats').notNull(),
    /** Price of a seat for a year. */
    yearlyCents: integer('yearly_cents').notNull(),
    /** Price of a seat for the days from start to end. */
    unitCents: integer('unit_cents').notNull(),
    discountCents: cents('discount_cents').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.invoiceId, t.companyId], foreignColumns: [invoices.id, invoices.companyId] }),
    unique('invoice_lines_end').on(t.id, t.endsAt),
    index('invoice_lines_invoice').on(t.invoiceId),
    check('invoice_lines_seats', sql`${t.seats} > 0`),
    check('invoice_lines_cents', sql`${t.unitCents} >= 0 and ${t.discountCents} between 0 and ${t.seats}::bigint * ${t.unitCents}`),
    check('invoice_lines_period', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

/** Seats that a partner allocated to a direct customer, or that were returned. Their number is the sum of its entries in the ledger. */
export const licenceAllocations = pgTable(
  'licence_allocations',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => companies.id),
    customerName: text('customer_name').notNull(),
    kind: text('kind').$type<(typeof allocationKinds)[number]>().notNull(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** The key of the call, if it was one for several customers. */
    batchKey: uuid('batch_key'),
    adminId: uuid('admin_id'),
    /** Emptied when the person is deleted. */
    adminName: text('admin_name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('licence_allocations_idempotency').on(t.companyId, t.idempotencyKey),
    uniqueIndex('licence_allocations_batch').on(t.companyId, t.batchKey, t.customerId).where(sql`batch_key is not null`),
    index('licence_allocations_company').on(t.companyId, t.createdAt),
    index('licence_allocations_admin').on(t.adminId),
    check('licence_allocations_kind', sql`${t.kind} in ('allocated','returned')`),
  ],
);

/**
 * The seat ledger, append-only: seats that a company gained or lost. In force from `created_at` until `ends_at`, the end of their lot; so
 * seats end without a row that says so. Written by triggers and functions of the database only.
 */
export const seatEntries = pgTable(
  'seat_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId().references(() => companies.id),
    lotId: uuid('lot_id').notNull(),
    seats: integer('seats').notNull(),
    /** Null for the purchase itself, and for seats that the company gave up. */
    allocationId: uuid('allocation_id').references(() => licenceAllocations.id),
    createdAt: createdAt(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.lotId, t.endsAt], foreignColumns: [invoiceLines.id, invoiceLines.endsAt] }),
    uniqueIndex('seat_entries_purchase').on(t.lotId).where(sql`allocation_id is null and seats > 0`),
    index('seat_entries_company').on(t.companyId, t.endsAt),
    index('seat_entries_allocation').on(t.allocationId),
    check('seat_entries_seats', sql`${t.seats} <> 0`),
  ],
);

/** How many seats of each lot a company holds: sums of the ledger, kept by a trigger. None can fall below zero. */
export const seatHoldings = pgTable(
  'seat_holdings',
  {
    companyId: companyId().references(() => companies.id),
    lotId: uuid('lot_id').notNull(),
    endsAt: moment('ends_at').notNull(),
    seats: integer('seats').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.lotId] }),
    index('seat_holdings_lot').on(t.lotId),
    check('seat_holdings_seats', sql`${t.seats} >= 0`),
  ],
);

/** Prepaid credit of a partner. The row is there to be locked; the balance is the sum of its entries. */
export const banks = pgTable('banks', {
  companyId: companyId()
    .primaryKey()
    .references(() => companies.id),
  createdAt: createdAt(),
});

/** Payments into a bank; withdrawals for invoices and reversals of payments are negative. Append-only; a trigger refuses to overdraw. */
export const bankEntries = pgTable(
  'bank_entries',
  {
    id: primaryId(),
    companyId: companyId().references(() => banks.companyId),
    cents: cents('cents').notNull(),
    invoiceId: uuid('invoice_id').references(() => invoices.id),
    /** The payment that this entry reverses, all of it. */
    reversesId: uuid('reverses_id'),
    /** What staff wrote about a payment, such as the number of the transfer, and who it was. */
    note: text('note').notNull().default(''),
    adminId: uuid('admin_id'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ name: 'bank_entries_reverses', columns: [t.reversesId], foreignColumns: [t.id] }),
    uniqueIndex('bank_entries_invoice').on(t.invoiceId),
    uniqueIndex('bank_entries_reversal').on(t.reversesId),
    index('bank_entries_company').on(t.companyId),
    check(
      'bank_entries_cents',
      sql`${t.cents} <> 0 and (${t.cents} < 0) = (${t.invoiceId} is not null or ${t.reversesId} is not null)
        and (${t.invoiceId} is null or ${t.reversesId} is null)`,
    ),
  ],
);

/**
 * A company that goes to the free plan when its last licences end. After that the row stays, with `doneAt`: it records that the end was
 * intended. A trigger deletes it when the company gets seats.
 */
export const plannedDowngrades = pgTable('planned_downgrades', {
  companyId: companyId()
    .primaryKey()
    .references(() => companies.id),
  /** Who planned it. */
  adminId: uuid('admin_id').notNull(),
  createdAt: createdAt(),
  doneAt: moment('done_at'),
});
