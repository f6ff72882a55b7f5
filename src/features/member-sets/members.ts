import type { FilterValues } from '~/components/list/filter.ts';
import type { Selection } from '~/components/list/selection.ts';

export interface MemberSelection {
  userIds?: string[];
  isAllUsersSelected: boolean;
  searchText?: string;
  includeDisabled?: boolean;
  expectedTotal?: number;
}

/** The people that assigning and unassigning act on; with everything selected the server resolves them by the same filters. */
export function toMemberSelection(selection: Selection, values: FilterValues): MemberSelection {
  if (selection.kind === 'ids') return { userIds: [...selection.ids], isAllUsersSelected: false };
  const { search, showDisabled } = values as { search?: string; showDisabled?: true };
  return {
    isAllUsersSelected: true,
    expectedTotal: selection.expectedTotal,
    ...(search && { searchText: search }),
    includeDisabled: showDisabled === true,
  };
}
