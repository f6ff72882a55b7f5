import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { editCampaign, endCampaign, startCampaign } from '#contract/campaigns';
import type { ActiveCampaign } from '#contract/courses';
import { departments } from '#contract/departments';
import { listJobs } from '#contract/jobs';
import { changeDisabled, inviteUsers } from '#contract/users';
import { now, setClock } from '#server/clock';
import { openJobs } from '#server/jobs/index';
import type { JobHandlers } from '#server/jobs/index';
import { assignPeople } from '#server/modules/campaigns/life/assignPeople';
import { tick } from '#server/modules/campaigns/life/tick';
import { callAs } from '#tests/support/callAs';
import { aCourse, startOf, type TestCourse } from '#tests/support/courses';
import { startTestServer, type TestServer } from '#tests/support/testServer';

let server: TestServer;
let course: TestCourse;
beforeAll(async () => {
  server = await startTestServer();
  course = await aCourse(server);
});
afterEach(() => setClock(null));

const dayMs = 86_400_000;
const begin = new Date('2026-11-20T09:00:00Z');
const day = (days: number) => new Date(begin.getTime() + days * dayMs);

async function aCustomer(given: Parameters<TestServer['aCompany']>[0] = { hasBoost: true }) {
  const { id: companyId } = await server.aCompany({ name: 'Acorn', ...given });
  const admin = await server.aUser({ companyId, role: 'admin', isOwner: true });
  return { companyId, admin, call: callAs(server, await server.signInAs(admin), companyId) };
}

const query = async <T>(text: string, values: unknown[]): Promise<T[]> =>
  (await server.services.db.pool.query<T & object>(text, values)).rows as T[];
const statusOf = async (id: string) =>
  (await query<{ status: string }>('SELECT status FROM campaigns WHERE id = $1', [id]))[0]?.status;
const standing = async (id: string) => {
  const found = await query<{ status: string; n: number }>(
    'SELECT status, n FROM assignment_counts WHERE campaign_id = $1 AND n > 0',
    [id],
  );
  return Object.fromEntries(found.map(({ status, n }) => [status, n]));
};
const mailsOf = async (companyId: string, template: string) =>
  query<{ recipient: string; params: Record<string, string> }>(
    'SELECT recipient, params FROM mails WHERE company_id = $1 AND template = $2',
    [companyId, template],
  );
/** Time passes: the clock's job, and the work it sends. */
async function at(moment: Date, companyId: string) {
  setClock(moment);
  await tick(server.services);
  await assignPeople(server.services, [{ companyId }]);
}

it('goes from its start to its end as time passes', async () => {
  const { companyId, call } = await aCustomer();
  await server.manyUsers(companyId, 3);
  await server.aUser({ companyId, disabled: true });
  setClock(begin);
  const body = startOf(course, day(2), { days_to_complete: 10, notificationSubject: 'Own words' });
  const { id } = (await call(startCampaign, { body })).json<ActiveCampaign>();

  await at(day(1), companyId);
  expect([await statusOf(id), await standing(id)]).toEqual(['scheduled', {}]);
  await at(day(2.5), companyId);
  expect([await statusOf(id), await standing(id)]).toEqual(['running', { not_started: 4 }]);
  const told = await mailsOf(companyId, 'campaign_assigned');
  expect(told).toHaveLength(4);
  expect(told[0]?.params).toMatchObject({
    subject: 'Own words',
    courseName: course.name,
    companyName: 'Acorn',
    dueDate: '2026-12-02',
  });

  await at(day(2.6), companyId);
  await at(day(9), companyId);
  expect(await mailsOf(companyId, 'campaign_assigned')).toHaveLength(4);
  expect(await mailsOf(companyId, 'campaign_reminder')).toHaveLength(0);
  await at(day(9.6), companyId);
  await at(day(9.7), companyId);
  expect(await mailsOf(companyId, 'campaign_reminder')).toHaveLength(4);

  await query(
    "UPDATE assignments SET status = 'completed', completed_at = $2 WHERE campaign_id = $1 AND user_id = (SELECT user_id FROM assignments WHERE campaign_id = $1 LIMIT 1)",
    [id, now()],
  );
  await at(day(12.6), companyId);
  expect(await standing(id)).toEqual({ completed: 1, overdue: 3 });
  await at(day(16.7), companyId);
  expect(await mailsOf(companyId, 'campaign_reminder')).toHaveLength(7);

  await call(endCampaign, { params: { campaignId: id } });
  await server.aUser({ companyId });
  await at(day(40), companyId);
  expect([await statusOf(id), await standing(id)]).toEqual(['ended', { completed: 1, overdue: 3 }]);
  expect(await mailsOf(companyId, 'campaign_reminder')).toHaveLength(7);
});

it('writes its mails in the language of the company, with the deadline written out', async () => {
  const { companyId, call } = await aCustomer({ hasBoost: true, lang: 'de' });
  await call(startCampaign, { body: startOf(course, now()) });
  await vi.waitFor(async () => {
    const [mail] = await query<{ subject: string; body: string }>(
      "SELECT subject, body FROM mails WHERE company_id = $1 AND template = 'campaign_assigned' AND status = 'sent'",
      [companyId],
    );
    expect(mail?.subject).toBe('New training');
    expect(mail?.body).toContain('Acorn hat Ihnen die Schulung');
    expect(mail?.body).toMatch(/bis zum \d+\. \p{L}+ \d{4}/u);
  }, 20_000);
});

describe('whoever comes later', () => {
  const expectAssigned = (id: string, total: number) =>
    vi.waitFor(async () => expect(Object.values(await standing(id)).reduce((a, b) => a + b, 0)).toBe(total), 20_000);

  it('is assigned by being invited, put into a department, or enabled again', async () => {
    const { companyId, call } = await aCustomer();
    const sales = await server.aDepartment({ companyId, name: 'Sales' });
    const [first, second] = await server.manyUsers(companyId, 2);
    const sleeper = await server.aUser({ companyId, disabled: true });
    await server.aDepartment({ companyId, name: 'Desk' }, [sleeper]);
    const toSets = { campaign_assignment_type: 'departments', user_departments: ['Sales', 'Desk'] };
    const { id } = (await call(startCampaign, { body: startOf(course, now(), toSets) })).json<ActiveCampaign>();

    const invited = {
      emails: [{ email: `late@${companyId}.example`, role: 'user' }],
      departments: ['Sales'],
      notificationsEnabled: false,
    };
    expect((await call(inviteUsers, { body: invited })).status).toBe(200);
    await expectAssigned(id, 1);
    const picked = { userIds: [first?.id ?? ''], isAllUsersSelected: false };
    expect((await call(departments.assign, { params: { departmentId: sales.id }, body: picked })).status).toBe(200);
    await expectAssigned(id, 2);
    const enable = { userIds: [sleeper.id], isAllUsersSelected: false, isDisabled: false };
    expect((await call(changeDisabled, { body: enable })).status).toBe(200);
    await expectAssigned(id, 3);
    await server.aDepartment({ companyId, name: 'Third' }, second ? [second] : []);
    const added = { ...startOf(course, now(), toSets), id, user_departments: ['Sales', 'Desk', 'Third'] };
    expect((await call(editCampaign, { body: added })).status).toBe(200);
    await expectAssigned(id, 4);

    const jobs = await call(listJobs, { query: { filter: '{"kind":"campaigns.assign"}' } });
    expect(jobs.json<object[]>()).toHaveLength(5);
    expect(jobs.headers['content-range']).toBe('jobs 0-4/5');
    expect(JSON.stringify(jobs.json())).not.toContain('data');
    expect((await (await aCustomer()).call(listJobs)).json()).toEqual([]);
  });
});

describe('when a trial ends', () => {
  it('what needs a plan is suspended, and goes on after an upgrade', async () => {
    setClock(begin);
    const { companyId, call } = await aCustomer({ trialStatus: 'active', trialEndsAt: day(3) });
    const free = await aCourse(server, { isFree: true });
    const { id } = (await call(startCampaign, { body: startOf(course, now()) })).json<ActiveCampaign>();
    const open = (await call(startCampaign, { body: startOf(free, now()) })).json<ActiveCampaign>();
    await at(day(1), companyId);
    expect(await statusOf(id)).toBe('running');
    await at(day(4), companyId);
    expect([await statusOf(id), await statusOf(open.id)]).toEqual(['suspended', 'running']);
    const facts = () => query('SELECT trial_status, is_training_suspended FROM companies WHERE id = $1', [companyId]);
    expect(await facts()).toEqual([{ trial_status: 'expired', is_training_suspended: true }]);
    await at(day(20), companyId);
    expect((await standing(id))['overdue']).toBeUndefined();
    await query('UPDATE companies SET has_boost = true WHERE id = $1', [companyId]);
    await at(day(21), companyId);
    expect([await statusOf(id), (await standing(id))['overdue']]).toEqual(['running', 1]);
    expect(await facts()).toEqual([{ trial_status: 'expired', is_training_suspended: false }]);
  });

  it.each([
    ['he', 'iw', 'running'],
    ['he', 'en', 'running'],
    ['he', 'fr', 'suspended'],
    ['en', null, 'running'],
    ['en', 'iw', 'suspended'],
  ])('a free training goes on where it would be free to start: company in %s, course in %s', async (lang, language, status) => {
    setClock(begin);
    const { companyId, call } = await aCustomer({ trialStatus: 'active', trialEndsAt: day(3), lang });
    const free = await aCourse(server, { isFree: true, language });
    const { id } = (await call(startCampaign, { body: startOf(free, now()) })).json<ActiveCampaign>();
    await at(day(4), companyId);
    expect(await statusOf(id)).toBe(status);
  });
});

describe('while a company is disabled', () => {
  it('nothing starts and nobody is written to; what was due comes when it is enabled again', async () => {
    setClock(begin);
    const { companyId, call } = await aCustomer();
    const { id } = (await call(startCampaign, { body: startOf(course, now()) })).json<ActiveCampaign>();
    const other = await aCourse(server);
    const later = (await call(startCampaign, { body: startOf(other, day(2)) })).json<ActiveCampaign>();
    await at(day(1), companyId);
    const disable = (disabled: boolean) => query('UPDATE companies SET disabled = $2 WHERE id = $1', [companyId, disabled]);
    await disable(true);
    await at(day(9), companyId);
    expect([await statusOf(id), await statusOf(later.id)]).toEqual(['running', 'scheduled']);
    expect(await mailsOf(companyId, 'campaign_reminder')).toEqual([]);
    await disable(false);
    await at(day(10), companyId);
    expect([await standing(later.id), await mailsOf(companyId, 'campaign_reminder')]).toMatchObject([{ not_started: 1 }, [{}]]);
  });
});

describe('the clock', () => {
  const idle: JobHandlers = {
    'mail.deliver': async () => undefined,
    'identity.sync': async () => undefined,
    'campaigns.assign': async () => undefined,
    'campaigns.tick': async () => undefined,
  };

  it('starts what became due while no server ran, as soon as one does', async () => {
    const { companyId, call } = await aCustomer();
    const { id } = (
      await call(startCampaign, { body: startOf(course, new Date(now().getTime() + 3_600_000)) })
    ).json<ActiveCampaign>();
    expect(await statusOf(id)).toBe('scheduled');
    setClock(new Date(Date.now() + 2 * 3_600_000));
    const { services } = server;
    const next = await openJobs(services.db, services.log);
    try {
      const handlers: JobHandlers = { ...idle, 'campaigns.tick': () => tick({ ...services, jobs: next }) };
      await next.work(handlers);
      await vi.waitFor(async () => expect(await statusOf(id)).toBe('running'), 20_000);
      await assignPeople(services, [{ companyId }]);
      expect(await standing(id)).toEqual({ not_started: 1 });
    } finally {
      await next.stop();
    }
  });

  it('ticks once a minute however many nodes there are', async () => {
    const { db, log } = server.services;
    const nodes = [await openJobs(db, log), await openJobs(db, log)];
    const minute = () => Math.floor(Date.now() / 60_000);
    try {
      let sent: boolean[] = [];
      for (let before = -1; before !== minute(); ) {
        await query("DELETE FROM pgboss.job WHERE name = 'campaigns.tick'", []);
        before = minute();
        sent = await Promise.all(nodes.flatMap((node) => [node.tick(), node.tick()]));
      }
      expect(sent.filter(Boolean)).toHaveLength(1);
    } finally {
      for (const node of nodes) await node.stop();
    }
  });
});
