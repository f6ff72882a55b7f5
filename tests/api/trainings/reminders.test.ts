import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAuditLog } from '#contract/company/audit';
import { endCampaign } from '#contract/campaigns/campaigns';
import {
  countNotStarted,
  countReminded,
  findTasksNotStarted,
  findTasksToRemind,
  remindNotStarted,
  sendReminders,
} from '#contract/campaigns/reminders';
import { setClock } from '#server/clock';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse, aRunningCampaign, type TestCourse } from '#tests/support/calls/courses';
import { taskNamesOf } from '#tests/support/calls/outbox';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

type Person = Awaited<ReturnType<TestServer['aUser']>>;

let server: TestServer;
let course: TestCourse;
let companyId: string;
let campaignId: string;
let call: Call;
let admin: Person;
let learners: Person[];

beforeAll(async () => {
  server = await startTestServer();
  course = await aCourse(server, { name: 'Safe links' });
});
beforeEach(async () => {
  companyId = (await server.aCompany({ name: 'Acorn', lang: 'de', hasBoost: true })).id;
  admin = await server.aUser({ companyId, role: 'admin' });
  learners = await server.manyUsers(companyId, 6, { lastName: 'Crowd' });
  campaignId = await aRunningCampaign(server, course, companyId, ids(learners));
  call = callAs(server, await server.signInAs(admin), companyId);
});
afterEach(() => setClock(null));

const ids = (people: readonly Person[]) => people.map(({ id }) => id);
const query = async <T>(text: string, values: unknown[]): Promise<T[]> =>
  (await server.services.db.pool.query<T & object>(text, values)).rows as T[];
const mails = () =>
  query<{ user_id: string; params: Record<string, string>; status: string; subject: string; body: string }>(
    "SELECT * FROM mails WHERE company_id = $1 AND template = 'manual_reminder' ORDER BY created_at",
    [companyId],
  );
const finish = (person: Person | undefined) =>
  query("UPDATE assignments SET status = 'completed', completed_at = assigned_at WHERE user_id = $1", [person?.id]);
const begin = (person: Person | undefined) =>
  query("UPDATE assignments SET status = 'in_progress', started_at = assigned_at WHERE user_id = $1", [person?.id]);

const training = { includeVideoTraining: true, includeGaming: false, includePolicies: false, includeCalendarVideos: false };
const letter = { ...training, subject: 'Please finish', customMessage: 'It takes\nfive minutes.' };
const picked = (people: readonly Person[]) => ({ isAllUsersSelected: false, userIds: ids(people) });
const nothing = { isGaming: false, isVideoTraining: false, isPolicies: false, isMonthlyVideos: false };
const counts = (receive: number, wont: number, recently = 0) =>
  expect.objectContaining({
    usersWhoWillReceiveRemindersCount: receive,
    usersWhoWontReceiveRemindersCount: wont,
    ...(recently > 0 && { leftOut: [expect.objectContaining({ reason: 'reminded', count: recently })] }),
  }) as object;
const later = (minutes: number) => setClock(new Date(Date.now() + minutes * 60_000));

describe('reminding selected people', () => {
  it('lists the open tasks, counts the recipients, and sends one mail to each', async () => {
    await finish(learners[0]);
    const off = await server.aUser({ companyId, disabled: true });
    const people = picked([...learners, admin, off]);
    expect((await call(findTasksToRemind, { body: people })).json()).toEqual({ ...nothing, isVideoTraining: true });
    expect((await call(findTasksToRemind, { body: picked([admin]) })).json()).toEqual(nothing);
    expect((await call(countReminded, { body: { ...people, ...training } })).json()).toEqual(counts(5, 3));
    const onlyPolicies = { ...training, includeVideoTraining: false, includePolicies: true };
    expect((await call(countReminded, { body: { ...people, ...onlyPolicies } })).json()).toEqual(counts(0, 8));

    const unasked = { departmentIds: [crypto.randomUUID()] };
    const sent = await call(sendReminders, { body: { ...people, ...letter, ...unasked } });
    expect(sent.json()).toEqual({ sent: 5, skipped: 3 });
    expect((await mails()).map(({ user_id }) => user_id).sort()).toEqual(ids(learners.slice(1)).sort());
    const [entry] = (await call(listAuditLog, { query: { filter: '{"actions":["users.reminded"]}' } })).json<
      { after: { selection: object } }[]
    >();
    expect(entry?.after.selection).toEqual({ ids: 8 });
    expect(entry).toMatchObject({
      subject: { type: 'users', id: null },
      subjectCount: 5,
      after: { subject: 'Please finish', kinds: ['includeVideoTraining'] },
    });
  });

  it("is in the company's language, with the admin's text and the open tasks, each with its deadline", async () => {
    const other = await aCourse(server, { name: 'Clean desk' });
    const [first, second] = learners;
    await aRunningCampaign(server, other, companyId, ids(learners.slice(0, 1)));
    await call(sendReminders, { body: { ...picked(learners.slice(0, 1)), ...letter } });
    await call(sendReminders, { body: { ...picked(learners.slice(1, 2)), ...letter, customMessage: '' } });
    await vi.waitFor(async () => expect((await mails()).map(({ status }) => status)).toEqual(['sent', 'sent']), 20_000);
    const [one, two] = await mails();
    expect(one).toMatchObject({ user_id: first?.id, subject: 'Please finish' });
    expect(one?.body).toMatch(
      /It takes\nfive minutes\.\n\nNoch zu erledigen:\n• Schulung „Clean desk“: bitte bis zum \d+\. \p{L}+ \d{4} abschließen\n• Schulung „Safe links“: /u,
    );
    expect(two?.user_id).toBe(second?.id);
    expect(two?.body).toContain('Acorn bittet Sie, Ihre offenen Aufgaben zu erledigen.');
  });

  it('reaches all who match the filters, also departments and groups, if the total is unchanged', async () => {
    const desk = await server.aDepartment({ companyId }, learners.slice(0, 3));
    const floor = await server.aGroup({ companyId }, learners.slice(2, 5));
    const all = { isAllUsersSelected: true, searchText: 'crowd' };
    expect((await call(countReminded, { body: { ...all, ...training } })).json()).toEqual(counts(6, 0));
    expect((await call(countReminded, { body: { ...all, ...training, departmentIds: [desk.id] } })).json()).toEqual(counts(3, 0));
    const both = { ...all, departmentIds: [desk.id], groupIds: [floor.id] };
    expect((await call(countReminded, { body: { ...both, ...training } })).json()).toEqual(counts(1, 0));

    const changed = { ...all, ...letter, expectedTotal: 7 };
    expect(await call(sendReminders, { body: changed })).toMatchObject({ status: 409, code: 'total_changed' });
    expect(await call(findTasksToRemind, { body: changed })).toMatchObject({ status: 409, code: 'total_changed' });
    expect(await mails()).toEqual([]);
    expect((await call(sendReminders, { body: { ...both, ...letter, expectedTotal: 1 } })).json()).toEqual({ sent: 1, skipped: 0 });
    const rest = { ...all, ...letter, expectedTotal: 6 };
    expect((await call(sendReminders, { body: rest })).json()).toEqual({ sent: 5, skipped: 1 });
  });

  it('counts the people of a report, and those with open tasks', async () => {
    await begin(learners[0]);
    await finish(learners[1]);
    const other = await aRunningCampaign(
      server,
      await aCourse(server, { name: 'Clean desk' }),
      companyId,
      ids(learners.slice(1, 3)),
    );
    const reach = async (work: object, more = {}) =>
      (await call(countReminded, { body: { isAllUsersSelected: true, ...more, ...training, work } })).json<object>();
    expect(await reach({})).toEqual(counts(6, 0));
    expect(await reach({ statuses: ['in_progress'] })).toEqual(counts(1, 0));
    expect(await reach({ statuses: ['completed'], campaignIds: [campaignId] })).toEqual(counts(0, 1));
    expect(await reach({ campaignIds: [other] }, { searchText: 'nobody' })).toEqual(counts(0, 0));
    expect(await reach({ dateFrom: '2020-01-01', dateTo: '2020-01-31' })).toEqual(counts(0, 0));
    const strange = { isAllUsersSelected: true, ...training, work: { dateFrom: '2020-01-01' } };
    expect(await call(countReminded, { body: strange })).toMatchObject({ status: 422 });

    const body = { isAllUsersSelected: true, expectedTotal: 2, ...letter, work: { campaignIds: [other] } };
    expect((await call(sendReminders, { body })).json()).toEqual({ sent: 2, skipped: 0 });
    const [entry] = (await call(listAuditLog, { query: { filter: '{"actions":["users.reminded"]}' } })).json<object[]>();
    expect(entry).toMatchObject({ subjectCount: 2, after: { selection: { all: true, work: { campaignIds: [other] } } } });
  });

  it('is sent once for repeated calls, again after an hour, and limited per hour', async () => {
    const body = { ...picked(learners), ...letter };
    const pressed = await Promise.all([1, 2, 3].map(() => call(sendReminders, { body })));
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(pressed.find(({ status }) => status === 409)?.code).toBe('nobody_to_remind');
    expect(await mails()).toHaveLength(6);
    expect((await call(countReminded, { body: { ...picked(learners), ...training } })).json()).toEqual(counts(0, 6, 6));
    later(61);
    expect((await call(sendReminders, { body })).json()).toEqual({ sent: 6, skipped: 0 });

    const [busy] = learners;
    for (let n = 0; n < 3; n += 1)
      await query(
        "INSERT INTO mails (company_id, user_id, recipient, template, lang, params, status, created_at) SELECT company_id, user_id, recipient, template, lang, params || jsonb_build_object('topic', $2::text), status, created_at FROM mails WHERE id = (SELECT id FROM mails WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1)",
        [busy?.id, `other ${n}`],
      );
    const fifth = { ...picked(learners.slice(0, 1)), ...letter, campaignId };
    expect((await call(remindNotStarted, { body: fifth })).json()).toEqual({ sent: 1, skipped: 0 });
    const shouted = { ...fifth, ...picked(learners.slice(1, 2)), campaignId: campaignId.toUpperCase() };
    expect((await call(remindNotStarted, { body: shouted })).json()).toEqual({ sent: 1, skipped: 0 });
    expect(await call(remindNotStarted, { body: { ...shouted, campaignId } })).toMatchObject({ code: 'nobody_to_remind' });
    const more = await aRunningCampaign(server, await aCourse(server), companyId, [busy?.id ?? '']);
    expect(await call(remindNotStarted, { body: { ...fifth, campaignId: more } })).toMatchObject({ code: 'nobody_to_remind' });
  });

  it('does not affect the weekly reminders', async () => {
    await call(sendReminders, { body: { ...picked(learners), ...letter } });
    const noted = await query('SELECT 1 FROM assignments WHERE campaign_id = $1 AND reminded_at IS NOT NULL', [campaignId]);
    expect(noted).toEqual([]);
  });

  it('is refused if nobody has an open task, and excludes people of other companies', async () => {
    for (const learner of learners) await finish(learner);
    const body = { ...picked(learners), ...letter };
    expect(await call(sendReminders, { body })).toMatchObject({ status: 409, code: 'nobody_to_remind' });
    const stranger = await server.aUser();
    expect(await call(sendReminders, { body: { ...picked([stranger]), ...letter } })).toMatchObject({ status: 404 });
    expect(await call(countReminded, { body: { ...picked([admin, stranger]), ...training } })).toMatchObject({
      code: 'total_changed',
    });
    const ended = await aRunningCampaign(server, await aCourse(server), companyId, ids(learners));
    await call(endCampaign, { params: { campaignId: ended } });
    expect((await call(findTasksToRemind, { body: picked(learners) })).json()).toEqual(nothing);
  });

  it('requires people, a subject and a kind of task', async () => {
    const refused = async (body: object) => (await call(sendReminders, { body: { ...letter, ...body } })).fields;
    expect(await refused({ isAllUsersSelected: false })).toEqual(['userIds']);
    expect(await refused({ isAllUsersSelected: true })).toEqual(['expectedTotal']);
    expect(await refused({ ...picked(learners), subject: '  ' })).toEqual(['subject']);
    expect(await refused({ ...picked(learners), includeVideoTraining: false })).toEqual(['includeVideoTraining']);
  });
});

describe('reminding people of a campaign who have not started', () => {
  const all = () => ({ campaignId, isAllUsersSelected: true });

  it('reaches all of them, or only the given ids', async () => {
    await begin(learners[0]);
    await finish(learners[1]);
    const other = await aRunningCampaign(server, await aCourse(server), companyId, [admin.id, ...ids(learners)]);
    expect((await call(findTasksNotStarted, { body: all() })).json()).toEqual({ ...nothing, isVideoTraining: true });
    expect((await call(countNotStarted, { body: { ...all(), ...training } })).json()).toEqual(counts(4, 0));
    const named = { campaignId, ...picked(learners.slice(0, 3)) };
    expect((await call(countNotStarted, { body: { ...named, ...training } })).json()).toEqual(counts(1, 2));
    expect((await call(remindNotStarted, { body: { ...named, ...letter } })).json()).toEqual({ sent: 1, skipped: 2 });
    expect((await call(remindNotStarted, { body: { ...all(), ...letter } })).json()).toEqual({ sent: 3, skipped: 1 });
    expect((await mails()).map(({ params }) => taskNamesOf(params))).toEqual(Array(4).fill(['Safe links']));
    // So that its link leads to the task, and is counted as opened.
    expect((await mails()).map(({ params }) => params['campaignId'])).toEqual(Array(4).fill(campaignId));
    // Another campaign is another matter.
    const elsewhere = { campaignId: other, ...picked([admin]), ...letter };
    expect((await call(remindNotStarted, { body: elsewhere })).json()).toEqual({ sent: 1, skipped: 0 });
    const entries = await call(listAuditLog, { query: { filter: `{"involved":["${campaignId}"]}` } });
    expect(entries.json<object[]>()).toMatchObject([
      {
        subject: { type: 'campaign', label: 'Safe links' },
        subjectCount: 3,
        after: { selection: { all: true, statuses: ['not_started'] } },
      },
      { subjectCount: 1, after: { selection: { ids: 3 } } },
    ]);
  });

  it('counts disabled and deleted people as left out', async () => {
    await query('UPDATE users SET disabled = true WHERE id = $1', [learners[0]?.id]);
    await query('UPDATE users SET deleted_at = created_at WHERE id = $1', [learners[1]?.id]);
    expect((await call(countNotStarted, { body: { ...all(), ...training } })).json()).toEqual(counts(4, 2));
    expect((await call(countNotStarted, { body: { campaignId, ...picked(learners), ...training } })).json()).toEqual(counts(4, 2));
    expect((await call(countNotStarted, { body: { ...all(), ...training, searchText: 'nobody' } })).json()).toEqual(counts(0, 0));
    const seen = { ...all(), ...training, expectedTotal: 9 };
    expect(await call(countNotStarted, { body: seen })).toMatchObject({ status: 409, code: 'total_changed' });
  });

  it('is refused for a campaign that has ended or is not of the company', async () => {
    await call(endCampaign, { params: { campaignId } });
    expect(await call(remindNotStarted, { body: { ...all(), ...letter } })).toMatchObject({ code: 'campaign_not_running' });
    expect(await call(findTasksNotStarted, { body: all() })).toMatchObject({ code: 'campaign_not_running' });
    const { id: elsewhere } = await server.aCompany();
    const foreign = await aRunningCampaign(server, course, elsewhere, [(await server.aUser({ companyId: elsewhere })).id]);
    expect(await call(countNotStarted, { body: { ...all(), campaignId: foreign, ...training } })).toMatchObject({ status: 404 });
  });
});
