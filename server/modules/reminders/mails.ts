import { defineMail } from '../../mail/mailKind.ts';

interface ReminderParams {
  name?: string;
  companyName: string;
  subject: string;
  message?: string;
  /** Id of the campaign, or `all`. The same topic is not sent again within the hour. */
  topic: string;
  /** Names of all open tasks, one per line. */
  tasks: string;
  /** The nearest deadline that is still ahead. */
  dueDate?: string;
}

/** The reminder that an admin sends. Weekly reminders: `modules/campaigns/life/weeklyReminders.ts`. */
export const manualReminder = defineMail<ReminderParams>({ template: 'manual_reminder', button: 'learnerApp' });
