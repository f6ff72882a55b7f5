import { departments } from '#contract/people/departments';
import { groups } from '#contract/people/groups';
import { isHeedError } from '~/errors/heedError.ts';
import type { ListAdapter, ListRequest } from '../adapter.ts';
import { eitherList, endpointAdapter } from '../endpointAdapter.ts';
import { readUserPage, toUserFilters, usersAdapter } from './users.ts';

type Calls = typeof departments | typeof groups;
type IdName = 'departmentId' | 'groupId';

const setsAdapter = (calls: Calls, id: IdName, taken: string): ListAdapter =>
  endpointAdapter<Calls['list']>(
    { ...calls, update: calls.rename },
    { id, refusals: (error) => (isHeedError(error, 'name_in_use') ? { name: taken } : undefined) },
  );

export const departmentsAdapter = setsAdapter(departments, 'departmentId', 'departments.form.taken');
export const groupsAdapter = setsAdapter(groups, 'groupId', 'groups.form.taken');

/** Converts filters of a list of people to those of the call that lists people who are not in a department or group yet. */
function toUnassignedFilters(values: ListRequest['filter']): object {
  const { searchText, includeDisabled, ...filters } = toUserFilters(values);
  return { ...filters, search: searchText, includeDisabled: includeDisabled ? 'true' : undefined };
}

/** The people of one department or group, or with `isUnassigned` those who are not in it yet. */
const membersAdapter = ({ unassigned }: Calls): ListAdapter => {
  // Only the list: changing and deleting are calls of users.
  const { calls, list } = usersAdapter;
  const others = endpointAdapter({ list: unassigned }, { toFilter: toUnassignedFilters, read: readUserPage });
  return eitherList('isUnassigned', others, { calls, list });
};

export const departmentPeopleAdapter = membersAdapter(departments);
export const groupPeopleAdapter = membersAdapter(groups);
