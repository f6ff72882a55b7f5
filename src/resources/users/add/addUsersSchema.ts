import { invitedRoles } from '#contract/people/users';
import { z } from 'zod';
import type { InvitationKind } from '#locales/invitations.ts';
import { textLimits } from '#contract/kit/limits';
import { peopleLimits } from '#contract/people/limits';
import { isEmail } from '~/components/form/tags/emailTokens.ts';

const names = z.array(z.string().trim().min(1).max(textLimits.textMax)).max(100, 'addUsers.errors.tooManyNames');

/** Whether training begins for the added people. */
const notificationLists = ['userOnly', 'beginTraining'] as const;

const notificationFields = {
  notificationList: z.enum(notificationLists),
  notification: z.boolean(),
  subject: z.string().trim().max(textLimits.textMax, 'addUsers.errors.subjectTooLong'),
  message: z.string().trim().max(textLimits.messageMax, 'addUsers.errors.messageTooLong'),
};
const hasSubject = (form: { notification: boolean; subject: string }) => !form.notification || form.subject.trim() !== '';
/** `when`: reported together with the other errors, not only after them. */
const subjectMissing = { path: ['subject'], message: 'addUsers.errors.noSubject', when: () => true };

/** The notification to the added people; the same in the drawer and after a CSV review. */
export const notificationSchema = z.object(notificationFields).refine(hasSubject, subjectMissing);
export type NotificationForm = z.input<typeof notificationSchema>;

/** One schema of the whole drawer; each step picks its fields. Messages are keys of the locales. */
export const addUsersSchema = z
  .object({
    invites: z
      .array(z.string())
      .min(1, 'addUsers.errors.noEmails')
      .max(peopleLimits.inviteEmails, 'addUsers.errors.tooManyEmails')
      .refine((values) => values.every(isEmail), { message: 'addUsers.errors.invalidEmails', abort: true }),
    /** Names by e-mail address, from a pasted text. */
    names: z.record(z.string(), z.object({ name: z.string(), lastName: z.string() })),
    department: names.min(1, 'addUsers.errors.noDepartment'),
    group: names,
    role: z.enum(invitedRoles),
    /** They sign in with single sign-on and get no password. */
    sso: z.boolean(),
    ...notificationFields,
  })
  .refine(hasSubject, subjectMissing);

export type AddUsersForm = z.input<typeof addUsersSchema>;
/** The kind of invitation for the chosen role and way to sign in. */
export const invitationKindOf = ({ role, sso }: Pick<AddUsersForm, 'role' | 'sso'>): InvitationKind =>
  role === 'admin' && sso ? 'adminSso' : role;

export type AddUsersField = keyof AddUsersForm;

export const addUsersSteps = [
  ['invites', 'names', 'department', 'group', 'role', 'sso'],
  ['notificationList', 'notification', 'subject', 'message'],
] as const satisfies readonly (readonly AddUsersField[])[];

/** The step that shows a field, by its index. */
export const stepOf = (field: AddUsersField): number =>
  Math.max(
    0,
    addUsersSteps.findIndex((fields) => (fields as readonly AddUsersField[]).includes(field)),
  );
