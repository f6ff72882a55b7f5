import { createPolicy, getPolicy, type PolicyDetails, saveDraft } from '#contract/policies/policies';
import { actOnPolicy, readAssignedPolicy } from '#contract/policies/learning';
import {
  countPolicyReach,
  listRevisions,
  publishPolicy,
  type PublishPolicyBody,
  type Revision,
} from '#contract/policies/revisions';
import { now } from '#server/clock';
import { type Call, callAs } from '../calls/callAs.ts';
import { workLife } from '../calls/workLife.ts';
import { asLearnerApp, startTestServer, type TestServer } from '../server/testServer.ts';

export const publicationOf = (fields: object = {}): Omit<PublishPolicyBody, 'edit' | 'expectedReach'> => ({
  assignmentType: 'all_users',
  departments: [],
  groups: [],
  daysToComplete: 7,
  notification: { isEnabled: true, subject: '', message: '' },
  startsAt: now().toISOString(),
  asksAgain: true,
  changeNote: '',
  approvedBy: '',
  approvedOn: null,
  minMinutes: 0,
  ...fields,
});

/** A server on which policies are watched over time. Reset the clock after each test. */
export async function startPolicyLife(given?: TestServer) {
  const server = given ?? (await startTestServer());
  const facts = { campaigns: 'policy_revisions', counts: 'work_facts', ofCompany: 'set_id = company_id' };
  const life = workLife(server, facts);
  const app = (companyId: string): Call => callAs(server, asLearnerApp, companyId);
  const policyOf = (reply: Awaited<ReturnType<Call>>): PolicyDetails => {
    if (reply.status !== 200) throw new Error(`refused: ${reply.text}`);
    return reply.json<PolicyDetails>();
  };
  const seen = async (call: Call, policyId: string): Promise<number> =>
    policyOf(await call(getPolicy, { params: { policyId } })).edit;
  return {
    ...life,
    app,
    /** A policy of the company with this text as its draft. */
    async draft(call: Call, name: string, html = '<p>Lock your screen.</p>'): Promise<PolicyDetails> {
      const made = policyOf(await call(createPolicy, { body: { name, language: 'en', source: 'text', presetId: null } }));
      return this.write(call, made.id, html);
    },
    /** A policy from a preset of the library, with its places filled. */
    async preset(call: Call, name: string, presetId = 'clean-desk'): Promise<PolicyDetails> {
      const made = policyOf(await call(createPolicy, { body: { name, language: 'en', source: 'preset', presetId } }));
      const places = { companyName: 'Acorn', securityContact: 'security@acorn.example' };
      const body = { source: 'preset', edit: made.edit, language: 'en', presetId, places, changeNote: '' };
      return policyOf(await call(saveDraft, { params: { policyId: made.id }, body }));
    },
    async write(call: Call, policyId: string, html: string): Promise<PolicyDetails> {
      const body = { source: 'text', edit: await seen(call, policyId), language: 'en', html, changeNote: '' };
      return policyOf(await call(saveDraft, { params: { policyId }, body }));
    },
    /** Publishes the draft to whom the fields say, by default to everybody and now, and runs the job that assigns people. */
    async publish(companyId: string, call: Call, policyId: string, fields: object = {}): Promise<PolicyDetails> {
      const body = publicationOf(fields);
      const { assignmentType, departments, groups, asksAgain } = body;
      const ids = assignmentType === 'departments' ? departments : assignmentType === 'groups' ? groups : [];
      const reach = await call(countPolicyReach, {
        params: { policyId },
        query: [['assignmentType', assignmentType], ['asksAgain', String(asksAgain)], ...ids.map((id) => ['ids', id])],
      });
      const expectedReach = reach.json<{ totalUsersCount: number }>().totalUsersCount;
      const made = policyOf(
        await call(publishPolicy, { params: { policyId }, body: { ...body, edit: await seen(call, policyId), expectedReach } }),
      );
      await life.assign(companyId);
      return made;
    },
    revisionsOf: async (call: Call, policyId: string): Promise<Revision[]> =>
      (await call(listRevisions, { params: { policyId } })).json<Revision[]>(),
    /** What the app sends for a person: that they have opened a revision, or acknowledge it. */
    async act(companyId: string, userId: string, revisionId: string, event: 'opened' | 'acknowledged', sha256?: string) {
      const params = { userId, revisionId };
      const read = await app(companyId)(readAssignedPolicy, { params });
      const contentSha256 = sha256 ?? read.json<{ contentSha256?: string }>().contentSha256 ?? '0'.repeat(64);
      return app(companyId)(actOnPolicy, { params, body: { event, contentSha256 } });
    },
    /** Opens and acknowledges. */
    async acknowledge(companyId: string, userId: string, revisionId: string) {
      await this.act(companyId, userId, revisionId, 'opened');
      return this.act(companyId, userId, revisionId, 'acknowledged');
    },
  };
}
