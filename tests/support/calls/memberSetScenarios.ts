import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditLog } from '#contract/company/audit';
import type { departments } from '#contract/people/departments';
import type { groups } from '#contract/people/groups';
import type { MemberSet } from '#contract/people/memberSets';
import { changeDisabled, listUsers, type UserRow } from '#contract/people/users';
import { type Call, callAs } from './callAs.ts';
import { startTestServer, type TestServer } from '../server/testServer.ts';

type Person = Awaited<ReturnType<TestServer['aUser']>>;
interface Kind {
  plural: 'departments' | 'groups';
  idName: 'departmentId' | 'groupId';
  calls: typeof departments | typeof groups;
}

/** Departments and groups behave alike, so they are tested alike. */
export function describeMemberSets({ plural, idName, calls }: Kind): void {
  let server: TestServer;
  let call: Call;
  let companyId: string;
  let learners: Person[];
  const at = (id: string) => ({ [idName]: id });
  const a = (name: string, members: readonly Person[] = []) =>
    plural === 'departments' ? server.aDepartment({ companyId, name }, members) : server.aGroup({ companyId, name }, members);
  const usersCount = async (id: string) => (await call(calls.get, { params: at(id) })).json<MemberSet>().usersCount;
  const members = async (id: string) =>
    (await call(listUsers, { body: { [idName]: id, includeDisabled: true, pageSize: 100 } }))
      .json<{ usersPerPage: UserRow[] }>()
      .usersPerPage.map((row) => row.id);
  const ids = (people: readonly Person[]) => people.map(({ id }) => id);
  const all = (expectedTotal: number, more = {}) => ({ isAllUsersSelected: true, expectedTotal, ...more });

  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    companyId = (await server.aCompany()).id;
    const admin = await server.aUser({ companyId, role: 'admin', name: 'Root', lastName: 'Admin' });
    learners = await server.manyUsers(companyId, 12, { name: 'Pupil', lastName: 'Person' });
    call = callAs(server, await server.signInAs(admin), companyId);
  });

  describe(`the list of ${plural}`, () => {
    it('shows how many people are in each, and sorts and searches by name', async () => {
      await a('beta', learners.slice(0, 3));
      await a('Alpha', learners.slice(0, 1));
      await a('100% gamma');
      const list = async (query = {}) => (await call(calls.list, { query })).json<{ data: MemberSet[]; totalCount: number }>();
      expect((await list()).data.map(({ name, usersCount: n }) => [name, n])).toEqual([
        ['100% gamma', 0],
        ['Alpha', 1],
        ['beta', 3],
      ]);
      expect((await list({ orderBy: 'usersCount', order: 'DESC' })).data.map(({ name }) => name)).toEqual([
        'beta',
        'Alpha',
        '100% gamma',
      ]);
      expect(await list({ search: 'A%' })).toMatchObject({ data: [], totalCount: 0 });
      expect((await list({ search: '0%' })).data.map(({ name }) => name)).toEqual(['100% gamma']);
      expect((await list({ search: 'BETA' })).totalCount).toBe(1);
      const page = await list({ pageNumber: '2', pageSize: '2' });
      expect([page.data.map(({ name }) => name), page.totalCount]).toEqual([['beta'], 3]);
    });
  });

  describe(`one of the ${plural}`, () => {
    it('is created, renamed and deleted, while its people stay', async () => {
      const made = (await call(calls.create, { body: { name: '  Crew ' } })).json<MemberSet>();
      expect(made).toMatchObject({ name: 'Crew', usersCount: 0 });
      await call(calls.assign, { params: at(made.id), body: { isAllUsersSelected: false, userIds: ids(learners) } });
      expect((await call(calls.rename, { params: at(made.id), body: { name: 'crew' } })).json()).toMatchObject({
        name: 'crew',
        usersCount: 12,
      });
      expect((await call(calls.remove, { params: at(made.id) })).status).toBe(200);
      expect(await call(calls.get, { params: at(made.id) })).toMatchObject({ status: 404 });
      expect((await call(listUsers, { body: {} })).json()).toMatchObject({ totalUsersCount: 13 });
      const log = (await call(listAuditLog)).json<{ action: string }[]>().map(({ action }) => action);
      expect(log).toEqual([`${plural}.deleted`, `${plural}.renamed`, `${plural}.assigned`, `${plural}.created`]);
    });

    it('has a unique name, case-insensitively', async () => {
      const made = await a('Crew');
      await a('Other');
      expect(await call(calls.create, { body: { name: 'CREW' } })).toMatchObject({
        status: 409,
        code: 'name_in_use',
        fields: ['name'],
      });
      expect(await call(calls.rename, { params: at(made.id), body: { name: 'OTHER' } })).toMatchObject({
        status: 409,
        code: 'name_in_use',
      });
      expect((await call(calls.create, { body: { name: ' ' } })).status).toBe(422);
    });

    it('of another company is not found', async () => {
      const elsewhere = (await server.aCompany()).id;
      const foreign =
        plural === 'departments'
          ? await server.aDepartment({ companyId: elsewhere })
          : await server.aGroup({ companyId: elsewhere });
      const body = { isAllUsersSelected: false, userIds: ids(learners) };
      for (const reply of [
        await call(calls.get, { params: at(foreign.id) }),
        await call(calls.rename, { params: at(foreign.id), body: { name: 'Mine' } }),
        await call(calls.remove, { params: at(foreign.id) }),
        await call(calls.unassigned, { params: at(foreign.id) }),
        await call(calls.assign, { params: at(foreign.id), body }),
        await call(calls.unassign, { params: at(foreign.id), body }),
      ])
        expect([reply.status, reply.code]).toEqual([404, 'not_found']);
    });
  });

  describe('its people', () => {
    it('are offered if they are not members yet', async () => {
      const set = await a('Crew', learners.slice(0, 4));
      const offered = async (query = {}) =>
        (await call(calls.unassigned, { params: at(set.id), query })).json<{ usersPerPage: UserRow[]; totalUsersCount: number }>();
      const first = await offered({ pageSize: '5', pageNumber: '1' });
      expect([first.usersPerPage.length, first.totalUsersCount]).toEqual([5, 9]);
      expect((await offered({ pageSize: '5', pageNumber: '2' })).usersPerPage).toHaveLength(4);
      expect((await offered({ search: 'pupil' })).totalUsersCount).toBe(8);
      expect((await offered({ search: 'root' })).usersPerPage).toHaveLength(1);
    });

    it('are added and removed by id; existing members are not counted', async () => {
      const set = await a('Crew', learners.slice(0, 4));
      const body = { isAllUsersSelected: false, userIds: ids(learners.slice(2, 8)) };
      expect((await call(calls.assign, { params: at(set.id), body })).json()).toEqual({ changed: 4, skipped: 0 });
      expect(await usersCount(set.id)).toBe(8);
      expect(
        (await call(calls.unassign, { params: at(set.id), body: { ...body, userIds: ids(learners.slice(6)) } })).json(),
      ).toEqual({ changed: 2, skipped: 0 });
      expect((await members(set.id)).sort()).toEqual(ids(learners.slice(0, 6)).sort());
    });

    it('are added and removed across all pages, by the search', async () => {
      const set = await a('Crew', learners.slice(0, 2));
      expect((await call(calls.assign, { params: at(set.id), body: all(10, { searchText: 'pupil' }) })).json()).toEqual({
        changed: 10,
        skipped: 0,
      });
      expect(await usersCount(set.id)).toBe(12);
      expect((await call(calls.assign, { params: at(set.id), body: all(1) })).json()).toEqual({ changed: 1, skipped: 0 });
      expect((await call(calls.unassign, { params: at(set.id), body: all(12, { searchText: 'pupil' }) })).json()).toEqual({
        changed: 12,
        skipped: 0,
      });
      expect(await usersCount(set.id)).toBe(1);
    });

    it('are not changed if the total differs from the one that the admin saw', async () => {
      const set = await a('Crew', learners.slice(0, 2));
      expect(await call(calls.assign, { params: at(set.id), body: all(10) })).toMatchObject({ status: 409, code: 'total_changed' });
      expect(await call(calls.unassign, { params: at(set.id), body: all(3) })).toMatchObject({
        status: 409,
        code: 'total_changed',
      });
      expect(await usersCount(set.id)).toBe(2);
    });

    it('cannot be people of another company', async () => {
      const set = await a('Crew');
      const stranger = await server.aUser();
      const assign = (userIds: string[]) =>
        call(calls.assign, { params: at(set.id), body: { isAllUsersSelected: false, userIds } });
      expect(await assign([stranger.id])).toMatchObject({ status: 404 });
      expect(await assign([stranger.id, ...ids(learners)])).toMatchObject({ status: 409, code: 'total_changed' });
      expect(await usersCount(set.id)).toBe(0);
    });

    it('are counted, listed, offered and added by one rule: disabled ones only on request', async () => {
      const set = await a('Crew', learners.slice(0, 3));
      const disable = ids([...learners.slice(0, 2), ...learners.slice(8)]);
      await call(changeDisabled, { body: { isDisabled: true, isAllUsersSelected: false, userIds: disable } });
      expect((await call(calls.get, { params: at(set.id) })).json()).toMatchObject({ usersCount: 1, disabledCount: 2 });
      const listed = async (more = {}) => (await call(listUsers, { body: { [idName]: set.id, ...more } })).json();
      expect(await listed()).toMatchObject({ totalUsersCount: 1 });
      expect(await listed({ includeDisabled: true })).toMatchObject({ totalUsersCount: 3 });
      const offered = async (query = {}) => (await call(calls.unassigned, { params: at(set.id), query })).json();
      expect(await offered()).toMatchObject({ totalUsersCount: 6 });
      expect(await offered({ includeDisabled: 'true' })).toMatchObject({ totalUsersCount: 10 });
      expect((await call(calls.unassign, { params: at(set.id), body: all(1) })).json()).toEqual({ changed: 1, skipped: 0 });
      expect((await call(calls.assign, { params: at(set.id), body: all(11, { includeDisabled: true }) })).json()).toEqual({
        changed: 11,
        skipped: 0,
      });
      expect((await call(calls.get, { params: at(set.id) })).json()).toMatchObject({ usersCount: 7, disabledCount: 6 });
    });

    it('who are disabled are added and removed by id', async () => {
      const set = await a('Crew');
      const body = { isAllUsersSelected: false, userIds: ids(learners.slice(0, 1)) };
      await call(changeDisabled, { body: { ...body, isDisabled: true } });
      expect((await call(calls.assign, { params: at(set.id), body })).json()).toEqual({ changed: 1, skipped: 0 });
      expect((await call(calls.unassign, { params: at(set.id), body })).json()).toEqual({ changed: 1, skipped: 0 });
    });
  });
}
