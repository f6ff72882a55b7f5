import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAs } from '#contract/reports/reportStatus';
import { rows } from '#server/db/rows';
import { ownerTx, type Tx } from '#server/db/tx';
import { peopleFacts } from '#server/reports/people/facts';
import { countPeople, peopleTable } from '#server/reports/people/people';
import { findSetOptions, findSets } from '#server/reports/people/sets';
import { everybody, type Of, type PeopleFilters, type ReportedWork } from '#server/reports/people/work';
import { countScratchLists, makeScratchLists } from '#tests/support/server/scratchLists';
import { startQuietServer } from '#tests/support/server/testServer';

// @once: the tabs equal plain counts of the rows, each time.

/** What the report of a further kind of work declares, beside the columns of its contract. */
const scratchWork: ReportedWork = {
  assignments: sql`scratch_assignments`,
  facts: sql`work_facts`,
  kind: 'scratchList',
  sums: { scored: sql`(a.score IS NOT NULL)::int`, score_sum: sql`coalesce(a.score, 0)::float8` },
};
interface Reader {
  id: string;
  fullName: string;
  status: string;
  score: number | null;
}
const readers = peopleTable<Reader, 'fullName' | 'email' | 'status' | 'score'>({
  keys: { status: sql`a.status`, score: sql`a.score` },
  mayBeEmpty: ['score'],
  columns: () => sql`a.score`,
});

let server: Awaited<ReturnType<typeof startQuietServer>>;
let of: Of;
let departments: string[];
let groups: string[];

beforeAll(async () => {
  server = await startQuietServer();
  const { id: companyId } = await server.aCompany({ hasBoost: true });
  const users = await server.manyUsers(companyId, 40);
  const some = (each: number) => users.filter((_, i) => i % each === 0);
  const zeldas = await server.manyUsers(companyId, 10, { name: 'Zelda' });
  const aDepartment = async (each: number) => (await server.aDepartment({ companyId }, [...some(each), ...zeldas])).id;
  departments = [await aDepartment(2), await aDepartment(3)];
  groups = [(await server.aGroup({ companyId }, [...some(5), ...zeldas])).id];
  const query = (text: string, values?: unknown[]) => server.services.db.pool.query(text, values);
  await makeScratchLists(query);
  await countScratchLists(query);
  const [campaignId, other] = [randomUUID(), randomUUID()];
  for (const id of [campaignId, other]) {
    await query('INSERT INTO scratch_lists (id, company_id) VALUES ($1, $2)', [id, companyId]);
    await query(
      `INSERT INTO scratch_assignments (company_id, campaign_id, user_id, status, assigned_at, score)
        SELECT company_id, $2, id, (ARRAY['not_started', 'completed', 'overdue'])[1 + h % 3], now() - make_interval(days => h % 4), CASE WHEN h % 3 = 1 THEN h % 90 END
        FROM (SELECT *, abs(hashtext(id::text)) AS h FROM users WHERE company_id = $1) u WHERE h % 7 > 0`,
      [companyId, id],
    );
  }
  of = { work: scratchWork, companyId, campaignId, reading: readAs.running };
});
afterAll(() => server?.close());

const read = <T>(reading: (tx: Tx) => Promise<T>): Promise<T> =>
  ownerTx(server.services.db, async (tx) => {
    // In requests the company in scope limits the view of people.
    await rows(tx, sql`SELECT set_config('app.company', ${of.companyId}, true)`);
    return reading(tx);
  });

/** The same people counted one by one. */
const plain = (filters: PeopleFilters): SQL => sql`scratch_assignments a JOIN users u ON u.id = a.user_id
  WHERE a.campaign_id = ${of.campaignId} AND (${filters.searchText ?? ''} = '' OR lower(u.name) = ${filters.searchText ?? ''})
    AND (${filters.status.length} = 0 OR a.status = ANY(${sql.param([...filters.status])}::text[]))
    AND (${filters.departments.length} = 0 OR EXISTS (SELECT 1 FROM user_departments m
      WHERE m.user_id = u.id AND m.department_id = ANY(${sql.param([...filters.departments])}::uuid[])))
    AND (${filters.groups.length} = 0 OR EXISTS (SELECT 1 FROM user_groups m WHERE m.user_id = u.id AND m.group_id = ANY(${sql.param([...filters.groups])}::uuid[])))`;

const cases: [string, () => PeopleFilters][] = [
  ['everybody', () => everybody],
  ['a status', () => ({ ...everybody, status: ['completed'] })],
  ['departments with the same people', () => ({ ...everybody, departments })],
  ['departments and groups', () => ({ ...everybody, departments, groups })],
  ['a search', () => ({ ...everybody, departments, searchText: 'zelda' })],
];

describe('the report of a kind of work that only declares its columns', () => {
  it.each(cases)('lists its people by score, then in a file, with %s', async (_what, chosen) => {
    const page = { orderBy: 'score', order: 'DESC', offset: 0, limit: 100 } as const;
    const found = await read((tx) => readers.find(tx, of, chosen(), page));
    const expected = await read((tx) =>
      rows<{ id: string; score: number | null }>(
        tx,
        sql`SELECT u.id, a.score FROM ${plain(chosen())} ORDER BY a.score DESC NULLS LAST, u.id DESC`,
      ),
    );
    expect(expected.length).toBeGreaterThan(1);
    expect(found.items.map(({ id, score }) => ({ id, score }))).toEqual(expected);
    expect(found.totalCount).toBe(expected.length);
    expect(await read((tx) => countPeople(tx, of, chosen()))).toBe(expected.length);
    const file = await read((tx) => readers.next(tx, of, chosen(), undefined, 100));
    expect(file.map(({ id }) => id)).toEqual(expected.map(({ id }) => id).sort());
  });

  it.each(cases.slice(0, 4))('sums up its departments with %s', async (_what, chosen) => {
    const page = { orderBy: 'name', order: 'ASC', offset: 0, limit: 100 } as const;
    const { items } = await read((tx) => findSets(tx, of, 'departments', chosen(), page));
    const expected = await read((tx) =>
      rows(
        tx,
        sql`SELECT d.id, count(*)::int AS learners, (count(*) FILTER (WHERE f.status = 'completed'))::int AS completed
          FROM (SELECT u.id AS user_id, a.status FROM ${plain({ ...chosen(), departments: [] })}) f JOIN user_departments m USING (user_id)
          JOIN departments d ON d.id = m.department_id WHERE ${chosen().departments.length} = 0 OR d.id = ANY(${sql.param([...chosen().departments])}::uuid[])
          GROUP BY d.id, d.name ORDER BY lower(d.name)`,
      ),
    );
    expect(items.map(({ id, learners, completed }) => ({ id, learners, completed }))).toEqual(expected);
  });

  it.each(cases.slice(0, 4))('sums up its scores with %s', async (_what, chosen) => {
    const [sums] = await read((tx) =>
      rows(tx, sql`SELECT sum(f.scored)::int AS scored, sum(f.score_sum)::float8 AS score FROM (${peopleFacts(of, chosen())}) f`),
    );
    const [expected] = await read((tx) =>
      rows(tx, sql`SELECT count(a.score)::int AS scored, coalesce(sum(a.score), 0)::float8 AS score FROM ${plain(chosen())}`),
    );
    expect(sums).toEqual(expected);
  });

  it('offers in its filters the departments and groups of its people', async () => {
    const options = (kind: 'departments' | 'groups') => read((tx) => findSetOptions(tx, of, kind));
    expect((await options('departments')).map(({ id }) => id)).toEqual(expect.arrayContaining(departments));
    expect((await options('groups')).map(({ id }) => id)).toEqual(groups);
  });
});
