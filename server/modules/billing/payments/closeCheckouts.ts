import { sql } from 'drizzle-orm';
import { hourMs } from '#contract/kit/durations';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

/** Far longer than any payment page is open, so that no payment arrives later. */
const hours = 25;

/**
 * Voids drafts that nobody paid: of payment pages whose provider did not report the end, and of purchases that never got a page. The clock
 * job calls it each minute.
 */
export async function closeCheckouts(tx: Tx, at: Date): Promise<void> {
  const before = new Date(at.getTime() - hours * hourMs);
  await run(
    tx,
    sql`WITH left_open AS (
        UPDATE checkouts SET state = 'closed' WHERE state = 'open' AND created_at < ${before} RETURNING invoice_id)
      UPDATE invoices i SET status = 'void' FROM left_open l WHERE i.id = l.invoice_id AND i.status = 'draft'`,
  );
  await run(
    tx,
    sql`UPDATE invoices i SET status = 'void' WHERE i.status = 'draft' AND i.created_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM checkouts c WHERE c.invoice_id = i.id)`,
  );
}
