import { type SQL, sql } from 'drizzle-orm';

/**
 * `INSERT … SELECT … RETURNING` of one mail for each assignment of `given` (company_id, campaign_id, user_id, due_at) whose
 * campaign tells its people. The admin's own subject and message go with the first mail; reminders have texts of ours.
 */
export function campaignMail(template: 'campaign_assigned' | 'campaign_reminder', given: SQL, at: Date): SQL {
  const own =
    template === 'campaign_assigned'
      ? sql`|| jsonb_strip_nulls(jsonb_build_object('subject', c.notification_subject, 'message', c.notification_message))`
      : sql``;
  return sql`INSERT INTO mails (company_id, user_id, recipient, template, lang, params, created_at)
    SELECT g.company_id, u.id, u.email, ${template}, o.lang,
      jsonb_build_object('companyName', o.name, 'courseName', k.name, 'dueDate', to_char(g.due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'))
        || CASE u.name WHEN '' THEN '{}' ELSE jsonb_build_object('name', u.name) END ${own}, ${at}::timestamptz
    FROM ${given} g
    JOIN campaigns c ON c.id = g.campaign_id AND c.notifications_enabled
    JOIN courses k ON k.id = c.course_id JOIN companies o ON o.id = g.company_id JOIN users u ON u.id = g.user_id
    RETURNING 1`;
}
