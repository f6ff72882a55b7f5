import type { SortPayload } from 'react-admin';
import type { ReportParams } from '#contract/reports/report';

/** Query for all rows that a list shows, in its order; for exports. */
export const tableQuery = (filters: ReportParams, { field, order }: SortPayload, search?: string): ReportParams => ({
  ...filters,
  order,
  orderBy: field,
  searchText: search || undefined,
});
