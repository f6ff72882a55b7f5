import type { SortPayload } from 'react-admin';
import { accountFilters, type UserFilters, type UserSelection, userStatuses } from '#contract/people/selection';
import { type UserListQuery, userOrderFields } from '#contract/people/users';
import { chips, menu, records, search, showDisabled } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import type { Selection } from '~/components/list/selection.ts';

/** i18n-keys: users.invitations.* */
const accountText = (value: string) => (value === 'undelivered' ? 'users.invitations.undelivered' : `users.accounts.${value}`);

export const userAddress: ListAddress = {
  sorts: userOrderFields,
  sort: { field: 'created_at', order: 'DESC' },
  filters: [
    search('users.search'),
    chips('filterBy', [...accountFilters, 'undelivered'], accountText),
    records('departments', 'resources.users.fields.departments', 'departments'),
    records('groups', 'resources.users.fields.groups', 'groups'),
    menu('statuses', 'resources.users.fields.status', userStatuses, 'users.statuses'),
    showDisabled,
  ],
};

/** The sort order in the format of the list and export calls. */
export function toUserOrder({ order, field }: SortPayload): Pick<UserListQuery, 'order' | 'orderBy'> {
  return { order, orderBy: userOrderFields.find((known) => known === field) };
}

/** The people that a bulk call acts on. When all are selected, the server finds them by the same filters. */
export function toUserSelection(selection: Selection, filters: UserFilters): UserSelection {
  return selection.kind === 'matching'
    ? { ...filters, isAllUsersSelected: true, expectedTotal: selection.expectedTotal }
    : { userIds: [...selection.ids], isAllUsersSelected: false };
}
