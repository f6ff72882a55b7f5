import { z } from 'zod';
import { limits } from '#contract/limits';

/** What is written; messages are keys of the locales. */
export const reminderSchema = z.object({
  subject: z.string().trim().min(1, 'campaigns.errors.subjectRequired').max(limits.textMax, 'campaigns.errors.subjectLong'),
  message: z.string().max(limits.messageMax, 'campaigns.errors.messageLong'),
});
export type ReminderForm = z.output<typeof reminderSchema>;
