import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

/** Why a mail could not be delivered: the reason of the receiving server, or that no server accepted it for a day. */
const deliveryFailures = ['noSuchAddress', 'mailboxFull', 'refused', 'busy', 'unreachable', 'internal'] as const;

/** `detail` is the mail server's message, in its language; empty if it sent none. */
export const deliveryFailure = z.object({ kind: z.enum(deliveryFailures), detail: z.string() });
export type DeliveryFailure = z.output<typeof deliveryFailure>;

/** Number of mails that may still have the company's own text today; null if the plan sets no limit. */
export const getMailAllowance = endpoint({
  method: 'GET',
  path: '/rest/v1/company/{companyId}/mail_allowance',
  summary: 'How many mails may carry a text of the company today; the others carry the standard text',
  access: 'company:read',
  tx: 'read',
  reply: z.object({ ownTexts: z.object({ perDay: z.number().int(), left: z.number().int() }).nullable() }),
  errors: [],
});
