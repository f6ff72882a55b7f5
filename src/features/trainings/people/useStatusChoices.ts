import { type CampaignStatus, campaignStatuses } from '#contract/campaignStates';
import { readableIn, reportStatuses } from '#contract/reportStatus';
import type { FilterChoice } from '~/components/list/FilterChips.tsx';
import { useChoices } from '~/schema/useChoices.ts';

/** i18n-keys: campaigns.statuses.* */
const statusFilter = { values: reportStatuses, texts: 'campaigns.statuses' } as const;

/** The statuses to choose from that work of campaigns in these states can have; what is chosen stays, so that it can be let go of. */
export function useStatusChoices(
  chosen: readonly string[],
  states: readonly CampaignStatus[] = campaignStatuses,
): readonly FilterChoice[] {
  const possible: readonly string[] = [...readableIn(states), ...chosen];
  return useChoices(statusFilter).filter(({ value }) => possible.includes(value));
}
