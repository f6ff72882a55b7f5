import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SimulationCampaign, updateSimulation } from '#contract/simulation/campaigns';
import { setClock } from '#server/clock';
import { aSimulationTemplate, localTime, simulationOf, startSimulationLife } from '#tests/support/simulations/simulations';

let life: Awaited<ReturnType<typeof startSimulationLife>>;
let template: string;
beforeAll(async () => {
  life = await startSimulationLife();
  template = await aSimulationTemplate(life.server);
});
afterEach(() => setClock(null));

/** A Monday, long after what other tests make. */
const sunday = '2031-03-02T12:00:00Z';
const monday = '2031-03-03';

describe('when mails leave', () => {
  it('within the hours of each person, where they are, and on the same day there', async () => {
    setClock(new Date(sunday));
    const { companyId, call } = await life.aCustomer();
    const zones = ['Asia/Tokyo', 'Asia/Kathmandu', 'Europe/Berlin', 'America/Los_Angeles', null];
    for (const timeZone of zones) await life.server.manyUsers(companyId, 10, { timeZone });
    const { id } = await life.launch(call, simulationOf([template], monday));
    // Monday has begun in Tokyo, an hour before its working day.
    await life.at('2031-03-02T23:01:00Z', companyId);
    const slots = await life.slots(id);
    expect(slots).toHaveLength(51);
    const zoneOf = new Map(
      (
        await life.query<{ id: string; zone: string | null }>('SELECT id, time_zone AS zone FROM users WHERE company_id = $1', [
          companyId,
        ])
      ).map(({ id: user, zone }) => [user, zone ?? 'Europe/Berlin']),
    );
    for (const { userId, dueAt, notAfter } of slots) {
      const local = localTime(dueAt, zoneOf.get(userId) ?? '');
      expect(local.date).toBe(monday);
      expect(local.hour).toBeGreaterThanOrEqual(9);
      expect(local.hour).toBeLessThan(17);
      expect(localTime(notAfter, zoneOf.get(userId) ?? '')).toMatchObject({ date: monday, hour: 17 });
    }
    // Spread over the day, not all at once.
    const hours = slots.map(({ userId, dueAt }) => Math.floor(localTime(dueAt, zoneOf.get(userId) ?? '').hour));
    expect(new Set(hours).size).toBe(8);
  });

  it('is planned an hour before it is morning for the first of them', async () => {
    setClock(new Date(sunday));
    const { companyId, call } = await life.aCustomer();
    await life.server.manyUsers(companyId, 3, { timeZone: 'Asia/Tokyo' });
    const { id, startsAt } = await life.launch(call, simulationOf([template], monday));
    expect(startsAt).toBe('2031-03-02T23:00:00.000Z');
    expect(await life.statusOf(id)).toBe('scheduled');
    await life.at('2031-03-02T22:59:00Z', companyId);
    expect(await life.slots(id)).toHaveLength(0);
    await life.at('2031-03-02T23:00:00Z', companyId);
    expect(await life.slots(id)).toHaveLength(4);
    expect(await life.statusOf(id)).toBe('running');
  });

  it('keeps the hour through the change to summer time', async () => {
    setClock(new Date('2031-03-28T12:00:00Z'));
    const { companyId, call } = await life.aCustomer();
    await life.server.manyUsers(companyId, 20);
    // Clocks change on Sunday, 30 March.
    const { id } = await life.launch(call, simulationOf([template], '2031-03-28', { sendingDays: 2, startHour: 14 }));
    await life.plan(companyId);
    const days = (await life.slots(id)).map(({ dueAt }) => localTime(dueAt, 'Europe/Berlin'));
    expect(new Set(days.map(({ date }) => date))).toEqual(new Set(['2031-03-28', '2031-03-31']));
    for (const { hour } of days) expect(hour).toBeGreaterThanOrEqual(14);
  });

  it('gives the days to people in turn, on working days of the country only', async () => {
    setClock(new Date('2031-03-05T12:00:00Z'));
    const { companyId, call } = await life.aCustomer({ country: 'IL', timeZone: 'Asia/Jerusalem' });
    await life.server.manyUsers(companyId, 39, { timeZone: 'Asia/Jerusalem' });
    await life.query(`UPDATE users SET time_zone = 'Asia/Jerusalem' WHERE company_id = $1`, [companyId]);
    // Thursday; Friday and Saturday are free, and Sunday is not.
    const { id } = await life.launch(call, simulationOf([template], '2031-03-06', { sendingDays: 4, timezone: 'Asia/Jerusalem' }));
    await life.at('2031-03-06T06:00:00Z', companyId);
    const perDay = new Map<string, number>();
    for (const { dueAt } of await life.slots(id)) {
      const { weekday } = localTime(dueAt, 'Asia/Jerusalem');
      perDay.set(weekday, (perDay.get(weekday) ?? 0) + 1);
    }
    expect(Object.fromEntries(perDay)).toEqual({ Thu: 10, Sun: 10, Mon: 10, Tue: 10 });
  });

  it('starts with its first mails where its first day is off, also after a change', async () => {
    setClock(new Date(sunday));
    const { call } = await life.aCustomer();
    const [friday, saturday] = ['2031-03-07', '2031-03-08'];
    const { id, startsAt } = await life.launch(call, simulationOf([template], saturday));
    expect(startsAt).toBe('2031-03-10T07:00:00.000Z');
    const change = (startDate: string) =>
      call(updateSimulation, { params: { campaignId: id }, body: simulationOf([template], startDate) });
    expect((await change(friday)).json<{ data: SimulationCampaign }>().data.startsAt).toBe('2031-03-07T07:00:00.000Z');
    expect((await change(saturday)).json<{ data: SimulationCampaign }>().data.startsAt).toBe('2031-03-10T07:00:00.000Z');
  });

  it('leaves out the days that the company keeps quiet', async () => {
    setClock(new Date(sunday));
    const { companyId, call } = await life.aCustomer();
    await life.query(`UPDATE simulation_settings SET quiet_days = '{2031-03-03,2031-03-04}' WHERE company_id = $1`, [companyId]);
    const { id } = await life.launch(call, simulationOf([template], monday));
    await life.at('2031-03-04T23:30:00Z', companyId);
    expect(await life.slots(id)).toHaveLength(0);
    await life.at('2031-03-05T07:30:00Z', companyId);
    expect((await life.slots(id)).map(({ dueAt }) => localTime(dueAt, 'Europe/Berlin').date)).toEqual(['2031-03-05']);
  });

  it('begins in what is left of today, and moves to the next day where nothing is left', async () => {
    setClock(new Date('2031-03-03T15:30:00Z'));
    const { companyId, call } = await life.aCustomer();
    await life.server.manyUsers(companyId, 5, { timeZone: 'Europe/Berlin' });
    const [late] = await life.server.manyUsers(companyId, 1, { timeZone: 'Asia/Kolkata' });
    const { id } = await life.launch(call, simulationOf([template], monday));
    await life.plan(companyId);
    for (const { userId, dueAt } of await life.slots(id)) {
      const isLate = userId === late?.id;
      const { date, hour } = localTime(dueAt, isLate ? 'Asia/Kolkata' : 'Europe/Berlin');
      expect(date).toBe(isLate ? '2031-03-04' : monday);
      if (!isLate) expect(hour).toBeGreaterThan(16.5);
    }
  });
});

describe('who gets one', () => {
  it('not those who are disabled, held or exempt; the round says how many', async () => {
    setClock(new Date(sunday));
    const { companyId, call, admin } = await life.aCustomer();
    await life.server.manyUsers(companyId, 2, { disabled: true });
    await life.server.manyUsers(companyId, 1, { heldAt: new Date('2031-01-01') });
    const exempt = await life.server.manyUsers(companyId, 3);
    const group = await life.server.aGroup({ companyId }, exempt);
    await life.query('UPDATE simulation_settings SET exempt_group_id = $2 WHERE company_id = $1', [companyId, group.id]);
    const { id } = await life.launch(call, simulationOf([template], monday));
    await life.at('2031-03-03T07:30:00Z', companyId);
    expect((await life.slots(id)).map(({ userId }) => userId)).toEqual([admin.id]);
    expect((await life.rounds(id))[0]?.ignored).toEqual({ disabled: 3, exempt: 3 });
  });

  it('also those who join while the round has days left, and later ones in the next round', async () => {
    setClock(new Date(sunday));
    const { companyId, call } = await life.aCustomer();
    const { id } = await life.launch(
      call,
      simulationOf([template], monday, {
        campaignType: 'SMART_PHISHING',
        schedule: 'monthly',
        sendingDays: 2,
        templateIds: [template],
      }),
    );
    await life.at('2031-03-03T07:30:00Z', companyId);
    const [joined] = await life.server.manyUsers(companyId, 1);
    await life.at('2031-03-04T10:00:00Z', companyId);
    const slot = (await life.slots(id)).find(({ userId }) => userId === joined?.id);
    expect(localTime(slot?.dueAt ?? new Date(0), 'Europe/Berlin').date).toBe('2031-03-04');
    const [later] = await life.server.manyUsers(companyId, 1);
    await life.at('2031-03-05T10:00:00Z', companyId);
    expect((await life.slots(id)).some(({ userId }) => userId === later?.id)).toBe(false);
    await life.at('2031-04-03T08:00:00Z', companyId);
    expect((await life.slots(id)).filter(({ userId }) => userId === later?.id)).toHaveLength(1);
  });
});

describe('a round is planned', () => {
  it('in chunks, each person once, and a repeat adds nothing', async () => {
    setClock(new Date('2031-03-03T07:00:00Z'));
    const { companyId, call } = await life.aCustomer();
    await life.server.manyUsers(companyId, 59);
    const { id } = await life.launch(call, simulationOf([template], monday));
    const made = await life.plan(companyId, 10);
    const slots = await life.slots(id);
    expect(new Set(slots.map(({ userId }) => userId)).size).toBe(60);
    expect(made[companyId] ?? 60).toBeLessThanOrEqual(60);
    await life.query(`UPDATE simulation_rounds SET status = 'planning', chunks_done = 0 WHERE campaign_id = $1`, [id]);
    await life.plan(companyId, 10);
    expect(await life.slots(id)).toEqual(slots);
  });

  it('by several processes at once, which share its chunks', async () => {
    setClock(new Date('2031-03-03T07:00:00Z'));
    const { companyId, call } = await life.aCustomer();
    await life.server.manyUsers(companyId, 29);
    const { id } = await life.launch(call, simulationOf([template], monday));
    await Promise.all([1, 2, 3].map(() => life.plan(companyId, 5)));
    expect(new Set((await life.slots(id)).map(({ userId }) => userId)).size).toBe(30);
    expect(await life.slots(id)).toHaveLength(30);
    expect(await life.rounds(id)).toMatchObject([{ status: 'sending' }]);
  });

  it('every month on the day of its start, or the last one of a shorter month, moved to a working day', async () => {
    setClock(new Date('2031-01-31T06:00:00Z'));
    const { companyId, call } = await life.aCustomer();
    const { id } = await life.launch(
      call,
      simulationOf([template], '2031-01-31', { campaignType: 'SMART_PHISHING', schedule: 'monthly' }),
    );
    for (const at of ['2031-01-31T08:00:00Z', '2031-02-28T08:30:00Z', '2031-03-31T08:30:00Z', '2031-04-30T08:30:00Z'])
      await life.at(at, companyId);
    // 31 May is a Saturday.
    expect((await life.rounds(id)).map(({ startsOn }) => startsOn)).toEqual([
      '2031-01-31',
      '2031-02-28',
      '2031-03-31',
      '2031-04-30',
      '2031-06-02',
    ]);
  });
});

describe('which template', () => {
  it('one in the language of the person, and none twice while there is another', async () => {
    setClock(new Date('2031-03-03T07:00:00Z'));
    const { companyId, call } = await life.aCustomer();
    const own = await Promise.all([1, 2, 3].map(() => aSimulationTemplate(life.server, { companyId })));
    const german = await aSimulationTemplate(life.server, { companyId, language: 'de' });
    const [reader] = await life.server.manyUsers(companyId, 1, { language: 'de' });
    const english = await life.server.manyUsers(companyId, 12, { language: 'en' });
    const { id } = await life.launch(
      call,
      simulationOf([], monday, {
        campaignType: 'SMART_PHISHING',
        schedule: 'monthly',
        templateTypes: ['CUSTOM'],
        difficulty: 'EASY',
      }),
    );
    for (const at of ['2031-03-03T07:30:00Z', '2031-04-03T08:00:00Z', '2031-05-05T08:00:00Z', '2031-06-03T08:00:00Z']) {
      await life.at(at, companyId);
      await life.allSent(id);
    }
    const slots = await life.slots(id);
    const had = (userId: string | undefined) => slots.filter((slot) => slot.userId === userId).map(({ templateId }) => templateId);
    expect(new Set(had(reader?.id))).toEqual(new Set([german]));
    for (const person of english) {
      const templates = had(person.id);
      expect(new Set(templates.slice(0, 3))).toEqual(new Set(own));
      // All were used: the one that was longest ago.
      expect(templates[3]).toBe(templates[0]);
    }
    // Not everybody has the same one in a round.
    expect(new Set(english.map(({ id: userId }) => had(userId)[0])).size).toBeGreaterThan(1);
  });

  it('a harder one for who reported the last one, an easier one for who was phished', async () => {
    setClock(new Date('2031-03-03T07:00:00Z'));
    const { companyId, call, admin } = await life.aCustomer();
    const byLevel = new Map<string, number>();
    for (const difficulty of [1, 2, 3] as const)
      byLevel.set(await aSimulationTemplate(life.server, { companyId, difficulty }), difficulty);
    const { id } = await life.launch(
      call,
      simulationOf([], monday, { campaignType: 'SMART_PHISHING', schedule: 'monthly', templateTypes: ['CUSTOM'] }),
    );
    const levels = async () =>
      (await life.slots(id)).filter(({ userId }) => userId === admin.id).map(({ templateId }) => byLevel.get(templateId));
    await life.at('2031-03-03T07:30:00Z', companyId);
    expect(await levels()).toEqual([1]);
    await life.allSent(id);
    await life.query('UPDATE simulation_messages SET reported_at = due_at WHERE campaign_id = $1', [id]);
    await life.at('2031-04-03T08:00:00Z', companyId);
    expect(await levels()).toEqual([1, 2]);
    const phished = ['opened', 'clicked', 'phished'].map((what) => `${what}_raw_at = due_at, ${what}_at = due_at`).join(', ');
    const last = `SELECT id FROM simulation_messages WHERE campaign_id = $1 AND status = 'queued'`;
    await life.query(`UPDATE simulation_messages SET ${phished} WHERE id IN (${last})`, [id]);
    await life.allSent(id);
    await life.at('2031-05-05T08:00:00Z', companyId);
    expect(await levels()).toEqual([1, 2, 1]);
  });
});

describe('a round without a template', () => {
  it('sends nothing, and tells the admins once', async () => {
    setClock(new Date('2031-03-01T07:00:00Z'));
    const { companyId, admin, call } = await life.aCustomer();
    const own = await aSimulationTemplate(life.server, { companyId });
    const adapting = { campaignType: 'SMART_PHISHING', schedule: 'monthly' } as const;
    const { id } = await life.launch(call, simulationOf([], monday, { ...adapting, templateTypes: ['CUSTOM'] }));
    await life.query('UPDATE simulation_templates SET deleted_at = now() WHERE id = $1', [own]);
    await life.at('2031-03-03T08:00:00Z', companyId);
    await life.at('2031-03-03T09:00:00Z', companyId);
    expect(await life.slots(id)).toEqual([]);
    expect(
      await life.query(
        `SELECT recipient, params->>'campaignName' AS name FROM mails WHERE company_id = $1 AND template = 'round_without_template'`,
        [companyId],
      ),
    ).toEqual([{ recipient: admin.email, name: 'Mailbox full' }]);
  });
});

describe('a mail that missed its window', () => {
  it('leaves at the same hour of the next working day, never in the night', async () => {
    setClock(new Date('2031-03-07T07:00:00Z'));
    const { companyId, call } = await life.aCustomer();
    await life.server.manyUsers(companyId, 4);
    const { id } = await life.launch(call, simulationOf([template], '2031-03-07'));
    await life.plan(companyId);
    const before = await life.slots(id);
    // Friday evening: nothing was sent. Monday comes.
    await life.at('2031-03-07T20:00:00Z', companyId);
    const after = await life.slots(id);
    const hourOf = (slots: typeof before) =>
      new Map(slots.map(({ userId, dueAt }) => [userId, localTime(dueAt, 'Europe/Berlin').hour]));
    expect(hourOf(after)).toEqual(hourOf(before));
    for (const { dueAt } of after) expect(localTime(dueAt, 'Europe/Berlin').date).toBe('2031-03-10');
  });

  it('is skipped when its round is over', async () => {
    setClock(new Date('2031-03-03T07:00:00Z'));
    const { companyId, call } = await life.aCustomer();
    const { id } = await life.launch(call, simulationOf([template], monday));
    await life.plan(companyId);
    await life.at('2031-04-20T12:00:00Z', companyId);
    expect(await life.slots(id)).toMatchObject([{ status: 'skipped', notAfter: null }]);
    expect(await life.rounds(id)).toMatchObject([{ status: 'closed' }]);
  });
});
