import { sql } from 'drizzle-orm';
import { defineReminderKind } from '../reminders/public.ts';

/** Trainings, named after their course. */
defineReminderKind('includeVideoTraining', {
  task: 'training',
  tasks: sql`assignments`,
  campaigns: sql`campaigns`,
  name: sql`(SELECT k.name FROM courses k WHERE k.id = c.course_id)`,
  subject: 'campaign',
});
