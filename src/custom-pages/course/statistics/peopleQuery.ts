import type { ReportStatus } from '#contract/reportStatus';
import { assignedUserOrderFields } from '#contract/trainingReports';
import type { ListQuery } from '~/components/list/listQuery.ts';

/** What narrows the list, as list and files take it. */
export const toPeopleQuery = ({ search, filterBy, order, orderBy }: ListQuery) => ({
  statuses: filterBy as readonly ReportStatus[],
  departments: [],
  groups: [],
  campaignIds: [],
  order,
  orderBy: assignedUserOrderFields.find((field) => field === orderBy),
  ...(search ? { searchText: search } : {}),
});
