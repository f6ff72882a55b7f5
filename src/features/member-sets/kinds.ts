import { memberSetOrderFields } from '#contract/memberSets';
import { accountFilters, userStatuses } from '#contract/selection';
import { userOrderFields } from '#contract/users';
import { chips, menu, records, search, showDisabled } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';

/**
 * Departments and groups behave alike; their words stand in the locales under these names.
 * i18n-keys: departments.*
 * i18n-keys: groups.*
 */
export type MemberSetKind = 'departments' | 'groups';

const byName = { field: 'name', order: 'ASC' } as const;

export const memberSetAddress = {
  departments: { sorts: memberSetOrderFields, sort: byName, filters: [search('departments.search')] },
  groups: { sorts: memberSetOrderFields, sort: byName, filters: [search('groups.search')] },
} as const satisfies Record<MemberSetKind, ListAddress>;

const role = chips('filterBy', accountFilters, 'users.accounts');
const status = menu('statuses', 'resources.users.fields.status', userStatuses, 'users.statuses');
const ofDepartments = records('departments', 'resources.users.fields.departments', 'departments');
const ofGroups = records('groups', 'resources.users.fields.groups', 'groups');

/** The people of one department or group. */
export const membersAddress = {
  departments: {
    sorts: userOrderFields,
    sort: byName,
    filters: [search('departments.members.search'), role, ofGroups, status, showDisabled],
  },
  groups: {
    sorts: userOrderFields,
    sort: byName,
    filters: [search('groups.members.search'), role, ofDepartments, status, showDisabled],
  },
} as const satisfies Record<MemberSetKind, ListAddress>;

/** People to choose from, inside a drawer. */
const pickerOrders = ['name', 'email', 'created_at'] as const;
export const pickerAddress = {
  departments: { ...membersAddress.departments, sorts: pickerOrders, perPage: 10 },
  groups: { ...membersAddress.groups, sorts: pickerOrders, perPage: 10 },
} as const satisfies Record<MemberSetKind, ListAddress>;
