import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { buyLicences, Order } from '#contract/billing/licences';
import { type InvoiceStatus, paymentStateOf } from '#contract/billing/invoiceStates';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { oneRow } from '../../../db/rows.ts';
import { scopeOf, type Tx, tenantTx } from '../../../db/tx.ts';
import type { Services } from '../../../services.ts';
import { findCustomer } from '../customer.ts';
import { paymentProviderOf } from '../payments/paymentProvider.ts';
import { giveBack, noteRefund } from '../payments/refunds.ts';
import { placeOrder, type Sale } from './placeOrder.ts';
import { settlePayment } from './settlePayment.ts';

type PurchaseOut = z.output<(typeof buyLicences)['reply']>;

interface Buying {
  services: Services;
  actor: Actor;
  body: Order;
}

/**
 * Makes a purchase, from order to payment: the order in one transaction, the charge of the card outside of transactions, its outcome in a
 * second one. If the server stops in between, the invoice stays a draft, and the same call with the same key continues from there. Refuses
 * with payment_failed, or with customer_removed: then the money is refunded.
 */
export async function buy({ services, actor, body }: Buying, sale: Sale): Promise<PurchaseOut> {
  const provider = paymentProviderOf(services);
  const inTx = <T>(work: (tx: Tx, actor: Actor) => Promise<T>) => tenantTx(services.db, scopeOf(actor), 'write', work);
  const ordered = await inTx(async (tx, buyer) =>
    readPurchase(tx, await placeOrder(tx, buyer, { ...body, sale, takesCards: provider?.charge !== undefined })),
  );
  if (ordered.status === 'void') throw new Refusal('payment_failed', { fields: ['paymentMethod'] });
  if (ordered.status !== 'draft') return toReply(ordered);
  // A payment page was opened for this invoice, and somebody may be paying there now.
  if (ordered.hasPage) throw new Refusal('idempotency_key_used', { fields: ['idempotencyKey'] });
  if (!provider?.charge) throw new Refusal('card_not_available', { fields: ['paymentMethod'] });
  const { invoiceId: reference, cents, customer, orderNumber } = ordered;
  const outcome = await provider.charge({ reference, cents, description: customer, orderNumber });
  const { isRefunded, settled } = await inTx(async (tx) => {
    // A customer that was removed while the card was charged gets no seats.
    const isLost = sale.for === 'customer' && !(await findCustomer(tx, sale.customerId, { lock: true }));
    const isForNobody = isLost && outcome.state === 'succeeded';
    const isSettled = await settlePayment(tx, reference, isForNobody ? { ...outcome, state: 'failed' } : outcome, now());
    // Of two simultaneous calls the other may have booked the seats before the customer was removed: then the money has bought something.
    const mustRefund = isForNobody && isSettled;
    if (mustRefund && cents > 0)
      await noteRefund(tx, {
        companyId: actor.companyId,
        invoiceId: reference,
        provider: provider.name,
        reference: outcome.providerReference,
        cents,
        reason: 'customerRemoved',
      });
    return { isRefunded: mustRefund, settled: await readPurchase(tx, reference) };
  });
  if (isRefunded) {
    await giveBack(services, provider, outcome.providerReference);
    throw new Refusal('customer_removed');
  }
  if (settled.status === 'void') throw new Refusal('payment_failed', { fields: ['paymentMethod'] });
  return toReply(settled);
}

interface Ordered {
  invoiceId: string;
  number: string | null;
  status: InvoiceStatus;
  customer: string;
  orderNumber: string | null;
  cents: number;
  isUpgrade: boolean;
  /** Whether a payment page was opened for it. */
  hasPage: boolean;
}

/** The purchase of an invoice. It was an upgrade if an earlier invoice has seats with the same end. */
export const readPurchase = (tx: Tx, invoiceId: string) =>
  oneRow<Ordered>(
    tx,
    sql`SELECT i.id AS "invoiceId", i.number, i.status, i.customer_name AS customer, i.order_number AS "orderNumber",
        (l.seats::bigint * l.unit_cents - l.discount_cents)::float8 AS cents,
        EXISTS (SELECT 1 FROM checkouts c WHERE c.invoice_id = i.id) AS "hasPage",
        EXISTS (SELECT 1 FROM invoices e JOIN invoice_lines m ON m.invoice_id = e.id WHERE e.company_id = i.company_id
          AND e.customer_id = i.customer_id AND m.ends_at = l.ends_at AND e.created_at < i.created_at AND e.status <> 'void') AS "isUpgrade"
      FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id WHERE i.id = ${invoiceId}`,
  );

const toReply = ({ invoiceId, number, status, isUpgrade }: Ordered): PurchaseOut => ({
  invoiceId,
  number,
  status,
  payment: paymentStateOf(status),
  isUpgrade,
});
