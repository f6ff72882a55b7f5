import { useEffect, useRef } from 'react';
import { panelLimits } from '#contract/panel';
import type { ReportParams, ReportSummary } from '#contract/reports/report';
import { type Refreshed, useEndpoint, useRefresh } from '~/dataProvider/index.ts';

interface Following {
  /** True when the figures no longer change. */
  isOver: boolean;
  /** Further data of the page to refetch; a constant of the module. */
  besides: readonly Refreshed[];
}

/**
 * Polls the figures of a report every few seconds while the page is visible. When they change, the rest of the page is
 * refetched, too.
 */
export function useFollowed({ endpoint }: ReportSummary, query: ReportParams, { isOver, besides }: Following): void {
  const { data } = useEndpoint(
    endpoint,
    { query },
    {
      refetchInterval: isOver ? false : panelLimits.followMs,
      // Refetches when the person returns, because a hidden page does not poll.
      refetchOnWindowFocus: !isOver,
    },
  );
  const refresh = useRefresh(besides);
  const last = useRef(data);
  // React Query returns the same object for equal replies.
  useEffect(() => {
    if (last.current && data && last.current !== data) refresh();
    last.current = data;
  }, [data, refresh]);
}
