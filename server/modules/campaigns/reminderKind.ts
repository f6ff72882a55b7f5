import { sql } from 'drizzle-orm';
import { openStatuses } from '#contract/reports/reportStatus';
import { defineReminderKind, workOf } from '../reminders/public.ts';
import { hasReportStatus } from '../trainingReports/public.ts';

/** Open assignments of running campaigns, named after their course. */
defineReminderKind(
  'includeVideoTraining',
  (scope) => sql`SELECT t.user_id, k.name, t.due_at
    FROM (SELECT a.user_id, a.due_at, c.course_id FROM ${workOf(scope)} AND c.status = 'running' AND ${hasReportStatus(openStatuses)}) t
    JOIN courses k ON k.id = t.course_id`,
);
