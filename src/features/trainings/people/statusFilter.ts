import { type CampaignStatus, campaignStatuses } from '#contract/campaignStates';
import { readableIn, reportStatuses } from '#contract/reportStatus';
import { chips, type Filter } from '~/components/list/filter.ts';

/**
 * The statuses to choose from that work of campaigns in these states can have; what is chosen stays, so that it can be let go of.
 * i18n-keys: campaigns.statuses.*
 */
export function statusFilter(
  chosen: readonly string[],
  states: readonly CampaignStatus[] = campaignStatuses,
  isOffered: (status: string) => boolean = () => true,
): Filter {
  const possible: readonly string[] = [...readableIn(states), ...chosen];
  const values = reportStatuses.filter((status) => possible.includes(status) && isOffered(status));
  return chips('filterBy', values, 'campaigns.statuses');
}
