import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CultureReport,
  type DashboardShares,
  type GamingShares,
  getCultureScore,
  getGamingDashboard,
  getTrainingDashboard,
} from '#contract/dashboard/dashboard';
import { getSimulationDashboard } from '#contract/simulation/feeds';
import { setClock } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import { run } from '#server/db/rows';
import { callAs } from '#tests/support/calls/callAs';
import { aCourse, aGame, aRunningCampaign } from '#tests/support/calls/courses';
import { standing } from '#tests/support/calls/plainCounts';
import { askPaperAs } from '#tests/support/files/askPaper';
import { shuffledWork } from '#tests/support/server/shuffledWork';
import { aShuffledSimulation, type ShuffledSimulation } from '#tests/support/simulations/shuffledSimulation';
import { startSimulationLife } from '#tests/support/simulations/simulations';

// @once: figures equal plain counts of the rows, each time.

let life: Awaited<ReturnType<typeof startSimulationLife>>;
let company: ShuffledSimulation;

/** From the first assignments in January to the last mails in April. */
const range = { dateFrom: '2031-01-01', dateTo: '2031-04-30' };
const before = { dateFrom: '2030-09-03', dateTo: '2030-12-31' };

beforeAll(async () => {
  life = await startSimulationLife();
  company = await aShuffledSimulation(life);
  const { companyId } = company;
  const trainings = [await aCourse(life.server), await aCourse(life.server), await aGame(life.server)];
  for (const [seed, course] of trainings.entries()) {
    const campaignId = await aRunningCampaign(life.server, course, companyId, []);
    await ownerTx(life.server.services.db, (tx) => run(tx, shuffledWork(companyId, campaignId, seed)));
  }
  // In the year of the mails, every third person in the period before; of the game, half of them have a score.
  const people = [companyId, company.users.map(({ id }) => id)];
  const place = 'array_position($2::uuid[], user_id)';
  await life.query(
    `UPDATE assignments SET assigned_at = CASE WHEN ${place} % 3 = 0 THEN '2030-11-20' ELSE '2031-02-10' END::timestamptz + make_interval(days => ${place} % 20)
      WHERE company_id = $1`,
    people,
  );
  await life.query(
    `UPDATE assignments a SET status = 'completed', completed_at = assigned_at, score = (${place} * 7) % 101 FROM campaigns c JOIN courses k ON k.id = c.course_id
      WHERE c.id = a.campaign_id AND k.is_gaming AND a.company_id = $1 AND ${place} % 2 = 0`,
    people,
  );
  setClock(new Date('2031-04-30T12:00:00Z'));
});

afterAll(() => setClock(null));

const reportOf = async (query: object = range) =>
  (await company.call(getCultureScore, { query: Object.entries(query) })).json<CultureReport>();

interface Plain {
  tasks: number;
  completed: number;
  inTime: number;
  inProgress: number;
  overdue: number;
  gaming: number | null;
  scored: number;
  sent: number;
  reported: number;
}

/** The inputs, counted from single assignments and mails. */
async function plain({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }): Promise<Plain> {
  const [found] = await life.query<Plain>(
    `SELECT w.*, m.* FROM (SELECT count(*) FILTER (WHERE NOT k.is_gaming)::int AS tasks,
        count(*) FILTER (WHERE NOT k.is_gaming AND ${standing} = 'completed')::int AS completed,
        count(*) FILTER (WHERE NOT k.is_gaming AND ${standing} IN ('not_started', 'in_progress'))::int AS "inTime",
        count(*) FILTER (WHERE NOT k.is_gaming AND ${standing} = 'in_progress')::int AS "inProgress",
        count(*) FILTER (WHERE NOT k.is_gaming AND ${standing} = 'overdue')::int AS overdue,
        avg(a.score::float8 / 10) FILTER (WHERE k.is_gaming AND a.status = 'completed') AS gaming,
        count(a.score) FILTER (WHERE k.is_gaming AND a.status = 'completed')::int AS scored
      FROM assignments a JOIN campaigns c ON c.id = a.campaign_id JOIN courses k ON k.id = c.course_id
      WHERE a.company_id = $1 AND (a.assigned_at AT TIME ZONE 'UTC')::date BETWEEN $2 AND $3) w,
    (SELECT count(*)::int AS sent, count(reported_at)::int AS reported FROM simulation_messages
      WHERE company_id = $1 AND status = 'sent' AND sent_on BETWEEN $2 AND $3) m`,
    [company.companyId, dateFrom, dateTo],
  );
  if (!found) throw new Error('nothing counted');
  return found;
}

/** Half a point is rounded up, also where the sum of fractions is a little less. */
function scoreOf({ tasks, completed, gaming, sent, reported }: Plain): number | null {
  if (tasks === 0 && gaming === null && sent === 0) return null;
  const points = (tasks ? (60 * completed) / tasks : 0) + 2 * (gaming ?? 0) + (sent ? (20 * reported) / sent : 0);
  return Math.round(points + 1e-7);
}

describe('culture score', () => {
  it('is 60 % completed trainings, 20 % games and 20 % reported mails, as counted from the rows', async () => {
    const { current, previous } = await reportOf();
    for (const [period, days] of [[current, range] as const, [previous, before] as const]) {
      const counted = await plain(days);
      expect(period).toMatchObject({ ...days, score: scoreOf(counted) });
      expect(period.inputs.training).toMatchObject({ tasks: counted.tasks, completed: counted.completed, inTime: counted.inTime });
      expect(period.inputs.gaming.scored).toBe(counted.scored);
      expect(period.inputs.gaming.value ?? Number.NaN).toBeCloseTo(counted.gaming ?? Number.NaN);
      expect(period.inputs.phishing).toMatchObject({ sent: counted.sent, reported: counted.reported });
    }
    expect(current.inputs.phishing.sent).toBeGreaterThan(0);
    // No mail was sent then: that part is missing, which is not 0 %.
    expect(previous.inputs.phishing).toEqual({ value: null, sent: 0, reported: 0 });
  });

  it('is shown for twelve months, the last of which ends with the period', async () => {
    const { months } = await reportOf({ dateFrom: '2031-03-01', dateTo: '2031-03-20' });
    expect(months).toHaveLength(12);
    expect(months[0]).toMatchObject({ dateFrom: '2030-04-01', dateTo: '2030-04-30', score: null });
    expect(months.at(-1)).toMatchObject({ dateFrom: '2031-03-01', dateTo: '2031-03-20' });
    for (const { dateFrom, dateTo, score } of months.slice(-4)) expect(score).toBe(scoreOf(await plain({ dateFrom, dateTo })));
  });

  it('is about the last 90 days unless a period is asked for', async () => {
    const { current, previous } = await reportOf({});
    expect([current.dateFrom, current.dateTo, previous.dateFrom, previous.dateTo]).toEqual([
      '2031-01-31',
      '2031-04-30',
      '2030-11-02',
      '2031-01-30',
    ]);
  });

  it('does not exist without data', async () => {
    const { call } = await life.aCustomer();
    const { current, months } = (await call(getCultureScore)).json<CultureReport>();
    expect(current.score).toBeNull();
    expect(months.every(({ score }) => score === null)).toBe(true);
  });

  it('refuses a period that ends before it begins, and names the field', async () => {
    const reply = await company.call(getCultureScore, {
      query: [
        ['dateFrom', '2031-04-01'],
        ['dateTo', '2031-03-01'],
      ],
    });
    expect(reply.status).toBe(422);
    expect(JSON.stringify(reply.json())).toContain('dateTo');
  });

  it('prints what it is made of, and what is missing', async () => {
    const headers = await life.server.signInAs(company.admin);
    const paper = askPaperAs(life.server, headers, company.companyId);
    const { text } = await paper(getCultureScore, { query: before });
    const { tasks, completed, scored, gaming } = await plain(before);
    expect(text).toContain(`${completed} of ${tasks} tasks`);
    const [, average] = new RegExp(`Average score (\\d+\\.\\d) of 10, from ${scored} results`).exec(text) ?? [];
    expect(Math.abs(Number(average) - (gaming ?? 0))).toBeLessThan(0.051);
    expect(text).toContain('No simulated email was sent in this period.');
    expect(text).toContain('Without what is missing the score ends at 80.');
  });
});

describe('figures beside it', () => {
  it('give the tasks of trainings in percent, without games', async () => {
    const query = Object.entries(range);
    const { current } = (await company.call(getTrainingDashboard, { query })).json<{ current: DashboardShares }>();
    const { tasks, completed, inProgress, overdue } = await plain(range);
    const percent = (part: number) => Math.round((1000 * part) / tasks) / 10;
    expect(current).toEqual({
      assignedUsers: tasks,
      completed: percent(completed),
      inProgress: percent(inProgress),
      overdue: percent(overdue),
    });
  });

  it('give the average score of games out of 10, and mails of the same period', async () => {
    const query = Object.entries(range);
    const { current } = (await company.call(getGamingDashboard, { query })).json<{ current: GamingShares }>();
    const { gaming, sent } = await plain(range);
    expect(current.averageScore).toBeCloseTo(gaming ?? 0);
    const mails = (await company.call(getSimulationDashboard, { query })).json<{ data: { current: { recipientsSent: number } } }>();
    expect(mails.data.current.recipientsSent).toBe(sent);
  });

  it('are open to a company on the free plan', async () => {
    const { id: companyId } = await life.server.aCompany();
    const admin = await life.server.aUser({ companyId, role: 'admin' });
    const call = callAs(life.server, await life.server.signInAs(admin), companyId);
    expect((await call(getCultureScore)).status).toBe(200);
  });
});
