import { z } from 'zod';
import { email, endpoint, nothing } from '../kit/endpoint.ts';
import { sessionLimits } from './limits.ts';
import { textLimits } from '../kit/limits.ts';
import { unmetPasswordRules } from './passwordRules.ts';

export const newPassword = z
  .string()
  .max(sessionLimits.passwordMax)
  .refine((value) => unmetPasswordRules(value).length === 0, 'The password does not meet the requirements');
const token = z.string().min(1).max(textLimits.textMax);
/** After a password change every session ends; the custom token signs this browser in again. */
const signInAgain = z.object({ customToken: z.string() });

export const changePassword = endpoint({
  method: 'POST',
  path: '/rest/v1/me/password',
  summary: 'Own password; currentPassword is needed unless the present one is temporary',
  access: 'session',
  beforeOnboarding: true,
  tx: 'none',
  body: z.object({ currentPassword: z.string().max(sessionLimits.passwordMax).optional(), newPassword }),
  reply: signInAgain,
  errors: ['wrong_password', 'weak_password', 'password_unchanged', 'too_many_attempts'],
  perMinute: sessionLimits.lookupsPerMinute,
});

/** For somebody who signs in with a password that another person set; all others change theirs with `changePassword`. */
export const replaceTemporaryPassword = endpoint({
  method: 'POST',
  path: '/partnership/api/v1/company/{companyId}/temporary_password',
  summary: 'Replaces the caller’s temporary password, and gives the parent company access if wanted',
  access: 'session',
  beforeOnboarding: true,
  tx: 'none',
  body: z.object({ password: newPassword, grantLoginAccess: z.boolean() }),
  reply: signInAgain,
  errors: ['weak_password', 'password_unchanged', 'no_parent_company'],
  perMinute: sessionLimits.lookupsPerMinute,
});

export const requestPasswordLink = endpoint({
  method: 'POST',
  path: '/rest/v1/password-links',
  summary: 'Mails a one-time link for a new password; same answer for unknown addresses',
  access: 'public',
  tx: 'none',
  body: z.object({ email }),
  reply: nothing,
  errors: [],
  perMinute: sessionLimits.lookupsPerMinute,
});

/** A way in that a new password does not close: an API key by its name, or the token of a directory by its last characters. */
const wayIn = z.object({ kind: z.enum(['apiKey', 'scim']), name: z.string(), companyName: z.string() });
export type WayIn = z.output<typeof wayIn>;

/** `waysIn`: keys and tokens of the person that open a company. When they set the password, they decide whether these stay valid. */
const passwordLink = z.object({ email: z.string(), kind: z.enum(['invite', 'reset']), waysIn: z.array(wayIn) });
export type PasswordLink = z.output<typeof passwordLink>;

export const readPasswordLink = endpoint({
  method: 'POST',
  path: '/rest/v1/password-links/read',
  summary: 'Whom a one-time link belongs to; does not use it up',
  access: 'public',
  tx: 'none',
  body: z.object({ token }),
  reply: passwordLink,
  errors: ['link_not_valid'],
  perMinute: sessionLimits.lookupsPerMinute,
});

export const usePasswordLink = endpoint({
  method: 'POST',
  path: '/rest/v1/password-links/use',
  summary: 'Sets the password with a one-time link, which is used up',
  access: 'public',
  tx: 'none',
  /** `endsWaysIn` is required of people who have some. */
  body: z.object({ token, newPassword, endsWaysIn: z.boolean().optional() }),
  /** Null for a person with a second factor, who then signs in with the new password. */
  reply: z.object({ customToken: z.string().nullable() }),
  errors: ['link_not_valid', 'weak_password'],
  perMinute: sessionLimits.lookupsPerMinute,
});
