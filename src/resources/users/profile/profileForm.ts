import { z } from 'zod';
import { textLimits } from '#contract/kit/limits';
import type { CallInput } from '#contract/kit/endpoint';
import { invitedRoles, namePattern, type updateProfile, type UserProfile } from '#contract/people/users';
import { isEmail } from '~/components/form/emailTokens.ts';
import { isChoice } from '~/components/form/multi/multiOptions.ts';

/** The name pattern of the server, said in words. */
const personName = z
  .string()
  .trim()
  .max(textLimits.textMax, 'profile.errors.tooLong')
  .refine((value) => value === '' || namePattern.test(value), 'profile.errors.name');
const ids = z
  .array(z.string())
  .max(100, 'profile.errors.tooManyNames')
  .refine((values) => values.every(isChoice), 'form.multi.unknown');

/** What can be edited of one person. Messages are keys of the locales. */
export const profileSchema = z.object({
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
});

export type ProfileForm = z.input<typeof profileSchema>;
export type ProfileField = keyof ProfileForm;
const fields = Object.keys(profileSchema.shape) as ProfileField[];

/** The form of a person as read. Roles that cannot be given out here stand as admin and stay locked. */
export const fromRecord = (user: UserProfile): ProfileForm => ({
  name: user.name,
  lastName: user.lastName,
  email: user.email,
  role: user.role === 'user' ? 'user' : 'admin',
  departments: user.departments.map(({ id }) => id),
  groups: user.groups.map(({ id }) => id),
});

/** The call that saves a form. An address that is as it was stays out: sending it withdraws a change that waits. */
export const toRequest = ({ email, ...form }: ProfileForm, present: string): CallInput<typeof updateProfile>['body'] => {
  const typed = email.trim().toLowerCase();
  return { ...form, name: form.name.trim(), lastName: form.lastName.trim(), ...(typed !== present && { email: typed }) };
};

/** A person whose role is none that can be given out here. */
export const hasFixedRole = ({ role }: UserProfile): boolean => !(invitedRoles as readonly string[]).includes(role);

/** Which fields stay as they are: all of people above, those that a directory keeps, the role of whoever must keep it, and an address that is not the caller's to change. */
export function lockedFields(user: UserProfile): ReadonlySet<ProfileField> {
  if (user.locks.includes('role_above')) return new Set(fields);
  if (user.locks.includes('scim_managed')) return new Set<ProfileField>(['name', 'lastName', 'email', 'role']);
  const keepsRole =
    hasFixedRole(user) || (['self', 'account_owner', 'last_admin'] as const).some((lock) => user.locks.includes(lock));
  return new Set<ProfileField>([...(keepsRole ? (['role'] as const) : []), ...(user.addressLock ? (['email'] as const) : [])]);
}
