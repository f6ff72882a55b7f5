import { sql } from 'drizzle-orm';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

/** Far longer than any payment page is open, so that no payment arrives later. */
const hours = 25;

/** Voids the drafts of payment pages that nobody paid and whose provider did not report the end; the clock job calls it each minute. */
export async function closeCheckouts(tx: Tx, at: Date): Promise<void> {
  await run(
    tx,
    sql`WITH left_open AS (
        UPDATE checkouts SET state = 'closed' WHERE state = 'open' AND created_at < ${new Date(at.getTime() - hours * 3_600_000)}
        RETURNING invoice_id)
      UPDATE invoices i SET status = 'void' FROM left_open l WHERE i.id = l.invoice_id AND i.status = 'draft'`,
  );
}
