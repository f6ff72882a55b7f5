import type { UseQueryResult } from '@tanstack/react-query';
import type { ReportEndpoint, ReportParams } from '#contract/reports/report';
import { type HeedError, useEndpoint } from '~/dataProvider/index.ts';

/** Reads through a call of the reports; the answer before stays until the next one is here. */
export const useReportCall = <Reply>(endpoint: ReportEndpoint<Reply>, query: ReportParams): UseQueryResult<Reply, HeedError> =>
  useEndpoint(endpoint, { query }, { keepPrevious: true });
