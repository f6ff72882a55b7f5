import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countReminded, sendReminders } from '#contract/campaigns/reminders';
import {
  getTrainingStatistics,
  listTrainingUsers,
  type TrainingTotals,
  type TrainingUser,
} from '#contract/reports/trainingReports';
import { setClock } from '#server/clock';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { taskNamesOf } from '#tests/support/calls/outbox';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

type Person = Awaited<ReturnType<TestServer['aUser']>>;
type Status = 'not_started' | 'in_progress' | 'completed' | 'overdue';

let server: TestServer;
let companyId: string;
let call: Call;
let links: string;
let desk: string;
let [ana, bo, cy, di]: Person[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  companyId = (await server.aCompany({ name: 'Acorn', hasBoost: true })).id;
  const admin = await server.aUser({ companyId, role: 'admin' });
  [ana, bo, cy, di] = await Promise.all(
    ['Ana', 'Bo', 'Cy', 'Di'].map((name) => server.aUser({ companyId, name, lastName: 'Lane' })),
  );
  links = await aRunningCampaign(server, await aCourse(server, { name: 'Safe links' }), companyId, ids(ana, bo, cy, di));
  desk = await aRunningCampaign(server, await aCourse(server, { name: 'Clean desk' }), companyId, ids(ana, bo, cy, di));
  call = callAs(server, await server.signInAs(admin), companyId);
});
afterEach(() => setClock(null));

const ids = (...people: (Person | undefined)[]) => people.map((person) => person?.id ?? '');
const query = async <T>(text: string, values: unknown[]): Promise<T[]> =>
  (await server.services.db.pool.query<T & object>(text, values)).rows as T[];
const stands = (person: Person | undefined, campaignId: string, status: Status) =>
  query(
    `UPDATE assignments SET status = $3::text, started_at = CASE WHEN $3::text IN ('in_progress', 'completed') THEN assigned_at END,
      completed_at = CASE WHEN $3::text = 'completed' THEN assigned_at END WHERE user_id = $1 AND campaign_id = $2`,
    [person?.id, campaignId, status],
  );
const turns = (campaignId: string, status: string) => query('UPDATE campaigns SET status = $2 WHERE id = $1', [campaignId, status]);

const training = { includeVideoTraining: true, includeGaming: false, includePolicies: false, includeCalendarVideos: false };
const letter = { ...training, subject: 'Please finish', customMessage: '' };
const everybody = { isAllUsersSelected: true };

interface Counts {
  usersWhoWillReceiveRemindersCount: number;
  usersWhoWontReceiveRemindersCount: number;
  leftOut: { reason: string; count: number; names: string[] }[];
}
/** How many are reached, and by reason who is not. */
async function reach(body: object) {
  const counts = (await call(countReminded, { body: { ...training, ...body } })).json<Counts>();
  const leftOut = Object.fromEntries(counts.leftOut.map(({ reason, names, count }) => [reason, names.length > 0 ? names : count]));
  return { reached: counts.usersWhoWillReceiveRemindersCount, ...leftOut };
}
const send = (body: object) => call(sendReminders, { body: { ...letter, ...body } });
const mails = async () =>
  (
    await query<{ name: string; params: Record<string, string> }>(
      `SELECT u.name, m.params FROM mails m JOIN users u ON u.id = m.user_id
        WHERE m.company_id = $1 AND m.template = 'manual_reminder' ORDER BY u.name`,
      [companyId],
    )
  ).map(({ name, params }) => [name, ...taskNamesOf(params)]);

describe("reminding from a campaign's page", () => {
  it('reaches people in progress or overdue, and names only that campaign', async () => {
    await stands(ana, links, 'in_progress');
    await stands(bo, links, 'overdue');
    await stands(cy, links, 'completed');
    const all = { ...everybody, campaignId: links };
    expect(await reach(all)).toEqual({ reached: 3, nothing_open: ['Cy Lane'] });
    expect(await reach({ ...all, statuses: ['IN_PROGRESS', 'overdue'] })).toEqual({ reached: 2 });
    expect(await reach({ campaignId: links, isAllUsersSelected: false, userIds: ids(bo, cy) })).toEqual({
      reached: 1,
      nothing_open: ['Cy Lane'],
    });
    expect((await send({ ...all, statuses: ['overdue', 'in_progress'], expectedTotal: 2 })).json()).toEqual({
      sent: 2,
      skipped: 0,
    });
    expect(await mails()).toEqual([
      ['Ana', 'Safe links'],
      ['Bo', 'Safe links'],
    ]);
  });

  it('is refused for an ended campaign', async () => {
    await turns(links, 'ended');
    expect(await call(countReminded, { body: { ...training, ...everybody, campaignId: links } })).toMatchObject({
      code: 'campaign_not_running',
    });
  });
});

describe('reminding from a figure of the report', () => {
  it('reaches exactly the people of the figure, for the assignments that it counts', async () => {
    await stands(ana, links, 'overdue');
    await stands(bo, desk, 'overdue');
    await turns(desk, 'ended');
    const work = { statuses: ['overdue'] };
    const totals = (await call(getTrainingStatistics)).json<TrainingTotals>();
    expect(totals).toMatchObject({ assignedUsers: 4, overdue: 1, notCompleted: 0 });
    expect(await reach({ ...everybody, work })).toEqual({ reached: 1 });
    expect((await send({ ...everybody, work, expectedTotal: 1 })).json()).toEqual({ sent: 1, skipped: 0 });
    expect(await mails()).toEqual([['Ana', 'Safe links']]);
  });

  it.each([['a'], ['an'], ['LANE an']])('reaches the people in the list for the search %j', async (searchText) => {
    const { users } = (await call(listTrainingUsers, { query: { searchText } })).json<{ users: TrainingUser[] }>();
    const shown = new Set(users.map(({ id }) => id)).size;
    expect(shown).toBeGreaterThan(0);
    expect(await reach({ ...everybody, searchText, work: {} })).toEqual({ reached: shown });
    expect(await reach({ ...everybody, searchText, campaignId: links })).toEqual({ reached: shown });
  });

  it('reports the true reason for everybody left out', async () => {
    await stands(ana, links, 'completed');
    await query('UPDATE users SET disabled = true WHERE id = $1', [bo?.id]);
    await query('UPDATE users SET deleted_at = created_at WHERE id = $1', [cy?.id]);
    expect(await reach({ ...everybody, work: {} })).toEqual({ reached: 2, disabled: ['Bo Lane'], deleted: 1 });
    await turns(desk, 'ended');
    const states = ['running', 'ended', 'suspended'];
    expect(await reach({ ...everybody, work: { campaignStatuses: states, statuses: ['completed', 'not_started'] } })).toEqual({
      reached: 1,
      nothing_open: ['Ana Lane'],
      disabled: ['Bo Lane'],
      deleted: 1,
    });
    expect(await reach({ ...everybody, work: { campaignStatuses: ['ended'] } })).toEqual({
      reached: 0,
      ended: ['Ana Lane', 'Di Lane'],
      disabled: ['Bo Lane'],
      deleted: 1,
    });
    await turns(links, 'suspended');
    expect(await reach({ ...everybody, work: { campaignStatuses: states } })).toMatchObject({ reached: 0, suspended: ['Di Lane'] });
    expect(await reach({ isAllUsersSelected: false, userIds: ids(di) })).toEqual({ reached: 0, suspended: ['Di Lane'] });
    await turns(links, 'running');
    await send({ ...everybody, work: { campaignIds: [links] }, expectedTotal: 4 });
    expect(await reach({ ...everybody, work: { campaignIds: [links] } })).toMatchObject({ reached: 0, reminded: ['Di Lane'] });
  });

  it('names the first few of many people', async () => {
    const many = await server.manyUsers(companyId, 8);
    const id = await aRunningCampaign(server, await aCourse(server), companyId, ids(...many));
    for (const person of many) await stands(person, id, 'completed');
    const { leftOut } = (await call(countReminded, { body: { ...training, ...everybody, campaignId: id } })).json<Counts>();
    expect(leftOut.map(({ count, names }) => [count, names.length])).toEqual([[8, 5]]);
  });
});

describe('reminding selected rows', () => {
  it('reaches the people of these rows, for these rows only', async () => {
    const { users } = (await call(listTrainingUsers, { query: { searchText: 'ana' } })).json<{ users: TrainingUser[] }>();
    const row = users.find(({ campaignName }) => campaignName === 'Clean desk');
    const tasks = [
      { campaignId: row?.campaignId ?? '', userId: ana?.id ?? '' },
      { campaignId: links, userId: bo?.id ?? '' },
    ];
    await stands(bo, links, 'completed');
    const body = { isAllUsersSelected: false, userIds: ids(ana, bo), tasks };
    expect(await reach(body)).toEqual({ reached: 1, nothing_open: ['Bo Lane'] });
    expect((await send(body)).json()).toEqual({ sent: 1, skipped: 1 });
    expect(await mails()).toEqual([['Ana', 'Clean desk']]);
  });
});
