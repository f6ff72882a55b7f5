import { type CampaignStatus, campaignStatuses } from '#contract/campaignStates';
import { readableIn, reportStatuses } from '#contract/reportStatus';
import { chips, type Filter } from '~/components/filters/filter.ts';

/**
 * The statuses to choose from that work of campaigns in these states can have.
 * i18n-keys: campaigns.statuses.*
 */
export function statusFilter(
  states: readonly CampaignStatus[] = campaignStatuses,
  isOffered: (status: string) => boolean = () => true,
): Filter {
  const possible: readonly string[] = readableIn(states);
  const offered = reportStatuses.filter((status) => possible.includes(status) && isOffered(status));
  return { ...chips('filterBy', reportStatuses, 'campaigns.statuses'), offered };
}
