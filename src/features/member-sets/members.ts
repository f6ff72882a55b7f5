import type { MemberSelection } from '#contract/people/memberSets';
import type { FilterValues } from '~/components/filters/filter.ts';
import type { Selection } from '~/components/list/selection.ts';
import { toUserFilters } from '~/dataProvider/adapters/users.ts';

/** The selection of assign and unassign calls; with all selected, the server finds the people by the same filters. */
export const toMemberSelection = (selection: Selection, values: FilterValues): MemberSelection =>
  selection.kind === 'ids'
    ? { userIds: [...selection.ids], isAllUsersSelected: false }
    : { ...toUserFilters(values), isAllUsersSelected: true, expectedTotal: selection.expectedTotal };
