import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReportCampaigns } from '#contract/reports/campaignReport';
import { getTrainingDepartments, getTrainingTimeline, type TrainingTimeline } from '#contract/reports/trainingCharts';
import { getTrainingStatistics, listTrainingUsers, type TrainingTotals } from '#contract/reports/trainingReports';
import { setClock } from '#server/clock';
import { rows, run as change } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { aCompanyOfAllStates, type CompanyOfAllStates, filterSets } from '#tests/support/server/manyStates';
import { chosenWork, plainCounts, type Query } from '#tests/support/calls/plainCounts';
import { shuffledWork } from '#tests/support/server/shuffledWork';
import { startQuietServer } from '#tests/support/server/testServer';

// @once: figures equal plain counts of the rows, each time.

let server: Awaited<ReturnType<typeof startQuietServer>>;
let companies: CompanyOfAllStates[];

const run = (query: ReturnType<typeof sql>) => ownerTx(server.services.db, (tx) => rows<Record<string, never>>(tx, query));

beforeAll(async () => {
  // On other servers the clock resumes suspended campaigns if the plan allows it.
  server = await startQuietServer();
  companies = [await aCompanyOfAllStates(server), await aCompanyOfAllStates(server)];
});
afterAll(() => server.close());

const pick = (row: object, like: object) => Object.fromEntries(Object.entries(row).filter(([key]) => key in like));
const close = (figures: TrainingTotals) => ({
  ...figures,
  averageScore: figures.averageScore === null ? null : expect.closeTo(figures.averageScore, 3),
});

const cases = filterSets.flatMap(({ what, query }) =>
  [0, 1].map((n) => ({
    what,
    n,
    of: () => companies[n] as CompanyOfAllStates,
    query: () => query(companies[n] as CompanyOfAllStates),
  })),
);

/** Later things happen to people and their work. */
async function moveOn(companyId: string, [first, second]: CompanyOfAllStates['departments'], owner: CompanyOfAllStates['owner']) {
  const later = (query: ReturnType<typeof sql>) => ownerTx(server.services.db, (tx) => change(tx, query));
  await later(sql`UPDATE assignments SET reminded_at = due_at WHERE company_id = ${companyId}`);
  await later(sql`UPDATE assignments SET due_at = due_at + interval '9 days'
    WHERE company_id = ${companyId} AND abs(hashtext(user_id::text)) % 4 = 0`);
  await later(sql`DELETE FROM user_departments WHERE department_id = ${first} AND abs(hashtext(user_id::text)) % 5 = 0`);
  await later(sql`INSERT INTO user_departments (company_id, user_id, department_id) SELECT company_id, id, ${second} FROM users
    WHERE company_id = ${companyId} AND abs(hashtext(id::text)) % 6 = 0 ON CONFLICT DO NOTHING`);
  await later(
    sql`DELETE FROM users WHERE id = (SELECT id FROM users WHERE company_id = ${companyId} AND role = 'user' ORDER BY email LIMIT 1)`,
  );
  const dropped = await server.aDepartment({ companyId }, [owner]);
  await later(sql`DELETE FROM departments WHERE id = ${dropped.id}`);
  const scrapped = await aRunningCampaign(server, await aCourse(server), companyId, [owner.id]);
  await later(shuffledWork(companyId, scrapped, 9));
  await later(sql`DELETE FROM campaigns WHERE id = ${scrapped}`);
}

describe.each(cases)('every figure agrees with the rows of company $n: $what', ({ query, of }) => {
  const chosen = (filterQuery: Query) => chosenWork(of().companyId, filterQuery);
  const call: CompanyOfAllStates['call'] = (endpoint, input) => of().call(endpoint, input);

  it('totals and people', async () => {
    const [counted] = await run(sql`SELECT ${plainCounts} FROM ${chosen(query())}`);
    const totals = (await call(getTrainingStatistics, { query: query() })).json<TrainingTotals>();
    expect(totals).toEqual(close(counted as unknown as TrainingTotals));
    const people = (await call(listTrainingUsers, { query: query() })).json<{ totalUsersCount: number }>();
    expect(people.totalUsersCount).toBe(totals.assignedUsers);
  });

  it('campaigns', async () => {
    const counted = await run(sql`SELECT a.campaign_id AS id, ${plainCounts} FROM ${chosen(query())} GROUP BY 1`);
    const { items } = (await call(listReportCampaigns, { query: query() })).json<{ items: (TrainingTotals & { id: string })[] }>();
    const figures = items
      .filter(({ assignedUsers }) => assignedUsers > 0)
      .map(({ id, ...row }) => ({ id, ...pick(row, counted[0] ?? {}) }));
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
    const departmentIds = query().flatMap(([name, value]) => (name === 'departments' ? [value] : []));
    for (const id of departmentIds.length > 0 ? departmentIds : of().departments) {
      const [counted] = await run(
        sql`SELECT ${plainCounts} FROM ${chosen([...query().filter(([name]) => name !== 'departments'), ['departments', id]])}`,
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

describe('the counters that triggers maintain', () => {
  it('equal the rows after every change of people, sets and campaigns', async () => {
    const [{ companyId, owner, departments }] = companies as [CompanyOfAllStates];
    await moveOn(companyId, departments, owner);
    const [wrong] = await run(sql`
      WITH kept AS (SELECT set_id, campaign_id, status, assigned_day, due_day, nullif(completed_day, 'infinity') AS completed_day, n, scored, score_sum::float8
          FROM training_days WHERE company_id = ${companyId} AND n <> 0),
        sets AS (SELECT user_id, department_id AS set_id FROM user_departments WHERE company_id = ${companyId}
          UNION ALL SELECT user_id, group_id FROM user_groups WHERE company_id = ${companyId} UNION ALL SELECT id, ${companyId}::uuid FROM users),
        counted AS (SELECT s.set_id, a.campaign_id, a.status, (a.assigned_at AT TIME ZONE 'UTC')::date, (a.due_at AT TIME ZONE 'UTC')::date,
            (a.completed_at AT TIME ZONE 'UTC')::date, count(*)::int, count(a.score)::int, coalesce(sum(a.score), 0)::float8
          FROM assignments a JOIN sets s ON s.user_id = a.user_id WHERE a.company_id = ${companyId} GROUP BY 1, 2, 3, 4, 5, 6)
      SELECT (SELECT count(*)::int FROM kept) AS rows, (SELECT count(*)::int FROM (SELECT * FROM kept EXCEPT SELECT * FROM counted) x) AS more,
        (SELECT count(*)::int FROM (SELECT * FROM counted EXCEPT SELECT * FROM kept) x) AS missing`);
    expect(wrong).toMatchObject({ more: 0, missing: 0 });
    expect(wrong?.['rows']).toBeGreaterThan(100);
    const sums = (table: string, by: string) =>
      run(sql`SELECT ${sql.raw(by)}, sum(n)::int AS n, sum(scored)::int AS scored, sum(score_sum) AS score_sum
      FROM ${sql.raw(table)} WHERE company_id = ${companyId} GROUP BY ${sql.raw(by)} HAVING sum(n) <> 0 ORDER BY ${sql.raw(by)}`);
    const alike = 'set_id, campaign_id, status';
    const starts = `${alike}, assigned_day, due_day`;
    expect(await sums('training_starts', starts)).toEqual(await sums('training_days', starts));
    expect(await sums('training_totals', alike)).toEqual(await sums('training_days', alike));
  });
});
