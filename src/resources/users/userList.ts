import { accountFilters, type UserFilters, type UserSelection } from '#contract/selection';
import { type UserListQuery, userOrderFields, type UserRow } from '#contract/users';
import type { ListQuery, ListShape } from '~/components/list/listQuery.ts';
import type { Selection } from '~/components/list/selection.ts';
import type { Field } from '~/schema/field.ts';
import { personFields } from '~/schema/personFields.ts';

export const userListShape: ListShape = {
  orderFields: userOrderFields,
  orderBy: 'created_at',
  order: 'DESC',
  filters: [...accountFilters, 'undelivered'],
  isOfPeople: true,
};

export const accountFilter = { values: accountFilters, texts: 'users.accounts' } as const;
/** i18n-keys: users.invitations.* */
export const invitationFilter = { values: ['undelivered'], texts: 'users.invitations' } as const;

export const userFields: readonly Field<UserRow>[] = [
  personFields.name,
  personFields.email,
  personFields.role,
  { kind: 'tags', source: 'departments', priority: 5 },
  { kind: 'tags', source: 'groups', priority: 6, minWidth: 104 },
  personFields.status,
  { kind: 'date', source: 'lastLogin', orderField: 'last_login', emptyText: 'users.never', priority: 7, minWidth: 112 },
  { kind: 'date', source: 'createdAt', orderField: 'created_at', priority: 8 },
];

/** What narrows the list, as list, count, bulk and export take it. */
export function toUserFilters({ search, filterBy, showDisabled }: ListQuery): UserFilters {
  const filters = accountFilters.filter((value) => filterBy.includes(value));
  return {
    ...(search ? { searchText: search } : {}),
    ...(filters.length > 0 ? { filters } : {}),
    ...(filterBy.includes('undelivered') ? { undelivered: true } : {}),
    includeDisabled: showDisabled,
  };
}

/** The list's order, as list and export take it. */
export function toUserOrder({ order, orderBy }: ListQuery): Pick<UserListQuery, 'order' | 'orderBy'> {
  return { order, orderBy: userOrderFields.find((field) => field === orderBy) };
}

/** The people a bulk call acts on. With everything selected the server resolves them by the same filters. */
export function toUserSelection(selection: Selection, filters: UserFilters): UserSelection {
  return selection.kind === 'matching'
    ? { ...filters, isAllUsersSelected: true, expectedTotal: selection.expectedTotal }
    : { userIds: [...selection.ids], isAllUsersSelected: false };
}
