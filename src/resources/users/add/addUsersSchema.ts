import { z } from 'zod';
import { limits } from '#contract/limits';
import { invitedRoles } from '#contract/users';
import { isEmail } from '~/components/form/emailTokens.ts';

const names = z.array(z.string().trim().min(1).max(limits.textMax)).max(100);

/** One schema of the whole drawer; each step picks its fields. Messages are keys of the locales. */
export const addUsersSchema = z
  .object({
    invites: z
      .array(z.string())
      .min(1, 'addUsers.errors.noEmails')
      .max(limits.inviteEmails, 'addUsers.errors.tooManyEmails')
      .refine((values) => values.every(isEmail), { message: 'addUsers.errors.invalidEmails', abort: true }),
    department: names.min(1, 'addUsers.errors.noDepartment'),
    group: names,
    role: z.enum(invitedRoles),
    notification: z.boolean(),
    subject: z.string().trim().max(limits.textMax, 'addUsers.errors.subjectTooLong'),
    message: z.string().trim().max(limits.messageMax, 'addUsers.errors.messageTooLong'),
  })
  .refine((form) => !form.notification || form.subject !== '', {
    path: ['subject'],
    message: 'addUsers.errors.noSubject',
    // Said beside the other errors, not only once they are gone.
    when: () => true,
  });

export type AddUsersForm = z.input<typeof addUsersSchema>;
export type AddUsersField = keyof AddUsersForm;

export const addUsersSteps: readonly (readonly AddUsersField[])[] = [
  ['invites', 'department', 'group', 'role'],
  ['notification', 'subject', 'message'],
];

/** The step that shows a field, by its index. */
export const stepOf = (field: AddUsersField): number =>
  Math.max(
    0,
    addUsersSteps.findIndex((fields) => fields.includes(field)),
  );
