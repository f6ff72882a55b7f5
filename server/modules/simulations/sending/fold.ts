import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { expired } from '../../../mail/claims.ts';

/**
 * Messages whose mail left, from their rows in the queue, many in one statement: the ones that a mail server took; the others, which
 * were leaving when their process ended or their connection broke, are sent as well, but uncertain.
 */
export async function foldSent(tx: Tx, db: Database): Promise<number> {
  return run(
    tx,
    sql`WITH gone AS (DELETE FROM simulation_queue WHERE message_id IN (
          SELECT message_id FROM simulation_queue
          WHERE leaving_at IS NOT NULL AND (accepted_at IS NOT NULL OR claimed_at < ${expired(db)})
          ORDER BY message_id FOR UPDATE SKIP LOCKED)
        RETURNING message_id, company_id, coalesce(accepted_at, leaving_at) AS at, accepted_at IS NULL AS is_uncertain)
      UPDATE simulation_messages m SET status = 'sent', sent_at = g.at, sent_on = (g.at AT TIME ZONE o.time_zone)::date,
          sent_to = u.email, is_uncertain = g.is_uncertain
        FROM gone g JOIN companies o ON o.id = g.company_id, users u
        WHERE m.id = g.message_id AND u.id = m.user_id AND m.status = 'queued'`,
  );
}
