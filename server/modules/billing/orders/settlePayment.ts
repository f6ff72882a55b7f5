import { and, eq, sql } from 'drizzle-orm';
import { run } from '../../../db/rows.ts';
import { invoices } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';
import { cancelsDowngrade, tellPlanKept } from '../plans/plannedDowngrade.ts';
import { mailReceipt } from './mailReceipt.ts';
import type { PaymentOutcome } from '../payments/paymentProvider.ts';

interface Issue {
  at: Date;
  dueAt: Date;
  isPaid: boolean;
  providerReference?: string;
}

/**
 * Issues a draft: gives it its number, and mails the receipt if it is paid. A trigger books its seats, which cancels a planned downgrade.
 * Returns whether it was a draft; otherwise nothing happens.
 */
export async function issueInvoice(tx: Tx, invoiceId: string, { at, dueAt, isPaid, providerReference }: Issue): Promise<boolean> {
  const downgrading = await cancelsDowngrade(tx, invoiceId);
  const issued = await run(
    tx,
    sql`UPDATE invoices SET status = ${isPaid ? 'paid' : 'open'}, issued_at = ${at}, due_at = ${dueAt}, paid_at = ${isPaid ? at : null},
        provider_reference = ${providerReference ?? null},
        number = to_char(${at}::timestamptz AT TIME ZONE 'UTC', '"INV-"YYYY-') || lpad(nextval('invoice_numbers')::text, 6, '0')
      WHERE id = ${invoiceId} AND status = 'draft'`,
  );
  if (issued > 0 && isPaid) await mailReceipt(tx, invoiceId);
  if (issued > 0 && downgrading) await tellPlanKept(tx, downgrading, 'purchase');
  return issued > 0;
}

/**
 * Records how a card payment ended: a draft is paid, with its seats in the ledger, or void; an invoice that is due is paid, or stays due.
 * A repeated or late report changes nothing. Returns whether something changed.
 */
export async function settlePayment(tx: Tx, invoiceId: string, outcome: PaymentOutcome, at: Date): Promise<boolean> {
  const { state, providerReference } = outcome;
  if (state === 'pending') return false;
  if (state === 'succeeded') {
    if (await issueInvoice(tx, invoiceId, { at, dueAt: at, isPaid: true, providerReference })) return true;
    const paid = await run(
      tx,
      sql`UPDATE invoices SET status = 'paid', paid_at = ${at}, provider_reference = ${providerReference}
        WHERE id = ${invoiceId} AND status IN ('open', 'uncollectible')`,
    );
    if (paid > 0) await mailReceipt(tx, invoiceId);
    return paid > 0;
  }
  const voided = await tx
    .update(invoices)
    .set({ status: 'void', providerReference })
    .where(and(eq(invoices.id, invoiceId), eq(invoices.status, 'draft')))
    .returning({ id: invoices.id });
  return voided.length > 0;
}
