import { departments } from '#contract/people/departments';
import { groups } from '#contract/people/groups';
import { memberSetOrderFields } from '#contract/people/memberSets';
import { pathTo, paths } from '#contract/paths';
import { accountFilters, userStatuses } from '#contract/people/selection';
import { userOrderFields } from '#contract/people/users';
import { chips, menu, records, search, showDisabled } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';

/**
 * Departments and groups behave alike; their texts are in the locales under these names.
 * i18n-keys: departments.*
 * i18n-keys: groups.*
 */
export type MemberSetKind = 'departments' | 'groups';

const byName = { field: 'name', order: 'ASC' } as const;
const role = chips('filterBy', accountFilters, 'users.accounts');
const status = menu('statuses', 'resources.users.fields.status', userStatuses, 'users.statuses');
const ofDepartments = records('departments', 'resources.users.fields.departments', 'departments');
const ofGroups = records('groups', 'resources.users.fields.groups', 'groups');

interface Differences {
  calls: object;
  /** Name of the id in calls, filters and URLs. */
  idName: string;
  path: string;
  address: ListAddress;
  /** List of the members. */
  people: { resource: string; path: string; address: ListAddress };
}

/** The differences between departments and groups. */
export const memberSets = {
  departments: {
    calls: departments,
    idName: 'departmentId',
    path: paths.departments,
    address: { sorts: memberSetOrderFields, sort: byName, filters: [search('departments.search')] },
    people: {
      resource: 'department-people',
      path: paths.departmentUsers,
      address: {
        sorts: userOrderFields,
        sort: byName,
        filters: [search('departments.members.search'), role, ofGroups, status, showDisabled],
      },
    },
  },
  groups: {
    calls: groups,
    idName: 'groupId',
    path: paths.groups,
    address: { sorts: memberSetOrderFields, sort: byName, filters: [search('groups.search')] },
    people: {
      resource: 'group-people',
      path: paths.groupUsers,
      address: {
        sorts: userOrderFields,
        sort: byName,
        filters: [search('groups.members.search'), role, ofDepartments, status, showDisabled],
      },
    },
  },
} as const satisfies Record<MemberSetKind, Differences>;

/** The id as path parameters of calls and pages; each path uses one of the names. */
export const placesOf = (id: string) => ({ departmentId: id, groupId: id });

/** URL of the member list. */
export const pathOf = (kind: MemberSetKind, id: string): string => pathTo(memberSets[kind].people.path, placesOf(id));

/** Filter for the members. */
export const membersOf = (kind: MemberSetKind, id: string): { departmentId: string } | { groupId: string } =>
  kind === 'departments' ? { departmentId: id } : { groupId: id };
