import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { actOnPolicy } from '#contract/policies/learning';
import { getPolicy } from '#contract/policies/policies';
import { countPolicyReach, publishPolicy } from '#contract/policies/revisions';
import { setClock } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import { tick } from '#server/modules/clock';
import { assign } from '#server/modules/work/public';
import { begin, day } from '#tests/support/calls/campaignLife';
import type { Call } from '#tests/support/calls/callAs';
import { publicationOf, startPolicyLife } from '#tests/support/policies/policies';
import { atOnce as holdAtOnce } from '#tests/support/server/atOnce';
import { startQuietServer } from '#tests/support/server/testServer';

// Needs several connections. @once: a race.

let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startPolicyLife>>;
beforeAll(async () => {
  server = await startQuietServer();
  life = await startPolicyLife(server);
});
afterEach(() => setClock(null));
afterAll(() => server.close());

/** Holds what a statement locks while calls begin; see `atOnce`. */
const atOnce = <T>(text: string, values: unknown[], calls: (() => Promise<T>)[]): Promise<T[]> =>
  holdAtOnce(server, { text, values }, calls);
const policyLock = 'SELECT 1 FROM policies WHERE id = $1 FOR UPDATE';
const revisionLock = 'SELECT 1 FROM policy_revisions WHERE id = $1 FOR UPDATE';

const publish = (call: Call, policyId: string, edit: number, fields: object) =>
  call(publishPolicy, { params: { policyId }, body: { ...publicationOf(), edit, ...fields } });

/** A policy in force with the draft of its next revision, and one person who has opened it. */
async function aNextDraft() {
  const { companyId, call } = await life.aCustomer();
  const [ana] = await server.manyUsers(companyId, 1);
  const userId = ana?.id ?? '';
  const { id } = await life.draft(call, 'Clean desk');
  await life.publish(companyId, call, id);
  const [one] = await life.revisionsOf(call, id);
  if (!one) throw new Error('a revision is needed');
  await life.act(companyId, userId, one.id, 'opened');
  await life.write(call, id, '<p>Lock your drawer.</p>');
  const acknowledge = () =>
    life.app(companyId)(actOnPolicy, {
      params: { userId, revisionId: one.id },
      body: { event: 'acknowledged', contentSha256: one.contentSha256 },
    });
  const { edit } = (await call(getPolicy, { params: { policyId: id } })).json<{ edit: number }>();
  const publishNext = () => publish(call, id, edit, { expectedReach: 2 });
  const booked = () =>
    life.query<{ number: number; sha: string; ofText: string }>(
      `SELECT r.number, k.content_sha256 AS sha, r.content_sha256 AS "ofText" FROM policy_acknowledgements k JOIN policy_revisions r ON r.id = k.campaign_id
        WHERE r.policy_id = $1`,
      [id],
    );
  return { companyId, call, id, one, acknowledge, publishNext, booked };
}

describe('two admins who publish at once', () => {
  it('publish one revision; the other is told that the draft has changed', async () => {
    const { companyId, call } = await life.aCustomer();
    const { id } = await life.draft(call, 'Twice');
    const replies = await atOnce(
      policyLock,
      [id],
      [() => publish(call, id, 2, { expectedReach: 1 }), () => publish(call, id, 2, { expectedReach: 1 })],
    );
    expect(replies.map(({ status, code }) => (status === 200 ? 'published' : code)).toSorted()).toEqual([
      'draft_changed',
      'published',
    ]);
    await life.assign(companyId);
    expect(await life.revisionsOf(call, id)).toMatchObject([{ number: 1, assignments: 1 }]);
    expect(await life.mailsOf(companyId, 'policy_assigned')).toHaveLength(1);
  });
});

describe('an acknowledgement and the next revision at once', () => {
  it('counts for the old revision if it came first', async () => {
    const { id, one, acknowledge, publishNext, booked, call } = await aNextDraft();
    const [acknowledged, published] = await atOnce(revisionLock, [one.id], [acknowledge, publishNext]);
    expect([acknowledged?.status, published?.status]).toEqual([200, 200]);
    expect(await booked()).toEqual([{ number: 1, sha: one.contentSha256, ofText: one.contentSha256 }]);
    expect(await life.revisionsOf(call, id)).toMatchObject([
      { number: 2, status: 'running', acknowledged: 0 },
      { number: 1, status: 'ended', acknowledged: 1 },
    ]);
  });

  it('is refused if the revision came first, and is booked on neither', async () => {
    const { id, one, acknowledge, publishNext, booked, call } = await aNextDraft();
    const [published, acknowledged] = await atOnce(revisionLock, [one.id], [publishNext, acknowledge]);
    expect([published?.status, acknowledged?.code]).toEqual([200, 'policy_changed']);
    expect(await booked()).toEqual([]);
    expect(await life.revisionsOf(call, id)).toMatchObject([
      { number: 2, acknowledged: 0 },
      { number: 1, acknowledged: 0 },
    ]);
  });

  it('of one person twice counts once', async () => {
    const { one, acknowledge, booked } = await aNextDraft();
    const replies = await atOnce(revisionLock, [one.id], [acknowledge, acknowledge]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[0]?.json<{ acknowledgedAt: string }>().acknowledgedAt).toBe(
      replies[1]?.json<{ acknowledgedAt: string }>().acknowledgedAt,
    );
    expect(await booked()).toHaveLength(1);
  });
});

describe('the clock', () => {
  it('of two servers at once begins a scheduled revision once, and mails each person once', async () => {
    const { companyId, call } = await life.aCustomer();
    await server.manyUsers(companyId, 3);
    setClock(begin);
    const { id } = await life.draft(call, 'Travel');
    await life.publish(companyId, call, id);
    await life.write(call, id, '<p>Take less along.</p>');
    await life.publish(companyId, call, id, { startsAt: day(3).toISOString() });
    setClock(day(3.1));
    await Promise.all([tick(server.services), tick(server.services)]);
    await Promise.all([life.assign(companyId), life.assign(companyId)]);
    expect(await life.revisionsOf(call, id)).toMatchObject([
      { number: 2, status: 'running', assignments: 4 },
      { number: 1, status: 'ended', assignments: 4 },
    ]);
    const twice = await life.query(
      `SELECT user_id FROM mails WHERE company_id = $1 AND template = 'policy_assigned' GROUP BY user_id HAVING count(*) <> 2`,
      [companyId],
    );
    expect(twice).toEqual([]);
  });

  it('finds the job of a publication whose server ended before, or while it assigned people: one task and one mail each', async () => {
    const { companyId, call } = await life.aCustomer();
    await server.manyUsers(companyId, 3);
    const { id } = await life.draft(call, 'Killed');
    expect((await publish(call, id, 2, { expectedReach: 4 })).status).toBe(200);
    const jobs = await life.query(`SELECT 1 FROM pgboss.job WHERE name = 'campaigns.assign' AND data ->> 'companyId' = $1`, [
      companyId,
    ]);
    expect(jobs.length).toBeGreaterThan(0);
    const killed = assign(server.services, [{ companyId }], (work) =>
      ownerTx(server.services.db, async (tx) => {
        await work(tx);
        throw new Error('killed');
      }),
    );
    await expect(killed).rejects.toThrow('killed');
    expect(await life.revisionsOf(call, id)).toMatchObject([{ status: 'running', assignments: 0 }]);
    await life.assign(companyId);
    await life.assign(companyId);
    expect(await life.revisionsOf(call, id)).toMatchObject([{ assignments: 4 }]);
    expect(await life.mailsOf(companyId, 'policy_assigned')).toHaveLength(4);
  });
});

describe('a department that is deleted while a policy is published to it', () => {
  it('is refused, and leaves no revision', async () => {
    const { companyId, call } = await life.aCustomer();
    const [ana] = await server.manyUsers(companyId, 1);
    if (!ana) throw new Error('a person is needed');
    const { id: departmentId } = await server.aDepartment({ companyId, name: 'Sales' }, [ana]);
    const { id } = await life.draft(call, 'Contracts');
    const toSales = () => publish(call, id, 2, { assignmentType: 'departments', departments: [departmentId], expectedReach: 1 });
    const [published] = await atOnce('DELETE FROM departments WHERE id = $1', [departmentId], [toSales]);
    expect([published?.status, published?.code, published?.fields]).toEqual([422, 'validation_failed', ['departments']]);
    expect(await life.revisionsOf(call, id)).toEqual([]);
    expect((await call(getPolicy, { params: { policyId: id } })).json()).toMatchObject({ state: 'draft', hasDraft: true });
    const withoutIt = await call(countPolicyReach, {
      params: { policyId: id },
      query: { assignmentType: 'all_users', asksAgain: 'true' },
    });
    expect(withoutIt.json()).toMatchObject({ totalUsersCount: 2 });
  });
});
