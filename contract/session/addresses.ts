import { z } from 'zod';
import { at, email, endpoint, nothing, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { sessionLimits } from './limits.ts';
import { verificationTokenId } from './verificationToken.ts';

/** `own`: by the person, confirmed from the new mailbox. `lost_mailbox`: by a superadmin, after a wait. */
const addressChangeKinds = ['own', 'lost_mailbox'] as const;
export type AddressChangeKind = (typeof addressChangeKinds)[number];

/**
 * Why the caller may not change a person's e-mail address; the first that applies. `addressLockOf` in
 * `server/modules/users/profile/locks.ts` decides.
 */
export const addressLocks = ['role_above', 'scim_managed', 'signed_in', 'not_inviter'] as const;
export type AddressLock = (typeof addressLocks)[number];

/** A pending change, visible to everybody who may read the person. */
export const waitingChange = z.object({
  kind: z.enum(addressChangeKinds),
  newEmail: z.string(),
  reason: z.string().nullable(),
  askedAt: at,
  takesEffectAt: at.nullable(),
});
export type WaitingChange = z.input<typeof waitingChange>;

const token = z.string().min(1).max(textLimits.textMax);

export const changeOwnAddress = endpoint({
  method: 'PUT',
  path: '/rest/v1/me/address',
  summary: 'Asks for another e-mail address of one’s own, after the password and, where there is one, the second factor',
  access: 'session',
  needsStep: 'password',
  tx: 'none',
  body: z.object({ email, verificationTokenId }),
  reply: nothing,
  errors: ['mfa_step_expired', 'email_in_use', 'user_not_editable', 'mail_sent_too_often', 'nothing_to_change'],
  perMinute: sessionLimits.lookupsPerMinute,
});

export const replaceLostAddress = endpoint({
  method: 'POST',
  path: '/rest/v1/company/{companyId}/users/{userId}/lost-mailbox',
  summary: 'A new address for somebody who has lost the mailbox of the present one; takes effect after a wait',
  access: 'addresses:replace',
  tx: 'write',
  body: z.object({ email, reason: text(textLimits.longTextMax) }),
  reply: z.object({ takesEffectAt: at }),
  errors: ['email_in_use', 'user_not_editable', 'mail_sent_too_often'],
});

export const withdrawAddressChange = endpoint({
  method: 'DELETE',
  path: '/rest/v1/company/{companyId}/users/{userId}/address-change',
  summary: 'Withdraws the change of address that waits: one’s own, or that of a lost mailbox',
  access: 'profile:own',
  tx: 'write',
  reply: nothing,
  errors: ['nothing_to_change'],
});

export const readStopLink = endpoint({
  method: 'POST',
  path: '/rest/v1/address-stops/read',
  summary: 'Which change of address a link stops; does not use it up',
  access: 'public',
  tx: 'none',
  body: z.object({ token }),
  reply: z.object({ oldEmail: z.string(), newEmail: z.string(), isDone: z.boolean() }),
  errors: ['link_not_valid'],
  perMinute: sessionLimits.lookupsPerMinute,
});

export const stopAddressChange = endpoint({
  method: 'POST',
  path: '/rest/v1/address-stops/use',
  summary: 'Stops a change of address: the old address is back, all sessions end, a link for a new password goes there',
  access: 'public',
  tx: 'none',
  body: z.object({ token }),
  reply: z.object({ email: z.string() }),
  errors: ['link_not_valid'],
  perMinute: sessionLimits.lookupsPerMinute,
});
