import { type CampaignStatus, campaignStatuses } from '#contract/campaigns/campaignStates';
import { campaignPeople } from '#contract/reports/people';
import { readableIn, readAs, type ReportStatus, reportStatuses } from '#contract/reports/reportStatus';
import { chips } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { addressOf } from '../reportView.ts';

/** Campaign and person of a row id over several campaigns. */
export const taskOf = (rowId: string) => ({ campaignId: rowId.slice(0, 36), userId: rowId.slice(-36) });

const everyAddress = addressOf(campaignPeople);

/**
 * URL parameters of the list of people of campaigns with these statuses, with the assignment statuses that are possible in
 * them.
 * i18n-keys: campaigns.statuses.*
 */
export function peopleAddress(
  states: readonly CampaignStatus[] = campaignStatuses,
  isOffered: (status: ReportStatus) => boolean = () => true,
): ListAddress {
  const possible = readableIn(states.map((state) => readAs[state]));
  const offered = reportStatuses.filter((status) => possible.includes(status) && isOffered(status));
  const status = { ...chips('filterBy', reportStatuses, 'campaigns.statuses'), offered };
  return { ...everyAddress, filters: [...everyAddress.filters, status] };
}
