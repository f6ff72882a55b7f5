import { sql } from 'drizzle-orm';
import { type InvoiceStatus, invoiceMoves, invoiceStatuses } from '#contract/billing/invoiceStates';
import type { settledStatuses } from '#contract/billing/transactions';
import { audit, auditInCustomers } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { inCustomer } from '../../../db/inCustomer.ts';
import { mailReceipt } from './mailReceipt.ts';

interface Settling {
  invoiceId: string;
  status: (typeof settledStatuses)[number];
}

/** The states of an issued invoice from which another can be reached; a draft waits for its card payment alone. */
const statesBefore = (status: InvoiceStatus) =>
  invoiceStatuses.filter((from) => from !== 'draft' && invoiceMoves[from].includes(status));

/** Records what became of an invoice, in the audit logs of the house and of the buyer. Refuses with not_found or invoice_not_due. */
export async function settleInvoice(tx: Tx, actor: Actor, { invoiceId, status }: Settling): Promise<void> {
  const [settled] = await rows<{ number: string; buyerId: string; buyer: string }>(
    tx,
    sql`UPDATE invoices SET status = ${status}, paid_at = ${status === 'paid' ? now() : null}
      WHERE id = ${invoiceId} AND status = ANY(${sql.param(statesBefore(status))}::text[])
      RETURNING number, company_id AS "buyerId", buyer_name AS buyer`,
  );
  if (!settled) throw new Refusal((await isThere(tx, invoiceId)) ? 'invoice_not_due' : 'not_found');
  const { number, buyerId, buyer } = settled;
  if (status === 'paid') await inCustomer(tx, actor.companyId, buyerId, () => mailReceipt(tx, invoiceId));
  const after = { number };
  const subject = { type: 'company', id: buyerId, label: buyer } as const;
  const entryId = await audit(tx, actor, { action: `billing.invoice_${status}`, subject, after });
  if (buyerId !== actor.companyId) await auditInCustomers(tx, entryId, sql`ARRAY[${buyerId}::uuid]`, after);
}

const isThere = async (tx: Tx, invoiceId: string) =>
  (await rows(tx, sql`SELECT 1 FROM invoices WHERE id = ${invoiceId}`)).length > 0;
