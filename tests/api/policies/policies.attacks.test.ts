import { beforeAll, describe, expect, it } from 'vitest';
import { createApiKey, type CreatedApiKey } from '#contract/company/apiKeys';
import { type UploadedPolicy, uploadPolicy } from '#contract/courses/files';
import { actOnPolicy, listAssignedPolicies, readAssignedPolicy } from '#contract/policies/learning';
import { createPolicy, discardDraft, getPolicy, listPolicies, type PolicyDetails, saveDraft } from '#contract/policies/policies';
import {
  countPolicyReach,
  endPolicy,
  getPolicyRecord,
  getRevision,
  listRevisions,
  publishPolicy,
  renewPolicy,
  updateRevision,
  withdrawRevision,
} from '#contract/policies/revisions';
import { listPolicyPeople } from '#contract/policies/reports';
import { aPartner } from '#tests/support/calls/aPartner';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { stepOf } from '#tests/support/calls/stepOf';
import { tinyPdf, uploadAs, withOtherSignature } from '#tests/support/calls/uploads';
import { askPaperAs } from '#tests/support/files/askPaper';
import { attacks, dangerous } from '#tests/support/hostileHtml';
import { learnerBrowser } from '#tests/support/learner/learnerBrowser';
import { publicationOf, startPolicyLife } from '#tests/support/policies/policies';
import { unlimited } from '#tests/support/server/testServer';

let life: Awaited<ReturnType<typeof startPolicyLife>>;
beforeAll(async () => {
  life = await startPolicyLife();
});

async function keyOf(call: Call, companyId: string, scope: 'read' | 'write'): Promise<Call> {
  const made = await call(createApiKey, { body: { name: `Key ${scope}`, scope, ...(await stepOf(call)) } });
  return callAs(life.server, { ...unlimited, authorization: `Bearer ${made.json<CreatedApiKey>().key}` }, companyId);
}

/** A policy of a company in force, with a draft, that one of its people has opened. */
async function aPolicyInForce(companyId: string, call: Call, userId: string) {
  const { id: policyId } = await life.draft(call, 'Clean desk');
  await life.publish(companyId, call, policyId);
  const [revision] = await life.revisionsOf(call, policyId);
  if (!revision) throw new Error('a revision is needed');
  await life.act(companyId, userId, revision.id, 'opened');
  await life.write(call, policyId, '<p>Secret plans.</p>');
  return { policyId, revision };
}

describe('a policy that our staff publish in a company', () => {
  it('names the person who did it, to the company too', async () => {
    const { companyId, call } = await life.aCustomer();
    const house = await life.server.aCompany({ isHouse: true });
    const staff = await life.server.aUser({ companyId: house.id, role: 'superadmin', name: 'Robin', lastName: 'Shapiro' });
    const inside = callAs(life.server, await life.server.signInAs(staff), companyId);
    const { id } = await life.draft(inside, 'Clean desk');
    await life.publish(companyId, inside, id);
    for (const by of [inside, call]) expect(await life.revisionsOf(by, id)).toMatchObject([{ publishedByName: 'Robin Shapiro' }]);
  });
});

describe('an acknowledgement for another person', () => {
  it('is made by no session of the panel, no API key, no partner and no staff', async () => {
    const { server } = life;
    const partner = await aPartner(server);
    const customer = await partner.aCustomer({ hasBoost: true, isChildLoginAllowed: true });
    const admin = await server.aUser({ companyId: customer.id, role: 'admin', isOwner: true });
    const call = callAs(server, await server.signInAs(admin), customer.id);
    const [ana] = await server.manyUsers(customer.id, 1);
    const userId = ana?.id ?? '';
    const { revision } = await aPolicyInForce(customer.id, call, userId);
    const house = await server.aCompany({ isHouse: true });
    const superadmin = await server.signInAs(await server.aUser({ companyId: house.id, role: 'superadmin' }));
    const callers: Record<string, Call> = {
      admin: call,
      'key that reads': await keyOf(call, customer.id, 'read'),
      'key that writes': await keyOf(call, customer.id, 'write'),
      partner: callAs(server, await server.signInAs(partner.admin), customer.id),
      staff: callAs(server, superadmin, customer.id),
    };
    for (const [who, by] of Object.entries(callers)) {
      // Also one's own, as of the admin: that is for the page or the app.
      for (const person of [userId, admin.id]) {
        const params = { userId: person, revisionId: revision.id };
        for (const event of ['opened', 'acknowledged'])
          expect([who, (await by(actOnPolicy, { params, body: { event, contentSha256: revision.contentSha256 } })).status]).toEqual(
            [who, 401],
          );
        expect([who, (await by(readAssignedPolicy, { params })).status]).toEqual([who, 401]);
        expect([who, (await by(listAssignedPolicies, { params })).status]).toEqual([who, 401]);
      }
    }
    // The page of a learner is of whoever is signed in: a person in the form is not looked at.
    const other = await server.aUser({ companyId: customer.id });
    const browser = await learnerBrowser(server, { id: other.id, companyId: customer.id });
    const form = { contentSha256: revision.contentSha256, userId, agreed: 'on' };
    expect((await browser.send(`/learn/policies/${revision.id}/acknowledge`, form)).status).toBe(404);
    const of = [revision.id];
    expect(await life.query('SELECT 1 FROM policy_acknowledgements WHERE campaign_id = $1', of)).toEqual([]);
    expect(
      await life.query('SELECT user_id AS id FROM policy_assignments WHERE campaign_id = $1 AND started_at IS NOT NULL', of),
    ).toEqual([{ id: userId }]);
  });
});

describe('a company that is not unlocked', () => {
  it('has no policies of its own, by call or by key; presets it has', async () => {
    const { companyId, call } = await life.aCustomer({ hasBoost: true });
    const own = await life.draft(call, 'Own');
    await life.publish(companyId, call, own.id);
    const next = await life.write(call, own.id, '<p>More.</p>');
    const key = await keyOf(call, companyId, 'write');
    await life.query('UPDATE companies SET has_boost = false WHERE id = $1', [companyId]);
    const params = { policyId: own.id };
    const text = { source: 'text', edit: next.edit, language: 'en', html: '<p>x</p>', changeNote: '' };
    for (const by of [call, key]) {
      const made = await by(createPolicy, { body: { name: 'Another', language: 'en', source: 'text', presetId: null } });
      const saved = await by(saveDraft, { params, body: text });
      const published = await by(publishPolicy, { params, body: { ...publicationOf(), edit: next.edit, expectedReach: 1 } });
      const renewed = await by(renewPolicy, { params, body: { ...publicationOf(), expectedReach: 1 } });
      expect([made.code, saved.code, published.code, renewed.code]).toEqual(Array(4).fill('plan_required'));
      const preset = await by(createPolicy, {
        body: { name: `Preset ${crypto.randomUUID()}`, language: 'en', source: 'preset', presetId: 'clean-desk' },
      });
      expect(preset.status).toBe(200);
    }
    expect(await life.revisionsOf(call, own.id)).toHaveLength(1);
  });

  it('changes nothing with a key that reads', async () => {
    const { companyId, call } = await life.aCustomer();
    const { id } = await life.draft(call, 'Ours');
    const key = await keyOf(call, companyId, 'read');
    expect((await key(listPolicies)).status).toBe(200);
    expect((await key(getPolicy, { params: { policyId: id } })).status).toBe(200);
    const body = { ...publicationOf(), edit: 2, expectedReach: 1 };
    expect((await key(publishPolicy, { params: { policyId: id }, body })).status).toBe(403);
    expect((await key(endPolicy, { params: { policyId: id } })).status).toBe(403);
  });
});

describe('what another company has', () => {
  it('is not there: its policy, draft, revision, record, people and file', async () => {
    const theirs = await life.aCustomer();
    const { policyId, revision } = await aPolicyInForce(theirs.companyId, theirs.call, theirs.admin.id);
    const { companyId, call, admin } = await life.aCustomer();
    const headers = await life.server.signInAs(admin);
    const mine = await life.draft(call, 'Mine');
    const publication = { ...publicationOf(), expectedReach: 1 };
    const ofPolicy = { policyId };
    // Their revision below a policy of one's own, too.
    for (const params of [
      { policyId, revisionId: revision.id },
      { policyId: mine.id, revisionId: revision.id },
    ]) {
      const replies = [
        await call(getRevision, { params }),
        await call(getPolicyRecord, { params }),
        await call(listPolicyPeople, { params }),
        await call(withdrawRevision, { params }),
        await call(updateRevision, { params, body: publication }),
      ];
      expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(404));
      const paper = await askPaperAs(life.server, headers, companyId)(getPolicyRecord, { params });
      expect([paper.status, paper.code]).toEqual([404, 'not_found']);
    }
    const text = { source: 'text', edit: 1, language: 'en', html: '<p>x</p>', changeNote: '' };
    const replies = [
      await call(getPolicy, { params: ofPolicy }),
      await call(saveDraft, { params: ofPolicy, body: text }),
      await call(discardDraft, { params: ofPolicy, query: { edit: '1' } }),
      await call(publishPolicy, { params: ofPolicy, body: { ...publication, edit: 1 } }),
      await call(renewPolicy, { params: ofPolicy, body: publication }),
      await call(endPolicy, { params: ofPolicy }),
      await call(listRevisions, { params: ofPolicy }),
      await call(countPolicyReach, { params: ofPolicy, query: { assignmentType: 'all_users', asksAgain: 'true' } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(404));
    // By the address of their company.
    expect((await call(getPolicy, { params: { ...ofPolicy, companyId: theirs.companyId } })).status).not.toBe(200);
    expect((await theirs.call(getPolicy, { params: ofPolicy })).json()).toMatchObject({
      state: 'running',
      draft: { html: '<p>Secret plans.</p>' },
    });
  });

  it('is no file of a draft, and its address opens nothing without its signature', async () => {
    const theirs = await life.aCustomer();
    const send = uploadAs(life.server, await life.server.signInAs(theirs.admin), theirs.companyId);
    const sent = (await send(uploadPolicy, { content: tinyPdf, name: 'theirs.pdf' })).json<UploadedPolicy>();
    const { call, companyId } = await life.aCustomer();
    const { id, edit } = await life.draft(call, 'Mine');
    const body = { source: 'pdf', edit, language: 'en', fileId: sent.id, fileName: 'x.pdf', changeNote: '' };
    const saved = await call(saveDraft, { params: { policyId: id }, body });
    expect([saved.status, saved.fields]).toEqual([422, ['fileId']]);
    const get = async (url: string) => (await life.server.app.inject({ method: 'GET', url })).statusCode;
    expect(await get(sent.url)).toBe(200);
    const [address = '', query = ''] = sent.url.split('?');
    for (const url of [
      address,
      withOtherSignature(sent.url),
      `${address.replace(theirs.companyId, companyId)}?${query}`,
      `/media/uploads/${theirs.companyId}/${sent.id}`,
    ])
      expect([url, await get(url)]).not.toEqual([url, 200]);
  });
});

describe('the text of a draft', () => {
  it('loses all that runs, loads or moves something', async () => {
    const { call } = await life.aCustomer();
    const { id, edit: first } = await life.draft(call, 'Hostile');
    let edit = first;
    for (const [what, html] of Object.entries(attacks)) {
      const saved = await call(saveDraft, {
        params: { policyId: id },
        body: { source: 'text', edit, language: 'en', html, changeNote: '' },
      });
      if (saved.status !== 200) {
        expect([what, saved.code]).toEqual([what, 'validation_failed']);
        continue;
      }
      const { draft: kept, edit: next } = saved.json<PolicyDetails>();
      edit = next;
      expect([what, kept?.html ?? '']).toEqual([what, expect.not.stringMatching(dangerous)]);
      expect([what, kept?.html ?? '']).toEqual([what, expect.not.stringMatching(/<img|\sstyle=|\sclass=|\sid=/i)]);
    }
  });
});
