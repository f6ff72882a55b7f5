import { userOrderFields } from '#contract/users';
import type { ListQuery, ListShape } from '../list/listQuery.ts';
import type { Selection } from '../list/selection.ts';

/** The people of one department or group. Disabled ones are listed too: they are in it as well. */
export const membersShape: ListShape = { orderFields: userOrderFields, orderBy: 'name', order: 'ASC' };

/** People to choose from, inside a drawer. */
const pickerOrders = ['name', 'email', 'created_at'] as const;
export const pickerShape: ListShape = { orderFields: pickerOrders, orderBy: 'name', order: 'ASC', limit: 10 };

export interface MemberSelection {
  userIds?: string[];
  isAllUsersSelected: boolean;
  searchText?: string;
  expectedTotal?: number;
}

/** The people that assigning and unassigning act on; with everything selected the server resolves them by the search. */
export function toMemberSelection(selection: Selection, { search }: ListQuery): MemberSelection {
  if (selection.kind === 'ids') return { userIds: [...selection.ids], isAllUsersSelected: false };
  return { isAllUsersSelected: true, expectedTotal: selection.expectedTotal, ...(search ? { searchText: search } : {}) };
}

/** A page of the people who are not in it, as its call takes it: numbers travel as text. */
export function toUnassignedQuery({ page, limit, order, orderBy, search }: ListQuery) {
  return {
    pageNumber: String(page),
    pageSize: String(limit),
    order,
    orderBy: pickerOrders.find((field) => field === orderBy),
    ...(search ? { search } : {}),
  };
}
