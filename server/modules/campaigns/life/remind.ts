import { sql } from 'drizzle-orm';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { campaignMail } from './campaignMail.ts';

const weekMs = 7 * 86_400_000;

/**
 * Reminds everybody who has not finished, a week after they were assigned or reminded last; nobody who is disabled, or whose
 * company is: the training is closed to them. Noting and writing the mail is one statement, so that nobody is reminded twice.
 * Gives the companies.
 */
export async function remind(tx: Tx, at: Date): Promise<string[]> {
  const lastWeek = new Date(at.getTime() - weekMs);
  const found = await rows<{ id: string }>(
    tx,
    sql`WITH due AS (
        UPDATE assignments a SET reminded_at = ${at}::timestamptz FROM campaigns c, users u, companies o
         WHERE c.status = 'running' AND c.notifications_enabled AND a.campaign_id = c.id AND a.status <> 'completed'
           AND coalesce(a.reminded_at, a.assigned_at) <= ${lastWeek}
           AND u.id = a.user_id AND NOT u.disabled AND u.deleted_at IS NULL AND o.id = a.company_id AND NOT o.disabled
        RETURNING a.company_id, a.campaign_id, a.user_id, a.due_at),
      told AS (${campaignMail('campaign_reminder', sql.raw('due'), at)})
      SELECT DISTINCT company_id AS id FROM due`,
  );
  return found.map(({ id }) => id);
}
