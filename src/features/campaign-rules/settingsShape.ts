import { z } from 'zod';
import { textLimits } from '#contract/kit/limits';
import { dayChoices } from './timing.ts';

/** The fields of every campaign's settings: when it begins, the days to complete it, and the notification. `checkTiming` checks their rules. */
export const settingsShape = {
  daysToComplete: z.string().refine((choice) => dayChoices.includes(choice)),
  customDays: z.string(),
  startDate: z.string(),
  notificationsEnabled: z.boolean(),
  subject: z.string().trim().max(textLimits.textMax, 'campaigns.errors.subjectLong'),
  message: z.string().trim().max(textLimits.messageMax, 'campaigns.errors.messageLong'),
};
