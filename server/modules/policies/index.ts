import type { contract } from '#contract/index';
import { policyPresets } from '../../catalogue/policies/index.ts';
import { scopeOf, tenantTx } from '../../db/tx.ts';
import { cleaner } from '../../html/cleaner.ts';
import type { Handlers } from '../../http/handler.ts';
import { endPolicy, updateRevision, withdrawRevision } from './changeRevision.ts';
import { discardDraft, saveDraft } from './drafts.ts';
import { findPolicies, findPolicy } from './policies.queries.ts';
import { publishPolicy, renewPolicy } from './publish.ts';
import { countPolicyReach } from './reach.ts';
import { findRecord } from './record.ts';
import { findRevision, findRevisions } from './revisions.queries.ts';
import { createPolicy, deletePolicy, updatePolicy } from './savePolicy.ts';

type Policies = (typeof contract)['policies'];

export const handlers: Handlers<Policies> = {
  listPolicies: ({ tx, actor, query }) => findPolicies(tx, actor.companyId, query),
  getPolicy({ tx, actor, params }) {
    // Who looks at a policy edits it next.
    cleaner.prepare();
    return findPolicy(tx, actor.companyId, params.policyId);
  },
  createPolicy: ({ tx, actor, body }) => createPolicy(tx, actor, body),
  updatePolicy: ({ tx, actor, params, body }) => updatePolicy(tx, actor, params.policyId, body),
  deletePolicy: ({ tx, actor, params }) => deletePolicy(tx, actor, params.policyId),

  async saveDraft({ services, actor, params, body }) {
    const clean = body.source === 'text' ? { ...body, html: await cleanText(actor.companyId, body.html) } : body;
    return tenantTx(services.db, scopeOf(actor), 'write', (tx) => saveDraft(tx, actor, params.policyId, clean));
  },
  discardDraft: ({ tx, actor, params, query }) => discardDraft(tx, actor, params.policyId, query.edit),

  listPolicyPresets: async () =>
    policyPresets.map(({ id, edition, texts }) => ({
      id,
      edition,
      texts: Object.entries(texts).map(([language, text]) => ({ language, ...text })),
    })),

  countPolicyReach: ({ tx, actor, params, query: { assignmentType: kind, ids, asksAgain } }) =>
    countPolicyReach(tx, actor.companyId, params.policyId, { audience: { kind, ids }, asksAgain: asksAgain === 'true' }),
  publishPolicy: ({ tx, actor, params, body }) => publishPolicy(tx, actor, params.policyId, body),
  renewPolicy: ({ tx, actor, params, body }) => renewPolicy(tx, actor, params.policyId, body),
  endPolicy: ({ tx, actor, params }) => endPolicy(tx, actor, params.policyId),

  listRevisions: ({ tx, actor, params }) => findRevisions(tx, actor.companyId, params.policyId),
  getRevision: ({ tx, actor, params }) => findRevision(tx, actor.companyId, params),
  updateRevision: ({ tx, actor, params, body }) => updateRevision(tx, actor, params, body),
  withdrawRevision: ({ tx, actor, params }) => withdrawRevision(tx, actor, params),
  getPolicyRecord: (call) => findRecord(call),
};

/** HTML that policies may have; a text without words is empty. */
async function cleanText(companyId: string, html: string): Promise<string> {
  const cleaned = await cleaner.clean(companyId, { message: { html, layoutType: 'POLICY', anchors: [] }, design: null });
  return cleaned.isEmpty ? '' : cleaned.html;
}
