import { type SQL, sql } from 'drizzle-orm';
import { audit, auditInCustomers } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { inDollars } from '../inDollars.ts';

interface Marking {
  refundId: string;
  note?: string | undefined;
}

/** Records that staff refunded a payment at the provider. Refuses with not_found or refund_given_back. */
export async function markRefunded(tx: Tx, actor: Actor, { refundId, note = '' }: Marking): Promise<void> {
  const changed = await change(
    tx,
    sql`UPDATE refunds SET given_back_at = ${now()}, admin_id = ${actor.userId}, note = ${note}
      WHERE id = ${refundId} AND given_back_at IS NULL`,
  );
  if (!changed) throw new Refusal((await isThere(tx, refundId)) ? 'refund_given_back' : 'not_found');
  await auditRefund(tx, actor, 'billing.refund_noted', { ...changed, facts: note ? { note } : {} });
}

/**
 * Opens a refund again that staff marked by mistake: otherwise nobody would see that the money is still to be refunded. Refuses with
 * not_found, or with refund_not_noted if the provider refunded it, or it is open.
 */
export async function reopenRefund(tx: Tx, actor: Actor, refundId: string): Promise<void> {
  const changed = await change(
    tx,
    sql`UPDATE refunds SET given_back_at = NULL, admin_id = NULL, note = '' WHERE id = ${refundId} AND admin_id IS NOT NULL`,
  );
  if (!changed) throw new Refusal((await isThere(tx, refundId)) ? 'refund_not_noted' : 'not_found');
  await auditRefund(tx, actor, 'billing.refund_reopened', { ...changed, facts: {} });
}

interface Changed {
  companyId: string;
  buyer: string;
  reference: string;
  cents: number;
}

const change = async (tx: Tx, update: SQL): Promise<Changed | undefined> =>
  (
    await rows<Changed>(
      tx,
      sql`WITH changed AS (${update} RETURNING invoice_id, reference, cents)
        SELECT i.company_id AS "companyId", i.buyer_name AS buyer, c.reference, c.cents::float8 AS cents
        FROM changed c JOIN invoices i ON i.id = c.invoice_id`,
    )
  )[0];

const isThere = async (tx: Tx, refundId: string) => (await rows(tx, sql`SELECT 1 FROM refunds WHERE id = ${refundId}`)).length > 0;

/** In the audit logs of the house and of the buyer. */
async function auditRefund(
  tx: Tx,
  actor: Actor,
  action: 'billing.refund_noted' | 'billing.refund_reopened',
  { companyId, buyer, reference, cents, facts }: Changed & { facts: Record<string, string> },
): Promise<void> {
  const after = { amount: inDollars(cents), reference, ...facts };
  const subject = { type: 'company', id: companyId, label: buyer } as const;
  const entryId = await audit(tx, actor, { action, subject, after });
  if (companyId !== actor.companyId) await auditInCustomers(tx, entryId, sql`ARRAY[${companyId}::uuid]`, after);
}
