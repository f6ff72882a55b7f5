import { z } from 'zod';
import { at, endpoint, id, nothing } from '../kit/endpoint.ts';
import { grantStatuses } from './customerStates.ts';
import { partnerLimits } from './limits.ts';

/** Access of a partner to the company of a customer: requests, grants, and uses. */

const base = '/partnership/api/v1/company';

/** With `companyId` the partner on whose behalf the caller asks; the partner acts through nobody else. */
export const requestAccess = endpoint({
  method: 'POST',
  path: `${base}/{customerId}/access/request`,
  summary: 'Asks a direct customer for access to its company, and mails its admins',
  access: 'access:request',
  tx: 'write',
  query: z.object({ companyId: id.optional() }),
  reply: nothing,
  errors: ['customer_not_editable', 'mail_sent_too_often'],
});

/**
 * `access` grants it, for `days` or else without an end, and replaces an earlier grant. `none` withdraws it, or declines a request: people who
 * act in the company lose it with their next call.
 */
export const grantAccess = endpoint({
  method: 'POST',
  path: `${base}/{companyId}/access/grant`,
  summary: 'Gives the parent company access to this one, or takes it back',
  access: 'access:grant',
  tx: 'write',
  body: z.object({
    status: z.enum(['access', 'none']),
    days: z.number().int().min(1).max(partnerLimits.accessDays).nullable().optional(),
  }),
  reply: nothing,
  errors: ['no_parent_company'],
});

/** One session of somebody of another company, from its first to its last use. */
const accessUse = z.object({
  name: z.string(),
  email: z.string(),
  companyName: z.string(),
  firstUsedAt: at,
  lastUsedAt: at,
});
export type AccessUse = z.input<typeof accessUse>;

/** `parent` is null for a company without one. `until` is the end of access that is granted, also when it has passed. */
export const readAccess = endpoint({
  method: 'GET',
  path: '/rest/v1/company/{companyId}/access',
  summary: 'Access that the company gives its parent, and who of other companies was there last',
  access: 'access:read',
  tx: 'read',
  reply: z.object({
    parent: z.object({ name: z.string() }).nullable(),
    status: z.enum(grantStatuses),
    until: at.nullable(),
    hasEnded: z.boolean(),
    uses: z.array(accessUse),
  }),
  errors: [],
});

export const listCustomerUses = endpoint({
  method: 'GET',
  path: '/rest/v1/company/{companyId}/customers/{customerId}/access-uses',
  summary: 'Who of the partner’s own people was in the company of a customer last',
  access: 'customers:read',
  tx: 'read',
  reply: z.array(accessUse),
  errors: [],
});
