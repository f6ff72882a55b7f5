import { premiumRefusal } from '#contract/premium';
import type { Session } from '~/session/useSession.ts';

/** What stands between settings and start: nothing, a warning that can be accepted, or a dialog that ends here. */
export type StartGate = 'open' | 'warning' | 'boost' | 'expired';

/** Free courses, partners and Boost start at once; on a trial one is warned; without one the course needs a plan. */
export function startGate({ plan, company }: Pick<Session, 'plan' | 'company'>, course: { is_free: boolean }): StartGate {
  const refusal = premiumRefusal({ plan, isPartner: company.distribution.isPartner }, course);
  if (refusal) return refusal === 'trial_expired' ? 'expired' : 'boost';
  return plan === 'trial' && !course.is_free && !company.distribution.isPartner ? 'warning' : 'open';
}
