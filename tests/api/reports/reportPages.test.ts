import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignedUserOrderFields } from '#contract/reports/trainingReports';
import { rows } from '#server/db/rows';
import { ownerTx, type Tx } from '#server/db/tx';
import { noFilters } from '#server/modules/trainingReports/filters';
import { pageByStatus } from '#server/modules/trainingReports/pageByStatus';
import { type PeoplePage, type AssignmentFilters, chooseReadPlan } from '#server/modules/trainingReports/readPlan';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { shuffledWork } from '#tests/support/server/shuffledWork';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let companyId: string;
let campaignIds: string[];
let departments: string[];
let groups: string[];

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany({ hasBoost: true })).id;
  const owner = await server.aUser({ companyId, role: 'admin' });
  const people = await server.manyUsers(companyId, 40);
  const some = (each: number) => people.filter((_, i) => i % each === 0);
  departments = [(await server.aDepartment({ companyId }, some(2))).id, (await server.aDepartment({ companyId }, some(3))).id];
  groups = [(await server.aGroup({ companyId }, some(4))).id];
  campaignIds = [];
  for (const seed of [1, 2]) {
    const id = await aRunningCampaign(server, await aCourse(server), companyId, [owner.id]);
    campaignIds.push(id);
    await ownerTx(server.services.db, (tx) => tx.execute(shuffledWork(companyId, id, seed)));
  }
  await ownerTx(server.services.db, (tx) =>
    tx.execute(sql`UPDATE users SET deleted_at = '2026-03-01', email = id::text WHERE id = ${people[4]?.id ?? ''}`),
  );
});

/** Whose work of which campaign a page shows, when that many were counted. */
async function readPage(
  tx: Tx,
  page: PeoplePage,
  wanted: AssignmentFilters,
  count: number | undefined,
  all = 0,
): Promise<string[]> {
  const { from, order } = chooseReadPlan(page, { companyId, filters: wanted, count, all });
  const found = await rows<{ at: string }>(
    tx,
    sql`SELECT a.user_id || ' ' || a.campaign_id AS at FROM ${from} ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}`,
  );
  return found.map(({ at }) => at);
}
const pageOf = (page: PeoplePage, wanted: AssignmentFilters, count: number | undefined, all?: number) =>
  ownerTx(server.services.db, (tx) => readPage(tx, page, wanted, count, all));

const filters: Record<string, () => Partial<AssignmentFilters>> = {
  'no filter': () => ({}),
  'one campaign': () => ({ campaignIds: campaignIds.slice(1) }),
  'statuses in a range': () => ({ statuses: ['overdue', 'completed'], dateFrom: '2026-01-20', dateTo: '2026-02-14' }),
  'departments and a group': () => ({ departments, groups }),
  'a search': () => ({ searchText: '1' }),
};

const orders = assignedUserOrderFields.flatMap((orderBy) => (['ASC', 'DESC'] as const).map((order) => ({ orderBy, order })));

describe('a page of people is the same for every read plan', () => {
  it.each(Object.keys(filters))('with %s, in every order', async (what) => {
    const wanted = { ...noFilters, ...filters[what]?.() };
    for (const by of orders) {
      const [everybody, page] = [
        { ...by, offset: 0, limit: 1000 },
        { ...by, offset: 3, limit: 6 },
      ];
      const expected = await pageOf(everybody, wanted, 1);
      expect(expected.length).toBeGreaterThan(3);
      expect(await pageOf(everybody, wanted, undefined)).toEqual(expected);
      expect(await pageOf(page, wanted, undefined)).toEqual(expected.slice(3, 9));
      expect(await pageOf(page, wanted, 10_000, 1_000_000)).toEqual(expected.slice(3, 9));
    }
  });
});

it('people with the same report status are sorted together, also if there are too many to sort', async () => {
  const [first = ''] = campaignIds;
  await ownerTx(server.services.db, async (tx) => {
    // Without a plan the clock does not resume it.
    await tx.execute(sql`UPDATE companies SET has_boost = false WHERE id = ${companyId}`);
    await tx.execute(sql`UPDATE campaigns SET status = 'suspended' WHERE id = ${first}`);
  });
  for (const order of ['ASC', 'DESC'] as const) {
    const by = { orderBy: 'status', order } as const;
    const expected = await pageOf({ ...by, offset: 0, limit: 1000 }, noFilters, 1);
    const inParts = (page: PeoplePage) =>
      ownerTx(server.services.db, (tx) =>
        pageByStatus(tx, companyId, noFilters, page, (wanted, part) => readPage(tx, part, wanted, 10_000, 10_000)),
      );
    expect(await inParts({ ...by, offset: 0, limit: 1000 })).toEqual(expected);
    for (const offset of [3, 17, 29, 51])
      expect(await inParts({ ...by, offset, limit: 16 })).toEqual(expected.slice(offset, offset + 16));
  }
});
