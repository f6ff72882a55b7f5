import { deleteCampaign, editCampaign, getCampaign, listCampaigns, startCampaign } from '#contract/campaigns/campaigns';
import { listCampaignNames } from '#contract/reports/reportLists';
import { namesAdapter } from '~/dataProvider/adapters/reports.ts';
import { eitherList, endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { campaignRefusals } from './refusals.ts';

/** The campaigns of a course; the filters of the reports list all that were ever started (`isReported`). */
export const campaignsAdapter = eitherList(
  'isReported',
  namesAdapter(listCampaignNames),
  endpointAdapter(
    { list: listCampaigns, get: getCampaign, create: startCampaign, update: editCampaign, remove: deleteCampaign },
    { id: 'campaignId', isWhole: true, refusals: campaignRefusals },
  ),
);
