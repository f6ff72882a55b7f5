import { z } from 'zod';
import { at, endpoint, money } from '../kit/endpoint.ts';
import { ownCompany } from '../session/session.ts';

const subscriptionStates = ['available', 'trialing', 'active', 'expired'] as const;

/** The facts from which a company's plan is derived. `stripe_*` belong to a bought subscription, null for a trial. */
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
  summary: 'What the plan of the company rests on: a trial that is available, running or over, and Boost',
  access: 'billing:read',
  tx: 'read',
  reply: z.array(subscription),
  errors: [],
});

/** Starts the trial and returns the changed company. */
export const startTrial = endpoint({
  method: 'POST',
  path: '/api/v1/billing/{companyId}/trial',
  summary: 'Starts the trial of the company, once, while it has one and is not on Boost',
  access: 'billing:write',
  tx: 'write',
  reply: ownCompany,
  errors: ['trial_not_available'],
});
