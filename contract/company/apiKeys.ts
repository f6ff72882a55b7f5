import { z } from 'zod';
import { apiKeyScopes } from '../access.ts';
import { at, type CallReply, endpoint, id, text } from '../kit/endpoint.ts';
import { companyLimits } from './limits.ts';
import { simpleListQuery } from '../kit/simpleRest.ts';
import { verificationTokenId } from '../session/verificationToken.ts';

/** Every key begins with it, so that a leaked key is recognized: in a log, or in published code. */
export const apiKeyPrefix = 'heed_';

/**
 * Why a key ended: its term was over, somebody revoked it, its creator lost the rights that it uses, or its creator secured an account that
 * others may have used (`account_secured`).
 */
export const apiKeyEnds = [
  'expired',
  'revoked',
  'creator_disabled',
  'creator_deleted',
  'creator_role',
  'sso_enforced',
  'access_ended',
  'account_secured',
] as const;
export type ApiKeyEnd = (typeof apiKeyEnds)[number];

/** A key as it is listed; the key itself is only in the reply of `createApiKey`. */
export const apiKey = z.object({
  id,
  name: z.string(),
  scope: z.enum(apiKeyScopes),
  /** Its last four characters. */
  hint: z.string(),
  createdBy: z.string(),
  createdAt: at,
  /**
   * From then on it opens nothing. The account owner, and its creator if they are of the company, are notified `noticeDays` before, and
   * again when it has ended.
   */
  expiresAt: at,
  /** Up to a few minutes old while the key is used. */
  lastUsedAt: at.nullable(),
  endedAt: at.nullable(),
  end: z.enum(apiKeyEnds).nullable(),
});
export type ApiKey = z.input<typeof apiKey>;

export const apiKeyOrderFields = ['name', 'createdAt', 'lastUsedAt', 'expiresAt'] as const;

const all = '/rest/v1/company/{companyId}/api-keys';

export const listApiKeys = endpoint({
  method: 'GET',
  path: all,
  summary: 'API keys of the company that are in force; with `withEnded` also those of the past',
  access: 'apiKeys:read',
  tx: 'read',
  query: simpleListQuery(apiKeyOrderFields, { withEnded: z.boolean() }),
  reply: z.array(apiKey),
  errors: [],
});

/** Names are unique among the keys in force. */
export const createApiKey = endpoint({
  method: 'POST',
  path: all,
  summary: 'Creates an API key for this company and tells it once',
  access: 'apiKeys:write',
  needsStep: 'password',
  needsVerifiedEmail: true,
  tx: 'write',
  body: z.object({
    name: text(companyLimits.apiKeys.nameMax),
    scope: z.enum(apiKeyScopes),
    /** The term of the key. */
    days: z.number().int().min(1).max(companyLimits.apiKeys.daysMax).default(companyLimits.apiKeys.daysMax),
    verificationTokenId,
  }),
  reply: apiKey.extend({ key: z.string() }),
  errors: ['name_in_use', 'too_many_api_keys', 'email_not_verified', 'mfa_step_expired'],
});
export type CreatedApiKey = CallReply<typeof createApiKey>;

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: `${all}/{apiKeyId}`,
  summary: 'Revokes an API key at once and for good',
  access: 'apiKeys:write',
  tx: 'write',
  reply: apiKey,
  errors: [],
});
