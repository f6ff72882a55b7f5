import { pathTo } from '#contract/paths';
import { Refusal } from '../../core/refusal.ts';
import type { Outcome } from '../../landing/page.ts';
import type { Tx } from '../../db/tx.ts';
import { forLearner, idIn, learnPaths, type LearnerVisit } from '../learnerPages/public.ts';
import { acknowledgePolicy, openPolicy, type PolicyAct } from '../policyLearning/public.ts';
import { readPolicy } from './readPolicy.ts';

/** What the forms of the page do. An admin who looks at a policy from the panel without having it changes nothing. */
const act =
  (write: (tx: Tx, act: PolicyAct) => Promise<void>) =>
  async (visit: LearnerVisit, form: URLSearchParams): Promise<Outcome> => {
    const revisionId = idIn(visit, 'campaignId');
    const shown = revisionId ? await readPolicy(visit) : null;
    if (!revisionId || !shown) throw new Refusal('not_found');
    const { companyId, userId } = visit.visitor;
    const contentSha256 = form.get('contentSha256') ?? '';
    if (!shown.isPreview) await forLearner(visit, 'write', (tx) => write(tx, { companyId, userId, revisionId, contentSha256 }));
    return { to: pathTo(learnPaths.policy, { campaignId: revisionId }) };
  };

export const policyActions = {
  open: act(openPolicy),
  acknowledge: act((tx, own) => acknowledgePolicy(tx, own, 'page')),
};
