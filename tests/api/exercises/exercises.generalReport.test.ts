import { beforeAll, describe, expect, it } from 'vitest';
import { type GeneralReport, getGeneralReport } from '#contract/reports/generalReport';
import { getExerciseStatistics } from '#contract/exercise/reports';
import { now } from '#server/clock';
import type { Call } from '#tests/support/calls/callAs';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { right, startExerciseLife, wrong } from '#tests/support/exercises/exercises';
import { askPaperAs } from '#tests/support/files/askPaper';

// @once: figures equal plain counts of the rows, each time.

let life: Awaited<ReturnType<typeof startExerciseLife>>;
let companyId: string;
let call: Call;
let headers: Record<string, string>;
let exerciseId: string;
let gameId: string;
let department: string;

/** Both campaigns were given to people in January. */
const january = { dateFrom: '2026-01-01', dateTo: '2026-01-31' };
const moveToJanuary = (id: string) =>
  life.query(`UPDATE exercise_assignments SET assigned_at = '2026-01-20T10:00:00Z' WHERE campaign_id = $1`, [id]);
const general = async (as: Call, query: Record<string, string> = january) =>
  (await as(getGeneralReport, { query })).json<GeneralReport>().gaming;

/** An exercise for an admin and two people, one with all right, one with half of it; and a game for one of them. */
beforeAll(async () => {
  life = await startExerciseLife();
  const customer = await life.aCustomer();
  ({ companyId, call } = customer);
  headers = await life.server.signInAs(customer.admin);
  const [first, second] = await life.server.manyUsers(companyId, 2);
  if (!first || !second) throw new Error('two people are needed');
  department = (await life.server.aDepartment({ companyId, name: 'Accounting' }, [first])).id;
  ({ id: exerciseId } = await life.launch(companyId, call, now()));
  await life.answerAll(companyId, { userId: first.id, campaignId: exerciseId }, Array(10).fill(right));
  const halfOfIt = [...Array(5).fill(right), ...Array(5).fill(wrong)];
  await life.answerAll(companyId, { userId: second.id, campaignId: exerciseId }, halfOfIt);
  await moveToJanuary(exerciseId);
  gameId = await aRunningCampaign(life.server, await aCourse(life.server, { isGaming: true, name: 'Catch the phish' }), companyId, [
    first.id,
  ]);
});

describe('the Gaming section of the general report', () => {
  it('counts exercises and games together, and its rows say which they are', async () => {
    const { current, items, totalCount } = await general(call);
    expect(current).toMatchObject({
      assignedUsers: 4,
      completed: 2,
      notStarted: 2,
      inProgress: 0,
      overdue: 0,
      score: 7.5,
      averageScore: null,
    });
    expect(items.map(({ kind, id, name, assignedUsers }) => [kind, id, name, assignedUsers])).toEqual([
      ['exercise', exerciseId, 'Spot the phish', 3],
      ['game', gameId, 'Catch the phish', 1],
    ]);
    expect(totalCount).toBe(2);
  });

  it('has the numbers of the exercise’s own report and of its rows', async () => {
    const [exercise] = (await general(call)).items;
    const { data } = (await call(getExerciseStatistics, { params: { campaignId: exerciseId } })).json<{
      data: { total: object };
    }>();
    expect(data.total).toMatchObject({ learners: exercise?.assignedUsers, averageScorePercentage: (exercise?.score ?? 0) * 10 });
    const [counted] = await life.query(
      `SELECT count(*)::int AS "assignedUsers", count(*) FILTER (WHERE status = 'completed')::int AS completed,
        count(*) FILTER (WHERE status = 'not_started')::int AS "notStarted", avg(score)::float8 AS score
      FROM exercise_assignments WHERE campaign_id = $1`,
      [exerciseId],
    );
    expect(exercise).toMatchObject(counted as object);
  });

  it.each([
    ['suspended', 'paused'],
    ['archived', 'notCompleted'],
  ])('says of an exercise that is %s what can no longer, or not now, be done', async (state, figure) => {
    await life.query('UPDATE exercise_campaigns SET status = $2 WHERE id = $1', [exerciseId, state]);
    const { current, items } = await general(call);
    expect(items[0]).toMatchObject({ assignedUsers: 3, completed: 2, notStarted: 0, [figure]: 1 });
    expect(current).toMatchObject({ assignedUsers: 4, completed: 2, notStarted: 1, [figure]: 1 });
    await life.query(`UPDATE exercise_campaigns SET status = 'running' WHERE id = $1`, [exerciseId]);
  });

  it('is compared with the days before, and narrowed by departments', async () => {
    const february = { dateFrom: '2026-02-01', dateTo: '2026-03-03' };
    const { current, previous, items } = await general(call, february);
    expect([current.assignedUsers, previous.assignedUsers, items]).toEqual([0, 4, []]);
    const one = await general(call, { ...january, departments: department });
    expect(one.current).toMatchObject({ assignedUsers: 2, completed: 1, score: 10 });
  });

  it('is on paper as on the page', async () => {
    const { text } = await askPaperAs(life.server, headers, companyId)(getGeneralReport, { query: january });
    expect(text).toMatch(/Gaming report\n/);
    expect(text).toMatch(/Phishing exercise Spot the phish Running 3 2 0 1 0 0 0 7.5 of 10 –/);
    expect(text).toMatch(/Game Catch the phish Running 1 0 0 1 0 0 0 – –/);
    expect(text).not.toContain('upgrade to boost');
  });

  it('shows nothing of other companies', async () => {
    const other = await life.aCustomer();
    expect(await general(other.call)).toMatchObject({
      current: { assignedUsers: 0, score: null, averageScore: null },
      items: [],
      totalCount: 0,
    });
  });

  it('shows a company in its trial the first campaigns and the true totals, on paper too', async () => {
    const trial = await life.aCustomer({ trialStatus: 'active', trialEndsAt: new Date(now().getTime() + 86_400_000) });
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      const { id } = await life.launch(trial.companyId, trial.call, now(), { name });
      await moveToJanuary(id);
    }
    const { current, items, totalCount } = await general(trial.call);
    expect([current.assignedUsers, items.length, totalCount]).toEqual([4, 3, 4]);
    const theirs = await life.server.signInAs(trial.admin);
    const { text } = await askPaperAs(life.server, theirs, trial.companyId)(getGeneralReport, { query: january });
    expect(text.match(/Phishing exercise (One|Two|Three|Four) /g)).toHaveLength(3);
    expect(text).toContain('For full and precise data upgrade to boost');
  });
});
