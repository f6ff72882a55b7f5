import { offerTo, type PlanOffer, premiumRefusal } from '#contract/premium';
import type { Session } from '~/session/useSession.ts';

/** What stands between settings and start: nothing, a warning that can be accepted, or what needs a plan. */
export type StartGate = 'open' | 'warning' | PlanOffer;

/** Free courses, partners and Boost start at once; on a trial one is warned; without one the course needs a plan. */
export function startGate({ plan, company }: Pick<Session, 'plan' | 'company'>, course: { is_free: boolean }): StartGate {
  const { isPartner } = company.distribution;
  if (premiumRefusal({ plan, isPartner }, course)) return offerTo({ plan, trial: company.subscription.trial });
  return plan === 'trial' && !course.is_free && !isPartner ? 'warning' : 'open';
}
