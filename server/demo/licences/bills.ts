import { amountsOf, priceForPeriod, yearlyPriceOf } from '#contract/billing/prices';
import { billingLimits } from '#contract/billing/limits';
import type { invoiceLines, invoices } from '../../db/schema.ts';
import { addDays } from '../moments.ts';
import { makeRandom } from '../random.ts';
import type { World } from '../world.ts';
import type { Sale } from './plan.ts';

export const couponId = makeRandom('coupon WELCOME10').uuid();
const percentOff = 10;

/** The rows of a sale: its invoice as a draft, its line, and what the draft becomes. */
export interface Bill {
  sale: Sale;
  invoice: typeof invoices.$inferInsert & { id: string };
  line: typeof invoiceLines.$inferInsert;
  end: { status: string; number: string | null; issued_at: Date | null; due_at: Date | null; paid_at: Date | null };
  /** Its total in cents. */
  cents: number;
}

/** Prices a sale as the server does. The line has the id of the sale, so that allocations can refer to it. */
export function billOf(sale: Sale, index: number, ownerOf: ReadonlyMap<string, World['users'][number]>, now: Date): Bill {
  const { buyer, customer, at, endsAt, seats, method, hasCoupon, ending } = sale;
  const random = makeRandom(`bill ${sale.id}`);
  const yearlyCents = yearlyPriceOf(buyer.companyType ?? 'customer');
  const unitCents = priceForPeriod(yearlyCents, at, endsAt);
  const amounts = amountsOf({ seats, unitCents, percentOff: hasCoupon ? percentOff : 0, method, bankCents: 0 });
  const admin = ownerOf.get(buyer.id);
  const id = random.uuid();
  const dueAt = method === 'invoice' ? addDays(at, billingLimits.dueDays) : at;
  const paidLater = new Date(Math.min(addDays(at, random.int(6, 28)).getTime(), now.getTime()));
  const isIssued = ending !== 'void';
  return {
    sale,
    invoice: {
      id,
      companyId: buyer.id,
      buyerName: buyer.name,
      customerId: customer.id,
      customerName: customer.name,
      parentId: buyer.parentId ?? null,
      method,
      couponId: hasCoupon ? couponId : null,
      idempotencyKey: id,
      orderNumber: random.chance(0.6) ? `PO-${random.int(1000, 9999)}` : null,
      adminId: admin?.id ?? null,
      adminName: `${admin?.name} ${admin?.lastName}`,
      createdAt: at,
    },
    line: {
      id: sale.id,
      invoiceId: id,
      companyId: buyer.id,
      seats,
      yearlyCents,
      unitCents,
      discountCents: amounts.discount,
      startsAt: at,
      endsAt,
    },
    end: {
      status: ending === 'uncollectible' ? 'open' : ending,
      number: isIssued ? `INV-${at.getUTCFullYear()}-${String(index + 1).padStart(6, '0')}` : null,
      issued_at: isIssued ? at : null,
      due_at: isIssued ? dueAt : null,
      paid_at: ending === 'paid' ? (method === 'invoice' ? paidLater : at) : null,
    },
    cents: amounts.total,
  };
}
