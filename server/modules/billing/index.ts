import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { companyInScope, companyRow, type CompanyRow } from '../companies/public.ts';
import { startTrial } from './startTrial.ts';

const trialStates = { available: 'available', active: 'trialing', expired: 'expired' } as const;
const notBought = { stripe_subscription_id: null, stripe_reserved_seats: null, stripe_price_per_user_cents: null };

function subscriptionsOf({ hasBoost, hasSuperBoost, trialStatus, trialEndsAt }: CompanyRow) {
  const trial = trialStatus && { status: trialStates[trialStatus], stripe_current_period_end: trialEndsAt, ...notBought };
  const boost = (hasBoost || hasSuperBoost) && { status: 'active' as const, stripe_current_period_end: null, ...notBought };
  return [boost, trial].filter((subscription) => subscription !== false && subscription !== null);
}

export const handlers: Handlers<(typeof contract)['billing']> = {
  async listSubscriptions(call) {
    return subscriptionsOf((await companyRow(call)).company);
  },
  async startTrial(call) {
    await startTrial(call.tx, call.actor);
    return companyInScope(call);
  },
};
