import { describe, expect, it } from 'vitest';
import { startOf } from '~/components/list/listQuery.ts';
import { ofIds } from '~/components/list/selection.ts';
import { toMemberSelection, toUnassignedQuery, pickerShape } from '~/features/member-sets/members.ts';
import { lockOf } from '~/resources/users/useUserRowActions.tsx';
import { toUserFilters, toUserOrder, toUserSelection, userListShape } from '~/resources/users/userList.ts';

const query = startOf(userListShape);
const narrowed = { ...query, search: 'ann', filterBy: ['learner'], showDisabled: true };

describe('the list of people', () => {
  it('asks for nobody disabled unless they are shown', () => {
    expect(toUserFilters(query)).toEqual({ includeDisabled: false });
    expect(toUserFilters(narrowed)).toEqual({ searchText: 'ann', filters: ['learner'], includeDisabled: true });
  });

  it('is exported in its own order', () => {
    expect(toUserOrder({ ...query, order: 'ASC', orderBy: 'email' })).toEqual({ order: 'ASC', orderBy: 'email' });
  });

  it('acts on the rows chosen', () => {
    expect(toUserSelection(ofIds(['a', 'b']), toUserFilters(narrowed))).toEqual({ userIds: ['a', 'b'], isAllUsersSelected: false });
  });

  it('acts on everyone whom the filters match, with the number the admin saw', () => {
    expect(toUserSelection({ kind: 'matching', expectedTotal: 3012 }, toUserFilters(narrowed))).toEqual({
      isAllUsersSelected: true,
      expectedTotal: 3012,
      searchText: 'ann',
      filters: ['learner'],
      includeDisabled: true,
    });
  });

  it('offers no way to lock out oneself or the account owner', () => {
    const [me, role] = [{ id: 'me', role: 'admin' } as const, 'admin' as const];
    expect(lockOf({ id: 'me', role, account: 'account_admin' }, me)).toBe('self');
    expect(lockOf({ id: 'owner', role, account: 'account_owner' }, me)).toBe('account_owner');
    expect(lockOf({ id: 'above', role: 'superadmin', account: 'account_admin' }, me)).toBe('role_above');
    expect(lockOf({ id: 'else', role, account: 'account_admin' }, me)).toBeUndefined();
  });
});

describe('the people of a department or group', () => {
  it('are assigned by id, or everyone who matches the filters', () => {
    expect(toMemberSelection(ofIds(['a']), narrowed)).toEqual({ userIds: ['a'], isAllUsersSelected: false });
    expect(toMemberSelection({ kind: 'matching', expectedTotal: 9 }, narrowed)).toEqual({
      isAllUsersSelected: true,
      expectedTotal: 9,
      searchText: 'ann',
      includeDisabled: true,
    });
  });

  it('are picked from pages of ten, by name', () => {
    const query = { pageNumber: '1', pageSize: '10', order: 'ASC', orderBy: 'name' };
    expect(toUnassignedQuery(startOf(pickerShape))).toEqual(query);
    expect(toUnassignedQuery({ ...startOf(pickerShape), showDisabled: true })).toEqual({ ...query, includeDisabled: 'true' });
  });
});
