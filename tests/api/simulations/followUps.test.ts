import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FollowUp, simulationFollowUps as calls } from '#contract/simulation/followUps';
import { preflightOfCampaign } from '#contract/simulation/preflight';
import { giveVerdict } from '#contract/simulation/review';
import { saveSendingSettings } from '#contract/simulation/settings';
import { setClock } from '#server/clock';
import { judgeDue } from '#server/modules/simulationTruth/judgeDue';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { startQuietServer } from '#tests/support/server/testServer';
import { type SentMessage, startSimulationPages } from '#tests/support/simulations/pages';
import { startSimulationLife } from '#tests/support/simulations/simulations';

let pages: Awaited<ReturnType<typeof startSimulationPages>>;
let server: Awaited<ReturnType<typeof startQuietServer>>;
beforeAll(async () => {
  // These tests go back in time: a tick of the shared server that began before would let people join at the time of another test.
  server = await startQuietServer();
  pages = await startSimulationPages(await startSimulationLife(server));
});
afterAll(() => server.close());
afterEach(() => setClock(null));

/** A simulation that reached so many people of a company, which has a group. */
async function aRound(people: number) {
  const messages = await pages.sent({}, { people });
  const [{ companyId, campaignId }] = messages as [SentMessage];
  const admin = await pages.server.aUser({ companyId, role: 'admin' });
  const group = await pages.server.aGroup({ companyId, name: 'Autumn' });
  const call = callAs(pages.server, await pages.server.signInAs(admin), companyId);
  return { messages, companyId, campaignId, group, call };
}

/** Somebody follows the link and reads the page; or a program does, with a name that says so. */
async function followed({ token }: SentMessage, at: string, agent?: string) {
  setClock(new Date(at));
  const headers = { ...pages.browser, ...(agent && { 'user-agent': agent }) };
  await pages.server.app.inject({ method: 'GET', url: `/s/${token('link')}`, headers });
  const payload = { seconds: 9, isTrusted: true };
  await pages.server.app.inject({ method: 'POST', url: `/s/${token('link')}/seen`, headers, payload });
  setClock(new Date(Date.parse(at) + 120_000));
  await judgeDue(pages.server.services);
}

async function made(call: Call, body: object): Promise<FollowUp> {
  const reply = await call(calls.create, { body: { isActive: true, months: null, ...body } });
  expect(reply.status, reply.text).toBe(200);
  return reply.json<FollowUp>();
}

async function aTrainingFor(companyId: string, groupId: string): Promise<string> {
  const id = await aRunningCampaign(pages.server, await aCourse(pages.server), companyId, []);
  await pages.query(`UPDATE campaigns SET audience = 'groups' WHERE id = $1`, [id]);
  await pages.query('INSERT INTO campaign_groups (company_id, campaign_id, group_id) VALUES ($1, $2, $3)', [
    companyId,
    id,
    groupId,
  ]);
  return id;
}

const column = async (text: string, values: unknown[]) =>
  (await pages.query<{ value: string }>(text, values)).map(({ value }) => value);
const membersOf = (groupId: string) =>
  column('SELECT user_id AS value FROM user_groups WHERE group_id = $1 ORDER BY user_id', [groupId]);
const assignedTo = (training: string) => column('SELECT user_id AS value FROM assignments WHERE campaign_id = $1', [training]);
const entries = (companyId: string) =>
  column(`SELECT action AS value FROM audit_log WHERE company_id = $1 AND action LIKE 'simulations.followUp%' ORDER BY at, id`, [
    companyId,
  ]);

describe('a follow-up', () => {
  it('lets who was phished join, gives them the trainings of the group, and lets them leave once these are completed', async () => {
    const { messages, companyId, group, call } = await aRound(2);
    const [phished, scanned] = messages as [SentMessage, SentMessage];
    const training = await aTrainingFor(companyId, group.id);
    await made(call, { groupId: group.id });
    await followed(phished, '2031-03-03T18:00:00Z');
    await followed(scanned, '2031-03-03T18:05:00Z', 'python-requests/2.32.3');
    await pages.at('2031-03-03T19:00:00Z', companyId);
    await pages.at('2031-03-03T19:01:00Z', companyId);
    expect(await membersOf(group.id)).toEqual([phished.userId]);
    expect(await assignedTo(training)).toEqual([phished.userId]);
    const [shown] = (await call(calls.list)).json<{ data: FollowUp[] }>().data;
    expect(shown).toMatchObject({ group: { name: 'Autumn' }, members: 1, hasTraining: true });

    await pages.query(`UPDATE assignments SET status = 'completed', completed_at = '2031-03-04T08:00:00Z' WHERE campaign_id = $1`, [
      training,
    ]);
    await pages.at('2031-03-04T09:00:00Z', companyId);
    expect(await membersOf(group.id)).toEqual([]);
    // The same message does not bring them back.
    await pages.at('2031-03-04T09:01:00Z', companyId);
    expect(await membersOf(group.id)).toEqual([]);
    expect(await entries(companyId)).toEqual([
      'simulations.followUpMade',
      'simulations.followUpJoined',
      'simulations.followUpLeft',
    ]);
  });

  it('leaves a person alone for 90 days after they joined', async () => {
    const { messages, companyId, group, call } = await aRound(1);
    const [phished] = messages as [SentMessage];
    await made(call, { groupId: group.id, months: 1 });
    await followed(phished, '2031-03-03T18:00:00Z');
    await pages.at('2031-03-03T19:00:00Z', companyId);
    await pages.at('2031-04-03T19:00:00Z', companyId);
    expect(await membersOf(group.id)).toEqual([]);
    for (const [day, members] of [
      ['2031-05-30', []],
      ['2031-06-02', [phished.userId]],
    ] as const) {
      // As if by another mail of that day.
      await pages.query('UPDATE simulation_messages SET phished_at = $2 WHERE id = $1', [phished.id, `${day}T08:00:00Z`]);
      await pages.at(`${day}T09:00:00Z`, companyId);
      expect(await membersOf(group.id)).toEqual(members);
    }
  });

  it('ends after its months; who was in the group by hand stays, and who is taken out does not come back', async () => {
    const { messages, companyId, group, call } = await aRound(3);
    const [first, second, byHand] = messages as [SentMessage, SentMessage, SentMessage];
    await pages.query('INSERT INTO user_groups (company_id, user_id, group_id) VALUES ($1, $2, $3)', [
      companyId,
      byHand.userId,
      group.id,
    ]);
    await made(call, { groupId: group.id, months: 1 });
    for (const one of [first, second, byHand]) await followed(one, '2031-03-03T18:00:00Z');
    await pages.at('2031-03-03T19:00:00Z', companyId);
    expect(await membersOf(group.id)).toHaveLength(3);
    await pages.query('DELETE FROM user_groups WHERE group_id = $1 AND user_id = $2', [group.id, second.userId]);
    await pages.at('2031-04-03T18:59:00Z', companyId);
    expect((await membersOf(group.id)).toSorted()).toEqual([first.userId, byHand.userId].toSorted());
    await pages.at('2031-04-03T19:00:00Z', companyId);
    await pages.at('2031-04-03T19:01:00Z', companyId);
    expect(await membersOf(group.id)).toEqual([byHand.userId]);
  });

  it('ends where an admin says that it was a scanner', async () => {
    const { messages, companyId, campaignId, group, call } = await aRound(1);
    const [phished] = messages as [SentMessage];
    await made(call, { groupId: group.id, months: 12 });
    await followed(phished, '2031-03-03T18:00:00Z');
    await pages.at('2031-03-03T19:00:00Z', companyId);
    expect(await membersOf(group.id)).toEqual([phished.userId]);
    const about = { scope: 'message', value: phished.id, class: 'scanner', reason: 'security_scanner', expectedTotal: 2 };
    const said = await call(giveVerdict, { params: { campaignId }, body: about });
    expect(said.status, said.text).toBe(200);
    await pages.at('2031-03-03T19:10:00Z', companyId);
    expect(await membersOf(group.id)).toEqual([]);
  });

  it('shows whom it would have caught; switched off it catches nobody, and deleted it lets its people leave', async () => {
    const { messages, companyId, group, call } = await aRound(2);
    const [early, late] = messages as [SentMessage, SentMessage];
    const preview = () => call(calls.preview, { params: { groupId: group.id } });
    await followed(early, '2031-03-03T18:00:00Z');
    await pages.at('2031-03-03T18:30:00Z', companyId);
    expect((await preview()).json<object>()).toEqual({ data: { caught: 1, hasTraining: false } });

    const { id } = await made(call, { groupId: group.id });
    const again = await call(calls.create, { body: { groupId: group.id, months: 3, isActive: true } });
    expect([again.status, again.fields]).toEqual([422, ['groupId']]);
    const odd = await call(calls.update, { params: { followUpId: id }, body: { months: 2, isActive: true } });
    expect([odd.status, odd.fields]).toEqual([422, ['months']]);
    expect((await call(calls.update, { params: { followUpId: id }, body: { months: null, isActive: false } })).status).toBe(200);
    await followed(late, '2031-03-03T19:00:00Z');
    await pages.at('2031-03-03T19:30:00Z', companyId);
    expect(await membersOf(group.id)).toEqual([]);

    expect((await call(calls.update, { params: { followUpId: id }, body: { months: 6, isActive: true } })).status).toBe(200);
    await pages.query('UPDATE simulation_follow_ups SET active_since = $2 WHERE id = $1', [id, new Date('2031-03-03T18:50:00Z')]);
    await pages.at('2031-03-03T19:40:00Z', companyId);
    expect(await membersOf(group.id)).toEqual([late.userId]);
    expect((await call(calls.remove, { params: { followUpId: id } })).status).toBe(200);
    expect(await membersOf(group.id)).toEqual([]);
    expect((await call(calls.list)).json<object>()).toEqual({ data: [], totalCount: 0 });
  });

  it('is refused for the exempt group, which is none while it has one, and for a group of a directory; the review says it', async () => {
    const { companyId, campaignId, group, call } = await aRound(1);
    const managed = await pages.server.aGroup({ companyId, name: 'Pushed' });
    await pages.query('INSERT INTO scim_groups (company_id, group_id) VALUES ($1, $2)', [companyId, managed.id]);
    const sending = { workingDays: null, quietDays: [], isTrapEnabled: true, peopleMonths: 24 };
    const exempts = (exemptGroupId: string | null) => call(saveSendingSettings, { body: { ...sending, exemptGroupId } });
    expect((await exempts(group.id)).status).toBe(200);
    const refused = async (groupId: string) => {
      const reply = await call(calls.create, { body: { groupId, months: 3, isActive: true } });
      return [reply.status, reply.code, reply.fields];
    };
    expect(await refused(group.id)).toEqual([422, 'follow_up_group_exempt', ['groupId']]);
    expect(await refused(managed.id)).toEqual([422, 'follow_up_group_managed', ['groupId']]);
    expect((await exempts(null)).status).toBe(200);
    await made(call, { groupId: group.id, months: 3 });
    const again = await exempts(group.id);
    expect([again.status, again.code, again.fields]).toEqual([422, 'follow_up_group_exempt', ['exemptGroupId']]);
    const preflight = await call(preflightOfCampaign, { params: { campaignId } });
    expect(preflight.json<object>()).toMatchObject({ data: { followUps: [{ group: 'Autumn', months: 3 }] } });
  });
});
