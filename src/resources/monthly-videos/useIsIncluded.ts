import { isUnlocked } from '#contract/roles';
import { useSession } from '~/session/useSession.ts';

/** Whether the plan of the company includes monthly videos. */
export function useIsIncluded(): boolean {
  const { plan, company } = useSession();
  return isUnlocked({ plan, isPartner: company.distribution.isPartner });
}
