import { sql } from 'drizzle-orm';
import { queueAndDeliver, queueMails } from '../../mail/queueMails.ts';
import type { RunTx } from '../../jobs/job.ts';
import { debriefMail } from './mails.ts';
import { mayGetSimulations } from './planning/recipients.ts';

/** The bits of `simulation_messages.facts` for a message that somebody clicked, was phished by or reported: those have an index. */
const followed = sql`m.status = 'sent' AND m.facts & 104 <> 0`;

/**
 * Writes to people who were phished, once for each message, when the last mail of its round has left: so nobody warns the others. Who is
 * phished later hears of it at the next step of the clock, until events of the round count no more. By clean figures only, and not while
 * the campaign is paused.
 */
export async function debrief(at: Date, run: RunTx): Promise<void> {
  await run((tx) =>
    queueAndDeliver(
      tx,
      queueMails(debriefMail, {
        recipients: sql`due d JOIN simulation_messages m ON m.id = d.message_id JOIN simulation_campaigns c ON c.id = m.campaign_id
          JOIN users u ON u.id = m.user_id JOIN companies o ON o.id = m.company_id`,
        params: sql`jsonb_build_object('companyName', o.name, 'subject', c.notification_subject, 'message', c.notification_message)`,
        at,
      }),
      [
        sql`due AS (INSERT INTO simulation_debriefs (message_id, company_id, queued_at)
          SELECT m.id, m.company_id, ${at}::timestamptz
          FROM simulation_rounds r JOIN simulation_campaigns c ON c.id = r.campaign_id
            JOIN simulation_messages m ON m.company_id = r.company_id AND m.round_id = r.id JOIN users u ON u.id = m.user_id
          WHERE r.status = 'sent' AND c.status = 'running' AND c.paused_at IS NULL AND ${followed} AND m.phished_at IS NOT NULL
            AND ${mayGetSimulations} AND NOT EXISTS (SELECT FROM simulation_debriefs b WHERE b.message_id = m.id)
          ON CONFLICT DO NOTHING RETURNING message_id)`,
      ],
    ),
  );
}
