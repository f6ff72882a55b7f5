import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { billingLimits } from '#contract/billing/limits';
import type { getPaymentNotice } from '#contract/billing/checkout';
import { dayMs, minuteMs } from '#contract/kit/durations';
import { oneRow, rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { daysOverdue, isOverdue } from '../overdue.ts';

type Notice = Omit<NonNullable<z.output<(typeof getPaymentNotice)['reply']>['notice']>, 'takesCards'>;

/**
 * What the company has to do about its payments at a moment: first the invoice that is overdue for the longest time, then one that was
 * written off as uncollectible, then the last payment by card if it failed and nothing was paid since.
 */
export async function readPaymentNotice(tx: Tx, companyId: string, at: Date): Promise<Notice | null> {
  const since = new Date(at.getTime() - billingLimits.failureDays * dayMs);
  const [notice] = await rows<Notice>(
    tx,
    sql`WITH found AS (
        SELECT CASE i.status WHEN 'uncollectible' THEN 'unpaid' ELSE 'past_due' END AS problem, i.id, i.number, i.due_at AS at,
            ${daysOverdue(at)} AS days
          FROM invoices i WHERE i.company_id = ${companyId}
            AND (i.status = 'uncollectible' OR ${isOverdue(at)})
        UNION ALL
        SELECT 'failed', c.invoice_id, NULL, c.failed_at, NULL FROM checkouts c
         WHERE c.company_id = ${companyId} AND c.failed_at > ${since} AND c.state <> 'paid'
           AND NOT EXISTS (SELECT 1 FROM invoices p WHERE p.company_id = c.company_id AND p.paid_at > c.failed_at))
      SELECT f.problem, f.id AS "invoiceId", f.number, f.at, f.days AS "daysOverdue", heed_amount_due(f.id)::float8 AS "amountDue"
      FROM found f
      ORDER BY array_position(ARRAY['past_due', 'unpaid', 'failed'], f.problem),
        CASE WHEN f.problem = 'failed' THEN -extract(epoch FROM f.at) ELSE extract(epoch FROM f.at) END LIMIT 1`,
  );
  return notice ?? null;
}

/** Whether a payment of the company came in just before a moment. */
export async function hasJustPaid(tx: Tx, companyId: string, at: Date): Promise<boolean> {
  const since = new Date(at.getTime() - billingLimits.justPaidMinutes * minuteMs);
  const isRecent = sql`SELECT EXISTS (SELECT FROM invoices WHERE company_id = ${companyId} AND paid_at > ${since}) AS "isRecent"`;
  return (await oneRow<{ isRecent: boolean }>(tx, isRecent)).isRecent;
}
