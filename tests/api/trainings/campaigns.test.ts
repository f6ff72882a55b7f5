import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listAuditLog } from '#contract/company/audit';
import {
  countAssignedUsers,
  deleteCampaign,
  editCampaign,
  endCampaign,
  listCampaigns,
  startCampaign,
} from '#contract/campaigns/campaigns';
import { type ActiveCampaign, disableCustomTraining, listCourses } from '#contract/courses/courses';
import { campaignLimits } from '#contract/campaigns/limits';
import { tasksInDepartmentsAndGroups } from '#contract/people/departments';
import { now, setClock } from '#server/clock';
import { run } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { assign } from '#server/modules/work/public';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse, startOf, type TestCourse } from '#tests/support/calls/courses';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { untilWaiting } from '#tests/support/server/untilWaiting';

let server: TestServer;
let course: TestCourse;
beforeAll(async () => {
  server = await startTestServer();
  course = await aCourse(server);
});
afterEach(() => setClock(null));

const dayMs = 86_400_000;
type Company = Parameters<TestServer['aCompany']>[0];

/** A company on Boost with an admin who calls, unless the test wants another plan. */
async function aCustomer(columns: Company = { hasBoost: true }) {
  const { id: companyId } = await server.aCompany(columns);
  const admin = await server.aUser({ companyId, role: 'admin', isOwner: true });
  return { companyId, call: callAs(server, await server.signInAs(admin), companyId) };
}

const start = async (call: Call, more: object = {}) => call(startCampaign, { body: startOf(course, now(), more) });
const activeOf = async (call: Call, more: object = {}): Promise<ActiveCampaign> => {
  const reply = await start(call, more);
  expect(reply.status, reply.text).toBe(200);
  return reply.json<ActiveCampaign>();
};
const editOf = (campaign: ActiveCampaign, more: object = {}) => ({
  id: campaign.id,
  notificationsEnabled: campaign.notificationsEnabled,
  notificationSubject: campaign.notificationSubject,
  notificationMessage: campaign.notificationMessage,
  user_departments: [],
  selectedGroups: [],
  days_to_complete: campaign.days_to_complete,
  ...more,
});

describe('a start', () => {
  it('now runs at once, later is scheduled, and a course has one campaign at a time', async () => {
    const { call } = await aCustomer();
    const running = await activeOf(call);
    expect(running).toMatchObject({ status: 'active', days_to_complete: 7, assignmentType: 'all_users', items: [] });
    expect((await start(call)).code).toBe('campaign_already_active');
    const other = await aCourse(server);
    const later = await call(startCampaign, { body: startOf(other, new Date(now().getTime() + dayMs)) });
    expect(later.json<ActiveCampaign>().status).toBe('scheduled');
    const list = (await call(listCampaigns)).json<{ courseName: string; status: string }[]>();
    expect(list.map(({ courseName, status }) => [courseName, status])).toEqual([
      [other.name, 'scheduled'],
      [course.name, 'active'],
    ]);
  });

  it('counts as now within a minute, and is refused further in the past', async () => {
    const { call } = await aCustomer();
    const at = (seconds: number) => ({ start_date: Math.floor(now().getTime() / 1000) + seconds });
    expect((await start(call, at(-120))).code).toBe('start_in_past');
    expect((await start(call, at(-50))).json<ActiveCampaign>().status).toBe('active');
  });

  it('may be years ahead, up to the limit', async () => {
    setClock(new Date('2035-01-10T09:00:00Z'));
    const { call } = await aCustomer();
    const inDays = (days: number) => ({ start_date: Math.floor(now().getTime() / 1000) + days * 86_400 });
    for (const slip of [inDays(campaignLimits.startsWithinDays + 1), { start_date: Number.MAX_SAFE_INTEGER }]) {
      const refused = await start(call, slip);
      expect([refused.status, refused.fields]).toEqual([422, ['start_date']]);
    }
    const latest = inDays(campaignLimits.startsWithinDays);
    expect(await activeOf(call, latest)).toMatchObject({ status: 'scheduled', date_started: latest.start_date });
    expect((await call(listCourses)).status).toBe(200);
    expect((await call(listCampaigns)).status).toBe(200);
  });

  it.each([
    ['free', { trialStatus: 'available' as const }, 'plan_required'],
    ['an ended trial', { trialStatus: 'expired' as const }, 'trial_expired'],
    ['a trial', { trialStatus: 'active' as const }, undefined],
    ['Boost', { hasBoost: true }, undefined],
    ['an ended trial of a partner', { trialStatus: 'expired' as const, isPartner: true }, undefined],
  ])('on %s is gated by the plan', async (_plan, given, code) => {
    const { call } = await aCustomer(given);
    expect((await start(call)).code).toBe(code);
    const free = await aCourse(server, { isFree: true });
    expect((await call(startCampaign, { body: startOf(free, now()) })).status).toBe(200);
    const foreign = await aCourse(server, { isFree: true, language: 'fr' });
    expect((await call(startCampaign, { body: startOf(foreign, now()) })).code).toBe(code);
  });

  it('is refused for drafts, and for courses that are deleted, of others or unknown', async () => {
    const { call, companyId } = await aCustomer();
    const elsewhere = await aCustomer();
    const ask = async (given: Parameters<typeof aCourse>[1]) =>
      (await call(startCampaign, { body: startOf(await aCourse(server, given), now()) })).code;
    expect(await ask({ companyId, isDraft: true })).toBe('course_is_draft');
    expect(await ask({ companyId })).toBe(undefined);
    expect(await ask({ companyId: elsewhere.companyId })).toBe('not_found');
    expect(await ask({ deletedAt: now() })).toBe('not_found');
    expect((await start(call, { courseId: crypto.randomUUID() })).code).toBe('not_found');
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('is refused for a training that is deleted at the same time', async () => {
    const { call, companyId } = await aCustomer();
    const own = await aCourse(server, { companyId });
    let deleting: ReturnType<Call> | undefined;
    let starting: ReturnType<Call> | undefined;
    // Both wait for the company, the one that deletes first.
    await ownerTx(server.services.db, async (tx) => {
      await run(tx, sql`SELECT 1 FROM companies WHERE id = ${companyId} FOR UPDATE`);
      deleting = call(disableCustomTraining, { body: { course_id: own.id, active: false } });
      await untilWaiting(server.services.db, tx, 1);
      starting = call(startCampaign, { body: startOf(own, now()) });
      await untilWaiting(server.services.db, tx, 2);
    });
    expect([(await deleting)?.status, (await starting)?.code]).toEqual([200, 'not_found']);
    expect((await call(listCampaigns)).json()).toEqual([]);
  });

  it('finds departments by name case-insensitively, and reports unknown ones', async () => {
    const { call, companyId } = await aCustomer();
    const sales = await server.aDepartment({ companyId, name: 'Sales' });
    const toSales = { campaign_assignment_type: 'departments', user_departments: ['sALES'] };
    const wrong = await start(call, { ...toSales, user_departments: ['Sales', 'Moon'] });
    expect([wrong.code, wrong.fields]).toEqual(['validation_failed', ['user_departments']]);
    expect((await start(call, { ...toSales, user_departments: [] })).code).toBe('validation_failed');
    expect((await activeOf(call, toSales)).items).toEqual([{ id: sales.id, name: 'Sales' }]);
    const body = { companyId, departmentNames: ['SALES'], groupNames: [] };
    const tasks = (await call(tasksInDepartmentsAndGroups, { body })).json<{ campaigns: { name: string }[] }>();
    expect(tasks.campaigns.map(({ name }) => name)).toEqual([course.name]);
  });
});

describe('counting people before a start', () => {
  it('counts who is assigned, without disabled people', async () => {
    const { call, companyId } = await aCustomer();
    const people = await server.manyUsers(companyId, 3);
    const gone = await server.aUser({ companyId, disabled: true });
    const sales = await server.aDepartment({ companyId }, [...people.slice(0, 2), gone]);
    const desk = await server.aDepartment({ companyId }, people.slice(1));
    expect((await call(countAssignedUsers, { query: { assignmentType: 'all_users' } })).json()).toEqual({
      totalUsersCount: 4,
      excluded: { disabled: 1 },
    });
    expect((await call(countAssignedUsers, { query: { assignmentType: 'departments', ids: sales.id } })).json()).toEqual({
      totalUsersCount: 2,
      excluded: { disabled: 1 },
    });
    const both = await call(countAssignedUsers, {
      query: [
        ['assignmentType', 'departments'],
        ['ids', sales.id],
        ['ids', desk.id],
      ],
    });
    expect(both.json()).toEqual({ totalUsersCount: 3, excluded: { disabled: 1 } });
  });
});

describe('a change', () => {
  it('may add departments but not remove any, and is in the audit log', async () => {
    const { call, companyId } = await aCustomer();
    await server.aDepartment({ companyId, name: 'Sales' });
    await server.aDepartment({ companyId, name: 'Desk' });
    const campaign = await activeOf(call, { campaign_assignment_type: 'departments', user_departments: ['Sales'] });
    const less = await call(editCampaign, { body: editOf(campaign, { user_departments: ['Desk'] }) });
    expect(less.code).toBe('assignment_not_removable');
    const other = await call(editCampaign, {
      body: editOf(campaign, { user_departments: ['Sales'], courseId: crypto.randomUUID() }),
    });
    expect([other.code, other.fields]).toEqual(['validation_failed', ['courseId']]);
    const more = await call(editCampaign, {
      body: editOf(campaign, { user_departments: ['Desk', 'Sales'], days_to_complete: 14, courseId: course.id }),
    });
    expect(more.json<ActiveCampaign>()).toMatchObject({ days_to_complete: 14, items: [{ name: 'Desk' }, { name: 'Sales' }] });
    const log = (await call(listAuditLog)).json<{ action: string; after: object }[]>();
    expect(log[0]).toMatchObject({ action: 'campaigns.updated', after: { daysToComplete: 14, departmentsAdded: ['Desk'] } });
  });

  it('cannot put the deadline into the past, and is refused after the end and after a trial', async () => {
    const { call } = await aCustomer();
    const campaign = await activeOf(call);
    setClock(new Date(Date.now() + 10 * dayMs));
    const tooShort = await call(editCampaign, { body: editOf(campaign, { days_to_complete: 10 }) });
    expect([tooShort.code, tooShort.fields]).toEqual(['validation_failed', ['days_to_complete']]);
    expect((await call(editCampaign, { body: editOf(campaign, { days_to_complete: 11 }) })).status).toBe(200);
    expect((await call(endCampaign, { params: { campaignId: campaign.id } })).status).toBe(200);
    expect((await call(editCampaign, { body: editOf(campaign) })).code).toBe('campaign_not_editable');
    expect((await call(endCampaign, { params: { campaignId: campaign.id } })).code).toBe('campaign_not_editable');

    const late = await aCustomer({ trialStatus: 'expired' });
    const free = await aCourse(server, { isFree: true });
    const started = (await late.call(startCampaign, { body: startOf(free, now()) })).json<ActiveCampaign>();
    expect((await late.call(editCampaign, { body: editOf(started) })).code).toBe('trial_expired');
  });
});

describe('undoing a start', () => {
  it('deletes a scheduled campaign and ends a running one, never the other way round', async () => {
    const { call, companyId } = await aCustomer();
    const later = await activeOf(call, { start_date: Math.floor(now().getTime() / 1000) + 3600 });
    const params = { campaignId: later.id };
    expect((await call(endCampaign, { params })).code).toBe('campaign_not_started');
    expect((await call(deleteCampaign, { params })).status).toBe(200);
    expect((await call(deleteCampaign, { params })).code).toBe('not_found');
    const running = { campaignId: (await activeOf(call)).id };
    expect((await call(deleteCampaign, { params: running })).code).toBe('campaign_already_started');
    // The job that the start has sent may come later than the end.
    await assign(server.services, [{ companyId }]);
    expect((await call(endCampaign, { params: running })).status).toBe(200);
    expect((await call(listCampaigns)).json<{ status: string }[]>().map(({ status }) => status)).toEqual(['ended']);
    const log = (await call(listAuditLog)).json<{ action: string; after: object | null }[]>();
    const done = log.map(({ action }) => action).toSorted();
    expect(done).toEqual(['campaigns.deleted', 'campaigns.ended', 'campaigns.started', 'campaigns.started']);
    const figures = { completed: 0, not_completed: 1 };
    expect(log.find(({ action }) => action === 'campaigns.ended')?.after).toEqual({ status: 'ended', ...figures });
  });

  it('answers not found for campaigns of other companies', async () => {
    const [mine, other] = [await aCustomer(), await aCustomer()];
    const campaign = await activeOf(other.call);
    const params = { campaignId: campaign.id };
    expect((await mine.call(endCampaign, { params })).code).toBe('not_found');
    expect((await mine.call(deleteCampaign, { params })).code).toBe('not_found');
    expect((await mine.call(editCampaign, { body: editOf(campaign, { days_to_complete: 30 }) })).code).toBe('not_found');
    expect((await mine.call(listCampaigns)).json()).toEqual([]);
  });
});
