import { useEffect, useRef } from 'react';
import { panelLimits } from '#contract/panel';
import type { ReportParams, ReportSummary } from '#contract/reports/report';
import { type Refreshed, useEndpoint, useRefresh } from '~/dataProvider/index.ts';

interface Following {
  /** True when the figures no longer change. */
  isOver: boolean;
  /** What else the page shows; a constant of the module. */
  besides: readonly Refreshed[];
}

/**
 * Asks the numbers of a report again every few seconds while the page is in sight. Once they have moved, the rest of the page is
 * asked again, too.
 */
export function useFollowed({ endpoint }: ReportSummary, query: ReportParams, { isOver, besides }: Following): void {
  const { data } = useEndpoint(
    endpoint,
    { query },
    {
      refetchInterval: isOver ? false : panelLimits.followMs,
      // Reads at once when the person returns, because a hidden page does not follow.
      refetchOnWindowFocus: !isOver,
    },
  );
  const refresh = useRefresh(besides);
  const last = useRef(data);
  // An answer with the same numbers is the same object.
  useEffect(() => {
    if (last.current && data && last.current !== data) refresh();
    last.current = data;
  }, [data, refresh]);
}
