import { afterAll, beforeAll, expect, it } from 'vitest';
import { access, type Capability } from '#contract/access';
import { fillPath } from '#contract/kit/endpoint';
import { listUsers, userOrderFields } from '#contract/people/users';
import { isInGroup } from '#contract/roles';
import type { AnyEndpoint } from '#server/http/handler';
import { fillCompany, tidy } from '../../../scripts/seed/fillCompany.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { everyEndpoint } from '#tests/support/calls/everyEndpoint';
import { aFurnishedCompany } from '#tests/support/calls/furnishedCompany';
import { type Known, validBodies, validQueries } from '#tests/support/calls/validCalls';
import { noteReadings, type Reading } from '#tests/support/server/readRows';
import { type SessionHeaders, startQuietServer, unlimited } from '#tests/support/server/testServer';

const people = 100_000;
/** Far more than a page and its total need, far less than the company has. */
const mostRows = 10_000;

/** Calls that have to read more: those of people count exactly who matches a search, that of courses adds up the chapters of the catalogue. */
const mayReadMore: Record<string, number> = {
  'users.countUsers': 20_000,
  'exerciseCampaigns.listExerciseUsers': 1.1 * people,
  'courses.listCourses': 20_000,
};

let server: Awaited<ReturnType<typeof startQuietServer>>;
let known: Known;
let admin: SessionHeaders;
let staff: SessionHeaders;
let readings: Reading[];
const departmentIds: string[] = [];
const groupIds: string[] = [];

beforeAll(async () => {
  server = await startQuietServer();
  known = await aFurnishedCompany(server);
  const { companyId } = known;
  for (let n = 0; n < 12; n += 1) {
    departmentIds.push((await server.aDepartment({ companyId })).id);
    groupIds.push((await server.aGroup({ companyId })).id);
  }
  admin = await server.signInAs(await server.aUser({ companyId, role: 'admin', isOwner: true }));
  const house = await server.aCompany({ isHouse: true });
  staff = await server.signInAs(await server.aUser({ companyId: house.id, role: 'superadmin' }));
  const db = await openDatabase(server.services.env, { longStatements: true });
  const company = { id: companyId, adminId: known.userId, adminEmail: '', present: 0, departmentIds, groupIds };
  await fillCompany(db, company, { slug: 'many', total: people, now: new Date(), onDone: () => undefined });
  await tidy(db);
  await db.close();
  readings = await noteReadings(server.services.db.pool);
}, 240_000);
afterAll(() => server.close());

/** Makes a call and returns the statement that read most. */
async function mostRead(endpoint: AnyEndpoint, payload: object | undefined, query: Record<string, string> = {}) {
  readings.length = 0;
  const mayAdmin = !(endpoint.access in access) || isInGroup('admin', access[endpoint.access as Capability].roles);
  const reply = await server.app.inject({
    method: endpoint.method,
    url: `/gateway${fillPath(endpoint.path, { ...known })}`,
    headers: { ...unlimited, ...(mayAdmin ? admin : staff) },
    query: { companyId: known.companyId, ...query },
    ...(payload && endpoint.body && { payload }),
  });
  const [most = { rows: 0, text: '' }] = [...readings].sort((a, b) => b.rows - a.rows);
  return { status: reply.statusCode, ...most };
}

async function page(body: object) {
  const reply = await server.app.inject({
    method: listUsers.method,
    url: `/gateway${fillPath(listUsers.path, { companyId: known.companyId })}`,
    headers: { ...unlimited, ...admin },
    payload: body,
  });
  const { usersPerPage, totalUsersCount, totalIsCapped } = listUsers.reply.parse(reply.json());
  return { ids: usersPerPage.map(({ id }) => id), total: totalUsersCount, isCapped: totalIsCapped };
}

const reading = everyEndpoint.filter(
  ({ endpoint }) => endpoint.tx === 'read' && endpoint.access !== 'public' && endpoint.access !== 'learnerApp',
);
it.each(reading)('$title reads no whole company', async ({ title, endpoint }) => {
  const most = await mostRead(endpoint, validBodies[title]?.(known), validQueries[title]);
  expect(most.status).toBeLessThan(500);
  expect(most.rows, most.text).toBeLessThan(mayReadMore[title] ?? mostRows);
});

const lists = [
  ...userOrderFields.flatMap((orderBy) => (['ASC', 'DESC'] as const).map((order) => ({ orderBy, order }))),
  { filters: ['account_admin'] },
  { filters: ['account_admin', 'account_owner'] },
  { userStatuses: ['invited'] },
  { userStatuses: ['disabled'] },
  { searchText: 'ann' },
  { searchText: '4711@many' },
  { searchText: 'zzqxv' },
];
const inSets = [
  { what: 'few', departments: 3, groups: 11, more: {} },
  { what: 'some', departments: 4, groups: 12, more: { includeDisabled: true } },
  { what: 'many', departments: 12, groups: 12, more: { includeDisabled: true } },
  // So few can match that they are counted exactly.
  { what: 'some who never came', departments: 9, groups: 12, more: { userStatuses: ['invited'] }, isExact: true },
];
it.each(inSets)(
  'the people of departments and groups are exactly those who match: $what',
  async ({ departments, groups, more, isExact }) => {
    const filters = { departmentIds: departmentIds.slice(0, departments), groupIds: groupIds.slice(0, groups), ...more };
    const matching = await server.services.db.pool.query<{ id: string }>(
      `SELECT id FROM users WHERE company_id = $1 AND status = ANY($2)
        AND id IN (SELECT user_id FROM user_departments WHERE department_id = ANY($3)) AND id IN (SELECT user_id FROM user_groups WHERE group_id = ANY($4))
      ORDER BY created_at DESC, id DESC`,
      [
        known.companyId,
        more.userStatuses ?? ['active', 'invited', 'held', ...(more.includeDisabled ? ['disabled'] : [])],
        filters.departmentIds,
        filters.groupIds,
      ],
    );
    for (const pageNumber of [1, 2, 40, 41, 60, 1]) {
      const { ids, total, isCapped } = await page({ ...filters, pageNumber });
      expect(ids).toEqual(matching.rows.slice((pageNumber - 1) * 25, pageNumber * 25).map(({ id }) => id));
      const all = matching.rows.length;
      expect([total, isCapped]).toEqual(isExact ? [all, false] : [Math.min(all, 1000), all > 1000]);
    }
  },
);

it('a page of departments and groups that was read shows who has left one of them', async () => {
  const filters = { departmentIds: departmentIds.slice(0, 3), groupIds: groupIds.slice(0, 11) };
  const { ids } = await page(filters);
  await server.services.db.pool.query('DELETE FROM user_groups WHERE user_id = $1', [ids[0]]);
  expect((await page(filters)).ids.slice(0, 24)).toEqual(ids.slice(1));
});

it.each(lists.map((body) => ({ body, name: JSON.stringify(body) })))(
  'a list of people reads no whole company: $name',
  async ({ body }) => {
    const most = await mostRead(listUsers, body);
    expect(most.rows, most.text).toBeLessThan(mostRows);
  },
);
