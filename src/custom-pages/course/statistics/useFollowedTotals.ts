import { useEffect, useRef } from 'react';
import { getCourseView } from '#contract/courses';
import { limits } from '#contract/limits';
import { getTrainingStatistics, listCampaignUsers } from '#contract/trainingReports';
import { useEndpoint, useRefresh } from '~/dataProvider/index.ts';
import { totalsInput } from './totals.ts';

/** What the page shows besides: who is how far, and whether the campaign has begun or ended meanwhile. */
const besides = [listCampaignUsers, getCourseView];

/**
 * The numbers of a campaign, asked again every few seconds while the page is in sight. Once they have moved, the rest of the
 * page is asked again, too.
 */
export function useFollowedTotals(campaignId: string, isEnded: boolean) {
  const totals = useEndpoint(getTrainingStatistics, totalsInput(campaignId), {
    refetchInterval: isEnded ? false : limits.followMs,
    // Whoever comes back to the page sees at once what it did not follow meanwhile.
    refetchOnWindowFocus: !isEnded,
  });
  const refresh = useRefresh(besides);
  const { data } = totals;
  const last = useRef(data);
  // An answer with the same numbers is the same object.
  useEffect(() => {
    if (last.current && data && last.current !== data) refresh();
    last.current = data;
  }, [data, refresh]);
  return totals;
}
