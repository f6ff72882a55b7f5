import { type SQL, sql } from 'drizzle-orm';
import { dueDateJson } from '../../mail/dates.ts';
import type { WorkWithTasks } from './kind.ts';

/**
 * `INSERT … SELECT … RETURNING` of one mail for each new row of `given` (company_id, campaign_id, user_id, due_at) whose campaign has
 * notifications enabled, in the campaign's own words if it has any.
 */
export function assignedMail({ campaigns, tasks }: WorkWithTasks, given: SQL, at: Date): SQL {
  const { assigned, nameParam } = tasks.mails;
  return sql`INSERT INTO mails (company_id, user_id, recipient, template, lang, params, created_at)
    SELECT g.company_id, u.id, u.email, ${assigned.template}, o.lang,
      jsonb_build_object('companyName', o.name, ${nameParam}::text, ${tasks.name})
        || CASE u.name WHEN '' THEN '{}' ELSE jsonb_build_object('name', u.name) END
        || ${dueDateJson} || jsonb_strip_nulls(jsonb_build_object('subject', c.notification_subject, 'message', c.notification_message)),
      ${at}::timestamptz
    FROM ${given} g
    JOIN ${sql.raw(campaigns)} c ON c.id = g.campaign_id AND c.notifications_enabled
    JOIN companies o ON o.id = g.company_id JOIN users u ON u.id = g.user_id
    RETURNING 1`;
}
