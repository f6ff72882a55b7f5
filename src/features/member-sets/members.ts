import { userOrderFields } from '#contract/users';
import type { ListQuery, ListShape } from '~/components/list/listQuery.ts';
import type { Selection } from '~/components/list/selection.ts';

/** The people of one department or group. */
export const membersShape: ListShape = { orderFields: userOrderFields, orderBy: 'name', order: 'ASC', isOfPeople: true };

/** People to choose from, inside a drawer. */
const pickerOrders = ['name', 'email', 'created_at'] as const;
export const pickerShape: ListShape = { orderFields: pickerOrders, orderBy: 'name', order: 'ASC', limit: 10, isOfPeople: true };

export interface MemberSelection {
  userIds?: string[];
  isAllUsersSelected: boolean;
  searchText?: string;
  includeDisabled?: boolean;
  expectedTotal?: number;
}

/** The people that assigning and unassigning act on; with everything selected the server resolves them by the same filters. */
export function toMemberSelection(selection: Selection, { search, showDisabled }: ListQuery): MemberSelection {
  if (selection.kind === 'ids') return { userIds: [...selection.ids], isAllUsersSelected: false };
  return {
    isAllUsersSelected: true,
    expectedTotal: selection.expectedTotal,
    ...(search ? { searchText: search } : {}),
    includeDisabled: showDisabled,
  };
}

/** A page of the people who are not in it, as its call takes it: numbers travel as text. */
export function toUnassignedQuery({ page, limit, order, orderBy, search, showDisabled }: ListQuery) {
  return {
    pageNumber: String(page),
    pageSize: String(limit),
    order,
    orderBy: pickerOrders.find((field) => field === orderBy),
    ...(search ? { search } : {}),
    ...(showDisabled ? { includeDisabled: 'true' as const } : {}),
  };
}
