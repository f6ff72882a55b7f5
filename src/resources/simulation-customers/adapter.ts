import { type CloneCandidate, listCloneCandidates, listCloneReceivers } from '#contract/simulation/sharing';
import { eitherList, endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import type { MissingReason, SimulationCandidate, SimulationReceiver } from './fields.tsx';

const reasonOf = ({ isBoosted, isWithRegisteredUsers }: CloneCandidate): MissingReason | null => {
  if (isBoosted) return isWithRegisteredUsers ? null : 'noUsers';
  return isWithRegisteredUsers ? 'noBoost' : 'neither';
};
const toFilter = ({ search, isCandidate: _, ...filter }: Record<string, unknown>) => ({
  ...filter,
  ...(search ? { searchText: search } : {}),
});

/** `meta.selectable` is the number of customers that can receive it, `meta.campaignName` the name of what they have. */
export const simulationCustomersAdapter = eitherList(
  'isCandidate',
  endpointAdapter(
    { list: listCloneCandidates },
    {
      read: ({ data: { companies, totalAvailableCount, pageInfo } }) => ({
        data: companies.map((company): SimulationCandidate => ({ ...company, id: company.companyId, reason: reasonOf(company) })),
        total: pageInfo.totalCount,
        meta: { selectable: totalAvailableCount },
      }),
      toFilter,
    },
  ),
  endpointAdapter(
    { list: listCloneReceivers },
    {
      read: ({ data: { companies, parentCampaignName, pageInfo } }) => ({
        data: companies.map((company): SimulationReceiver => ({ ...company, id: company.campaignId, reason: null })),
        total: pageInfo.totalCount,
        meta: { campaignName: parentCampaignName },
      }),
      toFilter,
    },
  ),
);
