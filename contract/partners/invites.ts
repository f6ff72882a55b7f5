import { z } from 'zod';
import { companyName } from '../company/companies.ts';
import { email, endpoint, id, nothing, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { namePattern } from '../people/personNames.ts';
import { partnerLimits } from './limits.ts';

const message = z.string().trim().min(1).max(textLimits.messageMax);
const personName = text().regex(namePattern);

/** One customer of the form. `activeTrial` is always on; the server starts the trial whatever the form says. */
export const invitedCustomer = z.object({
  companyName,
  email,
  firstName: personName,
  lastName: personName,
  setAsPartner: z.boolean(),
  requestAccess: z.boolean(),
  activeTrial: z.literal(true),
  /** Text of the mail, with the placeholders replaced. */
  customMessage: message,
  /** With `setAsPartner`; only a reseller has sub-resellers. */
  partnerType: z.literal('subreseller').nullable(),
});
export type InvitedCustomer = z.output<typeof invitedCustomer>;

/**
 * Creates all companies or none: if one is refused, `details` name its fields, such as `companies.2.email`. A repeated call with the same key
 * does nothing and has the same answer.
 */
export const inviteCustomers = endpoint({
  method: 'POST',
  path: '/partnership/api/v1/company/{companyId}/invite',
  summary: 'Creates customers, each with its owner and a running trial, and mails the owners a link to choose a password',
  access: 'customers:write',
  needsVerifiedEmail: true,
  tx: 'none',
  body: z.object({
    companies: z.array(invitedCustomer).min(1).max(partnerLimits.inviteCompanies),
    idempotencyKey: id.optional(),
  }),
  reply: z.object({ invited: z.number().int() }),
  errors: ['email_in_use', 'company_in_use', 'email_not_verified', 'idempotency_key_used'],
});

/** Placeholders of the default message, in double braces; the panel replaces them for each customer. */
export const inviteTokens = ['customerName', 'partnerCompanyName', 'adminEmail'] as const;
export type InviteToken = (typeof inviteTokens)[number];

/** Without a default message of its own a partner starts from the standard text of its language. */
export const saveInviteMessage = endpoint({
  method: 'PUT',
  path: '/api/v1/partner-portal/company/{companyId}/default_customer_invite_message',
  summary: 'Saves the message that invitations of customers start with',
  access: 'customers:write',
  tx: 'write',
  body: z.object({ default_customer_invite_message: message }),
  reply: nothing,
  errors: [],
});
