import { z } from 'zod';
import { at, type CallReply, email, endpoint, id, money, text } from '../kit/endpoint.ts';
import { ownCompany } from '../session/session.ts';
import { billingLimits } from './limits.ts';

const billing = '/api/v1/billing/{companyId}';
const { boost } = billingLimits;

const checkoutRequest = z.object({
  email,
  companyId: id,
  quantity: z.number().int().min(boost.min).max(boost.most),
  clientReferenceId: text().optional(),
  couponCode: z.string().trim().max(billingLimits.couponMax).optional(),
  idempotencyKey: id.optional(),
});
export type CheckoutRequest = z.output<typeof checkoutRequest>;

/**
 * Of the body only `quantity` and `couponCode` decide what is bought; the server computes the price. `clientReferenceId` is passed to the
 * payment provider for its referral program and never read back. A repeated call with the same `idempotencyKey` has the same answer.
 */
export const startCheckout = endpoint({
  method: 'POST',
  path: `${billing}/checkout`,
  summary: 'Begins the purchase of Boost by card and gives the address of the payment page as text',
  access: 'licences:buy',
  tx: 'none',
  perMinute: billingLimits.purchasesPerMinute,
  body: checkoutRequest,
  reply: z.string(),
  errors: [
    'contact_your_provider',
    'coupon_not_valid',
    'card_not_available',
    'payment_failed',
    'payments_unavailable',
    'idempotency_key_used',
  ],
});

/** For an invoice that is open or uncollectible. After the payment the browser returns to the billing page. */
export const payInvoice = endpoint({
  method: 'POST',
  path: `${billing}/invoices/{invoiceId}/payment`,
  summary: 'Begins the payment of an open invoice of the company by card and gives the address of the payment page as text',
  access: 'licences:buy',
  tx: 'none',
  perMinute: billingLimits.purchasesPerMinute,
  reply: z.string(),
  errors: ['not_found', 'invoice_not_due', 'card_not_available', 'payments_unavailable', 'payment_failed', 'idempotency_key_used'],
});

export const openPortal = endpoint({
  method: 'POST',
  path: `${billing}/customer_portal`,
  summary: 'Opens the pages of the payment provider where the company sees its payments and changes its card; the address as text',
  access: 'licences:buy',
  tx: 'none',
  perMinute: billingLimits.purchasesPerMinute,
  reply: z.string(),
  errors: ['contact_your_provider', 'card_not_available', 'payments_unavailable'],
});

/** Takes effect at once: the company loses Boost and all its seats, without a refund. Open invoices stay due. */
export const changeSubscriptionType = endpoint({
  method: 'PATCH',
  path: '/billing/api/v1/company/{companyId}/subscription_type',
  summary: 'Downgrades the company to the free plan, and gives the changed company',
  access: 'licences:buy',
  tx: 'write',
  body: z.object({ subscriptionType: z.literal('free') }),
  reply: ownCompany,
  errors: ['contact_your_provider', 'downgrade_not_available'],
});

export const disableTrial = endpoint({
  method: 'PUT',
  path: '/api/v1/company/{companyId}/trial/disable',
  summary: 'Puts a company whose trial is over on the free plan, and gives the changed company',
  access: 'billing:write',
  tx: 'write',
  reply: ownCompany,
  errors: ['trial_not_over'],
});

export const paymentProblems = ['failed', 'past_due', 'unpaid'] as const;

/**
 * What the company has to do about its payments, the most urgent first; null if nothing. `failed`: the last attempt by card, in the last days;
 * `past_due`: an invoice after its date; `unpaid`: an uncollectible invoice. `at` is when it failed or was due, `daysOverdue` null unless
 * it is past due. `takesCards`: whether the invoice can be paid by card.
 */
export const getPaymentNotice = endpoint({
  method: 'GET',
  path: `${billing}/payment_notice`,
  summary: 'The payment that failed or is overdue, and whether one has just come in',
  access: 'billing:read',
  tx: 'read',
  reply: z.object({
    notice: z
      .object({
        problem: z.enum(paymentProblems),
        invoiceId: id,
        number: z.string().nullable(),
        amountDue: money,
        at,
        daysOverdue: z.number().int().nullable(),
        takesCards: z.boolean(),
      })
      .nullable(),
    /** A payment came in within the last billingLimits.justPaidMinutes. */
    hasJustPaid: z.boolean(),
  }),
  errors: [],
});
export type PaymentNotice = NonNullable<CallReply<typeof getPaymentNotice>['notice']>;
