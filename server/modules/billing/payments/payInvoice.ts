import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { InvoiceStatus } from '#contract/billing/invoiceStates';
import { Refusal } from '../../../core/refusal.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { type Asking, inTxOf, knownPayer, languageOf, noteCheckout, requireProvider } from './asking.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { portalReturn } from './returns.ts';
import { takePaymentEvent } from './takePaymentEvent.ts';

interface Due {
  status: InvoiceStatus;
  buyer: string;
  seats: number;
  cents: number;
  /** The session of its page that is open according to our row. */
  openSession: string | null;
  /** How many of its pages have ended. */
  ended: number;
}

/**
 * Begins the payment by card of an invoice that is due, and returns the URL of the payment page. If a page was opened before, its state is
 * read from the provider first: if it was paid, its event is late and applied now; if it is still open, it is returned again; if it ended,
 * a new one is opened.
 */
export async function payInvoice(call: Asking & { params: { invoiceId: string } }): Promise<string> {
  const { services, actor, params } = call;
  const { invoiceId } = params;
  const { companyId } = actor;
  const provider = requireProvider(services);
  const inTx = inTxOf(call);
  const read = () => inTx((tx) => readDue(tx, { companyId, invoiceId, provider }));
  const { openSession: sessionId } = await read();
  if (sessionId) await takePaymentEvent(services, provider, { id: `asked ${randomUUID()}`, sessionId, isLive: provider.isLive });
  const { buyer, seats, cents, ended } = await read();
  const page = await provider.openCheckout({
    reference: invoiceId,
    attempt: ended,
    payer: await knownPayer(call, provider, buyer),
    seats,
    cents,
    lang: languageOf(call),
    returnTo: portalReturn,
    cancelTo: portalReturn,
    clientReferenceId: null,
  });
  await inTx((tx) => noteCheckout(tx, { companyId, invoiceId, provider: provider.name, sessionId: page.sessionId }));
  return page.url;
}

interface DueQuery {
  companyId: string;
  invoiceId: string;
  provider: PaymentProvider;
}

/** An invoice that the company has to pay. Refuses with not_found or invoice_not_due. */
async function readDue(tx: Tx, { companyId, invoiceId, provider }: DueQuery): Promise<Due> {
  const [due] = await rows<Due>(
    tx,
    sql`SELECT i.status, i.buyer_name AS buyer, heed_amount_due(i.id)::float8 AS cents,
        (SELECT sum(l.seats)::int FROM invoice_lines l WHERE l.invoice_id = i.id) AS seats,
        (SELECT c.session_id FROM checkouts c WHERE c.invoice_id = i.id AND c.provider = ${provider.name} AND c.state = 'open') AS "openSession",
        (SELECT count(*)::int FROM checkouts c WHERE c.invoice_id = i.id AND c.state <> 'open') AS ended
      FROM invoices i WHERE i.id = ${invoiceId} AND i.company_id = ${companyId}`,
  );
  if (!due) throw new Refusal('not_found');
  if (!['open', 'uncollectible'].includes(due.status) || due.cents <= 0) throw new Refusal('invoice_not_due');
  return due;
}
