import { createPolicy, deletePolicy, getPolicy, listPolicies, updatePolicy } from '#contract/policies/policies';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { isHeedError } from '~/errors/heedError.ts';

export const policiesAdapter = endpointAdapter(
  { list: listPolicies, get: getPolicy, create: createPolicy, update: updatePolicy, remove: deletePolicy },
  {
    id: 'policyId',
    refusals: (error) => (isHeedError(error, 'name_in_use') ? { name: 'policies.form.taken' } : undefined),
  },
);
