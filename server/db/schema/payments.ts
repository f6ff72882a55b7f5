import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RefundReason } from '#contract/billing/refundStates';
import { companyId, createdAt, moment, primaryId } from '../columns.ts';
import { invoices } from './billing.ts';
import { companies } from './companies.ts';

export const checkoutStates = ['open', 'paid', 'closed'] as const;
export type CheckoutState = (typeof checkoutStates)[number];
export type ProviderName = 'sandbox' | 'stripe';

/**
 * A payment page that a provider opened for an invoice, a draft or one that is due; at most one is open. This row alone decides for which
 * company and invoice an event of the provider is; the content of the event does not.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** What the provider calls the page. */
    sessionId: text('session_id').notNull(),
    state: text('state').$type<CheckoutState>().notNull().default('open'),
    /** When the card was last declined. The page stays open for another try. */
    failedAt: moment('failed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('checkouts_invoice').on(t.invoiceId),
    uniqueIndex('checkouts_open_invoice').on(t.provider, t.invoiceId).where(sql`state = 'open'`),
    uniqueIndex('checkouts_session').on(t.provider, t.sessionId),
    index('checkouts_company').on(t.companyId, t.createdAt),
    index('checkouts_open').on(t.createdAt).where(sql`state = 'open'`),
    check('checkouts_provider', sql`${t.provider} in ('sandbox','stripe')`),
    check('checkouts_state', sql`${t.state} in ('open','paid','closed')`),
  ],
);

/** What a provider calls a company. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    companyId: companyId().references(() => companies.id),
    provider: text('provider').$type<ProviderName>().notNull(),
    reference: text('reference').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.provider] })],
);

/** Events of providers that were taken; each is taken once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').$type<ProviderName>().notNull(),
    eventId: text('event_id').notNull(),
    companyId: companyId().references(() => companies.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] }), index('payment_events_company').on(t.companyId)],
);

/**
 * A payment by card that bought nothing, because its invoice was void by then or paid in another way. It is refunded by a call of the
 * provider, or by staff at the provider, who then record it here.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** What the provider calls the payment. */
    reference: text('reference').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    createdAt: createdAt(),
    /** Null until it was refunded. */
    givenBackAt: moment('given_back_at'),
    /** The person who recorded it; null if the provider refunded it by a call. */
    adminId: uuid('admin_id'),
    /** A text of that person. */
    note: text('note').notNull().default(''),
  },
  (t) => [
    // A payment is refunded once, however often its provider reports it.
    uniqueIndex('refunds_payment').on(t.provider, t.reference),
    index('refunds_created').on(t.createdAt),
    index('refunds_company').on(t.companyId),
    index('refunds_invoice').on(t.invoiceId),
    check('refunds_cents', sql`${t.cents} > 0`),
    check('refunds_reason', sql`${t.reason} in ('customerRemoved','invoiceVoid','invoicePaid')`),
    check('refunds_noted', sql`${t.givenBackAt} is not null or (${t.adminId} is null and ${t.note} = '')`),
  ],
);

/** The payment pages of the built-in sandbox. It takes the place of a provider, so nothing else reads this table. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    /** The id of the invoice, as it was sent to the provider. */
    reference: text('reference').notNull(),
    attempt: integer('attempt').notNull().default(0),
    /** Paths to which the page leads after the payment, and without one. */
    returnTo: text('return_to').notNull().default('/?modal=purchaseComplete'),
    cancelTo: text('cancel_to').notNull().default('/marketplace'),
    buyer: text('buyer').notNull(),
    seats: integer('seats').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    lang: text('lang').notNull(),
    state: text('state').$type<'open' | 'declined' | 'paid' | 'cancelled'>().notNull().default('open'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('sandbox_payments_reference').on(t.reference, t.attempt),
    index('sandbox_payments_company').on(t.companyId),
    check('sandbox_payments_state', sql`${t.state} in ('open','declined','paid','cancelled')`),
  ],
);
