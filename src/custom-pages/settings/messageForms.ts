import {
  type MessageKind,
  resetAdminInvite,
  resetCourseReminder,
  resetLearnerInvite,
  resetTasksReminder,
  saveAdminInvite,
  saveCourseReminder,
  saveLearnerInvite,
  saveTasksReminder,
  unknownPlace,
} from '#contract/company/messages';
import { textLimits } from '#contract/kit/limits';
import { z } from 'zod';

/** The calls of each text. */
export const messageCalls = {
  invite_admin: { save: saveAdminInvite, reset: resetAdminInvite },
  invite_learner: { save: saveLearnerInvite, reset: resetLearnerInvite },
  reminder_course: { save: saveCourseReminder, reset: resetCourseReminder },
  reminder_tasks: { save: saveTasksReminder, reset: resetTasksReminder },
} as const satisfies Record<MessageKind, unknown>;

/** Messages are locale keys. */
export const messageSchema = (kind: MessageKind) => {
  const hasKnownPlaces = (value: string) => unknownPlace(kind, value) === undefined;
  return z.object({
    subject: z
      .string()
      .trim()
      .min(1, 'settings.messages.subjectRequired')
      .max(textLimits.textMax)
      .refine(hasKnownPlaces, 'settings.messages.unknownPlace'),
    message: z
      .string()
      .trim()
      .min(1, 'settings.messages.messageRequired')
      .max(textLimits.messageMax, 'settings.messages.tooLong')
      .refine(hasKnownPlaces, 'settings.messages.unknownPlace'),
  });
};
