import type { UseQueryResult } from '@tanstack/react-query';
import type { ReportEndpoint, ReportParams } from '#contract/reports/report';
import { useEndpoint } from '~/dataProvider/index.ts';
import { type HeedError } from '~/errors/heedError.ts';

/** What stands in the places of a call's path: the campaign that it is about. */
type PathPlaces = Readonly<Record<string, string>>;

/** Reads through a call of the reports; the answer before stays until the next one is here. */
export const useReportCall = <Reply>(
  endpoint: ReportEndpoint<Reply>,
  query: ReportParams,
  params?: PathPlaces,
): UseQueryResult<Reply, HeedError> => useEndpoint(endpoint, { query, ...(params && { params }) }, { keepPrevious: true });
