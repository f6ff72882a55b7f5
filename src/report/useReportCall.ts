import type { UseQueryResult } from '@tanstack/react-query';
import type { ReportEndpoint, ReportParams } from '#contract/reports/report';
import { type HeedError, useEndpoint } from '~/dataProvider/index.ts';

/** What stands in the places of a call's path: the campaign that it is about. */
export type PathPlaces = Readonly<Record<string, string>>;

/** Reads through a call of the reports; the answer before stays until the next one is here. */
export const useReportCall = <Reply>(
  endpoint: ReportEndpoint<Reply>,
  query: ReportParams,
  params?: PathPlaces,
): UseQueryResult<Reply, HeedError> => useEndpoint(endpoint, { query, ...(params && { params }) }, { keepPrevious: true });
