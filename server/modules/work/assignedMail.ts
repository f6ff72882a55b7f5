import { type SQL, sql } from 'drizzle-orm';
import { dueDateJson } from '../../mail/dates.ts';
import { queueMails } from '../../mail/queueMails.ts';
import type { WorkWithTasks } from './kind.ts';

/**
 * Statement that queues a mail for each new row of `added` (company_id, campaign_id, user_id, due_at) whose campaign has notifications
 * enabled, in the campaign's own words if it has any. Returns a row for each mail.
 */
export function assignedMail({ campaigns, tasks }: WorkWithTasks, added: SQL, at: Date): SQL {
  const { assigned, nameParam } = tasks.mails;
  return queueMails(assigned, {
    recipients: sql`${added} g JOIN ${sql.raw(campaigns)} c ON c.id = g.campaign_id AND c.notifications_enabled
      JOIN companies o ON o.id = g.company_id JOIN users u ON u.id = g.user_id`,
    params: sql`jsonb_build_object('companyName', o.name, ${nameParam}::text, ${tasks.name}, 'subject', c.notification_subject,
      'message', c.notification_message, 'campaignId', c.id) || ${dueDateJson}`,
    at,
  });
}
