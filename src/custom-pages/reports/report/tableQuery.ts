import type { ListQuery } from '~/components/list/listQuery.ts';
import type { ReportQuery } from './useReportCall.ts';

/** Which rows, and in which order: the same for a page of the table and for a file of all of them. */
export const tableQuery = (filters: ReportQuery, { search, order, orderBy }: ListQuery): ReportQuery => ({
  ...filters,
  order,
  orderBy,
  ...(search ? { searchText: search } : {}),
});
