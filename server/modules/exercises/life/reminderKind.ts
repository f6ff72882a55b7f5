import { sql } from 'drizzle-orm';
import { defineReminderKind } from '../../reminders/public.ts';

/** Phishing exercises, named after their campaign. One of an outdated version has no answers to give any more. */
defineReminderKind('includeGaming', {
  task: 'exercise',
  tasks: sql`exercise_assignments`,
  campaigns: sql`(SELECT * FROM exercise_campaigns WHERE NOT is_outdated)`,
  name: sql`c.name`,
  subject: 'exercise',
});
