import { sql } from 'drizzle-orm';
import { partnerLimits } from '#contract/partners/limits';
import { rows } from '../../db/rows.ts';
import type { RunTx } from '../../jobs/job.ts';
import { deliverSoon } from '../../mail/queueMail.ts';
import { graphFailed, senderFailed } from './mails.ts';

/** Mails the admins whose mail server or mailbox takes no mail, once, and again each day. */
export async function tellOfSenders(at: Date, run: RunTx): Promise<void> {
  const again = new Date(at.getTime() - partnerLimits.senderToldHours * 3_600_000);
  await run(async (tx) => {
    const told = await rows<{ id: string }>(
      tx,
      sql`WITH failing AS (
          UPDATE mail_senders SET told_at = ${at} WHERE failing_since IS NOT NULL AND (told_at IS NULL OR told_at < ${again})
          RETURNING company_id, kind, host, from_email),
        mailed AS (
          INSERT INTO mails (company_id, user_id, recipient, template, lang, params, created_at)
          SELECT f.company_id, u.id, u.email, CASE f.kind WHEN 'graph' THEN ${graphFailed.template} ELSE ${senderFailed.template} END, c.lang,
            CASE f.kind WHEN 'graph' THEN jsonb_build_object('mailbox', f.from_email) ELSE jsonb_build_object('host', f.host) END || CASE u.name WHEN '' THEN '{}' ELSE jsonb_build_object('name', u.name) END, ${at}
          FROM failing f JOIN companies c ON c.id = f.company_id AND NOT c.disabled
            JOIN users u ON u.company_id = c.id AND u.role <> 'user' AND NOT u.disabled AND u.deleted_at IS NULL AND u.held_at IS NULL
          RETURNING company_id)
        SELECT DISTINCT company_id AS id FROM mailed`,
    );
    for (const { id } of told) await deliverSoon(tx, id);
  });
}
