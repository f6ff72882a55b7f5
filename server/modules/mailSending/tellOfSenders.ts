import { sql } from 'drizzle-orm';
import { partnerLimits } from '#contract/partners/limits';
import { hourMs } from '#contract/kit/durations';
import type { RunTx } from '../../jobs/job.ts';
import { queueAndDeliver, queueMails } from '../../mail/queueMails.ts';
import { canManage } from '../users/public.ts';
import { graphFailed, senderFailed } from './mails.ts';

/** Mails the admins whose mail server or mailbox takes no mail, once, and again each day. */
export async function tellOfSenders(at: Date, run: RunTx): Promise<void> {
  const again = new Date(at.getTime() - partnerLimits.senderNoticeHours * hourMs);
  await run(async (tx) => {
    const failing = sql`failing AS (
      UPDATE mail_senders SET told_at = ${at} WHERE failing_since IS NOT NULL AND (told_at IS NULL OR told_at < ${again})
      RETURNING company_id, kind, host, from_email)`;
    const template = sql`CASE f.kind WHEN 'graph' THEN ${graphFailed.template} ELSE ${senderFailed.template} END`;
    const recipients = sql`failing f JOIN companies o ON o.id = f.company_id AND NOT o.disabled
      JOIN users u ON u.company_id = o.id AND u.deleted_at IS NULL AND ${canManage('u')}`;
    const params = sql`CASE f.kind WHEN 'graph' THEN jsonb_build_object('mailbox', f.from_email) ELSE jsonb_build_object('host', f.host) END`;
    await queueAndDeliver(tx, queueMails({ template }, { recipients, params, at }), [failing]);
  });
}
