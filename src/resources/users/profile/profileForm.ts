import { z } from 'zod';
import { textLimits } from '#contract/kit/limits';
import type { CallInput } from '#contract/kit/endpoint';
import type { Absence } from '#contract/people/absences';
import { earliestToday, isDay, wrongInAbsence } from '#contract/people/absenceRules';
import { namePattern } from '#contract/people/personNames';
import { invitedRoles, type updateProfile, type UserProfile } from '#contract/people/users';
import { isEmail } from '~/components/form/tags/emailTokens.ts';
import { isChoice } from '~/components/form/multi/multiOptions.ts';

/** The server's name pattern, with error messages. */
const personName = z
  .string()
  .trim()
  .max(textLimits.textMax, 'profile.errors.tooLong')
  .refine((value) => value === '' || namePattern.test(value), 'profile.errors.name');
const ids = z
  .array(z.string())
  .max(100, 'profile.errors.tooManyNames')
  .refine((values) => values.every(isChoice), 'form.multi.unknown');

const day = z.string().refine((value) => value === '' || isDay(value), { message: 'profile.errors.refused', abort: true });

/** The server has no absence with an empty day. */
const absenceOf = ({ awayFrom, awayUntil }: { awayFrom: string; awayUntil: string }): Absence => ({
  awayFrom: awayFrom || null,
  awayUntil: awayUntil || null,
});

/** The editable fields of a person. Messages are translation keys. */
export const profileSchema = z
  .object({
    name: personName,
    lastName: personName,
    email: z
      .string()
      .trim()
      .min(1, { message: 'profile.errors.emailRequired', abort: true })
      .max(textLimits.textMax, { message: 'profile.errors.tooLong', abort: true })
      .refine(isEmail, 'profile.errors.emailFormat'),
    role: z.enum(invitedRoles),
    departments: ids,
    groups: ids,
    awayFrom: day,
    awayUntil: day,
    language: z.string(),
    timeZone: z.string(),
  })
  .superRefine((form, context) => {
    const absence = absenceOf(form);
    const field = wrongInAbsence(absence);
    if (field) {
      const isMissing = form[field] === '';
      context.addIssue({
        code: 'custom',
        path: [field],
        message: isMissing ? 'profile.errors.emailRequired' : 'profile.errors.absenceEnd',
      });
    } else if (absence.awayUntil && absence.awayUntil < earliestToday())
      context.addIssue({ code: 'custom', path: ['awayUntil'], message: 'profile.errors.absenceOver' });
  });

export type ProfileForm = z.input<typeof profileSchema>;
export type ProfileField = keyof ProfileForm;
const fields = Object.keys(profileSchema.shape) as ProfileField[];

/** Record to form. Roles that cannot be assigned here show as admin and stay locked. */
export const fromRecord = (user: UserProfile): ProfileForm => ({
  name: user.name,
  lastName: user.lastName,
  email: user.email,
  role: user.role === 'user' ? 'user' : 'admin',
  departments: user.departments.map(({ id }) => id),
  groups: user.groups.map(({ id }) => id),
  awayFrom: user.awayFrom ?? '',
  awayUntil: user.awayUntil ?? '',
  language: user.language ?? '',
  timeZone: user.timeZone ?? '',
});

/** The typed address, if it is another one than the present. */
export const newAddressOf = ({ email }: Pick<ProfileForm, 'email'>, present: string): string | undefined => {
  const typed = email.trim().toLowerCase();
  return typed === present ? undefined : typed;
};

/** Form to request. An unchanged address is left out: sending it withdraws a pending change. */
export const toRequest = ({ email, ...form }: ProfileForm, present: string): CallInput<typeof updateProfile>['body'] => ({
  ...form,
  name: form.name.trim(),
  lastName: form.lastName.trim(),
  email: newAddressOf({ email }, present),
  ...absenceOf(form),
  language: form.language || null,
  timeZone: form.timeZone || null,
});

/** True for roles that cannot be assigned in this form. */
export const hasFixedRole = ({ role }: UserProfile): boolean => !(invitedRoles as readonly string[]).includes(role);

/**
 * The locked fields: all of a person with a higher role; the fields that a SCIM directory manages; the role if the account must keep it;
 * an e-mail address that the caller may not change.
 */
export function lockedFields(user: UserProfile): ReadonlySet<ProfileField> {
  if (user.locks.includes('role_above')) return new Set(fields);
  if (user.locks.includes('scim_managed')) return new Set<ProfileField>(['name', 'lastName', 'email', 'role']);
  const keepsRole =
    hasFixedRole(user) ||
    (['self', 'own_admins_only', 'account_owner', 'last_admin'] as const).some((lock) => user.locks.includes(lock));
  return new Set<ProfileField>([...(keepsRole ? (['role'] as const) : []), ...(user.addressLock ? (['email'] as const) : [])]);
}
