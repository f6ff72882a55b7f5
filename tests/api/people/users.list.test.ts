import { beforeAll, describe, expect, it } from 'vitest';
import { countUsers, listUsers, type UserListQuery, type UserRow } from '#contract/people/users';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

interface Page {
  usersPerPage: UserRow[];
  totalUsersCount: number;
  totalIsCapped: boolean;
}

let server: TestServer;
let call: Call;
let companyId: string;
let departmentId: string;
let groupId: string;

const day = (n: number) => new Date(Date.UTC(2026, 2, n, 9));
const list = async (body: UserListQuery = {}) => (await call(listUsers, { body })).json<Page>();
const emails = async (body: UserListQuery = {}) => (await list(body)).usersPerPage.map(({ email }) => email.split('@')[0]);

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany()).id;
  const at = (name: string) => `${name}@list-${companyId.slice(0, 8)}.example`;
  const person = (name: string, more: object) => server.aUser({ companyId, email: at(name), name, lastName: 'Test', ...more });
  const owner = await person('owner', { role: 'admin', isOwner: true, createdAt: day(1), lastLogin: day(20) });
  const anna = await person('anna', { name: 'Ánna', lastName: 'Öberg', createdAt: day(2), lastLogin: day(10) });
  await person('boss', { role: 'admin', createdAt: day(3), lastLogin: day(15) });
  const carl = await person('carl', { name: 'Carl', lastName: '100%', createdAt: day(4) });
  await person('dora', { name: 'דורה', lastName: 'כהן', createdAt: day(5), lastLogin: day(12) });
  const gone = await person('gone', { name: 'Gone', disabled: true, createdAt: day(6), lastLogin: day(11) });
  await person('removed', { deletedAt: day(9), createdAt: day(7) });
  departmentId = (await server.aDepartment({ companyId, name: 'Sales' }, [anna, carl, gone])).id;
  groupId = (await server.aGroup({ companyId, name: 'Pilots' }, [anna])).id;
  call = callAs(server, await server.signInAs(owner), companyId);
});

describe('the list of people', () => {
  it('shows everybody who is neither disabled nor deleted, newest first', async () => {
    expect(await emails()).toEqual(['dora', 'carl', 'boss', 'anna', 'owner']);
    expect(await list()).toMatchObject({ totalUsersCount: 5, totalIsCapped: false });
  });

  it('shows disabled people on request', async () => {
    const page = await list({ includeDisabled: true });
    expect(page.totalUsersCount).toBe(6);
    expect(page.usersPerPage[0]).toMatchObject({
      status: 'disabled',
      isDisabled: true,
      departments: [{ id: departmentId, name: 'Sales' }],
    });
  });

  it('shows role, account, status, departments and groups of each', async () => {
    const rows = new Map((await list()).usersPerPage.map((row) => [row.email.split('@')[0], row]));
    expect(rows.get('anna')).toMatchObject({
      name: 'Ánna',
      lastName: 'Öberg',
      role: 'user',
      account: 'learner',
      status: 'active',
      departments: [{ id: departmentId, name: 'Sales' }],
      groups: [{ id: groupId, name: 'Pilots' }],
      lastLogin: day(10).toISOString(),
      createdAt: day(2).toISOString(),
    });
    expect(rows.get('carl')).toMatchObject({ status: 'invited', lastLogin: null, groups: [] });
    expect(rows.get('owner')).toMatchObject({ account: 'account_owner', role: 'admin' });
    expect(rows.get('boss')).toMatchObject({ account: 'account_admin' });
  });

  it.each([
    ['created_at', 'ASC', ['owner', 'anna', 'boss', 'carl', 'dora']],
    ['email', 'ASC', ['anna', 'boss', 'carl', 'dora', 'owner']],
    ['name', 'ASC', ['boss', 'carl', 'owner', 'anna', 'dora']],
    ['status', 'ASC', ['carl', 'last']],
    ['last_login', 'DESC', ['owner', 'boss', 'dora', 'anna', 'carl']],
    ['last_login', 'ASC', ['carl', 'anna', 'dora', 'boss', 'owner']],
  ] as const)('sorts by %s %s', async (orderBy, order, expected) => {
    const sorted = await emails({ orderBy, order });
    if (orderBy === 'status') expect(sorted.at(-1)).toBe('carl');
    else expect(sorted).toEqual(expected);
  });

  it.each([
    [{ filters: ['account_owner'] }, ['owner']],
    [{ filters: ['account_admin'] }, ['boss']],
    [{ filters: ['account_owner', 'account_admin'] }, ['boss', 'owner']],
    [{ filters: ['learner'] }, ['dora', 'carl', 'anna']],
    [{ filters: [] }, ['dora', 'carl', 'boss', 'anna', 'owner']],
  ] as [UserListQuery, string[]][])('keeps to the accounts asked for: %j', async (filters, expected) => {
    expect(await emails(filters)).toEqual(expected);
    expect((await list(filters)).totalUsersCount).toBe(expected.length);
    expect((await call(countUsers, { body: filters })).json()).toEqual({ count: expected.length });
  });

  it('shows the people of a department or group, and of both', async () => {
    expect(await emails({ departmentId })).toEqual(['carl', 'anna']);
    expect(await emails({ departmentId, includeDisabled: true })).toEqual(['gone', 'carl', 'anna']);
    expect(await emails({ groupId })).toEqual(['anna']);
    expect(await emails({ departmentId, groupId })).toEqual(['anna']);
    expect(await emails({ departmentId, filters: ['account_admin'] })).toEqual([]);
    for (const [filters, count] of [
      [{ departmentId }, 2],
      [{ departmentId, includeDisabled: true }, 3],
      [{ departmentId, groupId }, 1],
    ] as const) {
      expect((await list(filters)).totalUsersCount).toBe(count);
    }
    expect((await list({ departmentId, filters: ['learner'] })).totalUsersCount).toBe(2);
    expect((await list({ departmentId, filters: ['account_admin'] })).totalUsersCount).toBe(0);
  });

  it('answers not found for a department of another company', async () => {
    const other = await server.aDepartment({ companyId: (await server.aCompany()).id });
    expect(await call(listUsers, { body: { departmentId: other.id } })).toMatchObject({ status: 404, code: 'not_found' });
    expect(await call(countUsers, { body: { groupId: departmentId } })).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('refuses unknown sort fields and page sizes', async () => {
    for (const body of [{ orderBy: 'password' }, { pageSize: 101 }, { pageNumber: 0 }, { filters: ['everyone'] }]) {
      expect(await call(listUsers, { body })).toMatchObject({ status: 422, code: 'validation_failed' });
    }
  });
});

describe('pages', () => {
  it('together show everybody once, in the same order from both ends', async () => {
    const { id } = await server.aCompany();
    const [admin] = await server.manyUsers(id, 1, { role: 'admin' });
    if (!admin) throw new Error('nobody');
    await server.manyUsers(id, 60);
    const there = callAs(server, await server.signInAs(admin), id);
    for (const orderBy of ['created_at', 'name', 'last_login', 'role'] as const) {
      for (const order of ['ASC', 'DESC'] as const) {
        const pages: string[] = [];
        for (let pageNumber = 1; pageNumber <= 7; pageNumber += 1) {
          const page = (await there(listUsers, { body: { orderBy, order, pageNumber, pageSize: 10 } })).json<Page>();
          expect([page.totalUsersCount, page.usersPerPage.length]).toEqual([61, pageNumber === 7 ? 1 : 10]);
          pages.push(...page.usersPerPage.map((row) => row.id));
        }
        const allPeople = (await there(listUsers, { body: { orderBy, order, pageSize: 100 } })).json<Page>();
        expect(pages).toEqual(allPeople.usersPerPage.map((row) => row.id));
        expect(new Set(pages).size).toBe(61);
      }
    }
    expect((await there(listUsers, { body: { pageNumber: 9, pageSize: 10 } })).json()).toMatchObject({
      usersPerPage: [],
      totalUsersCount: 61,
    });
  });
});
