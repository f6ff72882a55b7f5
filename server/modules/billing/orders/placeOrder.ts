import { and, eq, sql } from 'drizzle-orm';
import type { Order } from '#contract/billing/licences';
import { billingLimits } from '#contract/billing/limits';
import { dayMs } from '#contract/kit/durations';
import { audit, auditInCustomers } from '../../../audit.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { bankEntries, companies, invoiceLines, invoices } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';
import { requireCustomer } from '../customer.ts';
import { requireOwnPurchase } from './calculatePrice.ts';
import { type Quote, quote, readMethods } from './quote.ts';
import { issueInvoice } from './settlePayment.ts';

/** For whom: the company itself, or a direct customer that has no running subscription (`first`), or has one (`upgrade`). */
export type Sale = { for: 'itself' } | { for: 'customer'; customerId: string; step: 'first' | 'upgrade' };

interface Placing extends Order {
  sale: Sale;
  /** Whether this purchase can be paid by card. */
  takesCards: boolean;
}

/**
 * Writes the invoice of a purchase and returns its id. The prices are computed here: the request has only quantity, coupon, order number
 * and method. The invoice of an earlier call with the same key is returned unchanged. An invoice to be paid by card stays a draft; any other
 * is issued, and its seats are in the ledger. The buyer is locked, so that simultaneous purchases see each other.
 */
export async function placeOrder(tx: Tx, actor: Actor, order: Placing): Promise<string> {
  await lockCompany(tx, actor);
  const { sale } = order;
  const made = await findMade(tx, actor, order);
  if (made) return made;
  const [buyer] = await tx.select().from(companies).where(eq(companies.id, actor.companyId));
  if (!buyer) throw new Refusal('not_found');
  if (sale.for === 'itself') await requireOwnPurchase({ tx, actor });
  const customer = sale.for === 'itself' ? buyer : await requireCustomer(tx, sale.customerId, { lock: true });
  const request = { ...order, customerId: customer.id, couponCode: order.promotionCode, method: order.paymentMethod };
  const priced = await quote(tx, actor, request, { isPurchase: true });
  requireStep(sale, priced);
  if (order.promotionCode && !priced.coupon) throw new Refusal('coupon_not_valid', { fields: ['promotionCode'] });
  await requireMethod(tx, actor, order, priced);
  const invoiceId = await writeInvoice(tx, actor, order, { buyer, customer, priced });
  const { startsAt: at, amountDue, total, seats } = priced;
  if (order.paymentMethod !== 'credit_card' || total === 0)
    await issueInvoice(tx, invoiceId, {
      at,
      dueAt: new Date(at.getTime() + billingLimits.dueDays * dayMs),
      isPaid: amountDue === 0,
    });
  const entryId = await audit(tx, actor, {
    action: 'billing.licences_ordered',
    subject: { type: 'company', id: customer.id, label: customer.name },
    after: { licenses: seats, totalCents: total, method: order.paymentMethod },
  });
  // The customer does not see what its partner paid.
  if (customer.id !== buyer.id) await auditInCustomers(tx, entryId, sql`ARRAY[${customer.id}::uuid]`, { licenses: seats });
  return invoiceId;
}

/** The invoice of an earlier call with this key. Refuses with idempotency_key_used if that call was another order. */
async function findMade(tx: Tx, actor: Actor, { idempotencyKey, sale, licensesNumber, paymentMethod }: Placing) {
  const [made] = await tx
    .select({ id: invoices.id, customerId: invoices.customerId, method: invoices.method, seats: invoiceLines.seats })
    .from(invoices)
    .innerJoin(invoiceLines, eq(invoiceLines.invoiceId, invoices.id))
    .where(and(eq(invoices.companyId, actor.companyId), eq(invoices.idempotencyKey, idempotencyKey)));
  if (!made) return undefined;
  const customerId = sale.for === 'itself' ? actor.companyId : sale.customerId;
  if (made.customerId !== customerId || made.seats !== licensesNumber || made.method !== paymentMethod)
    throw new Refusal('idempotency_key_used');
  return made.id;
}

function requireStep(sale: Sale, { isUpgrade }: Quote): void {
  if (sale.for === 'itself' || isUpgrade === (sale.step === 'upgrade')) return;
  throw new Refusal(isUpgrade ? 'subscription_running' : 'no_subscription');
}

/** The part that distributor credit does not cover is paid by invoice, so it needs the same permission. */
async function requireMethod(tx: Tx, actor: Actor, { paymentMethod, takesCards }: Placing, priced: Quote): Promise<void> {
  const methods = await readMethods(tx, actor, priced.bank, takesCards);
  const fields = ['paymentMethod'];
  if (paymentMethod === 'credit_card' && !methods.includes('credit_card')) throw new Refusal('card_not_available', { fields });
  if (paymentMethod === 'invoice' && !methods.includes('invoice')) throw new Refusal('invoice_not_allowed', { fields });
  if (paymentMethod === 'distributor_credit' && priced.amountDue > 0 && !(priced.bankWithdrawal > 0 && methods.includes('invoice')))
    throw new Refusal('credit_not_enough', { fields });
}

interface Parties {
  buyer: { name: string; parentId: string | null };
  customer: { id: string; name: string };
  priced: Quote;
}

async function writeInvoice(tx: Tx, actor: Actor, order: Placing, { buyer, customer, priced }: Parties): Promise<string> {
  const { companyId } = actor;
  const { seats, yearly, unitCents, discount, bankWithdrawal, startsAt, endsAt, coupon } = priced;
  const [invoice] = await tx
    .insert(invoices)
    .values({
      companyId,
      buyerName: buyer.name,
      customerId: customer.id,
      customerName: customer.name,
      parentId: buyer.parentId,
      method: order.paymentMethod,
      orderNumber: order.orderNumber,
      couponId: coupon?.id,
      idempotencyKey: order.idempotencyKey,
      adminId: actor.userId,
      adminName: `${actor.name} ${actor.lastName}`.trim(),
      createdAt: startsAt,
    })
    .returning({ id: invoices.id });
  const invoiceId = invoice?.id ?? '';
  const line = { invoiceId, companyId, seats, yearlyCents: yearly, unitCents, discountCents: discount, startsAt, endsAt };
  await tx.insert(invoiceLines).values(line);
  if (bankWithdrawal > 0)
    await tx.insert(bankEntries).values({ companyId, cents: -bankWithdrawal, invoiceId, createdAt: startsAt });
  return invoiceId;
}
