import { z } from 'zod';
import { dayMs } from '../kit/durations.ts';
import { at, type CallReply, endpoint, money } from '../kit/endpoint.ts';
import { ownCompany } from '../session/session.ts';
import { billingLimits } from './limits.ts';

const subscriptionStates = ['available', 'trialing', 'active', 'past_due', 'unpaid', 'expired'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** In these states, a purchase adds seats to the running subscription instead of beginning a new one. */
export const runningStates: readonly SubscriptionState[] = ['active', 'past_due', 'unpaid'];

/**
 * The facts from which a company's plan is derived. `stripe_*` belong to a subscription, null for a trial and for Boost that nobody bought;
 * the price is null too where the company's partner paid.
 */
export const subscription = z.object({
  status: z.enum(subscriptionStates),
  stripe_current_period_end: at.nullable(),
  stripe_subscription_id: z.string().nullable(),
  stripe_reserved_seats: z.number().int().nullable(),
  stripe_price_per_user_cents: money.nullable(),
});

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/api/v1/company/{companyId}/subscriptions',
  summary: 'What the plan of the company rests on: its seats, a trial that is available, running or over, and Boost',
  access: 'billing:read',
  tx: 'read',
  reply: z.array(subscription),
  errors: [],
});
export type Subscription = CallReply<typeof listSubscriptions>[number];

/** Starts the trial and returns the changed company. */
export const startTrial = endpoint({
  method: 'POST',
  path: '/api/v1/billing/{companyId}/trial',
  summary: 'Starts the trial of the company, once, while it has one and is not on Boost',
  access: 'billing:write',
  needsVerifiedEmail: true,
  tx: 'write',
  reply: ownCompany,
  errors: ['email_not_verified', 'trial_not_available'],
});

/** Prepaid credit in cents; null if the company has none. */
export const getBank = endpoint({
  method: 'GET',
  path: '/billing/api/v1/company/{companyId}/bank',
  summary: 'Prepaid credit of the company',
  access: 'billing:read',
  tx: 'read',
  reply: z.object({ balance: money.nullable() }),
  errors: [],
});

/**
 * Prices in cents for a year. With `isDirectPurchase=true` at the list price; a coupon that is not valid changes nothing. Refused where the
 * panel shows no prices: to companies that buy elsewhere, see `buysElsewhere`.
 */
export const getPricing = endpoint({
  method: 'GET',
  path: '/billing/company/{companyId}/pricing',
  summary: 'Yearly price of a seat, and of a number of seats, for the company',
  access: 'billing:read',
  tx: 'read',
  perMinute: billingLimits.pricesPerMinute,
  query: z.object({
    usersNumber: z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(billingLimits.licences.most)),
    isDirectPurchase: z.enum(['true', 'false']).optional(),
    couponCode: z.string().trim().max(billingLimits.couponMax).optional(),
  }),
  reply: z.object({ pricing: z.object({ totalPrice: money, pricePerSeat: money }) }),
  errors: ['contact_your_provider'],
});

/** What screens derive from a subscription; `now` in milliseconds. Days left are never below 0. */
export function subscriptionData(subscriptions: readonly Subscription[], now: number) {
  const running = subscriptions.find(({ status }) => runningStates.includes(status));
  const expiration = running?.stripe_current_period_end ?? null;
  return {
    subscriptionExpiration: expiration,
    subscriptionDaysLeft: expiration ? Math.max(0, Math.ceil((Date.parse(expiration) - now) / dayMs)) : null,
    hasBoost: running !== undefined,
    isTrialActive: subscriptions.some(({ status }) => status === 'trialing'),
    seats: running?.stripe_reserved_seats ?? null,
    pricePerSeat: running?.stripe_price_per_user_cents == null ? null : running.stripe_price_per_user_cents / 100,
  };
}
