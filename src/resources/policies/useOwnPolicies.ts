import { isUnlocked } from '#contract/roles';
import { useSession } from '~/session/useSession.ts';

/** Whether the plan includes policies that the company writes or uploads itself. */
export function useOwnPolicies(): boolean {
  const { plan, company } = useSession();
  return isUnlocked({ plan, isPartner: company.distribution.isPartner });
}
