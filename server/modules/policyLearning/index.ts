import type { contract } from '#contract/index';
import type { OpenPolicy } from '#contract/policies/learning';
import type { Handlers } from '../../http/handler.ts';
import { requireLearner } from '../learning/public.ts';
import { acknowledgePolicy, openPolicy } from './act.ts';
import { findLearnerPolicies, type PolicyOfLearner, requireOwnPolicy } from './learnerPolicies.ts';

const shown = ({ campaignStatus: _, newerRevisionId: __, ...policy }: PolicyOfLearner): OpenPolicy => policy;

export const handlers: Handlers<(typeof contract)['policyLearning']> = {
  async listAssignedPolicies({ tx, params }) {
    await requireLearner(tx, params);
    return findLearnerPolicies(tx, params);
  },
  async readAssignedPolicy({ tx, params }) {
    await requireLearner(tx, params);
    return shown(await requireOwnPolicy(tx, params, params.revisionId));
  },
  async actOnPolicy({ tx, params, body: { event, contentSha256 } }) {
    await requireLearner(tx, params);
    const act = { ...params, contentSha256 };
    if (event === 'opened') await openPolicy(tx, act);
    else await acknowledgePolicy(tx, act, 'app');
    return shown(await requireOwnPolicy(tx, params, params.revisionId));
  },
};
