import { eq, sql } from 'drizzle-orm';
import { amountsOf, priceForPeriod, yearlyPriceOf } from '#contract/billing/prices';
import type { PaymentMethod } from '#contract/billing/invoiceStates';
import { billingLimits } from '#contract/billing/limits';
import { dayMs } from '#contract/kit/durations';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { oneRow, rows } from '../../../db/rows.ts';
import { companies } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';

interface QuoteRequest {
  /** The company that gets the seats: the buyer or its customer. */
  customerId: string;
  licensesNumber: number;
  couponCode?: string | undefined;
  method: PaymentMethod;
}

interface Coupon {
  id: string;
  percentOff: number;
}

/** Locks coupon and bank for a purchase. */
type Purpose = { isPurchase: boolean };

/**
 * What a purchase of the company in scope costs. Seats that are added to a running subscription end with it, and cost what is left of the
 * year. `coupon` is null if the code is not accepted, `bank` if the company has none.
 */
export async function quote(tx: Tx, actor: Actor, request: QuoteRequest, { isPurchase }: Purpose) {
  const startsAt = now();
  const running = await readRunningEnd(tx, actor.companyId, request.customerId, startsAt);
  const endsAt = running ?? new Date(startsAt.getTime() + billingLimits.termDays * dayMs);
  const yearly = yearlyPriceOf(actor.companyType);
  const unitCents = priceForPeriod(yearly, startsAt, endsAt);
  const coupon = request.couponCode ? await readCoupon(tx, request.couponCode, startsAt, isPurchase) : null;
  const bank = await readBank(tx, actor.companyId, isPurchase);
  const { method, licensesNumber: seats } = request;
  const amounts = amountsOf({ seats, unitCents, percentOff: coupon?.percentOff ?? 0, method, bankCents: bank ?? 0 });
  return { ...amounts, seats, yearly, unitCents, coupon, bank, startsAt, endsAt, isUpgrade: running !== null };
}
export type Quote = Awaited<ReturnType<typeof quote>>;

/** When the seats end that the buyer has bought for the customer; null if none are in force, or if a downgrade ended them. */
async function readRunningEnd(tx: Tx, buyerId: string, customerId: string, at: Date): Promise<Date | null> {
  const { end } = await oneRow<{ end: Date | null }>(
    tx,
    sql`SELECT max(l.ends_at) AS end FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id
      WHERE i.company_id = ${buyerId} AND i.customer_id = ${customerId} AND i.status IN ('open', 'paid', 'uncollectible')
        AND l.ends_at > ${at} AND NOT EXISTS (SELECT 1 FROM seat_entries e WHERE e.lot_id = l.id AND e.allocation_id IS NULL AND e.seats < 0)`,
  );
  return end;
}

export async function readCoupon(tx: Tx, code: string, at: Date, isTaken = false): Promise<Coupon | null> {
  const [coupon] = await rows<Coupon>(tx, sql`SELECT id, percent_off AS "percentOff" FROM heed_coupon(${code}, ${at}, ${isTaken})`);
  return coupon ?? null;
}

/** Prepaid credit of the company in scope in cents; null without a bank. A purchase waits for another one that uses it. */
export async function readBank(tx: Tx, companyId: string, isLocked = false): Promise<number | null> {
  const balance = isLocked
    ? sql`SELECT heed_lock_bank()::float8 AS cents`
    : sql`SELECT (SELECT coalesce(sum(e.cents), 0)::float8 FROM bank_entries e WHERE e.company_id = b.company_id) AS cents
        FROM banks b WHERE b.company_id = ${companyId}`;
  const [found] = await rows<{ cents: number | null }>(tx, balance);
  return found?.cents ?? null;
}

/** Payment methods that are open to the company in scope. */
export async function readMethods(
  tx: Tx,
  { companyId }: Actor,
  bank: number | null,
  takesCards: boolean,
): Promise<PaymentMethod[]> {
  const [buyer] = await tx.select({ mayInvoice: companies.payByInvoiceAccess }).from(companies).where(eq(companies.id, companyId));
  const open: Record<PaymentMethod, boolean> = {
    credit_card: takesCards,
    invoice: buyer?.mayInvoice ?? false,
    distributor_credit: bank !== null,
  };
  return (Object.keys(open) as PaymentMethod[]).filter((method) => open[method]);
}
