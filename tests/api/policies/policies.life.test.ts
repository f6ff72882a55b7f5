import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getNotifications, type Notifications } from '#contract/help/notifications';
import { getPolicy, listPolicies, type Policy, type PolicyDetails } from '#contract/policies/policies';
import {
  endPolicy,
  getRevision,
  renewPolicy,
  type RevisionDetails,
  updateRevision,
  withdrawRevision,
} from '#contract/policies/revisions';
import { changeDisabled } from '#contract/people/users';
import { type CurrentUser, refreshUser } from '#contract/session/session';
import { setClock } from '#server/clock';
import { begin, day } from '#tests/support/calls/campaignLife';
import { publicationOf, startPolicyLife } from '#tests/support/policies/policies';

let life: Awaited<ReturnType<typeof startPolicyLife>>;
beforeAll(async () => {
  life = await startPolicyLife();
});
afterEach(() => setClock(null));

const minutes = (count: number) => new Date(begin.getTime() + count * 60_000);

describe('a policy', () => {
  it('is published to everybody with one mail each, is acknowledged, and counts so', async () => {
    const { companyId, call, admin } = await life.aCustomer();
    const [ana] = await life.server.manyUsers(companyId, 2);
    await life.server.aUser({ companyId, disabled: true });
    setClock(begin);
    const { id } = await life.draft(call, 'Clean desk');
    const policy = await life.publish(companyId, call, id, {
      // Now, by the clock of the server.
      startsAt: null,
      approvedBy: 'The board',
      approvedOn: '2026-11-19',
    });
    expect(policy).toMatchObject({
      state: 'running',
      hasDraft: false,
      draft: null,
      nextReviewOn: '2027-11-20',
      isReviewDue: false,
    });
    const [revision] = await life.revisionsOf(call, id);
    expect(revision).toMatchObject({
      number: 1,
      startsAt: expect.stringMatching(/^2026-11-20T09:0/),
      approvedBy: 'The board',
      approvedOn: '2026-11-19',
      assignments: 3,
      acknowledged: 0,
    });
    const mails = await life.mailsOf(companyId, 'policy_assigned');
    expect(mails).toHaveLength(3);
    expect(mails[0]?.params).toMatchObject({ policyName: 'Clean desk', dueDate: '2026-11-27' });

    setClock(day(2));
    const revisionId = revision?.id ?? '';
    expect((await life.act(companyId, ana?.id ?? '', revisionId, 'acknowledged')).code).toBe('policy_not_opened');
    expect((await life.acknowledge(companyId, ana?.id ?? '', revisionId)).json()).toMatchObject({
      status: 'completed',
      acknowledgedAt: expect.stringMatching(/^2026-11-22T09:00:0/),
    });
    const [after] = await life.revisionsOf(call, id);
    expect(after).toMatchObject({ assignments: 3, acknowledged: 1, averageAcknowledge: 2 });
    expect(await life.query('SELECT app, content_sha256 FROM policy_acknowledgements WHERE user_id = $1', [ana?.id])).toEqual([
      { app: 'app', content_sha256: revision?.contentSha256 },
    ]);

    await life.at(day(8), companyId);
    expect(await life.standing(revisionId)).toEqual({ completed: 1, overdue: 2 });
    expect(await life.mailsOf(companyId, 'policy_reminder')).toHaveLength(2);
    expect((await call(listPolicies)).json<{ data: Policy[] }>().data).toMatchObject([
      { name: 'Clean desk', state: 'running', current: { number: 1, assignments: 3, acknowledged: 1, overdue: 2 } },
    ]);
    expect(admin.id).not.toBe(ana?.id);
  });

  it('is for everybody again in its next revision, and its old revision cannot be acknowledged any more', async () => {
    const { companyId, call } = await life.aCustomer();
    const [ana, ben] = await life.server.manyUsers(companyId, 2);
    const first = await life.draft(call, 'Passwords');
    await life.publish(companyId, call, first.id);
    const [one] = await life.revisionsOf(call, first.id);
    await life.acknowledge(companyId, ana?.id ?? '', one?.id ?? '');
    const changed = await life.write(call, first.id, '<p>Use a manager.</p>');
    expect(changed).toMatchObject({ state: 'running', hasDraft: true, draft: { isUnchanged: false } });
    await life.publish(companyId, call, first.id);
    const [two, old] = await life.revisionsOf(call, first.id);
    expect([two, old]).toMatchObject([
      { number: 2, status: 'running', assignments: 3, acknowledged: 0 },
      { number: 1, status: 'ended', assignments: 3, acknowledged: 1 },
    ]);
    expect((await life.act(companyId, ben?.id ?? '', old?.id ?? '', 'acknowledged', one?.contentSha256)).code).toBe(
      'policy_changed',
    );
    expect((await life.act(companyId, ben?.id ?? '', two?.id ?? '', 'opened', one?.contentSha256)).code).toBe('policy_changed');
    expect((await life.acknowledge(companyId, ben?.id ?? '', two?.id ?? '')).status).toBe(200);
  });

  it('is in a correction only for those who have not acknowledged, and people who come later', async () => {
    const { companyId, call } = await life.aCustomer();
    const [ana] = await life.server.manyUsers(companyId, 2);
    const { id } = await life.draft(call, 'Visitors');
    await life.publish(companyId, call, id);
    const [one] = await life.revisionsOf(call, id);
    await life.acknowledge(companyId, ana?.id ?? '', one?.id ?? '');
    await life.write(call, id, '<p>Lock your screens.</p>');
    await life.publish(companyId, call, id, { asksAgain: false, changeNote: 'A letter' });
    const [two] = await life.revisionsOf(call, id);
    expect(two).toMatchObject({ number: 2, asksAgain: false, assignments: 2, kept: 1 });
    const late = await life.server.aUser({ companyId });
    await life.assign(companyId);
    expect((await life.revisionsOf(call, id))[0]).toMatchObject({ assignments: 3, kept: 1 });
    expect((await life.acknowledge(companyId, late.id, two?.id ?? '')).status).toBe(200);
    expect((await life.acknowledge(companyId, ana?.id ?? '', two?.id ?? '')).status).toBe(404);

    const body = { ...publicationOf({ changeNote: 'Reviewed, no changes' }), expectedReach: 4 };
    expect((await call(renewPolicy, { params: { policyId: id }, body })).status).toBe(200);
    await life.assign(companyId);
    expect((await life.revisionsOf(call, id))[0]).toMatchObject({
      number: 3,
      asksAgain: true,
      assignments: 4,
      acknowledged: 0,
      contentSha256: two?.contentSha256,
    });
  });

  it('begins later, when the revision before it ends, unless it is withdrawn', async () => {
    const { companyId, call } = await life.aCustomer();
    setClock(begin);
    const { id } = await life.draft(call, 'Travel');
    await life.publish(companyId, call, id);
    await life.write(call, id, '<p>Take less along.</p>');
    const planned = await life.publish(companyId, call, id, { startsAt: day(3).toISOString() });
    expect(planned).toMatchObject({ state: 'running', current: { number: 1 }, scheduled: { number: 2 }, draft: null });
    const revisionId = planned.scheduled?.id ?? '';
    const withdrawn = await call(withdrawRevision, { params: { policyId: id, revisionId } });
    expect(withdrawn.json()).toMatchObject({ scheduled: null, draft: { html: '<p>Take less along.</p>' } });
    await life.publish(companyId, call, id, { startsAt: day(3).toISOString() });
    expect((await life.query('SELECT status FROM policy_revisions WHERE policy_id = $1 ORDER BY number', [id])).length).toBe(2);
    await life.at(day(3.1), companyId);
    expect(await life.revisionsOf(call, id)).toMatchObject([
      { number: 2, status: 'running', assignments: 1, publishedAt: day(3.1).toISOString() },
      { number: 1, status: 'ended', endedAt: day(3.1).toISOString() },
    ]);
    const [two] = await life.revisionsOf(call, id);
    const begun = await call(withdrawRevision, { params: { policyId: id, revisionId: two?.id ?? '' } });
    expect(begun.code).toBe('revision_has_begun');
    expect((await call(endPolicy, { params: { policyId: id } })).json()).toMatchObject({ state: 'ended', nextReviewOn: null });
    expect((await call(endPolicy, { params: { policyId: id } })).code).toBe('policy_not_running');
  });

  it('waits for its reading time', async () => {
    const { companyId, call, admin } = await life.aCustomer();
    setClock(begin);
    const { id } = await life.draft(call, 'Long one');
    await life.publish(companyId, call, id, { minMinutes: 10 });
    const [revision] = await life.revisionsOf(call, id);
    const revisionId = revision?.id ?? '';
    const opened = await life.act(companyId, admin.id, revisionId, 'opened');
    expect(opened.json()).toMatchObject({ canAcknowledgeAt: expect.stringMatching(/^2026-11-20T09:10:0/) });
    setClock(minutes(9));
    await life.act(companyId, admin.id, revisionId, 'opened');
    const early = await life.act(companyId, admin.id, revisionId, 'acknowledged');
    expect([early.code, early.info]).toEqual(['policy_too_soon', expect.stringMatching(/^2026-11-20T09:10:0/)]);
    setClock(minutes(11));
    expect((await life.act(companyId, admin.id, revisionId, 'acknowledged')).status).toBe(200);
    setClock(minutes(30));
    expect((await life.act(companyId, admin.id, revisionId, 'acknowledged')).json()).toMatchObject({
      acknowledgedAt: expect.stringMatching(/^2026-11-20T09:11:0/),
    });
  });

  it('keeps what the places of a preset were filled with, for the draft of a correction', async () => {
    const { companyId, call } = await life.aCustomer();
    setClock(begin);
    const { id } = await life.preset(call, 'Clean desk');
    await life.publish(companyId, call, id);
    const placesOf = async () => {
      const [last] = await life.revisionsOf(call, id);
      const revision = await call(getRevision, { params: { policyId: id, revisionId: last?.id ?? '' } });
      return revision.json<RevisionDetails>().places;
    };
    const filled = { companyName: 'Acorn', securityContact: 'security@acorn.example' };
    expect(await placesOf()).toEqual(filled);
    const renewal = { ...publicationOf({ startsAt: day(5).toISOString() }), expectedReach: 1 };
    expect((await call(renewPolicy, { params: { policyId: id }, body: renewal })).status).toBe(200);
    expect(await placesOf()).toEqual(filled);
    const [scheduled] = await life.revisionsOf(call, id);
    const withdrawn = await call(withdrawRevision, { params: { policyId: id, revisionId: scheduled?.id ?? '' } });
    expect(withdrawn.json<PolicyDetails>().draft?.places).toEqual(filled);
  });

  it('is suspended with the plan if it is the company’s own; a preset goes on', async () => {
    const { companyId, call } = await life.aCustomer({ trialStatus: 'active', trialEndsAt: day(2) });
    setClock(begin);
    const own = await life.draft(call, 'Own rules');
    await life.publish(companyId, call, own.id);
    const preset = await life.preset(call, 'Clean desk');
    await life.publish(companyId, call, preset.id);
    await life.at(day(3), companyId);
    await life.at(day(3.1), companyId);
    const policies = (await call(listPolicies)).json<{ data: Policy[] }>().data;
    expect(policies.map(({ name, state }) => [name, state])).toEqual([
      ['Clean desk', 'running'],
      ['Own rules', 'suspended'],
    ]);
    const me = (await call(refreshUser)).json<CurrentUser>();
    expect(me.suspendedCampaignsNotificationShown).toBe(false);
    const underBell = (await call(getNotifications, { params: { userId: me.id } })).json<Notifications>();
    expect(underBell.suspendedWork).toMatchObject([{ kind: 'policy', name: 'Own rules' }]);
    const [revision] = await life.revisionsOf(call, own.id);
    const user = await life.server.aUser({ companyId });
    await life.assign(companyId);
    expect((await life.acknowledge(companyId, user.id, revision?.id ?? '')).status).toBe(404);
    await life.query(`UPDATE companies SET has_boost = true WHERE id = $1`, [companyId]);
    await life.at(day(3.2), companyId);
    expect((await call(getPolicy, { params: { policyId: own.id } })).json<PolicyDetails>().state).toBe('running');
    expect((await life.acknowledge(companyId, user.id, revision?.id ?? '')).status).toBe(200);
  });

  it('grows while it is in force, and never shrinks', async () => {
    const { companyId, call } = await life.aCustomer();
    const [ana, ben] = await life.server.manyUsers(companyId, 2);
    if (!ana || !ben) throw new Error('two people are needed');
    const { id: sales } = await life.server.aDepartment({ companyId, name: 'Sales' }, [ana]);
    const { id: legal } = await life.server.aDepartment({ companyId, name: 'Legal' }, [ben]);
    const { id } = await life.draft(call, 'Contracts');
    await life.publish(companyId, call, id, { assignmentType: 'departments', departments: [sales] });
    const [revision] = await life.revisionsOf(call, id);
    expect(revision).toMatchObject({ assignments: 1, departments: [{ name: 'Sales' }] });
    const change = (fields: object) =>
      call(updateRevision, {
        params: { policyId: id, revisionId: revision?.id ?? '' },
        body: {
          assignmentType: 'departments',
          groups: [],
          daysToComplete: 14,
          notification: { isEnabled: false, subject: '', message: '' },
          ...fields,
        },
      });
    expect((await change({ departments: [legal] })).code).toBe('assignment_not_removable');
    expect((await change({ departments: [sales, legal] })).json()).toMatchObject({ daysToComplete: 14 });
    await life.assign(companyId);
    expect((await life.revisionsOf(call, id))[0]).toMatchObject({ assignments: 2 });
    await call(changeDisabled, { body: { isDisabled: true, isAllUsersSelected: false, userIds: [ana?.id ?? ''] } });
    expect((await life.acknowledge(companyId, ana?.id ?? '', revision?.id ?? '')).status).not.toBe(200);
  });

  it('reminds its owner once when its review is due', async () => {
    const { companyId, call, admin } = await life.aCustomer();
    setClock(begin);
    const { id } = await life.draft(call, 'Yearly');
    await life.publish(companyId, call, id);
    await life.at(day(364), companyId);
    expect(await life.mailsOf(companyId, 'policy_review_due')).toEqual([]);
    await life.at(day(365.5), companyId);
    await life.at(day(366), companyId);
    const mails = await life.mailsOf(companyId, 'policy_review_due');
    expect(mails.map(({ recipient, params }) => [recipient, params.policyName])).toEqual([[admin.email, 'Yearly']]);
    const due = await call(listPolicies, { query: { reviewDue: 'true' } });
    expect(due.json<{ data: Policy[] }>().data).toMatchObject([{ name: 'Yearly', isReviewDue: true }]);
  });

  it('cannot be changed by anybody once it is published', async () => {
    const { companyId, call, admin } = await life.aCustomer();
    const { id } = await life.draft(call, 'Proof');
    await life.publish(companyId, call, id);
    const [revision] = await life.revisionsOf(call, id);
    await life.acknowledge(companyId, admin.id, revision?.id ?? '');
    const refused = (text: string) => expect(life.query(text, [revision?.id])).rejects.toThrow();
    await refused(`UPDATE policy_revisions SET html = 'other' WHERE id = $1`);
    await refused(`UPDATE policy_revisions SET places = '{"companyName": "other"}' WHERE id = $1`);
    await refused(`UPDATE policy_revisions SET approved_by = 'other' WHERE id = $1`);
    await refused(`UPDATE policy_revisions SET published_at = NULL WHERE id = $1`);
    await refused(`UPDATE policy_acknowledgements SET at = now() WHERE campaign_id = $1`);
  });
});
