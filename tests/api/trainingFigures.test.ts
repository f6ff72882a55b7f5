import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listReportCampaigns } from '#contract/campaignReport';
import { getTrainingDepartments, getTrainingTimeline, type TrainingTimeline } from '#contract/trainingCharts';
import { getTrainingStatistics, listTrainingUsers, type TrainingTotals } from '#contract/trainingReports';
import { setClock } from '#server/clock';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/callAs';
import { aCourse, aRunningCampaign } from '#tests/support/courses';
import { shuffledWork } from '#tests/support/shuffledWork';
import { startTestServer, type TestServer } from '#tests/support/testServer';

type Query = [string, string][];

let server: TestServer;
let call: Call;
let companyId: string;
let campaigns: string[];
let departments: string[];
let groups: string[];

const run = (query: ReturnType<typeof sql>) => ownerTx(server.services.db, (tx) => rows<Record<string, never>>(tx, query));

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany({ hasBoost: true })).id;
  const owner = await server.aUser({ companyId, role: 'admin' });
  const people = await server.manyUsers(companyId, 120);
  const some = (each: number, from = 0) => people.filter((_, i) => i % each === from);
  // People are in none, one and several of them.
  departments = [(await server.aDepartment({ companyId }, some(2))).id, (await server.aDepartment({ companyId }, some(3))).id];
  groups = [(await server.aGroup({ companyId }, some(5))).id, (await server.aGroup({ companyId }, some(4, 1))).id];
  campaigns = [];
  for (const seed of [1, 2, 3]) {
    const id = await aRunningCampaign(server, await aCourse(server), companyId, [owner.id]);
    campaigns.push(id);
    await run(shuffledWork(companyId, id, seed));
  }
  // Later things happen to people and their work.
  const [first = '', second = ''] = departments;
  await run(sql`UPDATE assignments SET status = 'completed', completed_at = assigned_at + interval '3 days', score = 77.5
    WHERE company_id = ${companyId} AND status = 'in_progress' AND abs(hashtext(user_id::text)) % 2 = 0`);
  await run(sql`UPDATE assignments SET reminded_at = due_at WHERE company_id = ${companyId}`);
  await run(sql`DELETE FROM user_departments WHERE department_id = ${first} AND abs(hashtext(user_id::text)) % 5 = 0`);
  await run(sql`INSERT INTO user_departments (company_id, user_id, department_id) SELECT company_id, id, ${second} FROM users
    WHERE company_id = ${companyId} AND abs(hashtext(id::text)) % 6 = 0 ON CONFLICT DO NOTHING`);
  await run(sql`DELETE FROM users WHERE id = ${people[6]?.id ?? ''}`);
  await run(sql`UPDATE users SET deleted_at = '2026-03-01', email = id::text WHERE id = ${people[8]?.id ?? ''}`);
  const dropped = await server.aDepartment({ companyId }, some(7, 1));
  await run(sql`DELETE FROM departments WHERE id = ${dropped.id}`);
  const scrapped = await aRunningCampaign(server, await aCourse(server), companyId, [owner.id]);
  await run(shuffledWork(companyId, scrapped, 4));
  await run(sql`DELETE FROM campaigns WHERE id = ${scrapped}`);
  call = callAs(server, await server.signInAs(owner), companyId);
});

interface Case {
  what: string;
  query(): Query;
}
const range: Query = [
  ['dateFrom', '2026-01-20'],
  ['dateTo', '2026-02-14'],
];
const all = (name: string, ids: readonly string[]): Query => ids.map((id) => [name, id]);
const cases: Case[] = [
  { what: 'no filter', query: () => [] },
  { what: 'two campaigns', query: () => all('campaignIds', campaigns.slice(1)) },
  { what: 'statuses', query: () => all('statuses', ['completed', 'overdue']) },
  { what: 'a range', query: () => range },
  { what: 'a department', query: () => [['departments', departments[0] ?? '']] },
  { what: 'departments with people in common', query: () => all('departments', departments) },
  { what: 'groups in a range', query: () => [...all('groups', groups), ...range] },
  { what: 'departments and groups', query: () => [...all('departments', departments), ...all('groups', groups)] },
  {
    what: 'everything',
    query: () => [
      ...all('departments', departments),
      ['groups', groups[0] ?? ''],
      ...range,
      ['campaignIds', campaigns[0] ?? ''],
      ['statuses', 'completed'],
    ],
  },
];

/** The same choice by hand, over the rows themselves. */
function chosen(query: Query) {
  const of = (name: string) => query.flatMap(([key, value]) => (key === name ? [value] : []));
  const [from, to] = [of('dateFrom')[0], of('dateTo')[0]];
  const isMember = (table: string, column: string, ids: string[]) =>
    ids.length > 0
      ? sql`EXISTS (SELECT 1 FROM ${sql.raw(table)} m WHERE m.user_id = a.user_id AND m.${sql.raw(column)}::text = ANY(${sql.param(ids)}::text[]))`
      : sql`true`;
  const isOne = (column: string, values: string[]) =>
    values.length > 0 ? sql`${sql.raw(column)}::text = ANY(${sql.param(values)}::text[])` : sql`true`;
  const inRange = from && to ? sql`(a.assigned_at AT TIME ZONE 'UTC')::date BETWEEN ${from}::date AND ${to}::date` : sql`true`;
  return sql`assignments a WHERE a.company_id = ${companyId} AND ${isOne('a.campaign_id', of('campaignIds'))} AND ${isOne('a.status', of('statuses'))}
    AND ${inRange} AND ${isMember('user_departments', 'department_id', of('departments'))} AND ${isMember('user_groups', 'group_id', of('groups'))}`;
}
const counts = sql.raw(`count(*)::int AS "assignedUsers", count(*) FILTER (WHERE a.status = 'not_started')::int AS "notStarted",
  count(*) FILTER (WHERE a.status = 'in_progress')::int AS "inProgress", count(*) FILTER (WHERE a.status = 'completed')::int AS completed,
  count(*) FILTER (WHERE a.status = 'overdue')::int AS overdue, avg(a.score::float8) AS "averageScore"`);

const close = (figures: TrainingTotals) => ({
  ...figures,
  averageScore: figures.averageScore === null ? null : expect.closeTo(figures.averageScore, 3),
});

describe.each(cases)('every figure agrees with the rows: $what', ({ query }) => {
  it('totals and people', async () => {
    const [counted] = await run(sql`SELECT ${counts} FROM ${chosen(query())}`);
    const totals = (await call(getTrainingStatistics, { query: query() })).json<TrainingTotals>();
    expect(totals).toEqual(close(counted as unknown as TrainingTotals));
    const people = (await call(listTrainingUsers, { query: query() })).json<{ totalUsersCount: number }>();
    expect(people.totalUsersCount).toBe(totals.assignedUsers);
  });

  it('campaigns', async () => {
    const counted = await run(sql`SELECT a.campaign_id AS id, ${counts} FROM ${chosen(query())} GROUP BY 1`);
    const { items } = (await call(listReportCampaigns, { query: query() })).json<{ items: (TrainingTotals & { id: string })[] }>();
    const figures = items.map(({ id, assignedUsers, notStarted, inProgress, completed, overdue, averageScore }) => ({
      ...{ id, assignedUsers, notStarted, inProgress, completed, overdue, averageScore },
    }));
    expect(figures.sort((a, b) => a.id.localeCompare(b.id))).toEqual(
      (counted as unknown as (TrainingTotals & { id: string })[])
        .sort((a, b) => a.id.localeCompare(b.id))
        .map((row) => ({ ...close(row), id: row.id })),
    );
  });

  it('departments', async () => {
    const { items } = (await call(getTrainingDepartments, { query: query() })).json<{
      items: (TrainingTotals & { id: string })[];
    }>();
    const asked = query().flatMap(([name, value]) => (name === 'departments' ? [value] : []));
    for (const id of asked.length > 0 ? asked : departments) {
      const [counted] = await run(
        sql`SELECT ${counts} FROM ${chosen([...query().filter(([name]) => name !== 'departments'), ['departments', id]])}`,
      );
      const found = items.find((item) => item.id === id);
      const { id: _, name: _name, ...figures } = { name: '', ...found } as TrainingTotals & { id: string; name: string };
      if ((counted?.['assignedUsers'] ?? 0) > 0) expect(figures).toEqual(close(counted as unknown as TrainingTotals));
      else expect(found).toBeUndefined();
    }
  });

  it('days, weeks and months', async () => {
    setClock(new Date('2026-06-01T00:00:00Z'));
    try {
      const { bucket, items, completedLater } = (await call(getTrainingTimeline, { query: query() })).json<TrainingTimeline>();
      const [counted] = await run(
        sql`SELECT count(*)::int AS assigned, count(a.completed_at)::int AS completed FROM ${chosen(query())}`,
      );
      const sum = (key: 'assigned' | 'completed') => items.reduce((total, item) => total + item[key], 0);
      expect({ assigned: sum('assigned'), completed: sum('completed') + completedLater }).toEqual(counted);
      const byBucket = async (column: string) => {
        const starts =
          await run(sql`SELECT date_trunc(${bucket}, ${sql.raw(column)} AT TIME ZONE 'UTC')::date::text AS start, count(*)::int AS n FROM ${chosen(query())}
          AND ${sql.raw(column)} IS NOT NULL GROUP BY 1`);
        return new Map(starts.map(({ start, n }) => [String(start), Number(n)]));
      };
      const [assigned, completed] = [await byBucket('a.assigned_at'), await byBucket('a.completed_at')];
      // The first bucket may begin in the middle; it is the one with everything before the second.
      for (const item of items.slice(1, -1))
        expect([item.from, item.assigned, item.completed]).toEqual([
          item.from,
          assigned.get(item.from) ?? 0,
          completed.get(item.from) ?? 0,
        ]);
    } finally {
      setClock(null);
    }
  });
});

describe('the figures that triggers keep', () => {
  it('are what is there, row for row', async () => {
    const [wrong] = await run(sql`
      WITH kept AS (SELECT set_id, campaign_id, status, assigned_day, nullif(completed_day, 'infinity') AS completed_day, n, scored, score_sum::float8
          FROM training_days WHERE company_id = ${companyId} AND n <> 0),
        sets AS (SELECT user_id, department_id AS set_id FROM user_departments WHERE company_id = ${companyId}
          UNION ALL SELECT user_id, group_id FROM user_groups WHERE company_id = ${companyId} UNION ALL SELECT id, ${companyId}::uuid FROM users),
        counted AS (SELECT s.set_id, a.campaign_id, a.status, (a.assigned_at AT TIME ZONE 'UTC')::date, (a.completed_at AT TIME ZONE 'UTC')::date,
            count(*)::int, count(a.score)::int, coalesce(sum(a.score), 0)::float8
          FROM assignments a JOIN sets s ON s.user_id = a.user_id WHERE a.company_id = ${companyId} GROUP BY 1, 2, 3, 4, 5)
      SELECT (SELECT count(*)::int FROM kept) AS rows, (SELECT count(*)::int FROM (SELECT * FROM kept EXCEPT SELECT * FROM counted) x) AS more,
        (SELECT count(*)::int FROM (SELECT * FROM counted EXCEPT SELECT * FROM kept) x) AS missing`);
    expect(wrong).toMatchObject({ more: 0, missing: 0 });
    expect(wrong?.['rows']).toBeGreaterThan(100);
    const sums = (table: string, by: string) =>
      run(sql`SELECT ${sql.raw(by)}, sum(n)::int AS n, sum(scored)::int AS scored, sum(score_sum) AS score_sum
      FROM ${sql.raw(table)} WHERE company_id = ${companyId} GROUP BY ${sql.raw(by)} HAVING sum(n) <> 0 ORDER BY ${sql.raw(by)}`);
    const alike = 'set_id, campaign_id, status';
    expect(await sums('training_starts', `${alike}, assigned_day`)).toEqual(await sums('training_days', `${alike}, assigned_day`));
    expect(await sums('training_totals', alike)).toEqual(await sums('training_days', alike));
  });
});
