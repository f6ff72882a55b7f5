import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { actOnPolicy, readAssignedPolicy } from '#contract/policies/learning';
import {
  createPolicy,
  deletePolicy,
  discardDraft,
  getPolicy,
  type PolicyDetails,
  saveDraft,
  updatePolicy,
} from '#contract/policies/policies';
import { countPolicyReach, endPolicy, publishPolicy } from '#contract/policies/revisions';
import { changeDisabled } from '#contract/people/users';
import { setClock } from '#server/clock';
import { callAs } from '#tests/support/calls/callAs';
import { publicationOf, startPolicyLife } from '#tests/support/policies/policies';

let life: Awaited<ReturnType<typeof startPolicyLife>>;
beforeAll(async () => {
  life = await startPolicyLife();
});
afterEach(() => setClock(null));

const text = (html: string, edit: number) => ({ source: 'text', edit, language: 'en', html, changeNote: '' });

describe('a draft', () => {
  it('of another admin is not saved over', async () => {
    const { companyId, call } = await life.aCustomer();
    const other = await life.server.aUser({ companyId, role: 'admin', name: 'Grace', lastName: 'Hopper' });
    const callOfOther = callAs(life.server, await life.server.signInAs(other), companyId);
    const { id, edit } = await life.draft(call, 'Shared');
    expect((await callOfOther(saveDraft, { params: { policyId: id }, body: text('<p>Theirs</p>', edit) })).status).toBe(200);
    const mine = await call(saveDraft, { params: { policyId: id }, body: text('<p>Mine</p>', edit) });
    expect(mine.code).toBe('draft_changed');
    expect(JSON.parse(mine.info ?? '')).toMatchObject({ edit: edit + 1, name: 'Grace Hopper' });
    expect((await call(getPolicy, { params: { policyId: id } })).json()).toMatchObject({ draft: { html: '<p>Theirs</p>' } });
    const body = { ...publicationOf(), edit, expectedReach: 2 };
    expect((await call(publishPolicy, { params: { policyId: id }, body })).code).toBe('draft_changed');
  });

  it('that was published or discarded is not saved over the next one, however often that was saved', async () => {
    const { companyId, call } = await life.aCustomer();
    const { id, edit } = await life.draft(call, 'Shared');
    const saveStale = (seen: number) => call(saveDraft, { params: { policyId: id }, body: text('<p>Stale</p>', seen) });
    await life.publish(companyId, call, id);
    // Neither the last draft, nor the revision of before.
    for (const seen of [edit, 0]) expect((await saveStale(seen)).code).toBe('draft_changed');
    let next = await life.write(call, id, '<p>Next</p>');
    while (next.edit < edit * 4) {
      for (const seen of [edit, 0]) expect((await saveStale(seen)).code).toBe('draft_changed');
      next = await life.write(call, id, '<p>Next</p>');
    }
    expect((await call(discardDraft, { params: { policyId: id }, query: { edit: String(next.edit) } })).status).toBe(200);
    expect((await saveStale(next.edit)).code).toBe('draft_changed');
    const later = { startsAt: new Date(Date.now() + 86_400_000).toISOString() };
    const last = await life.write(call, id, '<p>Later</p>');
    await life.publish(companyId, call, id, later);
    await call(endPolicy, { params: { policyId: id } });
    const back = (await call(getPolicy, { params: { policyId: id } })).json<PolicyDetails>();
    expect(back.draft?.html).toBe('<p>Later</p>');
    expect((await saveStale(last.edit)).code).toBe('draft_changed');
  });

  it('keeps what a text may have, and loses what runs or loads', async () => {
    const { call } = await life.aCustomer();
    const { id, edit } = await life.draft(call, 'Hostile');
    const dirty = `<h1 onclick="x()">Rules</h1><script>alert(1)</script><p style="color:red">Read <a href="javascript:x()">this</a>
      <img src="https://evil.example/x.png"></p><iframe src="//evil.example"></iframe><ul><li>One</li></ul>`;
    const saved = await call(saveDraft, { params: { policyId: id }, body: text(dirty, edit) });
    const { html } = saved.json<PolicyDetails>().draft ?? { html: '' };
    expect(html).toMatch(/Rules/);
    expect(html).toMatch(/<ul><li>(<p>)?One/);
    expect(html).not.toMatch(/script|onclick|style|javascript|img|iframe/);
    const nested = await call(saveDraft, { params: { policyId: id }, body: text('<ul><li>'.repeat(500), 3) });
    expect([nested.code, nested.fields]).toEqual(['validation_failed', ['html']]);
    const tooLong = await call(saveDraft, { params: { policyId: id }, body: text('x'.repeat(200_001), 3) });
    expect(tooLong.fields).toEqual(['html']);
  });

  it('is published only with a text, filled places, and the number of people that the admin has seen', async () => {
    const { companyId, call } = await life.aCustomer();
    const made = await call(createPolicy, { body: { name: 'Empty', language: 'en', source: 'text', presetId: null } });
    const { id, edit: first } = made.json<PolicyDetails>();
    const publish = (policyId: string, edit: number, fields: object = {}) =>
      call(publishPolicy, { params: { policyId }, body: { ...publicationOf(), edit, expectedReach: 1, ...fields } });
    expect((await publish(id, first)).code).toBe('draft_empty');

    const preset = (
      await call(createPolicy, { body: { name: 'Desk', language: 'de', source: 'preset', presetId: 'clean-desk' } })
    ).json<PolicyDetails>();
    expect(preset.draft?.openPlaces).toEqual(['securityContact']);
    expect((await publish(preset.id, 1)).code).toBe('policy_places_open');

    await life.write(call, id, '<p>Now with text.</p>');
    await life.server.aUser({ companyId });
    const moved = await publish(id, 2);
    expect([moved.code, moved.info]).toEqual(['total_changed', '2']);
    expect((await publish(id, 2, { expectedReach: 2, startsAt: '2020-01-01T00:00:00.000Z' })).fields).toEqual(['startsAt']);
    expect((await publish(id, 2, { expectedReach: 0, assignmentType: 'departments' })).fields).toEqual(['departments']);
    expect((await publish(id, 2, { expectedReach: 2 })).status).toBe(200);
    expect((await call(deletePolicy, { params: { policyId: id } })).code).toBe('policy_published');
    expect((await call(deletePolicy, { params: { policyId: preset.id } })).status).toBe(200);
    expect((await call(discardDraft, { params: { policyId: id }, query: { edit: '3' } })).status).toBe(200);
  });

  it('of a company without a plan is a preset whose places are filled', async () => {
    const { call } = await life.aCustomer({ hasBoost: false });
    const own = await call(createPolicy, { body: { name: 'Own', language: 'en', source: 'text', presetId: null } });
    expect(own.code).toBe('plan_required');
    const preset = await life.preset(call, 'Desk');
    const changed = await call(saveDraft, {
      params: { policyId: preset.id },
      body: text('<p>Own words</p>', preset.edit),
    });
    expect(changed.code).toBe('plan_required');
    const body = { ...publicationOf(), edit: preset.edit, expectedReach: 1 };
    expect((await call(publishPolicy, { params: { policyId: preset.id }, body })).json()).toMatchObject({ state: 'running' });
  });

  it('has a name of its own, and an owner who is an admin', async () => {
    const { companyId, call } = await life.aCustomer();
    const learner = await life.server.aUser({ companyId });
    const { id } = await life.draft(call, 'Visitors');
    const again = await call(createPolicy, { body: { name: 'VISITORS', language: 'en', source: 'text', presetId: null } });
    expect([again.code, again.fields]).toEqual(['name_in_use', ['name']]);
    const owned = await call(updatePolicy, {
      params: { policyId: id },
      body: { name: 'Visitors', ownerId: learner.id, reviewMonths: 6 },
    });
    expect(owned.fields).toEqual(['ownerId']);
    const months = await call(updatePolicy, {
      params: { policyId: id },
      body: { name: 'Visitors', ownerId: null, reviewMonths: 5 },
    });
    expect(months.fields).toEqual(['reviewMonths']);
    const unknown = await call(createPolicy, { body: { name: 'X', language: 'en', source: 'preset', presetId: 'unknown' } });
    expect(unknown.fields).toEqual(['presetId']);
    const reach = await call(countPolicyReach, {
      params: { policyId: id },
      query: { assignmentType: 'all_users', asksAgain: 'true' },
    });
    expect(reach.json()).toEqual({ totalUsersCount: 2, excluded: { disabled: 0, acknowledged: 0 }, acknowledgedBefore: 0 });
  });
});

describe('an acknowledgement', () => {
  it('is only of a policy that the person has, by the app, while they are active', async () => {
    const { companyId, call, admin } = await life.aCustomer();
    const other = await life.aCustomer();
    const [ana] = await life.server.manyUsers(companyId, 1);
    const userId = ana?.id ?? '';
    const { id } = await life.draft(call, 'Ours');
    await life.publish(companyId, call, id);
    const [revision] = await life.revisionsOf(call, id);
    const revisionId = revision?.id ?? '';
    const stranger = await life.server.aUser({ companyId: other.companyId });
    expect((await life.act(other.companyId, stranger.id, revisionId, 'opened')).status).toBe(404);
    const params = { userId, revisionId };
    const body = { event: 'acknowledged', contentSha256: revision?.contentSha256 };
    expect((await call(actOnPolicy, { params, body })).status).toBe(401);
    expect((await call(readAssignedPolicy, { params })).status).toBe(401);
    await life.act(companyId, userId, revisionId, 'opened');
    const wrong = await life.act(companyId, userId, revisionId, 'acknowledged', 'f'.repeat(64));
    expect([wrong.code, wrong.fields]).toEqual(['policy_changed', ['contentSha256']]);
    await call(changeDisabled, { body: { isDisabled: true, isAllUsersSelected: false, userIds: [userId] } });
    expect((await life.act(companyId, userId, revisionId, 'acknowledged', revision?.contentSha256)).status).not.toBe(200);
    expect(await life.query('SELECT 1 FROM policy_acknowledgements WHERE campaign_id = $1', [revisionId])).toEqual([]);
    expect((await life.revisionsOf(call, id))[0]).toMatchObject({ acknowledged: 0 });
    expect(admin.id).not.toBe(userId);
  });
});
