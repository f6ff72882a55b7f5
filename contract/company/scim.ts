import { z } from 'zod';
import { at, type CallReply, email, endpoint, id, nothing } from '../kit/endpoint.ts';
import { listLimits, textLimits } from '../kit/limits.ts';
import { simpleListQuery } from '../kit/simpleRest.ts';
import { verificationTokenId } from '../session/verificationToken.ts';

/** Where the SCIM server is, below the base of the API. Its calls are not endpoints of this contract: RFC 7643 and 7644 describe them. */
export const scimPath = '/api/v1/scim/v2';

/** Every token begins with it, so that a leaked token is recognized, and never taken for an API key. */
export const scimTokenPrefix = 'scim_';

const tokenOfCompany = `${scimPath}/bearer_token/company/{companyId}` as const;

/** The token of the company's directory, null without one; the token itself is only in the reply of `createScimToken`. */
export const scimToken = z.object({
  hint: z.string(),
  createdBy: z.string().nullable(),
  createdAt: at,
  /** Up to a few minutes old while the token is used. */
  lastUsedAt: at.nullable(),
});

export const getScim = endpoint({
  method: 'GET',
  path: tokenOfCompany,
  summary: 'Provisioning by the directory of the company: its address, its token without the secret, and its people',
  access: 'sso:read',
  tx: 'read',
  reply: z.object({
    /** The URL to enter in the directory. */
    baseUrl: z.string(),
    token: scimToken.nullable(),
    managed: z.number().int(),
    held: z.number().int(),
    /** People whose new address waits for confirmation. */
    moving: z.number().int(),
  }),
  errors: [],
});
export type Scim = CallReply<typeof getScim>;

export const createScimToken = endpoint({
  method: 'POST',
  path: tokenOfCompany,
  summary: 'Creates the token of the company’s directory and tells it once; the one before stops at once',
  access: 'sso:write',
  needsStep: 'password',
  needsVerifiedEmail: true,
  tx: 'write',
  body: z.object({ verificationTokenId }),
  reply: z.object({ token: z.string() }),
  errors: ['plan_required', 'email_not_verified', 'mfa_step_expired'],
});

export const revokeScimToken = endpoint({
  method: 'DELETE',
  path: tokenOfCompany,
  summary: 'Revokes the token of the company’s directory at once; people and groups stay as they are',
  access: 'scim:revoke',
  tx: 'write',
  reply: z.object({}),
  errors: [],
});

/**
 * `held`: deactivated by the directory in a large wave, waiting for an admin. `moving`: a person who uses the panel and whose address the
 * directory has changed; the new address waits for them or the account owner to confirm it.
 */
export const provisionedStates = ['active', 'disabled', 'held', 'moving'] as const;
export type ProvisionedState = (typeof provisionedStates)[number];

export const provisionedPerson = z.object({
  id,
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The user name in the directory. */
  userName: z.string(),
  state: z.enum(provisionedStates),
  /** Only in the state `moving`. */
  newEmail: z.string().nullable(),
  /** Whether the caller may confirm or reject the new address. */
  mayDecideMove: z.boolean(),
  /** Only in the state `held`: the directory has deleted the person. */
  isRemoved: z.boolean(),
  /** Since when a deactivation or a new address waits. */
  heldAt: at.nullable(),
  createdAt: at,
});
export type ProvisionedPerson = z.input<typeof provisionedPerson>;

export const provisionedOrderFields = ['name', 'email', 'heldAt', 'createdAt'] as const;
const allPeople = '/rest/v1/company/{companyId}/provisioned-people';

export const listProvisionedPeople = endpoint({
  method: 'GET',
  path: allPeople,
  summary: 'People whom the directory of the company manages; who is held first',
  access: 'users:read',
  tx: 'read',
  query: simpleListQuery(provisionedOrderFields, {
    states: z.array(z.enum(provisionedStates)).max(provisionedStates.length),
    search: z.string().trim().max(textLimits.textMax),
  }),
  reply: z.array(provisionedPerson),
  errors: [],
});

/**
 * Confirms or rejects deactivations of held people: of the named ones, or of all if their number is the one that the admin saw. Confirming
 * disables them; rejecting lets them sign in again. The account owner and the last admins stay held.
 */
export const decideHeld = endpoint({
  method: 'POST',
  path: `${allPeople}/decisions`,
  summary: 'Confirms or declines deactivations of a directory that were held back',
  access: 'users:write',
  tx: 'write',
  needsPerson: true,
  body: z
    .object({
      isConfirmed: z.boolean(),
      userIds: z.array(id).min(1).max(listLimits.selectionIds).optional(),
      expectedTotal: z.number().int().min(1).optional(),
    })
    .refine((body) => (body.userIds === undefined) !== (body.expectedTotal === undefined), {
      path: ['userIds'],
      message: 'Either people, or the number of everybody who is held',
    }),
  reply: z.object({ changed: z.number().int() }),
  errors: ['total_changed', 'nothing_to_change'],
});

/** The e-mail address gives access to the account, so only the person and the account owner decide, with their password. */
export const decideMove = endpoint({
  method: 'POST',
  path: `${allPeople}/{userId}/address`,
  summary:
    'Confirms or declines the address that the directory gives to somebody who uses the panel; the person or the account owner',
  access: 'users:write',
  needsPerson: true,
  needsStep: 'password',
  tx: 'write',
  /** `newEmail`: the address that the caller has seen; the directory may have sent another one meanwhile. */
  body: z.object({ isConfirmed: z.boolean(), newEmail: email, verificationTokenId }),
  reply: nothing,
  errors: ['nothing_to_change', 'domain_not_proved', 'email_in_use', 'mfa_step_expired'],
});

/** `expectedTotal`: the number of people whom the directory manages and who are not held, as the admin saw it. */
export const takeOverProvisioned = endpoint({
  method: 'POST',
  path: `${allPeople}/take-over`,
  summary: 'Lets admins manage the people and groups of a directory whose token was revoked',
  access: 'users:write',
  tx: 'write',
  needsPerson: true,
  body: z.object({ expectedTotal: z.number().int().min(0) }),
  reply: z.object({ changed: z.number().int() }),
  errors: ['scim_token_in_force', 'total_changed'],
});
