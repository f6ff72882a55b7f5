import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { paged } from '../../reports/pages.ts';
import { approveSimulation, declineSimulation } from './approve.ts';
import { cloneSimulation, completeClones } from './clones.ts';
import { findCandidates, findReceivers, nameOfCampaign } from './clones.queries.ts';

export const handlers: Handlers<(typeof contract)['simulationSharing']> = {
  async listCloneReceivers({ tx, actor, query }) {
    const parentCampaignName = await nameOfCampaign(tx, actor, query.campaignId);
    const [page, { campaignId, searchText }] = paged(query, { orderBy: 'name', order: 'ASC' });
    return { data: { parentCampaignName, ...(await findReceivers(tx, actor, { campaignId, searchText, page })) } };
  },

  async listCloneCandidates({ tx, actor, query }) {
    const [page, { campaignId = null, searchText }] = paged(query, { orderBy: 'name', order: 'ASC' });
    if (campaignId !== null) await nameOfCampaign(tx, actor, campaignId);
    return { data: await findCandidates(tx, actor, { campaignId, searchText, page }) };
  },

  cloneSimulation,
  completeClones,
  approveSimulation,
  declineSimulation,
};
