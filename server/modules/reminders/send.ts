import { sql } from 'drizzle-orm';
import { type IncludedKinds, reminderKinds } from '#contract/campaigns/reminders';
import { audit, type AuditEntry } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { openTaskJson } from '../../mail/openTasks.ts';
import { deliverSoon } from '../../mail/queueMail.ts';
import { queueMails } from '../../mail/queueMails.ts';
import { openTasks } from './kinds.ts';
import { manualReminder } from './mails.ts';
import { type Chosen, countReach, reminderEligibility } from './eligibility.ts';

interface Letter extends IncludedKinds {
  subject: string;
  customMessage: string;
}

/**
 * Sends one mail to everybody with open tasks, in one transaction with the audit row. A simultaneous second call waits for the
 * company's lock and then finds the people already reminded. Does not affect the weekly reminders.
 */
export async function send(
  tx: Tx,
  actor: Actor,
  chosen: Chosen,
  letter: Letter,
  entry: Pick<AuditEntry, 'selection'> & { subject?: AuditEntry['subject'] },
): Promise<{ sent: number; skipped: number }> {
  await allowLongStatements(tx);
  await lockCompany(tx, actor);
  const { receive, skipped } = await countReach(tx, chosen, letter);
  if (receive === 0) throw new Refusal('nobody_to_remind');
  const auditId = await audit(tx, actor, {
    subject: { type: 'users', label: String(receive) },
    ...entry,
    action: 'users.reminded',
    after: { subject: letter.subject, kinds: reminderKinds.map(({ include }) => include).filter((kind) => letter[kind]) },
    subjectsSql: sql`WITH ${reminderEligibility(chosen, letter)} SELECT id FROM eligibility WHERE reason IS NULL`,
  });
  const sent = await writeMails(tx, chosen, letter, auditId);
  await deliverSoon(tx, actor.companyId);
  return { sent, skipped: skipped + receive - sent };
}

/** Queues one mail per person, which lists all open tasks, the most urgent first. The link of a mail about one task leads to it. */
async function writeMails(tx: Tx, { scope }: Chosen, letter: Letter, auditId: string): Promise<number> {
  const tasks = sql`SELECT o.user_id, jsonb_agg(${openTaskJson(sql`o.kind`, sql`o.name`, sql`o.due_at`)} ORDER BY o.due_at, o.name)::text AS tasks,
      CASE WHEN count(*) = 1 THEN min(o.campaign_id::text) END AS campaign_id
    FROM audit_subjects s JOIN (${openTasks(scope, letter)}) o ON o.user_id = s.user_id WHERE s.audit_id = ${auditId} GROUP BY o.user_id`;
  const mails = queueMails(manualReminder, {
    recipients: sql`(${tasks}) t JOIN users u ON u.company_id = ${scope.companyId} AND u.id = t.user_id JOIN companies o ON o.id = u.company_id`,
    params: sql`jsonb_build_object('companyName', o.name, 'subject', ${letter.subject}::text, 'message', nullif(${letter.customMessage}::text, ''),
      'topic', ${scope.topic}::text, 'openTasks', t.tasks, 'timeZone', o.time_zone, 'campaignId', t.campaign_id)`,
    at: now(),
  });
  const { n } = await oneRow<{ n: number }>(tx, sql`WITH queued AS (${mails}) SELECT count(*)::int AS n FROM queued`);
  return n;
}
