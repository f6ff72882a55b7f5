import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

/** Why a mail was given up: what the receiving side said of it, or that for a day it could not be handed over. */
export const deliveryFailures = ['noSuchAddress', 'mailboxFull', 'refused', 'busy', 'unreachable', 'internal'] as const;

/** `detail` holds the mail server's own words, in whatever language it speaks; empty when it said nothing. */
export const deliveryFailure = z.object({ kind: z.enum(deliveryFailures), detail: z.string() });
export type DeliveryFailure = z.output<typeof deliveryFailure>;

/** How many mails of today may still carry words of the company's own; null where the plan sets no limit. */
export const getMailAllowance = endpoint({
  method: 'GET',
  path: '/rest/v1/company/{companyId}/mail_allowance',
  summary: 'How many mails may carry a text of the company today; the others carry the standard text',
  access: 'company:read',
  tx: 'read',
  reply: z.object({ ownTexts: z.object({ perDay: z.number().int(), left: z.number().int() }).nullable() }),
  errors: [],
});
