import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAuditLog } from '#contract/company/audit';
import { departments } from '#contract/people/departments';
import {
  changeDisabled,
  countUsers,
  getUneditableUsers,
  listUsers,
  type UserListQuery,
  type UserRow,
} from '#contract/people/users';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

interface Page {
  usersPerPage: UserRow[];
  totalUsersCount: number;
  totalIsCapped: boolean;
}

const crowd = 360;
let server: TestServer;
let call: Call;
let companyId: string;
/** Three departments and two groups, by name. */
const sets: Record<string, string> = {};

const asOwner = <Row>(text: string) => ownerTx(server.services.db, (tx) => rows<Row>(tx, sql.raw(text)));

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany()).id;
  const owner = await server.aUser({ companyId, role: 'admin', isOwner: true, lastLogin: new Date('2026-01-01') });
  for (const name of ['sales', 'support', 'legal']) sets[name] = (await server.aDepartment({ companyId, name })).id;
  for (const name of ['pilots', 'crew']) sets[name] = (await server.aGroup({ companyId, name })).id;
  await asOwner(`INSERT INTO users (company_id, email, name, role, disabled, held_at, last_login, created_at, updated_at)
    SELECT '${companyId}', 'p' || i || '@filters-${companyId}.example', CASE WHEN i % 2 = 0 THEN 'Even' ELSE 'Odd' END,
      CASE WHEN i % 9 = 0 THEN 'admin' ELSE 'user' END, i % 7 = 0, CASE WHEN i % 17 = 0 AND i % 7 > 0 THEN now() END, CASE WHEN i % 5 < 2 THEN now() END, now() - i * interval '1 minute', now()
    FROM generate_series(1, ${crowd}) i`);
  const put = (name: string, table: string, every: number) =>
    asOwner(`INSERT INTO user_${table}s (company_id, user_id, ${table}_id)
      SELECT company_id, id, '${sets[name]}' FROM users WHERE company_id = '${companyId}' AND coalesce(nullif(substring(email from '^p([0-9]+)@'), ''), '1')::int % ${every} = 0 AND NOT is_owner`);
  await put('sales', 'department', 3);
  await put('support', 'department', 4);
  await put('legal', 'department', 11);
  await put('pilots', 'group', 2);
  await put('crew', 'group', 13);
  call = callAs(server, await server.signInAs(owner), companyId);
});

type Filters = Pick<UserListQuery, 'filters' | 'userStatuses' | 'searchText' | 'includeDisabled'> & {
  departments?: string[];
  groups?: string[];
};
const idsOf = (names: readonly string[] | undefined) => names?.map((name) => sets[name] ?? '');
const body = ({ departments: inAny, groups, ...filters }: Filters): UserListQuery => ({
  ...filters,
  ...(inAny && { departmentIds: idsOf(inAny) }),
  ...(groups && { groupIds: idsOf(groups) }),
});

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
/** The same people by the simplest condition, newest first. */
async function truth({ departments: inAny, groups, filters, userStatuses, searchText, includeDisabled }: Filters) {
  const conditions = [`company_id = '${companyId}'`, 'deleted_at IS NULL'];
  if (filters?.length) {
    const kind = `CASE WHEN is_owner THEN 'account_owner' WHEN role = 'user' THEN 'learner' ELSE 'account_admin' END`;
    conditions.push(`${kind} IN (${quoted(filters)})`);
  }
  if (userStatuses?.length) {
    const state = `CASE WHEN disabled THEN 'disabled' WHEN held_at IS NOT NULL THEN 'held' WHEN last_login IS NULL THEN 'invited' ELSE 'active' END`;
    conditions.push(`${state} IN (${quoted(userStatuses)})`);
  } else if (!includeDisabled) conditions.push('NOT disabled');
  if (searchText) conditions.push(`(name || ' ' || email) ILIKE '%${searchText}%'`);
  if (inAny?.length)
    conditions.push(`id IN (SELECT user_id FROM user_departments WHERE department_id IN (${quoted(idsOf(inAny) ?? [])}))`);
  if (groups?.length) conditions.push(`id IN (SELECT user_id FROM user_groups WHERE group_id IN (${quoted(idsOf(groups) ?? [])}))`);
  const matching = await asOwner<{ email: string }>(
    `SELECT email FROM users WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC, id DESC`,
  );
  return matching.map(({ email }) => email);
}

const cases: Filters[] = [
  { departments: ['sales'] },
  { departments: ['sales', 'support'] },
  { departments: ['sales', 'support', 'legal'], includeDisabled: true },
  { groups: ['pilots', 'crew'] },
  { departments: ['sales', 'legal'], groups: ['pilots'] },
  { userStatuses: ['active'] },
  { userStatuses: ['invited'] },
  { userStatuses: ['disabled'] },
  { userStatuses: ['held'] },
  { userStatuses: ['active', 'invited', 'held'] },
  { userStatuses: ['held', 'disabled'], departments: ['sales', 'support'] },
  { userStatuses: ['active', 'disabled'] },
  { userStatuses: ['active', 'invited', 'disabled'] },
  { userStatuses: ['active'], includeDisabled: true },
  { userStatuses: [], filters: [], departments: [], groups: [] },
  { userStatuses: ['invited'], filters: ['account_admin', 'account_owner'] },
  { userStatuses: ['disabled'], departments: ['support'] },
  { userStatuses: ['invited', 'disabled'], departments: ['sales', 'support'], groups: ['crew', 'pilots'], filters: ['learner'] },
  { userStatuses: ['invited'], departments: ['legal', 'sales'], searchText: 'even' },
  { departments: ['sales', 'sales'], filters: ['learner'] },
];

describe('filters of the list of people', () => {
  it.each(cases)('lists exactly the people who match: %j', async (filters) => {
    const expected = await truth(filters);
    if (filters.departments?.length) expect(expected.length).toBeGreaterThan(0);
    const pageSize = 25;
    const found: string[] = [];
    for (let pageNumber = 1; pageNumber === 1 || found.length < expected.length; pageNumber += 1) {
      const page = (await call(listUsers, { body: { ...body(filters), pageNumber, pageSize } })).json<Page>();
      expect([page.totalUsersCount, page.totalIsCapped]).toEqual([expected.length, false]);
      expect(page.usersPerPage.length).toBe(Math.min(pageSize, expected.length - found.length));
      found.push(...page.usersPerPage.map(({ email }) => email));
    }
    expect(found).toEqual(expected);
    expect((await call(countUsers, { body: body(filters) })).json()).toEqual({ count: expected.length });
  });

  it.each(cases)('exports exactly the people who match: %j', async (filters) => {
    const { text } = await call(listUsers, { body: { ...body(filters), isCsv: true } });
    const lines = Papa.parse<string[]>(text.replace('\uFEFF', '').trimEnd(), { newline: '\r\n' }).data.slice(1);
    expect(lines.map(([email]) => email)).toEqual(await truth(filters));
  });

  it('shows nobody for a deleted department, and the people of the other one', async () => {
    const gone = crypto.randomUUID();
    const list = async (departmentIds: string[]) => (await call(listUsers, { body: { departmentIds } })).json<Page>();
    expect(await list([gone])).toMatchObject({ usersPerPage: [], totalUsersCount: 0 });
    expect((await list([gone, sets['sales'] ?? ''])).totalUsersCount).toBe((await truth({ departments: ['sales'] })).length);
  });

  it('apply to the people of a department, too', async () => {
    const filters: Filters = { groups: ['pilots', 'crew'], userStatuses: ['invited'], filters: ['learner'] };
    const both = await truth({ ...filters, departments: ['legal'] });
    const page = await call(listUsers, { body: { ...body(filters), departmentId: sets['legal'] } });
    expect(page.json<Page>().usersPerPage.map(({ email }) => email)).toEqual(both);
  });

  it('apply to people who are not in a department yet', async () => {
    const inside = new Set(await truth({ departments: ['legal'], includeDisabled: true }));
    const filters: Filters = { groups: ['pilots'], departments: ['sales', 'support'], userStatuses: ['invited', 'active'] };
    const expected = (await truth(filters)).filter((email) => !inside.has(email));
    const query = [
      ...(idsOf(filters.departments) ?? []).map((id) => ['departmentIds', id]),
      ['groupIds', sets['pilots'] ?? ''],
      ['userStatuses', 'invited'],
      ['userStatuses', 'active'],
      ...[
        ['orderBy', 'created_at'],
        ['order', 'DESC'],
        ['pageSize', '100'],
      ],
    ];
    const page = await call(departments.unassigned, { params: { departmentId: sets['legal'] ?? '' }, query });
    expect(page.json<Page>()).toMatchObject({ totalUsersCount: expected.length });
    expect(page.json<Page>().usersPerPage.map(({ email }) => email)).toEqual(expected);
  });

  it('refuse invalid values and name the field', async () => {
    for (const [field, value] of [
      ['userStatuses', 'asleep'],
      ['departmentIds', 'sales'],
      ['groupIds', 'x'],
      ['filters', 'everyone'],
    ] as const) {
      const refused = await call(listUsers, { body: { [field]: [value] } });
      expect([refused.status, refused.fields]).toEqual([422, [expect.stringContaining(field)]]);
    }
  });
});

describe('all who match several filters', () => {
  const filters: Filters = {
    departments: ['sales', 'support'],
    groups: ['pilots'],
    userStatuses: ['invited'],
    filters: ['learner'],
  };
  const all = (expectedTotal: number) => ({ ...body(filters), isAllUsersSelected: true, expectedTotal });
  const disabledNow = async () =>
    (await asOwner<{ email: string }>(`SELECT email FROM users WHERE company_id = '${companyId}' AND disabled`)).map(
      ({ email }) => email,
    );
  const lastSelection = async () => {
    const [entry] = (await call(listAuditLog)).json<{ after: { selection: object } }[]>();
    return entry?.after.selection;
  };

  it('are added to a department, exactly, and the audit log names the filters', async () => {
    const params = { departmentId: (await server.aDepartment({ companyId, name: 'New' })).id };
    const expected = await truth(filters);
    const refused = await call(departments.assign, { params, body: all(expected.length + 1) });
    expect(refused).toMatchObject({ status: 409, code: 'total_changed' });
    expect((await call(departments.assign, { params, body: all(expected.length) })).json()).toEqual({
      changed: expected.length,
      skipped: 0,
    });
    const inside = (await call(listUsers, { body: { ...params, pageSize: 100 } })).json<Page>();
    expect(inside.usersPerPage.map(({ email }) => email)).toEqual(expected);
    expect(await lastSelection()).toMatchObject({
      all: true,
      departmentIds: idsOf(filters.departments),
      userStatuses: ['invited'],
    });

    const some = { ...body({ filters: ['learner'], groups: ['crew'] }), isAllUsersSelected: true };
    const leaving = (await call(countUsers, { body: { ...some, ...params } })).json<{ count: number }>().count;
    expect(leaving).toBeGreaterThan(0);
    const taken = await call(departments.unassign, { params, body: { ...some, expectedTotal: leaving } });
    expect(taken.json()).toEqual({ changed: leaving, skipped: 0 });
    expect((await call(listUsers, { body: params })).json()).toMatchObject({ totalUsersCount: expected.length - leaving });
  });

  it('are disabled, exactly, after listing who is skipped', async () => {
    const [expected, before] = [await truth(filters), await disabledNow()];
    const uneditable = await call(getUneditableUsers, { body: { ...body(filters), editType: 'disable' } });
    expect(uneditable.json()).toMatchObject({ count: 0, editableCount: expected.length });
    expect((await call(changeDisabled, { body: { ...all(expected.length - 1), isDisabled: true } })).code).toBe('total_changed');
    const reply = await call(changeDisabled, { body: { ...all(expected.length), isDisabled: true } });
    expect(reply.json()).toEqual({ changed: expected.length, skipped: 0 });
    expect((await disabledNow()).sort()).toEqual([...before, ...expected].sort());
    expect(await lastSelection()).toMatchObject({ all: true, groupIds: idsOf(filters.groups), expectedTotal: expected.length });
    expect((await call(countUsers, { body: body(filters) })).json()).toEqual({ count: 0 });
  });

  it('keep the counters by status correct', async () => {
    const counted = await asOwner(
      `SELECT account, status, n FROM people_counts WHERE company_id = '${companyId}' AND n <> 0 ORDER BY 1, 2`,
    );
    const plain = await asOwner(
      `SELECT account, status, count(*)::int AS n FROM users WHERE company_id = '${companyId}' AND deleted_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2`,
    );
    expect(counted).toEqual(plain);
    expect(plain.length).toBeGreaterThan(4);
  });
});
