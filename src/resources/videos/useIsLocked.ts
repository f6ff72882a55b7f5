import { type PremiumRefusal, premiumRefusal } from '#contract/courses/premium';
import { useSession } from '~/session/useSession.ts';

/** Why the company's plan does not open a video or course; null when it does. */
export function useIsLocked(item: { is_free: boolean }): PremiumRefusal | null {
  const { plan, company } = useSession();
  return premiumRefusal({ plan, isPartner: company.distribution.isPartner }, item);
}
