import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReportCampaigns } from '#contract/reports/campaignReport';
import { endCampaign, listCampaigns, startCampaign } from '#contract/campaigns/campaigns';
import type { ActiveCampaign } from '#contract/courses/courses';
import { getHome, type Home } from '#contract/company/home';
import { getTrainingStatistics } from '#contract/reports/trainingReports';
import { inviteUsers } from '#contract/people/invitations';
import { listUserTasks, type UserTask } from '#contract/people/userTasks';
import { now } from '#server/clock';
import { courseId } from '#server/catalogue/rows';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse, aRunningCampaign, startOf, type TestCourse } from '#tests/support/calls/courses';
import { startQuietServer, type TestServer } from '#tests/support/server/testServer';
import { run } from '../../../server/db/rows.ts';
import { ownerTx } from '../../../server/db/tx.ts';
import { sql } from 'drizzle-orm';

let server: Awaited<ReturnType<typeof startQuietServer>>;
let course: TestCourse;
beforeAll(async () => {
  // Its own catalogue, and nobody who assigns people between two questions.
  server = await startQuietServer();
  course = await aCourse(server);
});
afterAll(() => server.close());

type Company = Parameters<TestServer['aCompany']>[0];
async function aCustomer(columns: Company = { hasBoost: true }) {
  const { id: companyId } = await server.aCompany(columns);
  const admin = await server.aUser({ companyId, role: 'admin', isOwner: true });
  return { companyId, admin, call: callAs(server, await server.signInAs(admin), companyId) };
}
const homeOf = async (call: Call, languageCode = 'en') => (await call(getHome, { query: { languageCode } })).json<Home>();
const begin = async (call: Call) => (await call(startCampaign, { body: startOf(course, now()) })).json<ActiveCampaign>();
const assign = (companyId: string, campaignId: string, userId: string, status: string) =>
  ownerTx(server.services.db, (tx) =>
    run(
      tx,
      sql`INSERT INTO assignments (company_id, campaign_id, user_id, status, assigned_at, due_at, completed_at)
        VALUES (${companyId}, ${campaignId}, ${userId}, ${status}, ${now()}, ${now()}, CASE ${status} WHEN 'completed' THEN ${now()}::timestamptz END)
        ON CONFLICT (campaign_id, user_id) DO UPDATE SET status = excluded.status, completed_at = excluded.completed_at`,
    ),
  );

/** Figures of the training report for campaigns with these statuses, or for its default. */
const reported = async (call: Call, campaignStatuses: string[] = []) =>
  (await call(getTrainingStatistics, { query: campaignStatuses.map((state) => ['campaignStatuses', state]) })).json<object>();
const inReport = ({ progress: { of: _, ...figures } }: Home) => figures;

describe('the home page', () => {
  it('of a new company only has a course to start with', async () => {
    const { call } = await aCustomer();
    expect(await homeOf(call)).toMatchObject({
      activeTrainings: 0,
      endedTrainings: 0,
      activeGaming: 0,
      activePhishing: 0,
      held: 0,
      people: 1,
      progress: { assignedUsers: 0, completed: 0 },
      newest: [],
      annual: { needsPlan: false, language: expect.toSatisfy((code) => code === null || code === 'en') },
    });
  });

  it('counts campaigns and their people, of the ended ones if there are no others', async () => {
    const { call, companyId } = await aCustomer();
    const [one, other] = await server.manyUsers(companyId, 2);
    const campaign = await begin(call);
    await assign(companyId, campaign.id, one?.id ?? '', 'completed');
    await assign(companyId, campaign.id, other?.id ?? '', 'overdue');
    const home = await homeOf(call);
    expect(home).toMatchObject({ activeTrainings: 1, endedTrainings: 0, people: 3 });
    expect(home.progress).toMatchObject({ completed: 1, overdue: 1 });
    expect(await reported(call)).toEqual(inReport(home));
    expect(home.newest).toMatchObject([{ id: campaign.id, status: 'running', completed: 1 }]);
    await call(endCampaign, { params: { campaignId: campaign.id } });
    const after = await homeOf(call);
    expect(after).toMatchObject({ activeTrainings: 0, endedTrainings: 1, newest: [] });
    expect(after.progress).toMatchObject({ of: 'ended', completed: 1, overdue: 0, inProgress: 0, notStarted: 0 });
    expect(after.progress.notCompleted).toBe(after.progress.assignedUsers - 1);
    expect(await reported(call, ['ended'])).toEqual(inReport(after));
    expect(await reported(call)).toMatchObject({ assignedUsers: 0 });
    const { items } = (await call(listReportCampaigns)).json<{ items: object[] }>();
    expect(items).toEqual([]);
  });

  it('counts paused tasks as assigned and not done, or beside those that run', async () => {
    const { call, companyId } = await aCustomer();
    const [one, other] = await server.manyUsers(companyId, 2);
    const held = await begin(call);
    await assign(companyId, held.id, one?.id ?? '', 'completed');
    await assign(companyId, held.id, other?.id ?? '', 'overdue');
    await ownerTx(server.services.db, (tx) => run(tx, sql`UPDATE campaigns SET status = 'suspended' WHERE id = ${held.id}`));
    const whileHeld = await homeOf(call);
    expect(whileHeld.progress).toMatchObject({ of: 'suspended', completed: 1, overdue: 0, notStarted: 0 });
    expect(whileHeld.paused).toBeGreaterThan(0);
    expect(whileHeld.progress.paused).toBe(whileHeld.paused);
    expect(whileHeld.progress.assignedUsers).toBe(1 + whileHeld.paused);
    const running = await aRunningCampaign(server, await aCourse(server), companyId, []);
    await assign(companyId, running, one?.id ?? '', 'overdue');
    const home = await homeOf(call);
    expect(home).toMatchObject({ progress: { of: 'running', assignedUsers: 1, overdue: 1, paused: 0 }, paused: whileHeld.paused });
    expect(await reported(call)).toEqual(inReport(home));
  });

  it('offers a course in the language of the panel, and on a free plan an included one', async () => {
    const { call } = await aCustomer();
    const inEnglish = (await homeOf(call)).annual;
    const inHebrew = (await homeOf(call, 'he')).annual;
    expect(inHebrew?.id).not.toBe(inEnglish?.id);
    expect(inHebrew?.name).toMatch(/[֐-׿]/);
    const free = await aCustomer({ trialStatus: 'available' });
    expect((await homeOf(free.call)).annual).toMatchObject({ needsPlan: false });
  });

  it('refuses an unknown language', async () => {
    const { call } = await aCustomer();
    expect((await call(getHome, { query: { languageCode: 'klingon' } })).fields).toEqual(['languageCode']);
  });
});

describe('the tasks of a person', () => {
  const tasksOf = async (call: Call, userId: string, status: 'outstanding' | 'completed') =>
    (await call(listUserTasks, { params: { userId }, query: { status } })).json<UserTask[]>();

  it('are outstanding until completed, and disappear when the campaign ends before', async () => {
    const { call, companyId } = await aCustomer();
    const person = await server.aUser({ companyId });
    const campaign = await begin(call);
    await assign(companyId, campaign.id, person.id, 'overdue');
    expect(await tasksOf(call, person.id, 'outstanding')).toMatchObject([
      {
        kind: 'training',
        campaignId: campaign.id,
        course: { id: course.id },
        status: 'overdue',
        isSuspended: false,
        done: 0,
        total: 2,
      },
    ]);
    expect(await tasksOf(call, person.id, 'completed')).toEqual([]);
    await assign(companyId, campaign.id, person.id, 'completed');
    expect(await tasksOf(call, person.id, 'outstanding')).toEqual([]);
    expect(await tasksOf(call, person.id, 'completed')).toMatchObject([{ campaignId: campaign.id, status: 'completed' }]);
    await assign(companyId, campaign.id, person.id, 'overdue');
    await call(endCampaign, { params: { campaignId: campaign.id } });
    expect(await tasksOf(call, person.id, 'outstanding')).toEqual([]);
  });

  it('of a person in another company are not found', async () => {
    const { call } = await aCustomer();
    const stranger = await server.aUser();
    const reply = await call(listUserTasks, { params: { userId: stranger.id }, query: { status: 'outstanding' } });
    expect(reply.code).toBe('not_found');
  });
});

describe('training that starts with the first people', () => {
  const invite = (call: Call, more: object = {}) =>
    call(inviteUsers, {
      body: {
        emails: [{ email: `${crypto.randomUUID()}@test.example` }],
        departments: ['Sales'],
        custom_subject: 'Welcome',
        notificationsEnabled: true,
        ...more,
      },
    });
  const campaignsOf = async (call: Call) => (await call(listCampaigns)).json<{ name: string }[]>();
  const beginTraining = async (call: Call) => ({ courseId: (await homeOf(call)).annual?.id });

  it('is started for everybody in the same call', async () => {
    const { call } = await aCustomer();
    const reply = await invite(call, { beginTraining: await beginTraining(call) });
    expect(reply.status, reply.text).toBe(200);
    expect(await campaignsOf(call)).toMatchObject([{ name: 'Annual Training Campaign', status: 'active' }]);
  });

  it('is refused after a first training, without notifications, or outside the plan, and then nobody is added', async () => {
    const { call } = await aCustomer();
    const first = await beginTraining(call);
    expect((await invite(call, { beginTraining: first, notificationsEnabled: false })).fields).toEqual(['beginTraining']);
    await begin(call);
    const refused = await invite(call, { beginTraining: first });
    expect(refused.code).toBe('training_begun');
    const expired = await aCustomer({ trialStatus: 'expired' });
    const premium = await aCourse(server, { isFree: false });
    expect((await invite(expired.call, { beginTraining: { courseId: premium.id } })).code).toBe('trial_expired');
    expect((await homeOf(expired.call)).people).toBe(1);
    expect((await homeOf(call)).people).toBe(1);
  });

  it('is started once for repeated imports', async () => {
    const { call } = await aCustomer();
    const [importId, email] = [crypto.randomUUID(), `${crypto.randomUUID()}@test.example`];
    const body = { importId, emails: [{ email, departments: ['Sales'] }], beginTraining: await beginTraining(call) };
    const first = await invite(call, body);
    expect(first.status, first.text).toBe(200);
    expect((await invite(call, body)).json()).toEqual(first.json());
    expect(await campaignsOf(call)).toHaveLength(1);
    expect((await homeOf(call)).people).toBe(2);
  });

  it('refuses an unknown course', async () => {
    const { call } = await aCustomer();
    expect((await invite(call, { beginTraining: { courseId: courseId('nothing') } })).code).toBe('not_found');
  });
});
