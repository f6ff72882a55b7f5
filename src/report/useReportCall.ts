import type { UseQueryResult } from '@tanstack/react-query';
import type { ReportEndpoint, ReportParams } from '#contract/reports/report';
import { useEndpoint } from '~/dataProvider/index.ts';
import type { HeedError } from '~/errors/heedError.ts';

/** Values for the places in the path of a call: the campaign. */
export type PathPlaces = Readonly<Record<string, string>>;

/** Reads through a report call; the previous reply stays until the next one arrives. */
export const useReportCall = <Reply>(
  endpoint: ReportEndpoint<Reply>,
  query: ReportParams,
  params?: PathPlaces,
): UseQueryResult<Reply, HeedError> => useEndpoint(endpoint, { query, ...(params && { params }) }, { keepPrevious: true });
