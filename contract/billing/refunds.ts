import { z } from 'zod';
import { at, endpoint, id, many, money } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { itemsReply } from '../kit/replies.ts';
import { pageShape, searchShape } from '../reports/reportQuery.ts';
import { refundReasons, refundStates } from './refundStates.ts';

const refunds = '/api/v1/billing/{companyId}/refunds';
const refunded = `${refunds}/{refundId}/given_back` as const;

/**
 * A payment by card that bought nothing. `reference` is the provider's id of the payment; `number` is empty for an invoice that was never
 * issued. `admin` is the person who recorded the refund, empty if the provider refunded it by itself.
 */
const refund = z.object({
  id,
  invoiceId: id,
  number: z.string(),
  company: z.string(),
  cents: money,
  reason: z.enum(refundReasons),
  reference: z.string(),
  since: at,
  state: z.enum(refundStates),
  givenBackAt: at.nullable(),
  admin: z.string(),
  note: z.string(),
  /** Whether staff recorded the refund, which they can undo. */
  isNoted: z.boolean(),
});
export type Refund = z.input<typeof refund>;

export const refundOrderFields = ['state', 'since', 'company', 'cents', 'givenBackAt'] as const;

/** Number and sum of the matching payments that still have to be refunded. */
const kept = z.object({ count: z.number().int(), cents: money });
export type KeptMoney = z.input<typeof kept>;

/** With `Accept: text/csv` or `application/pdf` all matching rows as a file. */
export const listRefunds = endpoint({
  method: 'GET',
  path: refunds,
  summary: 'Payments of all companies that bought nothing and have to be given back, for staff; also as CSV and PDF',
  access: 'refunds:read',
  tx: 'read',
  query: z.object({ ...pageShape(refundOrderFields), ...searchShape, refundState: many(z.enum(refundStates)) }),
  reply: itemsReply(refund).extend({ kept }),
  errors: [],
});

/** This moves no money: the refund itself is made at the provider. The house and the buyer see it in their audit logs. */
export const noteGivenBack = endpoint({
  method: 'POST',
  path: refunded,
  summary: 'Records that a payment was given back at the provider',
  access: 'refunds:write',
  tx: 'write',
  body: z.object({ note: z.string().trim().max(textLimits.textMax).optional() }),
  reply: z.object({}),
  errors: ['not_found', 'refund_given_back'],
});

/** Only for a refund that staff recorded: what the provider refunded by itself cannot be undone. */
export const takeNoteBack = endpoint({
  method: 'DELETE',
  path: refunded,
  summary: 'Opens a refund again that was marked as given back by mistake',
  access: 'refunds:write',
  tx: 'write',
  reply: z.object({}),
  errors: ['not_found', 'refund_not_noted'],
});
