import { type SQL, sql } from 'drizzle-orm';
import { type DueDateParams, dueDateJson } from '../../../mail/dates.ts';
import { defineMail } from '../../../mail/mailKind.ts';
import { type OpenTasksParams, openTaskParam } from '../../../mail/openTasks.ts';

interface ExerciseParams {
  name?: string;
  companyName: string;
  exerciseName: string;
}

/** Sent with a new assignment. The admin's own text replaces ours. */
export const exerciseAssigned = defineMail<ExerciseParams & DueDateParams & { subject?: string; message?: string }>({
  template: 'exercise_assigned',
  button: 'learnerApp',
});

/** The weekly reminder, sent until the exercise is completed. */
export const exerciseReminder = defineMail<ExerciseParams & OpenTasksParams>({
  template: 'exercise_reminder',
  button: 'learnerApp',
});

/**
 * `INSERT … SELECT … RETURNING` of one mail for each row of `recipients` (company_id, campaign_id, user_id, due_at) whose campaign has
 * notifications enabled.
 */
export function exerciseMail(kind: typeof exerciseAssigned | typeof exerciseReminder, recipients: SQL, at: Date): SQL {
  const own =
    kind === exerciseAssigned
      ? sql`${dueDateJson} || jsonb_strip_nulls(jsonb_build_object('subject', c.notification_subject, 'message', c.notification_message))`
      : openTaskParam('exercise', sql`c.name`);
  return sql`INSERT INTO mails (company_id, user_id, recipient, template, lang, params, created_at)
    SELECT g.company_id, u.id, u.email, ${kind.template}, o.lang,
      jsonb_build_object('companyName', o.name, 'exerciseName', c.name)
        || CASE u.name WHEN '' THEN '{}' ELSE jsonb_build_object('name', u.name) END || ${own}, ${at}::timestamptz
    FROM ${recipients} g
    JOIN exercise_campaigns c ON c.id = g.campaign_id AND c.notifications_enabled
    JOIN companies o ON o.id = g.company_id JOIN users u ON u.id = g.user_id
    RETURNING 1`;
}
