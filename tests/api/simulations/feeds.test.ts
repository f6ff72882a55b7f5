import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { completeSimulation } from '#contract/simulation/campaigns';
import { getSimulationDashboard, listCalendarSimulations } from '#contract/simulation/feeds';
import { listPersonMessages } from '#contract/simulation/reports';
import type { PersonMessage } from '#contract/simulation/reportRows';
import { setClock } from '#server/clock';
import { judgeDue } from '#server/modules/simulationTruth/public';
import { startQuietServer } from '#tests/support/server/testServer';
import { aShuffledSimulation, type ShuffledSimulation } from '#tests/support/simulations/shuffledSimulation';
import { startSimulationLife } from '#tests/support/simulations/simulations';

let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startSimulationLife>>;
let made: ShuffledSimulation;
beforeAll(async () => {
  server = await startQuietServer();
  life = await startSimulationLife(server);
  made = await aShuffledSimulation(life);
});
afterEach(() => setClock(null));
afterAll(() => server.close());

describe('the messages of one person', () => {
  it('say what touched them, what that counts as and by which rule', async () => {
    const [message] = await life.query<{ id: string; userId: string; sentAt: Date }>(
      `SELECT id, user_id AS "userId", sent_at AS "sentAt" FROM simulation_messages
        WHERE campaign_id = $1 AND round_id = $2 AND status = 'sent' AND reported_at IS NULL ORDER BY id LIMIT 1`,
      [made.campaignId, made.rounds[0]],
    );
    if (!message) throw new Error('nothing was sent');
    const at = (seconds: number) => new Date(message.sentAt.getTime() + seconds * 1000);
    const browser =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15';
    for (const [kind, seconds, agent, isLate] of [
      ['link', 1, 'curl/8.4', false],
      ['link', 600, browser, false],
      ['report', 700, null, false],
      ['link', 9_000_000, browser, true],
    ] as const)
      await life.query(
        `INSERT INTO simulation_events (company_id, message_id, kind, method, at, agent, source_hash, is_late)
          VALUES ($1, $2, $3, 'GET', $4, $5, convert_to($6, 'UTF8'), $7)`,
        [made.companyId, message.id, kind, at(seconds), agent, agent, isLate],
      );
    setClock(at(9_100_000));
    await judgeDue(server.services);
    const params = { campaignId: made.campaignId, userId: message.userId };
    const reply = await made.call(listPersonMessages, { params });
    const { data } = reply.json<{ data: { fullName: string; messages: PersonMessage[] } }>();
    const [first, second] = data.messages;
    expect(first).toMatchObject({
      roundNumber: 1,
      status: 'sent',
      isOpened: true,
      isClicked: true,
      isReported: true,
      eventCount: 4,
    });
    expect(first?.events).toMatchObject([
      { kind: 'link', class: 'scanner', rule: 'agent', isLate: false },
      { kind: 'link', class: 'human', isLate: false },
      { kind: 'report', class: 'human', rule: 'report' },
      { kind: 'link', isLate: true },
    ]);
    expect(second).toMatchObject({ roundNumber: 2, events: [], eventCount: 0 });
    expect((await made.call(listPersonMessages, { params: { ...params, userId: crypto.randomUUID() } })).code).toBe('not_found');
  });
});

describe('the calendar', () => {
  const calendar = async (dateFrom: string, dateTo: string) =>
    (await made.call(listCalendarSimulations, { query: { dateFrom, dateTo } })).json<{ data: { items: object[] } }>().data.items;

  it('has each round with the figures of people, also the next one', async () => {
    setClock(new Date('2031-04-20T07:00:00Z'));
    const rounds = await life.query<Record<string, number>>(
      `SELECT count(*)::int AS "totalCount", count(phished_at)::int AS "phishedCount", count(reported_at)::int AS "reportedCount"
        FROM simulation_messages m JOIN simulation_rounds r ON r.id = m.round_id WHERE m.campaign_id = $1 AND m.status = 'sent' GROUP BY r.number ORDER BY r.number`,
      [made.campaignId],
    );
    expect(await calendar('2031-03-01', '2031-03-09')).toMatchObject([
      { campaignId: made.campaignId, roundNumber: 1, statistic: rounds[0], isActive: true, isDeleted: false },
    ]);
    expect(await calendar('2031-03-10', '2031-05-31')).toMatchObject([
      { campaignId: made.once, campaignType: 'ONE_TIME_PHISHING', roundNumber: 1 },
      { campaignId: made.campaignId, roundNumber: 2, statistic: rounds[1] },
      { campaignId: made.campaignId, roundNumber: 3, status: 'scheduled', startedAt: null, statistic: { totalCount: 0 } },
    ]);
  });

  it('takes two days in their order', async () => {
    const fields = async (query: Record<string, string>) => (await made.call(listCalendarSimulations, { query })).fields;
    expect(await fields({ dateFrom: '2031-03-02', dateTo: '2031-03-01' })).toEqual(['dateTo']);
    expect(await fields({ dateFrom: '2031-03-02' })).toEqual(['dateTo']);
  });

  it('says that an archived campaign is not active', async () => {
    const { once: campaignId, companyId } = made;
    expect((await made.call(completeSimulation, { params: { campaignId }, body: { companyId } })).status).toBe(200);
    expect(await calendar('2031-03-10', '2031-03-10')).toMatchObject([{ campaignId, status: 'archived', isActive: false }]);
  });
});

describe('the dashboard', () => {
  it('compares the last 90 days with those before, each message in one outcome', async () => {
    setClock(new Date('2031-06-10T07:00:00Z'));
    const { data } = (await made.call(getSimulationDashboard)).json<{
      data: Record<'current' | 'previous', Record<string, number> & Record<string, { value: number; percent: number }>>;
    }>();
    const sent = async (from: string, to: string) =>
      (
        await life.query<Record<string, number>>(
          `SELECT count(*)::int AS sent, count(*) FILTER (WHERE reported_at IS NOT NULL AND phished_at IS NULL)::int AS open,
            count(*) FILTER (WHERE reported_at IS NOT NULL AND phished_at IS NOT NULL)::int AS phished,
            count(*) FILTER (WHERE reported_at IS NULL AND phished_at IS NOT NULL)::int AS missed, count(DISTINCT campaign_id)::int AS campaigns
            FROM simulation_messages WHERE company_id = $1 AND status = 'sent' AND sent_on BETWEEN $2 AND $3`,
          [made.companyId, from, to],
        )
      )[0];
    for (const [name, from, to] of [
      ['current', '2031-03-13', '2031-06-10'],
      ['previous', '2030-12-13', '2031-03-12'],
    ] as const) {
      const expected = await sent(from, to);
      const percent = (value = 0) => Math.round((10_000 * value) / (expected?.['sent'] || 1)) / 100;
      expect(data[name]).toMatchObject({
        recipientsSent: expected?.['sent'],
        campaigns: expected?.['campaigns'],
        reportedAfterOpen: { value: expected?.['open'], percent: percent(expected?.['open']) },
        reportedAfterPhished: { value: expected?.['phished'], percent: percent(expected?.['phished']) },
        notReportedAfterPhished: { value: expected?.['missed'], percent: percent(expected?.['missed']) },
      });
      expect(data[name]?.['recipients']).toBe(Number(data[name]?.['recipientsSent']) + Number(data[name]?.['recipientsIgnored']));
    }
    expect(Number(data.current['recipientsSent'])).toBeGreaterThan(0);
  });
});
