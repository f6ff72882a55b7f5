import type { ReportParams } from '#contract/reports/report';
import type { ListQuery } from '~/components/list/listQuery.ts';

/** Which rows, and in which order: the same for a page of the table and for a file of all of them. */
export const tableQuery = (filters: ReportParams, { search, order, orderBy }: ListQuery): ReportParams => ({
  ...filters,
  order,
  orderBy,
  ...(search ? { searchText: search } : {}),
});
