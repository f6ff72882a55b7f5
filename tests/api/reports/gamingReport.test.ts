import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillPath } from '#contract/kit/endpoint';
import { type GeneralReport, getGeneralReport } from '#contract/reports/generalReport';
import {
  type GamingRow,
  type GamingTotals,
  getGamingStatistics,
  listGamingCampaigns,
  listGamingNames,
} from '#contract/reports/gamingReports';
import { getExercisesStatistics } from '#contract/exercise/reports';
import { countReminded } from '#contract/campaigns/reminders';
import { getTrainingStatistics } from '#contract/reports/trainingReports';
import { now } from '#server/clock';
import type { Call } from '#tests/support/calls/callAs';
import { aGame, aRunningCampaign } from '#tests/support/calls/courses';
import type { Query } from '#tests/support/calls/plainCounts';
import { right, startExerciseLife, wrong } from '#tests/support/exercises/exercises';
import { askPaperAs } from '#tests/support/files/askPaper';

// @once: figures equal plain counts of the rows, each time.

let life: Awaited<ReturnType<typeof startExerciseLife>>;
let companyId: string;
let call: Call;
let headers: Record<string, string>;
let sales: string;
let legal: string;
let night: string;
/** Campaigns: an exercise that runs and one that is archived, a game that runs and one that has ended. */
let spring: string;
let winter: string;
let game: { id: string; courseId: string };
let oldGame: string;

/**
 * An admin and four people: Ana and Ben in Sales, Ben and Cleo in Legal, Ana and Cleo in Night. All got both exercises: Ana had all of
 * the first right, Ben half of it; the second was archived after Cleo had answered it. Ana and Ben got a game in January and Ben has finished
 * it; Dan got one that has ended.
 */
beforeAll(async () => {
  life = await startExerciseLife();
  const customer = await life.aCustomer();
  ({ companyId, call } = customer);
  headers = await life.server.signInAs(customer.admin);
  const [ana, ben, cleo, dan] = await life.server.manyUsers(companyId, 4);
  if (!ana || !ben || !cleo || !dan) throw new Error('four people are needed');
  sales = (await life.server.aDepartment({ companyId, name: 'Sales' }, [ana, ben])).id;
  legal = (await life.server.aDepartment({ companyId, name: 'Legal' }, [ben, cleo])).id;
  night = (await life.server.aGroup({ companyId, name: 'Night' }, [ana, cleo])).id;
  const launch = async (name: string) => (await life.launch(companyId, call, now(), { name })).id;
  spring = await launch('Spring phish');
  winter = await launch('Winter phish');
  const answer = (userId: string, campaignId: string, rightOnes: number) =>
    life.answerAll(companyId, { userId, campaignId }, [...Array(rightOnes).fill(right), ...Array(10 - rightOnes).fill(wrong)]);
  await answer(ana.id, spring, 10);
  await answer(ben.id, spring, 5);
  await answer(cleo.id, winter, 8);
  await life.query(`UPDATE exercise_campaigns SET status = 'archived', archived_at = now() WHERE id = $1`, [winter]);
  await life.query(`UPDATE exercise_assignments SET assigned_at = '2026-02-10T23:30:00Z' WHERE campaign_id = $1`, [winter]);
  const course = await aGame(life.server, { name: 'Catch the phish' });
  game = { id: await aRunningCampaign(life.server, course, companyId, [ana.id, ben.id]), courseId: course.id };
  oldGame = await aRunningCampaign(
    life.server,
    await aGame(life.server, { name: 'Fake voices', game: 'fake_or_real' }),
    companyId,
    [dan.id],
  );
  await life.query(
    `UPDATE assignments SET status = 'completed', completed_at = now(), score = 50 WHERE campaign_id = $1 AND user_id = $2`,
    [game.id, ben.id],
  );
  await life.query(`UPDATE campaigns SET status = 'ended', ended_at = now() WHERE id = $1`, [oldGame]);
});

const rowsOf = async (query: Query = []) =>
  (await call(listGamingCampaigns, { query })).json<{ items: GamingRow[]; totalCount: number }>();
const totalsOf = async (query: Query = []) => (await call(getGamingStatistics, { query })).json<GamingTotals>();
async function fileOf(query: Query = [], who = { headers, companyId }) {
  const url = `/gateway${fillPath(listGamingCampaigns.path, { companyId: who.companyId })}?${new URLSearchParams(query)}`;
  const { body } = await life.server.app.inject({ method: 'GET', url, headers: { ...who.headers, accept: 'text/csv' } });
  return Papa.parse<Record<string, string>>(body.slice(1).trimEnd(), { newline: '\r\n', header: true }).data;
}

const counts = ['assignedUsers', 'completed', 'inProgress', 'notStarted', 'overdue', 'notCompleted', 'paused'] as const;
const titles = ['Assigned users', 'Completed', 'In progress', 'Not started', 'Overdue', 'Not completed', 'Paused'];

/** The figures of each campaign, counted from single assignments, without the product’s own statements. */
async function plain(query: Query): Promise<Record<string, unknown>[]> {
  const of = (name: string) => query.flatMap(([key, value]) => (key === name ? [value.toLowerCase()] : []));
  const some = (name: string) => (of(name).length > 0 ? of(name) : null);
  const isNamed = ['campaignIds', 'campaignStatuses', 'statuses', 'dateFrom'].some(some);
  const count = (name: string, status: string) => `count(*) FILTER (WHERE status = '${status}')::int AS "${name}"`;
  return life.query(
    `WITH work AS (
        SELECT 'exercise' AS kind, c.id, c.name, replace(c.status, 'archived', 'ended') AS state, a.user_id, a.assigned_at, a.score,
          CASE WHEN a.status = 'completed' THEN 'completed' WHEN c.status = 'archived' THEN 'not_completed' ELSE a.status END AS status
        FROM exercise_assignments a JOIN exercise_campaigns c ON c.id = a.campaign_id WHERE a.company_id = $1
      UNION ALL SELECT 'game', c.id, c.name, c.status, a.user_id, a.assigned_at, a.score,
          CASE WHEN a.status = 'completed' THEN 'completed' WHEN c.status = 'ended' THEN 'not_completed' ELSE a.status END
        FROM assignments a JOIN campaigns c ON c.id = a.campaign_id WHERE a.company_id = $1)
      SELECT kind, id, count(*)::int AS "assignedUsers", ${count('completed', 'completed')}, ${count('inProgress', 'in_progress')},
        ${count('notStarted', 'not_started')}, ${count('overdue', 'overdue')}, ${count('notCompleted', 'not_completed')},
        ${count('paused', 'paused')}, avg(score)::float8 AS mean
      FROM work w WHERE ($2::text[] IS NULL OR state = ANY($2)) AND ($3::text[] IS NULL OR kind = ANY($3))
        AND ($4::text[] IS NULL OR status = ANY($4)) AND ($5::uuid[] IS NULL OR id = ANY($5))
        AND ($6::uuid[] IS NULL OR EXISTS (SELECT 1 FROM user_departments d WHERE d.user_id = w.user_id AND d.department_id = ANY($6)))
        AND ($7::uuid[] IS NULL OR EXISTS (SELECT 1 FROM user_groups g WHERE g.user_id = w.user_id AND g.group_id = ANY($7)))
        AND ($8::date IS NULL OR (assigned_at AT TIME ZONE 'UTC')::date BETWEEN $8 AND $9)
      GROUP BY 1, 2 ORDER BY id`,
    [
      companyId,
      isNamed ? some('campaignStatuses') : ['running'],
      ...['kinds', 'statuses', 'campaignIds', 'departments', 'groups'].map(some),
      of('dateFrom')[0] ?? null,
      of('dateTo')[0] ?? null,
    ],
  );
}

const all: Query = ['running', 'suspended', 'ENDED'].map((state) => ['campaignStatuses', state]);
const byId = <Row extends { id?: unknown }>(items: Row[]) => items.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));

describe('the report on exercises and games', () => {
  it('shows what runs, with scores out of ten of exercises and percentages of games', async () => {
    const { items, totalCount } = await rowsOf();
    expect(totalCount).toBe(2);
    expect(items).toMatchObject([
      { kind: 'exercise', id: spring, name: 'Spring phish', status: 'running', assignedUsers: 5, completed: 2, score: 7.5 },
      { kind: 'game', id: game.id, courseId: game.courseId, game: 'phishing', assignedUsers: 2, completed: 1, averageScore: 50 },
    ]);
    expect([items[0]?.averageScore, items[1]?.score]).toEqual([null, null]);
    expect(await totalsOf()).toMatchObject({ assignedUsers: 7, completed: 3, notStarted: 4, score: 7.5, averageScore: 50 });
  });

  it.each<[string, () => Query]>([
    ['by default', () => []],
    ['of all campaigns', () => all],
    ['of exercises', () => [...all, ['kinds', 'EXERCISE']]],
    [
      'of games that have ended',
      () => [
        ['kinds', 'game'],
        ['campaignStatuses', 'ended'],
      ],
    ],
    ['of one status', () => [['statuses', 'NOT_COMPLETED']]],
    ['of a department', () => [...all, ['departments', sales]]],
    ['of two departments, who share somebody', () => [...all, ['departments', sales], ['departments', legal]]],
    ['of a group', () => [...all, ['groups', night]]],
    ['of a department and a group', () => [...all, ['departments', sales], ['groups', night]]],
    [
      'of days',
      () => [
        ['dateFrom', '2026-02-10'],
        ['dateTo', '2026-02-10'],
      ],
    ],
    [
      'of days and a department',
      () => [
        ['dateFrom', '2026-01-01'],
        ['dateTo', '2026-02-28'],
        ['departments', sales],
      ],
    ],
    [
      'of named campaigns',
      () => [
        ['campaignIds', winter],
        ['campaignIds', oldGame],
      ],
    ],
  ])('has the same figures in rows, totals, files and plain counts: %s', async (_, queryOf) => {
    const query = queryOf();
    const expected = await plain(query);
    expect(expected.length).toBeGreaterThan(0);
    const { items, totalCount } = await rowsOf(query);
    expect(totalCount).toBe(expected.length);
    const figures = ({ id, kind, ...row }: GamingRow) => ({
      kind,
      id,
      ...Object.fromEntries(counts.map((name) => [name, row[name]])),
      mean: kind === 'exercise' ? row.score : row.averageScore,
    });
    expect(byId(items.map(figures))).toEqual(expected);
    const totals = await totalsOf(query);
    for (const name of counts) expect(totals[name], name).toBe(expected.reduce((sum, row) => sum + Number(row[name]), 0));
    const lines = await fileOf(query);
    expect(lines.map((line) => titles.map((title) => Number(line[title])))).toEqual(
      items.map((row) => counts.map((name) => row[name])),
    );
  });

  it('agrees with the reports of either kind, and with the general report', async () => {
    const exercises = await totalsOf([['kinds', 'exercise']]);
    const { data } = (await call(getExercisesStatistics)).json<{
      data: { total: { learners: number; averageScorePercentage: number } };
    }>();
    expect([exercises.assignedUsers, (exercises.score ?? 0) * 10]).toEqual([
      data.total.learners,
      data.total.averageScorePercentage,
    ]);
    const { score: _, ...games } = await totalsOf([['kinds', 'game']]);
    expect((await call(getTrainingStatistics)).json()).toEqual(games);
    const days: Query = [
      ['dateFrom', '2026-01-01'],
      ['dateTo', '2026-02-28'],
    ];
    const { current, items } = (await call(getGeneralReport, { query: days })).json<GeneralReport>().gaming;
    expect(current).toEqual(await totalsOf(days));
    expect(items).toEqual((await rowsOf(days)).items);
  });

  it('finds campaigns by name, in the chosen order and in pages', async () => {
    expect((await rowsOf([...all, ['searchText', 'PHISH spr']])).items.map(({ id }) => id)).toEqual([spring]);
    const names = async (query: Query) => (await rowsOf([...all, ...query])).items.map(({ name }) => name);
    expect(
      await names([
        ['orderBy', 'name'],
        ['order', 'ASC'],
      ]),
    ).toEqual(['Catch the phish', 'Fake voices', 'Spring phish', 'Winter phish']);
    expect(
      await names([
        ['orderBy', 'name'],
        ['order', 'DESC'],
        ['pageSize', '3'],
        ['pageNumber', '2'],
      ]),
    ).toEqual(['Catch the phish']);
    const { items } = (await call(listGamingNames)).json<{ items: { id: string; kind: string; name: string }[] }>();
    expect(items.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'game Catch the phish',
      'game Fake voices',
      'exercise Spring phish',
      'exercise Winter phish',
    ]);
  });

  it('leads to the statistics of a game from its last campaign only', async () => {
    await life.query(`UPDATE campaigns SET status = 'ended' WHERE id = $1`, [game.id]);
    const later = await aRunningCampaign(life.server, { id: game.courseId, name: 'Catch the phish' }, companyId, []);
    await life.query(`UPDATE campaigns SET starts_at = now() WHERE id = $1`, [later]);
    const { items } = await rowsOf([
      ['campaignIds', game.id],
      ['campaignIds', later],
    ]);
    expect(items.map(({ id, isLatest, assignedUsers }) => [id, isLatest, assignedUsers])).toEqual([
      [later, true, 0],
      [game.id, false, 2],
    ]);
    await life.query('DELETE FROM campaigns WHERE id = $1', [later]);
    await life.query(`UPDATE campaigns SET status = 'running' WHERE id = $1`, [game.id]);
  });

  it('is on paper as on the page', async () => {
    const paper = askPaperAs(life.server, headers, companyId);
    const { text } = await paper(listGamingCampaigns, { query: { campaignIds: winter } });
    expect(text).toContain('Gaming report');
    expect(text).toMatch(/Campaigns Winter phish/);
    expect(text).toMatch(/Phishing exercise Winter phish Ended 5 1 0 0 0 4 0 8\.0 of 10 –/);
    expect(text).not.toContain('upgrade to boost');
  });

  it('shows nothing of another company, even of a campaign that is named', async () => {
    const other = await life.aCustomer();
    const query: Query = [
      ['campaignIds', spring],
      ['campaignIds', game.id],
      ['departments', sales],
    ];
    expect((await other.call(listGamingCampaigns, { query })).json()).toEqual({ items: [], totalCount: 0 });
    expect((await other.call(getGamingStatistics, { query })).json()).toMatchObject({ assignedUsers: 0, score: null });
    expect((await other.call(listGamingNames)).json()).toEqual({ items: [] });
    expect((await other.call(listGamingCampaigns, { query, params: { companyId } })).status).toBe(403);
  });

  it('reminds exactly the people that a row of an exercise counts, by days, department and status', async () => {
    await life.query(
      `UPDATE exercise_assignments SET assigned_at = '2026-03-15T23:30:00Z' WHERE campaign_id = $1 AND user_id IN
        (SELECT d.user_id FROM user_departments d WHERE d.department_id = $2)`,
      [spring, legal],
    );
    const days = { dateFrom: '2026-03-15', dateTo: '2026-03-15' };
    for (const [departments, statuses] of [
      [[], []],
      [[sales], []],
      [[legal], ['not_started']],
    ] satisfies [string[], string[]][]) {
      const query: Query = [
        ...Object.entries(days),
        ...departments.map((id): [string, string] => ['departments', id]),
        ...statuses.map((status): [string, string] => ['statuses', status]),
      ];
      const [row] = (await rowsOf([...query, ['campaignIds', spring]])).items;
      const [counted] = await plain([...query, ['campaignIds', spring]]);
      expect(row).toMatchObject({ assignedUsers: counted?.['assignedUsers'], completed: counted?.['completed'] });
      const body = {
        isAllUsersSelected: true,
        campaignId: spring,
        departmentIds: departments,
        statuses,
        ...days,
        includeVideoTraining: true,
        includeGaming: true,
        includePolicies: true,
        includeCalendarVideos: true,
      };
      expect((await call(countReminded, { body })).json()).toMatchObject({
        usersWhoWillReceiveRemindersCount: (row?.assignedUsers ?? 0) - (row?.completed ?? 0),
        usersWhoWontReceiveRemindersCount: row?.completed,
      });
    }
  });

  it('is refused to the free plan', async () => {
    const free = await life.aCustomer({});
    for (const endpoint of [listGamingCampaigns, getGamingStatistics, listGamingNames])
      expect((await free.call(endpoint)).status, endpoint.path).toBe(403);
  });

  it('shows a company in its trial every game and the last three exercises, with the true totals', async () => {
    const trial = await life.aCustomer({ trialStatus: 'active', trialEndsAt: new Date(now().getTime() + 86_400_000) });
    const theirs = { headers: await life.server.signInAs(trial.admin), companyId: trial.companyId };
    for (const [day, name] of ['One', 'Two', 'Three', 'Four'].entries()) {
      const { id } = await life.launch(trial.companyId, trial.call, now(), { name });
      await life.query(`UPDATE exercise_campaigns SET starts_at = $2 WHERE id = $1`, [id, `2026-02-0${day + 1}T09:00:00Z`]);
    }
    await aRunningCampaign(life.server, await aGame(life.server, { name: 'A game' }), trial.companyId, [trial.admin.id]);
    const read = async (query: Query) =>
      (await trial.call(listGamingCampaigns, { query })).json<{ items: GamingRow[]; totalCount: number; shownCount: number }>();
    for (const order of ['ASC', 'DESC']) {
      const { items, totalCount, shownCount } = await read([
        ['orderBy', 'name'],
        ['order', order],
      ]);
      expect([items.map(({ name }) => name).sort(), totalCount, shownCount]).toEqual([['A game', 'Four', 'Three', 'Two'], 5, 4]);
    }
    expect(await read([['searchText', 'One']])).toEqual({ items: [], totalCount: 1, shownCount: 0 });
    expect((await trial.call(getGamingStatistics)).json()).toMatchObject({ assignedUsers: 5 });
    expect((await fileOf([], theirs)).map((line) => line['Campaign']).sort()).toEqual(['A game', 'Four', 'Three', 'Two']);
    const { text } = await askPaperAs(life.server, theirs.headers, trial.companyId)(listGamingCampaigns, {});
    expect(text).toContain('For full and precise data upgrade to boost');
  });
});
