import { type SQL, sql } from 'drizzle-orm';
import { dueDateJson } from '../../../mail/dates.ts';
import { openTaskParam } from '../../../mail/openTasks.ts';
import { ownTextJson } from '../../messages/public.ts';
import { campaignAssigned, type campaignReminder } from './mails.ts';

/**
 * `INSERT … SELECT … RETURNING` of one mail for each row of `recipients` (company_id, campaign_id, user_id, due_at) whose campaign has
 * notifications enabled. The first mail has the subject and message of the campaign, reminders those of the company.
 */
export function campaignMail(kind: typeof campaignAssigned | typeof campaignReminder, recipients: SQL, at: Date): SQL {
  const own =
    kind === campaignAssigned
      ? sql`${dueDateJson} || jsonb_strip_nulls(jsonb_build_object('subject', c.notification_subject, 'message', c.notification_message))`
      : sql`${openTaskParam('training', sql`k.name`)}
        || ${ownTextJson('reminder_course', sql`g.company_id`, { companyName: sql`o.name`, courseName: sql`k.name` })}`;
  return sql`INSERT INTO mails (company_id, user_id, recipient, template, lang, params, created_at)
    SELECT g.company_id, u.id, u.email, ${kind.template}, o.lang,
      jsonb_build_object('companyName', o.name, 'courseName', k.name)
        || CASE u.name WHEN '' THEN '{}' ELSE jsonb_build_object('name', u.name) END || ${own}, ${at}::timestamptz
    FROM ${recipients} g
    JOIN campaigns c ON c.id = g.campaign_id AND c.notifications_enabled
    JOIN courses k ON k.id = c.course_id JOIN companies o ON o.id = g.company_id JOIN users u ON u.id = g.user_id
    RETURNING 1`;
}
