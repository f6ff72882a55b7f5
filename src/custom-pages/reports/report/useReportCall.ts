import type { UseQueryResult } from '@tanstack/react-query';
import type { Endpoint } from '#contract/kit';
import { callEndpoint, type HeedError, useEndpoint } from '~/dataProvider/index.ts';
import type { ReportEndpoint } from './definition.ts';

export type ReportQuery = Record<string, string | readonly string[] | undefined>;

/** Reads through a call of the reports; the answer before stays until the next one is here. */
export function useReportCall<Reply>(endpoint: ReportEndpoint<Reply>, query: ReportQuery): UseQueryResult<Reply, HeedError> {
  const result = useEndpoint(endpoint as Endpoint, { query } as never, { keepPrevious: true });
  return result as UseQueryResult<Reply, HeedError>;
}

/** The same once, for a file. */
export const callReport = <Reply>(endpoint: ReportEndpoint<Reply>, query: ReportQuery): Promise<Reply> =>
  callEndpoint(endpoint as Endpoint, { query } as never) as Promise<Reply>;
