import { clockTick } from '#server/jobs/minuteClock';
import { handled } from '#server/jobs/job';
import { allJobs } from '#server/backgroundJobs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { editCampaign, endCampaign, getCampaign, startCampaign } from '#contract/campaigns/campaigns';
import type { ActiveCampaign } from '#contract/courses/courses';
import { departments } from '#contract/people/departments';
import { listJobs } from '#contract/company/jobs';
import { inviteUsers } from '#contract/people/invitations';
import { changeDisabled } from '#contract/people/users';
import { now, setClock } from '#server/clock';
import { openJobs } from '#server/jobs/index';
import { assign } from '#server/modules/work/public';
import { tick } from '#server/modules/clock';
import { begin, day, startCampaignLife } from '#tests/support/calls/campaignLife';
import { startOf } from '#tests/support/calls/courses';

let life: Awaited<ReturnType<typeof startCampaignLife>>;
beforeAll(async () => {
  life = await startCampaignLife();
});
afterEach(() => setClock(null));

it('a campaign goes from start to end over time', async () => {
  const { companyId, call } = await life.aCustomer();
  await life.server.manyUsers(companyId, 3);
  await life.server.aUser({ companyId, disabled: true });
  setClock(begin);
  const body = startOf(life.course, day(2), { days_to_complete: 10, notificationSubject: 'Own words' });
  const { id } = (await call(startCampaign, { body })).json<ActiveCampaign>();

  await life.at(day(1), companyId);
  expect([await life.statusOf(id), await life.standing(id)]).toEqual(['scheduled', {}]);
  await life.at(day(2.5), companyId);
  expect([await life.statusOf(id), await life.standing(id)]).toEqual(['running', { not_started: 4 }]);
  const notifications = await life.mailsOf(companyId, 'campaign_assigned');
  expect(notifications).toHaveLength(4);
  expect(notifications[0]?.params).toMatchObject({
    subject: 'Own words',
    courseName: life.course.name,
    companyName: 'Acorn',
    dueDate: '2026-12-02',
  });

  await life.at(day(2.6), companyId);
  await life.at(day(9), companyId);
  expect(await life.mailsOf(companyId, 'campaign_assigned')).toHaveLength(4);
  expect(await life.mailsOf(companyId, 'campaign_reminder')).toHaveLength(0);
  await life.at(day(9.6), companyId);
  await life.at(day(9.7), companyId);
  expect(await life.mailsOf(companyId, 'campaign_reminder')).toHaveLength(4);

  await life.query(
    "UPDATE assignments SET status = 'completed', completed_at = $2 WHERE campaign_id = $1 AND user_id = (SELECT user_id FROM assignments WHERE campaign_id = $1 LIMIT 1)",
    [id, now()],
  );
  await life.at(day(12.6), companyId);
  expect(await life.standing(id)).toEqual({ completed: 1, overdue: 3 });
  await life.at(day(16.7), companyId);
  expect(await life.mailsOf(companyId, 'campaign_reminder')).toHaveLength(7);

  await call(endCampaign, { params: { campaignId: id } });
  await life.server.aUser({ companyId });
  await life.at(day(40), companyId);
  expect([await life.statusOf(id), await life.standing(id)]).toEqual(['ended', { completed: 1, overdue: 3 }]);
  expect(await life.mailsOf(companyId, 'campaign_reminder')).toHaveLength(7);
});

it('its mails are in the language of the company, with a formatted deadline', async () => {
  const { companyId, call } = await life.aCustomer({ hasBoost: true, lang: 'de' });
  await call(startCampaign, { body: startOf(life.course, now()) });
  await vi.waitFor(async () => {
    const [mail] = await life.query<{ subject: string; body: string }>(
      "SELECT subject, body FROM mails WHERE company_id = $1 AND template = 'campaign_assigned' AND status = 'sent'",
      [companyId],
    );
    expect(mail?.subject).toBe('New training');
    expect(mail?.body).toContain('Acorn hat Ihnen die Schulung');
    expect(mail?.body).toMatch(/bis zum \d+\. \p{L}+ \d{4}/u);
  }, 20_000);
});

describe('a person who joins later', () => {
  const expectAssigned = (id: string, total: number) =>
    vi.waitFor(async () => expect(Object.values(await life.standing(id)).reduce((a, b) => a + b, 0)).toBe(total), 20_000);

  it('is assigned by an invitation, a department, or by being enabled again', async () => {
    const { companyId, call } = await life.aCustomer();
    const sales = await life.server.aDepartment({ companyId, name: 'Sales' });
    const [first, second] = await life.server.manyUsers(companyId, 2);
    const sleeper = await life.server.aUser({ companyId, disabled: true });
    await life.server.aDepartment({ companyId, name: 'Desk' }, [sleeper]);
    const toSets = { campaign_assignment_type: 'departments', user_departments: ['Sales', 'Desk'] };
    const { id } = (await call(startCampaign, { body: startOf(life.course, now(), toSets) })).json<ActiveCampaign>();

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
    await life.server.aDepartment({ companyId, name: 'Third' }, second ? [second] : []);
    const added = { ...startOf(life.course, now(), toSets), id, user_departments: ['Sales', 'Desk', 'Third'] };
    expect((await call(editCampaign, { body: added })).status).toBe(200);
    await expectAssigned(id, 4);

    const jobs = await call(listJobs, { query: { filter: '{"kind":"campaigns.assign"}' } });
    expect(jobs.json<object[]>()).toHaveLength(5);
    expect(jobs.headers['content-range']).toBe('jobs 0-4/5');
    expect(JSON.stringify(jobs.json())).not.toContain('data');
    expect((await (await life.aCustomer()).call(listJobs)).json()).toEqual([]);
  });
});

describe('the clock', () => {
  it('starts campaigns that became due while no server ran', async () => {
    const { companyId, call } = await life.aCustomer();
    const { id } = (
      await call(startCampaign, { body: startOf(life.course, new Date(now().getTime() + 3_600_000)) })
    ).json<ActiveCampaign>();
    expect(await life.statusOf(id)).toBe('scheduled');
    setClock(new Date(Date.now() + 2 * 3_600_000));
    const { services } = life.server;
    const next = await openJobs(services.db, services.log, allJobs);
    try {
      await next.work([handled(clockTick, () => tick(services))]);
      await vi.waitFor(async () => expect(await life.statusOf(id)).toBe('running'), 20_000);
      await assign(services, [{ companyId }]);
      expect(await life.standing(id)).toEqual({ not_started: 1 });
    } finally {
      await next.stop();
    }
  });

  it('ticks once a minute for any number of nodes', async () => {
    const { db, log } = life.server.services;
    const nodes = [await openJobs(db, log, allJobs), await openJobs(db, log, allJobs)];
    const minute = () => Math.floor(Date.now() / 60_000);
    try {
      let sent: boolean[] = [];
      for (let before = -1; before !== minute(); ) {
        await life.query("DELETE FROM pgboss.job WHERE name = 'campaigns.tick'", []);
        before = minute();
        sent = await Promise.all(nodes.flatMap((node) => [node.tick(), node.tick()]));
      }
      expect(sent.filter(Boolean)).toHaveLength(1);
    } finally {
      for (const node of nodes) await node.stop();
    }
  });
});

it('one campaign is read with its settings, also after its end, and not by other companies', async () => {
  const { call } = await life.aCustomer();
  const body = startOf(life.course, now(), { days_to_complete: 14, notificationSubject: 'New training' });
  const campaign = (await call(startCampaign, { body })).json<ActiveCampaign>();
  const params = { campaignId: campaign.id };
  expect((await call(getCampaign, { params })).json()).toEqual(campaign);
  await call(endCampaign, { params });
  expect((await call(getCampaign, { params })).json()).toEqual({ ...campaign, status: 'ended' });
  const { call: elsewhere } = await life.aCustomer();
  expect((await elsewhere(getCampaign, { params })).code).toBe('not_found');
});
