import { sql } from 'drizzle-orm';
import { defineReminderKind } from '../../reminders/public.ts';

/** Phishing exercises, named after their campaign. */
defineReminderKind('includeGaming', {
  task: 'exercise',
  tasks: sql`exercise_assignments`,
  campaigns: sql`exercise_campaigns`,
  name: sql`c.name`,
  subject: 'exercise',
});
