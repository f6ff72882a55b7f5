import type { AssignmentType } from '#contract/campaigns/campaignStates';
import { countPolicyReach } from '#contract/policies/revisions';
import { useEndpoint } from '~/dataProvider/index.ts';

interface Chosen {
  policyId: string;
  assignmentType: AssignmentType;
  /** Of the departments or groups. */
  ids: readonly string[];
}

/** Whom a publication reaches, if it asks everybody again, and if it does not. */
export function usePolicyReach({ policyId, assignmentType, ids }: Chosen) {
  const query = { assignmentType, ids: [...ids] };
  // A number is shown, and sent, only of the audience that is chosen: never that of the one before.
  const options = { enabled: assignmentType === 'all_users' || ids.length > 0 };
  const again = useEndpoint(countPolicyReach, { params: { policyId }, query: { ...query, asksAgain: 'true' } }, options);
  const rest = useEndpoint(countPolicyReach, { params: { policyId }, query: { ...query, asksAgain: 'false' } }, options);
  return { true: again, false: rest };
}
