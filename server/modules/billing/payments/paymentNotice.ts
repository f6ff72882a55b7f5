import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { billingLimits } from '#contract/billing/limits';
import type { getPaymentNotice } from '#contract/billing/checkout';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

type Notice = z.output<(typeof getPaymentNotice)['reply']>['notice'];
const dayMs = 86_400_000;

/**
 * What the company has to do about its payments at a moment, the gravest first: an invoice that was given up, the one that is overdue for
 * the longest time, or the last payment by card if it failed and nothing was paid since.
 */
export async function readPaymentNotice(tx: Tx, companyId: string, at: Date): Promise<Notice> {
  const since = new Date(at.getTime() - billingLimits.failureDays * dayMs);
  const [notice] = await rows<NonNullable<Notice>>(
    tx,
    sql`WITH found AS (
        SELECT CASE i.status WHEN 'uncollectible' THEN 'unpaid' ELSE 'past_due' END AS problem, i.id, i.number, i.due_at AS at
          FROM invoices i WHERE i.company_id = ${companyId}
            AND (i.status = 'uncollectible' OR (i.status = 'open' AND i.due_at < ${at}))
        UNION ALL
        SELECT 'failed', c.invoice_id, NULL, c.failed_at FROM checkouts c
         WHERE c.company_id = ${companyId} AND c.failed_at > ${since} AND c.state <> 'paid'
           AND NOT EXISTS (SELECT 1 FROM invoices p WHERE p.company_id = c.company_id AND p.paid_at > c.failed_at))
      SELECT f.problem, f.number, f.at,
        ((SELECT sum(l.seats::bigint * l.unit_cents - l.discount_cents) FROM invoice_lines l WHERE l.invoice_id = f.id)
          + (SELECT coalesce(sum(b.cents), 0) FROM bank_entries b WHERE b.invoice_id = f.id))::float8 AS "amountDue"
      FROM found f
      ORDER BY array_position(ARRAY['unpaid', 'past_due', 'failed'], f.problem),
        CASE WHEN f.problem = 'failed' THEN -extract(epoch FROM f.at) ELSE extract(epoch FROM f.at) END LIMIT 1`,
  );
  return notice ?? null;
}
