import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getHome, type Home } from '#contract/company/home';
import { getNotifications, type Notifications } from '#contract/help/notifications';
import { type CurrentUser, refreshUser } from '#contract/session/session';
import {
  cancelUnsentMessages,
  completeSimulation,
  createSimulation,
  type CreateSimulationBody,
  deleteSimulation,
  getSimulation,
  listActiveSimulations,
  listArchivedSimulations,
  pauseSimulation,
  resumeSimulation,
  type SimulationCampaign,
  updateSimulation,
} from '#contract/simulation/campaigns';
import { consentVersion } from '#contract/simulation/consent';
import {
  getSimulationConsent,
  getSimulationSettings,
  giveSimulationConsent,
  releaseSimulations,
  saveSimulationSettings,
  type SimulationConsent,
  stopSimulations,
  withdrawSimulationConsent,
} from '#contract/simulation/settings';
import { setClock } from '#server/clock';
import type { Refusal } from '#server/core/refusal';
import { tick } from '#server/modules/clock';
import { requireWay } from '#server/modules/simulations/campaigns/launch';
import { callAs } from '#tests/support/calls/callAs';
import { aSimulationTemplate, simulationOf, startSimulationLife } from '#tests/support/simulations/simulations';

let life: Awaited<ReturnType<typeof startSimulationLife>>;
let template: string;
beforeAll(async () => {
  life = await startSimulationLife();
  template = await aSimulationTemplate(life.server);
});
afterEach(() => setClock(null));

const sunday = new Date('2031-03-02T12:00:00Z');
const monday = '2031-03-03';
const shown = async (call: Awaited<ReturnType<typeof life.aCustomer>>['call'], campaignId: string) =>
  (await call(getSimulation, { params: { campaignId } })).json<{ data: SimulationCampaign }>().data;

describe('a launch', () => {
  it('answers with the campaign before anything is planned', async () => {
    setClock(sunday);
    const { companyId, call } = await life.aCustomer();
    await life.server.manyUsers(companyId, 3);
    const reply = await call(createSimulation, { body: simulationOf([template], monday) });
    expect(reply.json()).toMatchObject({
      message: 'Phishing campaign created!',
      data: {
        stage: 'scheduled',
        startDate: monday,
        usersCount: 0,
        sent: 0,
        endHour: 17,
        sendingDays: 1,
        templateIds: [template],
        isActive: true,
      },
    });
    const { id } = reply.json<{ data: SimulationCampaign }>().data;
    await life.at('2031-03-03T07:30:00Z', companyId);
    expect(await shown(call, id)).toMatchObject({ stage: 'sending', usersCount: 4, roundNumber: 1, progress: 100 });
    await life.allSent(id);
    await life.at('2031-03-03T17:00:00Z', companyId);
    expect(await shown(call, id)).toMatchObject({ stage: 'all_sent', sent: 4 });
    expect(
      await life.query(
        `SELECT action, after->>'campaignType' AS type FROM audit_log WHERE company_id = $1 AND action = 'simulations.launched'`,
        [companyId],
      ),
    ).toEqual([{ action: 'simulations.launched', type: 'ONE_TIME_PHISHING' }]);
  });

  const wrong: [string, Partial<Parameters<typeof simulationOf>[2]>, string, string[]][] = [
    ['in the past', { startDate: '2031-03-01' }, 'start_in_past', ['startDate']],
    ['on a day that is none', { startDate: '2031-02-30' }, 'validation_failed', ['startDate']],
    ['more than a year ahead', { startDate: '2032-06-01' }, 'validation_failed', ['startDate']],
    ['in a zone that nobody knows', { timezone: 'Mars/Olympus' }, 'validation_failed', ['timezone']],
    ['that ends before it starts', { startHour: 17, endHour: 9 }, 'validation_failed', ['endHour']],
    ['once with a schedule', { schedule: 'monthly' }, 'validation_failed', ['schedule']],
    ['on a number of days that is not offered', { sendingDays: 7 as never }, 'validation_failed', ['sendingDays']],
    ['without a template', { templateIds: [] }, 'validation_failed', ['templateIds']],
    [
      'of a template that does not exist',
      { templateIds: ['7d3c6a39-5cf4-4e4b-8e8e-5f0ea7d1e6aa'] },
      'validation_failed',
      ['templateIds'],
    ],
    [
      'with a landing that does not exist',
      { loginPageId: '7d3c6a39-5cf4-4e4b-8e8e-5f0ea7d1e6aa' },
      'validation_failed',
      ['loginPageId'],
    ],
    ['for departments without one', { usersType: 'USERS_FROM_DEPARTMENTS' }, 'validation_failed', ['selectedDepartmentsIds']],
    ['from a domain that nobody proved', { fromDomain: 'acme.com' }, 'sender_domain_needed', ['fromDomain']],
    [
      'with a line break in the subject of its debrief',
      { notification: { subject: 'a\r\nBcc: b', message: '' } },
      'validation_failed',
      ['notification.subject'],
    ],
  ];
  it.each(wrong)('%s is refused, and nothing is stored', async (_, given, code, fields) => {
    setClock(sunday);
    const { companyId, call } = await life.aCustomer();
    const reply = await call(createSimulation, { body: simulationOf([template], monday, given) });
    expect([reply.code, reply.fields]).toEqual([code, fields]);
    expect(await life.query('SELECT 1 FROM simulation_campaigns WHERE company_id = $1', [companyId])).toEqual([]);
  });

  it('that would reach nobody, or more people than a round has room for, is refused', async () => {
    setClock(sunday);
    const { companyId, call } = await life.aCustomer();
    const group = await life.server.aGroup({ companyId });
    const empty = { usersType: 'USERS_FROM_GROUPS' as const, selectedGroupsIds: [group.id] };
    expect((await call(createSimulation, { body: simulationOf([template], monday, empty) })).code).toBe('no_recipients');
    // All the month is quiet.
    await life.query(
      `UPDATE simulation_settings SET quiet_days = ARRAY(SELECT g::date FROM generate_series('2031-03-01'::date, '2031-06-30', '1 day') g) WHERE company_id = $1`,
      [companyId],
    );
    expect((await call(createSimulation, { body: simulationOf([template], monday) })).code).toBe('round_too_short');
  });

  it('of a smart campaign without a template that matches is refused', async () => {
    setClock(sunday);
    const { call } = await life.aCustomer();
    const own = { campaignType: 'SMART_PHISHING', schedule: 'monthly', templateIds: [], templateTypes: ['CUSTOM'] } as const;
    const reply = await call(createSimulation, {
      body: simulationOf([], monday, { ...own, templateIds: [], templateTypes: ['CUSTOM'] }),
    });
    expect(reply.code).toBe('no_template_matches');
  });

  it('is part of a plan; a partner may always launch', async () => {
    setClock(sunday);
    const free = await life.aCustomer({ hasBoost: false });
    expect((await free.call(createSimulation, { body: simulationOf([template], monday) })).code).toBe('plan_required');
    const partner = await life.aCustomer({ hasBoost: false, isPartner: true, companyType: 'reseller' });
    expect((await partner.call(createSimulation, { body: simulationOf([template], monday) })).status).toBe(200);
  });

  it('on a server needs a sender of its own, and an address for its links that is not the panel’s', async () => {
    const { companyId } = await life.aCustomer();
    const { db, env } = life.server.services;
    const wayWith = (simulation: Partial<typeof env.simulation>, smtpUrl = 'smtp://127.0.0.1:1') =>
      requireWay({ db, env: { ...env, smtpUrl, simulation: { ...env.simulation, ...simulation } } }, companyId, null).then(
        ({ kind, domain }) => [kind, domain],
        (error: Refusal) => error.code,
      );
    // Mails of simulations never leave from the address that carries password links.
    expect(await wayWith({})).toBe('sender_domain_needed');
    expect(await wayWith({ smtpUrl: 'smtp://127.0.0.1:1' })).toBe('sender_domain_needed');
    const house = { smtpUrl: 'smtp://127.0.0.1:1', domains: ['sim.example'] };
    expect(await wayWith(house)).toBe('simulation_host_needed');
    expect(await wayWith({ ...house, url: 'https://go.sim.example' })).toEqual(['house', 'sim.example']);
  });
});

describe('the consent of a company', () => {
  it('is needed before its first simulation, holds for a year, and is given by its own admins only', async () => {
    setClock(sunday);
    const partner = await life.server.aCompany({ isPartner: true, companyType: 'reseller', hasBoost: true });
    const { id: companyId } = await life.server.aCompany({ hasBoost: true, parentId: partner.id, loginAsCompanyStatus: 'access' });
    const admin = await life.server.aUser({ companyId, role: 'admin', isOwner: true });
    const call = callAs(life.server, await life.server.signInAs(admin), companyId);
    const seller = await life.server.aUser({ companyId: partner.id, role: 'admin' });
    const acting = callAs(life.server, await life.server.signInAs(seller), companyId);
    const body = simulationOf([template], monday);
    expect((await acting(createSimulation, { body })).code).toBe('consent_needed');
    expect((await acting(giveSimulationConsent, { body: { version: consentVersion } })).code).toBe('permission_denied');
    expect((await call(giveSimulationConsent, { body: { version: consentVersion } })).status).toBe(200);
    const { isNeeded, latest } = (await call(getSimulationConsent)).json<{ data: SimulationConsent }>().data;
    expect([isNeeded, latest?.by.id, latest?.at.slice(0, 10), latest?.until.slice(0, 10)]).toEqual([
      false,
      admin.id,
      '2031-03-02',
      '2032-03-02',
    ]);
    expect((await acting(createSimulation, { body })).status).toBe(200);
    setClock(new Date('2032-03-02T12:05:00Z'));
    expect((await call(getSimulationConsent)).json<{ data: SimulationConsent }>().data.isNeeded).toBe(true);
    expect((await call(createSimulation, { body: simulationOf([template], '2032-03-03') })).code).toBe('consent_needed');
  });

  it('leaves alone what is wholly sent when it is withdrawn: there is nothing to pause', async () => {
    setClock(sunday);
    const { companyId, call } = await life.aCustomer();
    const campaign = await life.launch(call, simulationOf([template], monday));
    await life.at('2031-03-03T07:30:00Z', companyId);
    await life.allSent(campaign.id);
    await life.at('2031-03-03T18:00:00Z', companyId);
    expect((await call(withdrawSimulationConsent)).json()).toMatchObject({ data: { paused: 0 } });
  });

  it('pauses everything when it is withdrawn', async () => {
    setClock(sunday);
    const { companyId, call } = await life.aCustomer();
    const { id } = await life.launch(call, simulationOf([template], monday));
    expect((await call(withdrawSimulationConsent)).json()).toMatchObject({ data: { isNeeded: true, latest: null, paused: 1 } });
    expect(await shown(call, id)).toMatchObject({ stage: 'paused' });
    expect((await call(resumeSimulation, { params: { campaignId: id } })).code).toBe('consent_needed');
    await life.at('2031-03-03T10:00:00Z', companyId);
    expect(await life.slots(id)).toEqual([]);
  });
});

describe('staff', () => {
  it('stop the simulations of a company, which its admins cannot', async () => {
    setClock(sunday);
    const { companyId, call } = await life.aCustomer();
    expect((await call(stopSimulations, { body: { place: 'everywhere', reason: 'x' } })).code).toBe('permission_denied');
    const house = await life.server.aCompany({ isHouse: true });
    const support = await life.server.aUser({ companyId: house.id, role: 'support' });
    const asStaff = callAs(life.server, await life.server.signInAs(support), companyId);
    expect((await asStaff(stopSimulations, { body: { place: 'company', reason: 'Complaints' } })).status).toBe(200);
    expect((await call(createSimulation, { body: simulationOf([template], monday) })).code).toBe('simulations_stopped');
    expect((await asStaff(releaseSimulations, { query: { place: 'company' } })).status).toBe(200);
    expect((await call(createSimulation, { body: simulationOf([template], monday) })).status).toBe(200);
  });
});

describe('a campaign', () => {
  it('that has not begun may change in all, also who gets it and when', async () => {
    setClock(sunday);
    const { companyId, call } = await life.aCustomer();
    const [person] = await life.server.manyUsers(companyId, 3);
    const { id } = await life.launch(call, simulationOf([template], monday));
    const other = await aSimulationTemplate(life.server);
    const body = simulationOf([other], '2031-03-05', {
      name: 'Parcel',
      startHour: 10,
      usersType: 'USERS_SELECTED',
      selectedUsersIds: [person?.id ?? ''],
    });
    const reply = await call(updateSimulation, { params: { campaignId: id }, body });
    expect(reply.json()).toMatchObject({
      message: 'Phishing campaign updated!',
      data: { name: 'Parcel', startDate: '2031-03-05', selectedUsersCount: 1 },
    });
    await life.at('2031-03-04T12:00:00Z', companyId);
    expect(await life.slots(id)).toEqual([]);
    await life.at('2031-03-05T08:30:00Z', companyId);
    expect(await life.slots(id)).toMatchObject([{ userId: person?.id, templateId: other }]);
    // A month for sending, and two weeks in which events count: both move with the start.
    const [round] = await life.rounds(id);
    expect([round?.endsOn, round?.countsUntil.toISOString()]).toEqual(['2031-04-04', '2031-04-17T22:00:00.000Z']);
  });

  it('that has begun takes changes from its next round on, and more people; never another type or start', async () => {
    setClock(new Date('2031-03-03T07:00:00Z'));
    const { companyId, call } = await life.aCustomer();
    const people = await life.server.manyUsers(companyId, 2);
    const smart: Partial<CreateSimulationBody> = {
      campaignType: 'SMART_PHISHING',
      schedule: 'monthly',
      usersType: 'USERS_SELECTED',
      selectedUsersIds: [people[0]?.id ?? ''],
    };
    const { id } = await life.launch(call, simulationOf([template], monday, { ...smart, sendingDays: 2 }));
    await life.plan(companyId);
    const other = await aSimulationTemplate(life.server);
    const change = (given: object) =>
      call(updateSimulation, {
        params: { campaignId: id },
        body: simulationOf([other], monday, { ...smart, sendingDays: 2, ...given }),
      });
    expect((await change({ startDate: '2031-03-10' })).fields).toEqual(['startDate']);
    expect((await change({ campaignType: 'ONE_TIME_PHISHING', schedule: 'once' })).code).toBe('campaign_has_begun');
    expect((await change({ usersType: 'USERS_ALL', selectedUsersIds: [] })).code).toBe('campaign_has_begun');
    expect((await change({ startHour: 13, selectedUsersIds: people.map((one) => one.id) })).status).toBe(200);
    await life.at('2031-03-03T08:00:00Z', companyId);
    // This round: both, with its template; the one who was added on the days that are left.
    expect((await life.slots(id)).map(({ templateId }) => templateId)).toEqual([template, template]);
    await life.allSent(id);
    await life.at('2031-04-03T10:30:00Z', companyId);
    const next = (await life.slots(id)).filter(({ status }) => status === 'queued');
    expect(next.map(({ templateId }) => templateId)).toEqual([other, other]);
    for (const { dueAt } of next) expect(dueAt.getUTCHours()).toBeGreaterThanOrEqual(11);
  });

  it('is paused and resumed; what is not sent yet can be cancelled', async () => {
    setClock(new Date('2031-03-03T07:00:00Z'));
    const { companyId, call } = await life.aCustomer();
    await life.server.manyUsers(companyId, 2);
    const { id } = await life.launch(call, simulationOf([template], monday));
    await life.plan(companyId);
    const params = { campaignId: id };
    expect((await call(pauseSimulation, { params })).status).toBe(200);
    expect((await shown(call, id)).stage).toBe('paused');
    expect((await call(resumeSimulation, { params })).status).toBe(200);
    expect((await shown(call, id)).stage).toBe('sending');
    expect((await call(cancelUnsentMessages, { params })).json()).toMatchObject({ data: { cancelled: 3 } });
    expect((await life.slots(id)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it('moves to the archive for good, and is deleted only from there', async () => {
    setClock(sunday);
    const { companyId, call } = await life.aCustomer();
    const { id } = await life.launch(call, simulationOf([template], monday));
    const params = { campaignId: id };
    const list = async (endpoint: typeof listActiveSimulations | typeof listArchivedSimulations) =>
      (await call(endpoint)).json<{ data: { items: SimulationCampaign[]; pageInfo: { size: number } } }>().data;
    expect((await list(listActiveSimulations)).items.map((one) => one.id)).toEqual([id]);
    expect((await list(listActiveSimulations)).pageInfo.size).toBe(250);
    expect((await call(deleteSimulation, { params, body: { companyId } })).code).toBe('campaign_not_archived');
    const elsewhere = await life.server.aCompany();
    expect((await call(completeSimulation, { params, body: { companyId: elsewhere.id } })).code).toBe('company_not_accessible');
    expect((await call(completeSimulation, { params, body: { companyId } })).json<{ message: string }>().message).toBe(
      'Phishing campaign archived!',
    );
    expect((await call(completeSimulation, { params, body: { companyId } })).code).toBe('campaign_not_editable');
    expect((await call(updateSimulation, { params, body: simulationOf([template], monday) })).code).toBe('campaign_not_editable');
    expect((await list(listActiveSimulations)).items).toEqual([]);
    expect((await list(listArchivedSimulations)).items).toMatchObject([
      { id, isNeverLaunched: true, isActive: false, stage: 'archived' },
    ]);
    expect((await call(deleteSimulation, { params, body: { companyId } })).json<{ message: string }>().message).toBe(
      'Phishing campaign deleted!',
    );
    expect((await list(listArchivedSimulations)).items).toEqual([]);
    expect((await call(getSimulation, { params })).status).toBe(404);
  });

  it('is suspended when the plan ends, and goes on as it was when it is back', async () => {
    setClock(sunday);
    const { companyId, call } = await life.aCustomer();
    const { id } = await life.launch(call, simulationOf([template], monday));
    await life.at('2031-03-03T07:10:00Z', companyId);
    await call(pauseSimulation, { params: { campaignId: id } });
    await life.query('UPDATE companies SET has_boost = false WHERE id = $1', [companyId]);
    await tick(life.server.services);
    expect((await shown(call, id)).stage).toBe('suspended');
    const me = (await call(refreshUser)).json<CurrentUser>();
    const underBell = (await call(getNotifications, { params: { userId: me.id } })).json<Notifications>();
    expect(underBell.suspendedWork).toMatchObject([{ kind: 'simulation', id }]);
    expect((await call(getHome)).json<Home>().activePhishing).toBe(1);
    await life.query('UPDATE companies SET has_boost = true WHERE id = $1', [companyId]);
    await tick(life.server.services);
    expect((await shown(call, id)).stage).toBe('paused');
  });
});

describe('the settings', () => {
  it('have a header of the company’s own until somebody sets another one, and are saved whole', async () => {
    const { call } = await life.aCustomer();
    const other = await life.aCustomer();
    const header = async (of: typeof call) =>
      (await of(getSimulationSettings)).json<{ data: { xTestPhish: string } }>().data.xTestPhish;
    expect(await header(call)).toMatch(/^heed-[0-9a-f]{24}$/);
    expect(await header(call)).not.toBe(await header(other.call));
    const body = {
      xTestPhish: 'our-own-header',
      email: 'phish@acme.example',
      gwReportAction: 'NONE',
      msReportAction: 'MOVE_TO_FOLDER',
      folderId: 'Reported',
    };
    const saved = await call(saveSimulationSettings, { body });
    expect(saved.json()).toEqual({ data: body, message: 'Successfully updated!' });
    expect((await call(saveSimulationSettings, { body: { ...body, folderId: '' } })).fields).toEqual(['folderId']);
    for (const xTestPhish of ['short', 'with a space', 'a\r\nBcc: all@acme.example', 'x'.repeat(65)])
      expect((await call(saveSimulationSettings, { body: { ...body, xTestPhish } })).fields).toEqual(['xTestPhish']);
  });
});
