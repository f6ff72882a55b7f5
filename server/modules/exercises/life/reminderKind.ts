import { sql } from 'drizzle-orm';
import { openStatuses } from '#contract/reports/reportStatus';
import { defineReminderKind } from '../../reminders/public.ts';

const open = sql.raw(openStatuses.map((status) => `'${status}'`).join(', '));

/**
 * Open exercises of running campaigns, named after their campaign. A reminder about chosen assignments is about those of trainings, so it covers
 * no exercise.
 */
defineReminderKind(
  'includeGaming',
  ({ companyId, chosen }) => sql`SELECT a.user_id, c.name, a.due_at
    FROM exercise_assignments a JOIN exercise_campaigns c ON c.id = a.campaign_id
    WHERE a.company_id = ${companyId} AND c.status = 'running' AND a.status IN (${open}) AND ${chosen ? sql`false` : sql`true`}`,
);
