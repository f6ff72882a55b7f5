import { sql } from 'drizzle-orm';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { campaignMail } from './campaignMail.ts';
import { campaignReminder } from './mails.ts';

const weekMs = 7 * 86_400_000;

/**
 * Sends the weekly reminder to everybody with an open assignment, a week after they were assigned or last reminded. Skips disabled
 * people and disabled companies, which have no access to training. Updating `reminded_at` and inserting the mail is one statement,
 * so that nobody is reminded twice. Returns the companies.
 */
export async function sendWeeklyReminders(tx: Tx, at: Date): Promise<string[]> {
  const lastWeek = new Date(at.getTime() - weekMs);
  const remindedCompanies = await rows<{ id: string }>(
    tx,
    sql`WITH due AS (
        UPDATE assignments a SET reminded_at = ${at}::timestamptz FROM campaigns c, users u, companies o
         WHERE c.status = 'running' AND c.notifications_enabled AND a.campaign_id = c.id AND a.status <> 'completed'
           AND coalesce(a.reminded_at, a.assigned_at) <= ${lastWeek}
           AND u.id = a.user_id AND NOT u.disabled AND u.deleted_at IS NULL AND o.id = a.company_id AND NOT o.disabled
        RETURNING a.company_id, a.campaign_id, a.user_id, a.due_at),
      notified AS (${campaignMail(campaignReminder, sql.raw('due'), at)})
      SELECT DISTINCT company_id AS id FROM due`,
  );
  return remindedCompanies.map(({ id }) => id);
}
