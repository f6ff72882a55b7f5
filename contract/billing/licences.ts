import { z } from 'zod';
import { at, type CallReply, endpoint, id, money, text } from '../kit/endpoint.ts';
import { invoiceStatuses, paymentMethods, paymentStates } from './invoiceStates.ts';
import { billingLimits } from './limits.ts';

const { licences, allocation } = billingLimits;
const billing = '/api/v1/billing/{companyId}';
/** Paths for a partner's customer: one for resellers, one for sub-resellers. */
const resold = `${billing}/resellers/customers/{customerId}` as const;
const subresold = `${billing}/sub_resellers/customers/{customerId}` as const;

const seats = z.number().int().min(licences.min).max(licences.most);
const coupon = z.string().trim().max(billingLimits.couponMax);
/** A repeated call with the same key does nothing and has the same answer. */
const idempotencyKey = id;

/**
 * Seats in force that the company may use or allocate. `createdAt` is when it got its first seats, `expiresAt` when the first of the seats
 * in force end; both are null if it never had any. `lots` are the seats by their end, the first to end first.
 */
export const licenceBalance = z.object({
  companyId: id,
  balance: z.number().int(),
  createdAt: at.nullable(),
  expiresAt: at.nullable(),
  isActive: z.boolean(),
  isExpired: z.boolean(),
  lots: z.array(z.object({ seats: z.number().int(), endsAt: at })),
});
export type LicenceBalance = z.input<typeof licenceBalance>;

export const getLicences = endpoint({
  method: 'GET',
  path: `${billing}/licenses`,
  summary: 'Licence balance of the company',
  access: 'billing:read',
  tx: 'read',
  reply: licenceBalance,
  errors: [],
});

/** The seats that end first are allocated first. */
export const allocateLicences = endpoint({
  method: 'POST',
  path: `${billing}/customers/{customerId}/licenses/allocate`,
  summary: 'Gives seats of the partner to a direct customer',
  access: 'licences:allocate',
  tx: 'write',
  body: z.object({ licensesToAllocate: z.number().int().min(allocation.min).max(licences.most), idempotencyKey }),
  reply: licenceBalance,
  errors: ['not_found', 'not_enough_licences', 'customer_suspended', 'idempotency_key_used'],
});

const order = z.object({
  licensesNumber: seats,
  promotionCode: coupon.optional(),
  orderNumber: text(billingLimits.orderNumberMax).optional(),
  paymentMethod: z.enum(paymentMethods),
  idempotencyKey,
});
export type Order = z.output<typeof order>;

/** `isUpgrade`: the seats were added to a running subscription. `number` is null until the invoice has one. */
const purchase = z.object({
  invoiceId: id,
  number: z.string().nullable(),
  status: z.enum(invoiceStatuses),
  payment: z.enum(paymentStates),
  isUpgrade: z.boolean(),
});
export type Purchase = z.input<typeof purchase>;

const orderErrors = [
  'not_found',
  'coupon_not_valid',
  'invoice_not_allowed',
  'credit_not_enough',
  'card_not_available',
  'payment_failed',
  'idempotency_key_used',
] as const;
const buying = { tx: 'none', perMinute: billingLimits.purchasesPerMinute, body: order, reply: purchase } as const;
const buyingForCustomer = {
  ...buying,
  errors: [...orderErrors, 'customer_suspended', 'customer_removed', 'subscription_running', 'no_subscription'],
} as const;

export const buyLicences = endpoint({
  ...buying,
  method: 'POST',
  path: `${billing}/subscription`,
  summary: 'Buys seats for the company itself: a new subscription, or more seats of the running one',
  access: 'licences:buy',
  errors: [...orderErrors, 'contact_your_provider'],
});

export const buyAsReseller = endpoint({
  ...buyingForCustomer,
  method: 'POST',
  path: `${resold}/subscriptions`,
  summary: 'As reseller: buys the first seats of a direct customer',
  access: 'licences:resell',
});

export const upgradeAsReseller = endpoint({
  ...buyingForCustomer,
  method: 'POST',
  path: `${resold}/subscriptions/upgrade`,
  summary: 'As reseller: buys more seats for a direct customer with a running subscription',
  access: 'licences:resell',
});

export const buyAsSubreseller = endpoint({
  ...buyingForCustomer,
  method: 'POST',
  path: `${subresold}/subscriptions`,
  summary: 'As sub-reseller: buys the first seats of a direct customer',
  access: 'licences:subresell',
});

export const upgradeAsSubreseller = endpoint({
  ...buyingForCustomer,
  method: 'POST',
  path: `${subresold}/subscriptions/upgrade`,
  summary: 'As sub-reseller: buys more seats for a direct customer with a running subscription',
  access: 'licences:subresell',
});

const whole = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

/**
 * What a purchase would cost, in cents, by `amountsOf`; `pricePerLicense` is for the time until `periodEnd`. A coupon that is not accepted
 * says why, and the price is the one without it. `methods` are open to the buyer; `bank` is its prepaid credit, null if it has none.
 */
const price = z.object({
  licensesNumber: z.number().int(),
  subtotal: money,
  pricePerLicense: money,
  discount: money,
  total: money,
  bankWithdrawal: money,
  amountDue: money,
  coupon: z
    .object({ code: z.string(), percentOff: z.number().int(), refusal: z.literal('coupon_not_valid').nullable() })
    .nullable(),
  isUpgrade: z.boolean(),
  periodEnd: at,
  bank: money.nullable(),
  methods: z.array(z.enum(paymentMethods)),
});

const pricing = {
  method: 'GET',
  tx: 'read',
  perMinute: billingLimits.pricesPerMinute,
  query: z.object({
    licensesNumber: whole.pipe(seats),
    couponCode: coupon.optional(),
    paymentMethod: z.enum(paymentMethods).optional(),
  }),
  reply: price,
} as const;

export const calculatePrice = endpoint({
  ...pricing,
  path: `${billing}/calculate_price`,
  summary: 'What seats for the company itself would cost',
  access: 'licences:buy',
  errors: ['contact_your_provider'],
});
export type Price = CallReply<typeof calculatePrice>;

export const calculateResellerPrice = endpoint({
  ...pricing,
  path: `${resold}/calculate_price`,
  summary: 'As reseller: what seats for a direct customer would cost',
  access: 'licences:resell',
  errors: ['not_found', 'customer_suspended'],
});

export const calculateSubresellerPrice = endpoint({
  ...pricing,
  path: `${subresold}/calculate_price`,
  summary: 'As sub-reseller: what seats for a direct customer would cost',
  access: 'licences:subresell',
  errors: ['not_found', 'customer_suspended'],
});
