import { assignmentStatuses, type AssignmentStatus } from '#contract/campaignStates';
import { type AssignedUser, assignedUserOrderFields } from '#contract/trainingReports';
import type { ListQuery, ListShape } from '~/components/list/listQuery.ts';
import { personName } from '~/schema/personFields.ts';

export const peopleShape: ListShape = {
  orderFields: assignedUserOrderFields,
  orderBy: 'name',
  order: 'ASC',
  filters: assignmentStatuses,
};

/** i18n-keys: campaigns.statuses.* */
export const statusFilter = { values: assignmentStatuses, texts: 'campaigns.statuses' } as const;

export const nameOf = (person: AssignedUser): string => personName(person);

/** What narrows the list, as list and file take it. */
export function toPeopleQuery({ search, filterBy, order, orderBy }: ListQuery) {
  return {
    statuses: filterBy as readonly AssignmentStatus[],
    order,
    orderBy: assignedUserOrderFields.find((field) => field === orderBy),
    ...(search ? { searchText: search } : {}),
  };
}
