import { z } from 'zod';
import { textLimits } from '#contract/kit/limits';

/** What is written; messages are keys of the locales. */
export const reminderSchema = z.object({
  subject: z.string().trim().min(1, 'campaigns.errors.subjectRequired').max(textLimits.textMax, 'campaigns.errors.subjectLong'),
  message: z.string().max(textLimits.messageMax, 'campaigns.errors.messageLong'),
});
export type ReminderForm = z.output<typeof reminderSchema>;
