import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSimulation, type CreateSimulationBody, updateSimulation } from '#contract/simulation/campaigns';
import {
  type PreflightBody,
  preflightOfCampaign,
  preflightSimulation,
  type SimulationPreflight,
} from '#contract/simulation/preflight';
import { getSimulationSettings, withdrawSimulationConsent } from '#contract/simulation/settings';
import { setClock } from '#server/clock';
import { callAs } from '#tests/support/calls/callAs';
import { aSimulationTemplate, localTime, simulationOf, startSimulationLife } from '#tests/support/simulations/simulations';

let life: Awaited<ReturnType<typeof startSimulationLife>>;
let template: string;
beforeAll(async () => {
  life = await startSimulationLife();
  template = await aSimulationTemplate(life.server);
});
afterEach(() => setClock(null));

const sunday = new Date('2031-03-02T12:00:00Z');
const monday = '2031-03-03';
type Call = Awaited<ReturnType<typeof life.aCustomer>>['call'];

async function look(call: Call, body: PreflightBody): Promise<SimulationPreflight> {
  const reply = await call(preflightSimulation, { body });
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.json<{ data: SimulationPreflight }>().data;
}
const codes = ({ refusals }: SimulationPreflight) => refusals.map(({ code }) => code);
const smart: Partial<CreateSimulationBody> = { campaignType: 'SMART_PHISHING', schedule: 'monthly', templateIds: [] };

describe('what a launch would lead to', () => {
  it('says who gets it, where they are, and who does not and why', async () => {
    setClock(sunday);
    const { companyId, call } = await life.aCustomer();
    await life.server.manyUsers(companyId, 4, { timeZone: 'Asia/Jerusalem' });
    await life.server.manyUsers(companyId, 2, { timeZone: null });
    const [gone, off, exempt] = await life.server.manyUsers(companyId, 3);
    const group = await life.server.aGroup({ companyId });
    await life.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone?.id]);
    await life.query('UPDATE users SET disabled = true WHERE id = $1', [off?.id]);
    await life.query('INSERT INTO user_groups (company_id, user_id, group_id) VALUES ($1, $2, $3)', [
      companyId,
      exempt?.id,
      group.id,
    ]);
    await life.query('UPDATE simulation_settings SET exempt_group_id = $2 WHERE company_id = $1', [companyId, group.id]);
    const body = simulationOf([template], monday);
    const shown = await look(call, { ...body, name: '' });
    expect(shown).toMatchObject({
      recipients: 7,
      leftOut: [
        { reason: 'disabled', people: 1 },
        { reason: 'exempt', people: 1 },
      ],
      zones: [
        { zone: 'Asia/Jerusalem', people: 4 },
        { zone: 'Europe/Berlin', people: 3 },
      ],
      way: { kind: 'outbox', domain: 'mail.example', email: null, mayReplaceName: false },
      refusals: [],
      consentNeeded: false,
      stopped: false,
    });
    expect(shown.linkHost).toMatchObject({ name: expect.stringMatching(/^127\.0\.0\.1|^localhost/), of: 'outbox' });
    const settings = (await call(getSimulationSettings)).json<{ data: { xTestPhish: string } }>().data;
    expect(shown.header).toEqual({ name: 'X-Test-Phish', value: settings.xTestPhish });
    // What a round then does.
    const { id } = await life.launch(call, body);
    await life.at('2031-03-03T07:10:00Z', companyId);
    expect(await life.slots(id)).toHaveLength(shown.recipients);
    const [round] = await life.rounds(id);
    expect(round?.ignored).toEqual({ disabled: 1, exempt: 1 });
  });

  it('shows the first ten mails as the round is then planned, each within the hours of its person', async () => {
    setClock(sunday);
    const { companyId, call } = await life.aCustomer();
    for (const timeZone of ['Asia/Tokyo', 'America/Los_Angeles']) await life.server.manyUsers(companyId, 20, { timeZone });
    const { examples } = await look(call, simulationOf([template], monday));
    expect(examples).toHaveLength(10);
    for (const { at, zone, template: shown, from } of examples) {
      expect(zone).toBe('Asia/Tokyo');
      expect(localTime(new Date(at), zone)).toMatchObject({ date: monday });
      expect(localTime(new Date(at), zone).hour).toBeGreaterThanOrEqual(9);
      expect(shown.id).toBe(template);
      expect(from).toEqual({ name: expect.stringMatching(/^IT of /), address: 'it-service@mail.example' });
    }
    expect(examples.map(({ at }) => at)).toEqual([...examples.map(({ at }) => at)].sort());
    expect(await life.query('SELECT 1 FROM simulation_campaigns WHERE company_id = $1', [companyId])).toEqual([]);
    expect(
      await life.query('SELECT 1 FROM audit_log WHERE company_id = $1 AND action = $2', [companyId, 'simulations.launched']),
    ).toEqual([]);
  });

  it('says how long it takes at the pace of the sender, and until when', async () => {
    setClock(sunday);
    const { companyId, call } = await life.aCustomer();
    await life.server.manyUsers(companyId, 599);
    const { capacity, nextRoundOn, countsUntil } = await look(call, simulationOf([template], monday, { sendingDays: 2 }));
    expect([nextRoundOn, countsUntil]).toEqual([null, '2031-04-15']);
    expect(capacity).toEqual({
      perMinute: 300,
      perDay: null,
      minutes: 2,
      startsOn: monday,
      lastOn: '2031-03-04',
      days: 2,
      daysOfRound: 22,
      fits: true,
    });
    await life.query(
      `UPDATE simulation_settings SET quiet_days = ARRAY(SELECT g::date FROM generate_series('2031-03-01'::date, '2031-06-30', '1 day') g) WHERE company_id = $1`,
      [companyId],
    );
    const quiet = await look(call, simulationOf([template], monday));
    expect(quiet.capacity).toMatchObject({ lastOn: null, daysOfRound: 0, fits: false });
    expect([codes(quiet), quiet.examples]).toEqual([['round_too_short'], []]);
  });

  it('counts templates by language, with those who get one in another language, and says from when on they repeat', async () => {
    setClock(sunday);
    const { companyId, call } = await life.aCustomer();
    await life.server.manyUsers(companyId, 3, { language: 'de' });
    await life.server.manyUsers(companyId, 2, { language: 'he' });
    const chosen = [template, await aSimulationTemplate(life.server, { language: 'de' })];
    chosen.push(await aSimulationTemplate(life.server, { language: 'de' }));
    const { templates } = await look(call, simulationOf(chosen, monday, { ...smart, templateIds: chosen }));
    expect(templates).toEqual({
      count: 3,
      languages: [
        { language: 'de', templates: 2, people: 3 },
        { language: 'en', templates: 1, people: 3 },
      ],
      inAnotherLanguage: 2,
      repeatsFrom: 2,
    });
    const halfYearly = { ...smart, schedule: 'half_yearly' as const, templateIds: chosen };
    expect((await look(call, simulationOf(chosen, monday, halfYearly))).templates.repeatsFrom).toBe(2);
    expect((await look(call, simulationOf(chosen, monday))).templates.repeatsFrom).toBeNull();
  });

  it('names all that a launch would be refused for, and what the launch then says is the first of it', async () => {
    setClock(sunday);
    const { call } = await life.aCustomer({ hasBoost: false });
    await call(withdrawSimulationConsent);
    const body = { ...smart, templateTypes: ['CUSTOM' as const], usersType: 'USERS_FROM_GROUPS' as const };
    const shown = await look(call, simulationOf([], '2031-03-01', { ...body, templateIds: [], fromDomain: 'acme.com' }));
    expect(codes(shown)).toEqual([
      'plan_required',
      'consent_needed',
      'sender_domain_needed',
      'start_in_past',
      'no_template_matches',
      'no_recipients',
    ]);
    expect(shown.refusals[2]).toEqual({ code: 'sender_domain_needed', fields: ['fromDomain'] });
    expect([shown.way, shown.linkHost, shown.capacity, shown.consentNeeded]).toEqual([null, null, null, true]);
    expect((await call(createSimulation, { body: simulationOf([template], monday) })).code).toBe('plan_required');
  });

  it('asks a one-time campaign for its templates', async () => {
    setClock(sunday);
    const { call } = await life.aCustomer();
    const shown = await look(call, simulationOf([], monday));
    expect([shown.templates.count, shown.refusals]).toEqual([0, [{ code: 'no_template_matches', fields: ['templateIds'] }]]);
  });

  it('is refused for what no form can send', async () => {
    setClock(sunday);
    const { call } = await life.aCustomer();
    const missing = '7d3c6a39-5cf4-4e4b-8e8e-5f0ea7d1e6aa';
    const wrong: [Partial<PreflightBody>, string][] = [
      [{ timezone: 'Mars/Olympus' }, 'timezone'],
      [{ startHour: 17, endHour: 9 }, 'endHour'],
      [{ templateIds: [missing] }, 'templateIds'],
      [{ usersType: 'USERS_FROM_DEPARTMENTS', selectedDepartmentsIds: [missing] }, 'selectedDepartmentsIds'],
    ];
    for (const [given, field] of wrong)
      expect((await call(preflightSimulation, { body: { ...simulationOf([template], monday), ...given } })).fields).toEqual([
        field,
      ]);
  });
});

describe('of a stored campaign', () => {
  it('it shows the next round, whose start may have passed', async () => {
    setClock(sunday);
    const { companyId, call } = await life.aCustomer();
    await life.server.manyUsers(companyId, 2);
    const body = simulationOf([template], monday, { ...smart, templateIds: [template] });
    const { id } = await life.launch(call, body);
    const stored = async () =>
      (await call(preflightOfCampaign, { params: { campaignId: id } })).json<{ data: SimulationPreflight }>().data;
    expect(await stored()).toMatchObject({ recipients: 3, capacity: { startsOn: monday }, refusals: [] });
    await life.at('2031-03-03T07:10:00Z', companyId);
    await life.allSent(id);
    setClock(new Date('2031-03-20T12:00:00Z'));
    const next = await stored();
    expect(next).toMatchObject({ nextRoundOn: '2031-05-05', countsUntil: '2031-05-18' });
    expect(next).toMatchObject({ recipients: 3, capacity: { startsOn: '2031-04-03' }, refusals: [] });
    expect(next.examples).toHaveLength(3);
    expect(await look(call, { ...body, campaignId: id })).toEqual(next);
    expect((await call(updateSimulation, { params: { campaignId: id }, body })).status).toBe(200);
  });

  it('of another company is not found', async () => {
    setClock(sunday);
    const { call } = await life.aCustomer();
    const { id } = await life.launch(call, simulationOf([template], monday));
    const other = await life.aCustomer();
    expect((await other.call(preflightOfCampaign, { params: { campaignId: id } })).status).toBe(404);
    const asOther = callAs(life.server, await life.server.signInAs(other.admin), other.companyId);
    expect((await asOther(preflightSimulation, { body: { ...simulationOf([template], monday), campaignId: id } })).status).toBe(
      404,
    );
  });
});
