import { z } from 'zod';
import { at, endpoint, id, nothing } from '../kit/endpoint.ts';
import { verificationTokenId } from '../session/verificationToken.ts';
import { companyLimits } from './limits.ts';

const path = '/rest/v1/company/{companyId}/security/two-factor';
const { noticeDays } = companyLimits.twoFactor;

/**
 * Whether the company requires a second factor of its admins, and who has one. Admins whom single sign-on lets in need none, and do not
 * count where it is enforced.
 */
export const getTwoFactorRule = endpoint({
  method: 'GET',
  path,
  summary: 'Whether the company requires two-factor authentication of its admins, from when, and who has none yet',
  access: 'security:read',
  tx: 'read',
  reply: z.object({
    /** Null where none is required. */
    requiredFrom: at.nullable(),
    admins: z.number().int(),
    /** The number of admins without a second factor, and the first of them by name. */
    without: z.number().int(),
    names: z.array(z.object({ id, name: z.string(), email: z.string() })),
  }),
  errors: [],
});

/** Also required to end the rule: a session that was left open must not be enough. */
export const setTwoFactorRule = endpoint({
  method: 'PUT',
  path,
  summary: 'Requires two-factor authentication of all admins of the company in so many days, or no longer',
  access: 'security:write',
  needsStep: 'password',
  needsVerifiedEmail: true,
  tx: 'write',
  /** `inDays`: null ends the requirement. */
  body: z.object({
    inDays: z
      .number()
      .refine((days) => noticeDays.includes(days), `One of ${noticeDays.join(', ')}`)
      .nullable(),
    verificationTokenId,
  }),
  reply: nothing,
  errors: ['email_not_verified', 'mfa_step_expired'],
});
