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

const reading = everyEndpoint.filter(
  ({ endpoint }) => endpoint.tx === 'read' && endpoint.access !== 'public' && endpoint.access !== 'learnerApp',
);
it.each(reading)('$title reads no whole company', async ({ title, endpoint }) => {
  const most = await mostRead(endpoint, validBodies[title]?.(known), validQueries[title]);
  console.log(title, most.status, most.rows, most.rows > mostRows ? most.text : '');
  expect(most.status).toBeLessThan(500);
  expect(most.rows, most.text).toBeLessThan(mostRows);
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
it.each(lists.map((body) => ({ body, name: JSON.stringify(body) })))('a list of people reads no whole company: $name', async ({ body }) => {
  const most = await mostRead(listUsers, body);
  console.log(JSON.stringify(body), most.status, most.rows, most.rows > mostRows ? most.text : '');
  expect(most.rows, most.text).toBeLessThan(mostRows);
});
