import { z } from 'zod';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { companyLimits } from './limits.ts';

/**
 * A domain of e-mail addresses, which the company proves with a TXT record: `recordName` has the text `recordValue`. `contestedUntil`: another
 * company has its record in place, while that of this one is missing; after this time it may take the domain (companyLimits.sso.contestHours).
 */
export const mailDomain = z.object({
  id,
  domain: z.string(),
  recordName: z.string(),
  recordValue: z.string(),
  createdAt: at,
  provedAt: at.nullable(),
  contestedUntil: at.nullable(),
});
export type MailDomain = z.input<typeof mailDomain>;

export const domainName = z
  .string()
  .trim()
  .toLowerCase()
  .max(textLimits.textMax)
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/);

const all = '/rest/v1/company/{companyId}/domains';
const one = `${all}/{domainId}` as const;

export const listDomains = endpoint({
  method: 'GET',
  path: all,
  summary: 'Domains of e-mail addresses of the company',
  access: 'sso:read',
  tx: 'read',
  reply: z.array(mailDomain),
  errors: [],
});

export const addDomain = endpoint({
  method: 'POST',
  path: all,
  summary: 'Adds a domain, which counts once it is proved',
  access: 'sso:write',
  tx: 'write',
  needsVerifiedEmail: true,
  body: z.object({ domain: domainName }),
  reply: mailDomain,
  errors: ['plan_required', 'email_not_verified', 'domain_in_use', 'too_many_domains'],
});

export const proveDomain = endpoint({
  method: 'POST',
  path: `${one}/prove`,
  summary: 'Looks for the TXT record of a domain; again, if another company contests it',
  access: 'sso:write',
  needsVerifiedEmail: true,
  tx: 'none',
  reply: mailDomain,
  errors: ['plan_required', 'email_not_verified', 'domain_in_use', 'domain_contested', 'domain_not_proved'],
  perMinute: companyLimits.sso.savesPerMinute,
});

export const removeDomain = endpoint({
  method: 'DELETE',
  path: one,
  summary: 'Removes a domain; people who are connected stay so',
  access: 'sso:write',
  tx: 'write',
  reply: mailDomain,
  errors: ['plan_required'],
});
