import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCampaigns } from '#contract/campaigns/campaigns';
import { getHome, type Home } from '#contract/company/home';
import { type ExerciseCampaign, listActiveExercises, listArchivedExercises } from '#contract/exercise/campaigns';
import { type ExerciseStatistics, getExercisesStatistics, getExerciseStatistics } from '#contract/exercise/reports';
import { type GeneralReport, getGeneralReport } from '#contract/reports/generalReport';
import { getTrainingStatistics, type TrainingTotals } from '#contract/reports/trainingReports';
import { sessionHeader } from '#contract/session/sessionHeader';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { demoPassword, makeDemo } from '#server/demo/index';
import { callAs } from '#tests/support/calls/callAs';
import { chosenWork, plainCounts, type Query } from '#tests/support/calls/plainCounts';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';

// @once: figures equal plain counts of the rows, each time.

let server: BareServer;
const counted = <Row extends object>(query: ReturnType<typeof sql>) =>
  ownerTx(server.services.db, (tx) => rows<Row & Record<string, unknown>>(tx, query));
const change = (query: ReturnType<typeof sql>) => ownerTx(server.services.db, async (tx) => void (await tx.execute(query)));

beforeAll(async () => {
  // No jobs: they would resume training that is suspended here, because the plan includes it.
  server = await startBareServer({}, { withJobs: false });
  expect(await makeDemo(server.services)).toBe(true);
  // Every company gets every report; what the plan shows is another test's matter.
  await change(sql`UPDATE companies SET has_boost = true WHERE slug IN ('acme', 'globex', 'initech', 'zenith')`);
}, 120_000);
afterAll(() => server.close());

async function adminOf(slug: string) {
  const { token } = await server.signIn(`admin@${slug}.example`, demoPassword);
  const authorization = `Bearer ${token}`;
  const reply = await server.app.inject({ url: '/gateway/user', headers: { authorization } });
  const { sessionId, company_id: companyId } = reply.json<{ sessionId: string; company_id: string }>();
  return { companyId, call: callAs(server, { authorization, [sessionHeader]: sessionId }, companyId) };
}
type Admin = Awaited<ReturnType<typeof adminOf>>;

/** The report status of an exercise, written again independently of the product's own table. */
const standing = sql.raw(`CASE WHEN a.status = 'completed' THEN 'completed' WHEN c.status = 'archived' THEN 'not_completed'
  WHEN c.status = 'suspended' THEN 'paused' ELSE a.status END`);

/** People by status of some exercises, their average score, and how many have answered without finishing. */
async function countExercises(companyId: string, which: ReturnType<typeof sql>) {
  const from = sql`exercise_assignments a JOIN exercise_campaigns c ON c.id = a.campaign_id
    WHERE a.company_id = ${companyId} AND c.launched_at IS NOT NULL AND NOT c.is_outdated AND ${which}`;
  const statuses = await counted<{ name: string; count: number }>(
    sql`SELECT ${standing} AS name, count(*)::int AS count FROM ${from} GROUP BY 1 ORDER BY 1`,
  );
  const [total] = await counted<{ learners: number; unfinished: number; score: number | null; golden: number }>(
    sql`SELECT count(*)::int AS learners, avg(a.score::float8) AS score, count(*) FILTER (WHERE a.score >= 10)::int AS golden,
        count(*) FILTER (WHERE a.status <> 'completed' AND EXISTS (SELECT 1 FROM exercise_answers r
          WHERE r.campaign_id = a.campaign_id AND r.user_id = a.user_id))::int AS unfinished FROM ${from}`,
  );
  if (!total) throw new Error('nothing counted');
  return { statuses, ...total };
}
type Counted = Awaited<ReturnType<typeof countExercises>>;

const byName = (some: readonly { name: string; count: number }[]) =>
  Object.fromEntries(some.map(({ name, count }) => [name, count]));
const near = (value: number | null, digits = 1) => (value === null ? null : expect.closeTo(value, digits));

function expectStatistics({ statuses, total }: Pick<ExerciseStatistics, 'statuses' | 'total'>, expected: Counted) {
  expect(byName(statuses)).toEqual(byName(expected.statuses));
  expect(total).toMatchObject({
    learners: expected.learners,
    unfinished: expected.unfinished,
    averageScorePercentage: near(expected.score === null ? null : expected.score * 10),
  });
}

const states = ['as the demo made it', 'suspended', 'ended'] as const;
const moves: Record<(typeof states)[number], () => Promise<void>> = {
  'as the demo made it': async () => {},
  suspended: async () => {
    await change(sql`UPDATE campaigns SET status = 'suspended' WHERE status = 'running'`);
    await change(sql`UPDATE exercise_campaigns SET status = 'suspended' WHERE status = 'running'`);
  },
  ended: async () => {
    await change(sql`UPDATE campaigns SET status = 'ended', ended_at = now() WHERE status = 'suspended'`);
    await change(sql`UPDATE exercise_campaigns SET status = 'archived', archived_at = now() WHERE status = 'suspended'`);
  },
};

describe.each(states)('every headline agrees with the rows while all training is %s', (state) => {
  beforeAll(() => moves[state]());

  describe.each(['acme', 'globex', 'initech', 'zenith'])('at %s', (slug) => {
    let admin: Admin;
    beforeAll(async () => {
      admin = await adminOf(slug);
    });
    const plain = async (query: Query) => {
      const [found] = await counted<TrainingTotals>(sql`SELECT ${plainCounts} FROM ${chosenWork(admin.companyId, query)}`);
      if (!found) throw new Error('nothing counted');
      return { ...found, averageScore: near(found.averageScore) };
    };

    it('on the first page and in the report that it leads to', async () => {
      const { progress } = (await admin.call(getHome)).json<Home>();
      const { of, ...figures } = progress;
      expect(figures).toEqual(await plain([['campaignStatuses', of]]));
      const report = await admin.call(getTrainingStatistics, { query: [['campaignStatuses', of]] });
      expect(report.json()).toEqual(figures);
    });

    it('in the report on trainings, by default and for what was done in a period', async () => {
      const today = new Date();
      const day = (back: number) => new Date(today.getTime() - back * 86_400_000).toISOString().slice(0, 10);
      const period: Query = [
        ['dateFrom', day(60)],
        ['dateTo', day(0)],
      ];
      const asked: Query[] = [
        [],
        period,
        [...period, ['rangeOf', 'completed'], ['statuses', 'completed']],
        [['statuses', 'completed']],
      ];
      for (const query of asked)
        expect((await admin.call(getTrainingStatistics, { query })).json(), JSON.stringify(query)).toEqual(await plain(query));
    });

    it('on the page of each course', async () => {
      const campaigns = (await admin.call(listCampaigns)).json<{ id: string; assignedUsers: number }[]>();
      for (const { id, assignedUsers } of campaigns) {
        const page = (await admin.call(getTrainingStatistics, { query: [['campaignIds', id]] })).json<TrainingTotals>();
        const [opened] = await counted<{ opened: number }>(
          sql`SELECT count(opened_at)::int AS opened FROM assignments WHERE campaign_id = ${id}`,
        );
        expect(page).toEqual({ ...(await plain([['campaignIds', id]])), ...opened });
        expect(assignedUsers).toBe(page.assignedUsers);
      }
    });

    it('in the general report, for trainings and for exercises and games', async () => {
      const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
      const [dateFrom, dateTo] = [day(300), day(0)];
      const query: Query = [
        ['dateFrom', dateFrom],
        ['dateTo', dateTo],
      ];
      const { training, gaming } = (await admin.call(getGeneralReport, { query })).json<GeneralReport>();
      expect(training.current).toEqual(await plain(query));
      const inPeriod = sql`a.assigned_at >= ${dateFrom}::date AND a.assigned_at < ${dateTo}::date + 1`;
      const [games] = await counted<TrainingTotals>(sql`SELECT ${plainCounts} FROM ${chosenWork(admin.companyId, query)}
        AND EXISTS (SELECT 1 FROM courses k WHERE k.id = c.course_id AND k.is_gaming)`);
      const exercises = await counted<{ name: string; count: number }>(
        sql`SELECT ${standing} AS name, count(*)::int AS count FROM exercise_assignments a JOIN exercise_campaigns c ON c.id = a.campaign_id
          WHERE a.company_id = ${admin.companyId} AND NOT c.is_outdated AND ${inPeriod} GROUP BY 1`,
      );
      const of = byName(exercises);
      const { current } = gaming;
      expect([current.completed, current.notCompleted, current.paused, current.overdue]).toEqual([
        (of['completed'] ?? 0) + (games?.completed ?? 0),
        (of['not_completed'] ?? 0) + (games?.notCompleted ?? 0),
        (of['paused'] ?? 0) + (games?.paused ?? 0),
        (of['overdue'] ?? 0) + (games?.overdue ?? 0),
      ]);
      const sum = Object.values(of).reduce((a, b) => a + b, 0);
      expect(current.assignedUsers).toBe(sum + (games?.assignedUsers ?? 0));
    });

    it('in the report on exercises, by default and over all', async () => {
      const across = async (query: Query) =>
        (await admin.call(getExercisesStatistics, { query })).json<{ data: ExerciseStatistics & { goldenCertificates: number } }>()
          .data;
      const running = await countExercises(admin.companyId, sql`c.status = 'running'`);
      expectStatistics(await across([]), running);
      const all = await across(['running', 'suspended', 'archived'].map((status) => ['campaignStatuses', status]));
      const everything = await countExercises(admin.companyId, sql`true`);
      expectStatistics(all, everything);
      expect(all.goldenCertificates).toBe(everything.golden);
    });

    it('on the card and in the report of each exercise', async () => {
      const pages = await Promise.all(
        [listActiveExercises, listArchivedExercises].map((list) => admin.call(list, { query: [['pageSize', '100']] })),
      );
      const cards = pages.flatMap((page) => page.json<{ data: { items: ExerciseCampaign[] } }>().data.items);
      for (const card of cards.filter(({ status, isOutdated }) => status !== 'scheduled' && !isOutdated)) {
        const expected = await countExercises(admin.companyId, sql`c.id = ${card.id}`);
        expect(byName(card.assignments.statuses), card.name).toEqual(byName(expected.statuses));
        expect(card).toMatchObject({
          learners: expected.learners,
          score: near(expected.score),
          goldenCertificatesCount: expected.golden,
        });
        const { data } = (await admin.call(getExerciseStatistics, { params: { campaignId: card.id } })).json<{
          data: ExerciseStatistics;
        }>();
        expectStatistics(data, expected);
      }
    });
  });
});
