import { describe, expect, it } from 'vitest';
import { ofIds } from '~/components/list/selection.ts';
import { departmentPeopleAdapter } from '~/dataProvider/adapters/memberSets.ts';
import { toUserFilters, usersAdapter } from '~/dataProvider/adapters/users.ts';
import { toMemberSelection } from '~/features/member-sets/members.ts';
import { lockOf } from '~/resources/users/lockOf.ts';
import { toUserOrder, toUserSelection } from '~/resources/users/userListQuery.ts';

const narrowed = { search: 'ann', filterBy: ['learner'], showDisabled: true };
const companyId = 'c';
const firstPage = { companyId, page: 1, perPage: 10, sort: { field: 'name', order: 'ASC' } as const };

describe('the list of people', () => {
  it('excludes disabled people by default', () => {
    expect(toUserFilters({})).toEqual({ includeDisabled: false });
    expect(toUserFilters(narrowed)).toEqual({ searchText: 'ann', filters: ['learner'], includeDisabled: true });
  });

  it('sends its filters, a page at a time', () => {
    expect(usersAdapter.list({ ...firstPage, filter: narrowed }).request.body).toEqual({
      pageNumber: 1,
      pageSize: 10,
      orderBy: 'name',
      order: 'ASC',
      searchText: 'ann',
      filters: ['learner'],
      includeDisabled: true,
    });
  });

  it('is exported in its own order', () => {
    expect(toUserOrder({ order: 'ASC', field: 'email' })).toEqual({ order: 'ASC', orderBy: 'email' });
  });

  it('acts on the selected rows', () => {
    expect(toUserSelection(ofIds(['a', 'b']), toUserFilters(narrowed))).toEqual({ userIds: ['a', 'b'], isAllUsersSelected: false });
  });

  it('acts on all who match the filters, with the number the admin saw', () => {
    expect(toUserSelection({ kind: 'matching', expectedTotal: 3012 }, toUserFilters(narrowed))).toEqual({
      isAllUsersSelected: true,
      expectedTotal: 3012,
      searchText: 'ann',
      filters: ['learner'],
      includeDisabled: true,
    });
  });

  it('does not offer to lock out the caller or the account owner', () => {
    const [me, role] = [{ id: 'me', role: 'admin', mayChangeAdmins: true } as const, 'admin' as const];
    expect(lockOf({ id: 'me', role, account: 'account_admin' }, me)).toBe('self');
    expect(lockOf({ id: 'owner', role, account: 'account_owner' }, me)).toBe('account_owner');
    expect(lockOf({ id: 'above', role: 'superadmin', account: 'account_admin' }, me)).toBe('role_above');
    expect(lockOf({ id: 'else', role, account: 'account_admin' }, me)).toBeUndefined();
    const partner = { ...me, mayChangeAdmins: false };
    expect(lockOf({ id: 'else', role, account: 'account_admin' }, partner)).toBe('own_admins_only');
    expect(lockOf({ id: 'else', role: 'user', account: 'learner' }, partner)).toBeUndefined();
  });
});

describe('the people of a department or group', () => {
  it('are assigned by id, or everyone who matches the filters', () => {
    expect(toMemberSelection(ofIds(['a']), narrowed)).toEqual({ userIds: ['a'], isAllUsersSelected: false });
    expect(toMemberSelection({ kind: 'matching', expectedTotal: 9 }, narrowed)).toEqual({
      isAllUsersSelected: true,
      expectedTotal: 9,
      searchText: 'ann',
      filters: ['learner'],
      includeDisabled: true,
    });
  });

  it('are listed like all people, and selected from those who are not in it yet', () => {
    const filter = { departmentId: 'd', showDisabled: true };
    expect(departmentPeopleAdapter.list({ ...firstPage, filter }).request.body).toMatchObject({ departmentId: 'd' });
    expect(departmentPeopleAdapter.list({ ...firstPage, filter: { ...filter, isUnassigned: true } }).request).toMatchObject({
      path: expect.stringMatching(/departments\/d\/users\/unassigned$/),
      query: { pageNumber: 1, pageSize: 10, orderBy: 'name', order: 'ASC', includeDisabled: 'true' },
    });
  });
});
