import { defineMail } from '../../mail/mailKind.ts';
import type { OpenTasksParams } from '../../mail/openTasks.ts';

interface ReminderParams extends OpenTasksParams {
  name?: string;
  companyName: string;
  subject: string;
  message?: string;
  /** Id of the campaign, or `all`. The same topic is not sent again within the hour. */
  topic: string;
  /** Of the one task that it names. */
  campaignId?: string;
}

/** The reminder that an admin sends. Weekly reminders: `modules/work/weekly.ts`. */
export const manualReminder = defineMail<ReminderParams>({ template: 'manual_reminder', button: 'learnerApp' });
