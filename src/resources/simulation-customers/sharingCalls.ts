import { cloneSimulation, completeClones } from '#contract/simulation/sharing';
import { callEndpoint } from '~/dataProvider/index.ts';
import type { ChosenCustomers } from '~/features/customer-picker/public.ts';

const selectionOf = (chosen: ChosenCustomers) =>
  'ids' in chosen
    ? { ids: [...chosen.ids], isAllSelected: false }
    : { ids: [], isAllSelected: true, expectedTotal: chosen.expectedTotal };

interface Clone {
  companyId: string;
  campaignId: string;
  /** Of the campaign. */
  name: string;
  /** A day in `timezone`; null leaves the start to the customer. */
  startDate: string | null;
  timezone: string;
}

/** Gives customers a clone. Throws HeedError, and total_changed if the list has changed since. */
export async function cloneTo(chosen: ChosenCustomers, clone: Clone) {
  const { ids, ...all } = selectionOf(chosen);
  const { campaignId } = clone;
  const { data } = await callEndpoint(cloneSimulation, { params: { campaignId }, body: { ...clone, companyIds: ids, ...all } });
  return data;
}

/** Archives clones, chosen by their ids. Throws the same. */
export async function archiveClones(parentCampaignId: string, chosen: ChosenCustomers) {
  const { ids, ...all } = selectionOf(chosen);
  const { data } = await callEndpoint(completeClones, { body: { parentCampaignId, campaignIds: ids, ...all } });
  return data;
}
