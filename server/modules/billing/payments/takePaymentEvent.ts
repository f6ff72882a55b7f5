import { sql } from 'drizzle-orm';
import type { InvoiceStatus } from '#contract/billing/invoiceStates';
import { now } from '../../../clock.ts';
import { oneRow, rows, run } from '../../../db/rows.ts';
import { ownerTx, type Tx } from '../../../db/tx.ts';
import type { Services } from '../../../services.ts';
import { settlePayment } from '../orders/settlePayment.ts';
import type { CheckoutFacts, PaymentProvider } from './paymentProvider.ts';
import { noteRefund } from './refunds.ts';

/** An event that its provider is known to have sent. It only says that something happened to a payment page. */
export interface PaymentEvent {
  id: string;
  sessionId: string;
  isLive: boolean;
}

/** `refused`: an event of the other mode (test or live), of a page that we did not open, or of a payment with another amount or invoice. */
export type EventOutcome = 'applied' | 'repeated' | 'refused';

interface Checkout {
  id: string;
  companyId: string;
  invoiceId: string;
  /** Whether an earlier event brought the money. */
  isPaid: boolean;
  cents: number;
}

/**
 * Applies an event of a payment provider: the only way in which a checkout is settled. The state of the page is read from the provider, so
 * the order in which events arrive does not matter. The company is that of our own row for the page. An event that was applied before does
 * nothing.
 */
export async function takePaymentEvent(
  { db, log }: Pick<Services, 'db' | 'log'>,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<EventOutcome> {
  if (event.isLive !== provider.isLive) return 'refused';
  const page = await provider.readCheckout(event.sessionId);
  if (!page || page.isLive !== provider.isLive) return 'refused';
  return ownerTx(db, async (tx) => {
    const checkout = await lockCheckout(tx, provider, event);
    if (!checkout) return 'refused';
    if (!isOurs(page, checkout)) {
      log.error({ event: event.id, invoice: checkout.invoiceId }, 'a payment is not the one that was asked for');
      return 'refused';
    }
    const isFirst = await run(
      tx,
      sql`INSERT INTO payment_events (provider, event_id, company_id, created_at)
        VALUES (${provider.name}, ${event.id}, ${checkout.companyId}, ${now()}) ON CONFLICT DO NOTHING`,
    );
    if (isFirst === 0) return 'repeated';
    const isApplied = await applyState(tx, checkout, page);
    if (!isApplied) {
      const { companyId, invoiceId, cents } = checkout;
      const { status } = await oneRow<{ status: InvoiceStatus }>(tx, sql`SELECT status FROM invoices WHERE id = ${invoiceId}`);
      const reason = status === 'void' ? 'invoiceVoid' : 'invoicePaid';
      log.error({ event: event.id, invoice: invoiceId, reason }, 'money came for an invoice that is void or paid');
      await noteRefund(tx, { companyId, invoiceId, cents, reason, provider: provider.name, reference: page.payment });
    }
    return 'applied';
  });
}

async function lockCheckout(tx: Tx, { name }: PaymentProvider, { sessionId }: PaymentEvent): Promise<Checkout | undefined> {
  const [checkout] = await rows<Checkout>(
    tx,
    sql`SELECT c.id, c.company_id AS "companyId", c.invoice_id AS "invoiceId", c.state = 'paid' AS "isPaid", heed_amount_due(c.invoice_id)::float8 AS cents
      FROM checkouts c WHERE c.provider = ${name} AND c.session_id = ${sessionId} FOR UPDATE OF c`,
  );
  return checkout;
}

const isOurs = (page: CheckoutFacts, { invoiceId, cents }: Checkout): boolean =>
  page.reference === invoiceId && page.cents === cents && page.currency === 'usd';

/**
 * Applies the state of a page. A paid page stays paid, whatever arrives later; a closed one stays closed, unless it turns out to be paid.
 * Returns false if money came for an invoice that is void or was paid in another way: then it has to be refunded.
 */
async function applyState(tx: Tx, { id, invoiceId, isPaid }: Checkout, { state, payment }: CheckoutFacts): Promise<boolean> {
  if (state === 'declined') await run(tx, sql`UPDATE checkouts SET failed_at = ${now()} WHERE id = ${id} AND state = 'open'`);
  if (state !== 'paid' && state !== 'closed') return true;
  const outcome = { state: state === 'paid' ? 'succeeded' : 'failed', providerReference: payment } as const;
  const isSettled = await settlePayment(tx, invoiceId, outcome, now());
  await run(
    tx,
    sql`UPDATE checkouts SET state = ${state} WHERE id = ${id} AND (state = 'open' OR (state = 'closed' AND ${state} = 'paid'))`,
  );
  return state === 'closed' || isSettled || isPaid;
}
