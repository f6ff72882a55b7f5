import { defineMail } from '../../mail/mailKind.ts';
import type { OpenTasksParams } from '../../mail/openTasks.ts';

/** The weekly reminder of somebody with several open tasks. One with a single task is the reminder of its kind of work. */
export const weeklyReminder = defineMail<OpenTasksParams & { name?: string; companyName: string }>({
  template: 'weekly_reminder',
  button: 'learnerApp',
});

/** What somebody gets to whom several tasks were assigned at once. One with a single task is the mail of its kind of work. */
export const tasksAssigned = defineMail<OpenTasksParams & { name?: string; companyName: string }>({
  template: 'tasks_assigned',
  button: 'learnerApp',
});
