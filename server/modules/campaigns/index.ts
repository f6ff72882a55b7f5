import type { contract } from '#contract/index';
import { countReach } from '../../db/audience.ts';
import type { Handlers } from '../../http/handler.ts';
import { findCampaign } from './activeCampaigns.ts';
import { findCampaigns } from './campaigns.queries.ts';
import { editCampaign } from './editCampaign.ts';
import { deleteCampaign, endCampaign } from './endCampaign.ts';
import { startCampaign } from './startCampaign.ts';

export const handlers: Handlers<(typeof contract)['campaigns']> = {
  getCampaign: ({ tx, actor, params }) => findCampaign(tx, actor.companyId, params.campaignId),
  startCampaign,
  editCampaign,
  deleteCampaign,
  endCampaign,
  listCampaigns: ({ tx, actor }) => findCampaigns(tx, actor.companyId),
  countAssignedUsers: ({ tx, actor, query }) => countReach(tx, actor.companyId, { kind: query.assignmentType, ids: query.ids }),
};
