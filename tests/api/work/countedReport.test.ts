import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personTable, tabReports, tabSummary } from '#contract/reports/campaignTables';
import { personOrderFields, personRow, tabCalls } from '#contract/reports/campaignTabs';
import { readAs } from '#contract/reports/reportStatus';
import type { Actor } from '#server/core/actor';
import { rows } from '#server/db/rows';
import { ownerTx, type Tx } from '#server/db/tx';
import { campaignTabs } from '#server/reports/people/campaignTabs';
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
const calls = tabCalls({
  path: '/scratch/{companyId}',
  access: 'training:read',
  what: 'a list',
  people: { row: personRow, orderFields: personOrderFields },
  errors: [],
});
interface Reader {
  id: string;
  fullName: string;
  status: string;
  score: number | null;
}
const readers = peopleTable<Reader, 'fullName' | 'email' | 'status' | 'score'>({
  keys: { score: sql`a.score` },
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

/** Its tabs, for an admin who asks for `query`. */
const tabs = campaignTabs({
  reports: tabReports({ name: 'scratch', summary: tabSummary(calls.totals), tables: { users: personTable(calls.users) } }),
  find: async () => ({ ...of, name: 'Reading' }),
  auditedAs: 'list',
});
const asking = <Query>(tx: Tx, query: Query) => ({
  tx,
  query,
  params: {},
  services: server.services,
  actor: { companyId: of.companyId, plan: 'free' } as Actor,
  request: { headers: {} } as FastifyRequest,
  inNewTransaction: <T>(work: (inside: Tx) => Promise<T>) => work(tx),
});

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

  it.each(cases.slice(0, 4))('says how many people have each status, on every plan, with %s', async (_what, chosen) => {
    const { data } = await read((tx) => tabs.totals(asking(tx, chosen())));
    const [expected] = await read((tx) =>
      rows<object>(
        tx,
        sql`SELECT count(*)::int AS learners, (count(*) FILTER (WHERE a.status = 'completed'))::int AS completed,
            (count(*) FILTER (WHERE a.status = 'overdue'))::int AS overdue, (count(*) FILTER (WHERE a.status = 'not_started'))::int AS "notStarted",
            round(100.0 * (count(*) FILTER (WHERE a.status = 'completed')) / count(*), 2)::float8 AS "completionPercentage"
          FROM ${plain(chosen())}`,
      ),
    );
    expect(data).toMatchObject({ ...expected, campaign: { name: 'Reading' } });
  });

  it('shows all of its people to a company without Boost, those who are open first', async () => {
    const found = await read((tx) => tabs.users('users', readers)(asking(tx, { ...everybody, pageSize: 100 })));
    const expected = await read((tx) =>
      rows<{ status: string }>(tx, sql`SELECT a.status FROM ${plain(everybody)} ORDER BY a.status DESC`),
    );
    if (!('data' in found)) throw new Error('a file');
    expect(found.data.items.map(({ status }) => status)).toEqual(expected.map(({ status }) => status));
    expect(found.data.pageInfo).toEqual({ number: 1, size: 100, totalCount: expected.length });
  });

  it('offers in its filters the departments and groups of its people', async () => {
    const options = (kind: 'departments' | 'groups') => read((tx) => findSetOptions(tx, of, kind));
    expect((await options('departments')).map(({ id }) => id)).toEqual(expect.arrayContaining(departments));
    expect((await options('groups')).map(({ id }) => id)).toEqual(groups);
  });
});
