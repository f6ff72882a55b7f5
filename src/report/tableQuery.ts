import type { SortPayload } from 'react-admin';
import type { ReportParams } from '#contract/reports/report';

/** Which rows, and in which order: for a file of all that a list shows. */
export const tableQuery = (filters: ReportParams, { field, order }: SortPayload, search?: string): ReportParams => ({
  ...filters,
  order,
  orderBy: field,
  ...(search ? { searchText: search } : {}),
});
