import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { findCampaign } from './activeCampaigns.ts';
import { findCampaigns } from './campaigns.queries.ts';
import { editCampaign } from './editCampaign.ts';
import { deleteCampaign, endCampaign } from './endCampaign.ts';
import { countReached } from './reach.ts';
import { startCampaign } from './startCampaign.ts';
// Registers the open assignments as something that people can be reminded of.
import './reminderKind.ts';

export const handlers: Handlers<(typeof contract)['campaigns']> = {
  getCampaign: ({ tx, actor, params }) => findCampaign(tx, actor.companyId, params.campaignId),
  startCampaign,
  editCampaign,
  deleteCampaign,
  endCampaign,
  listCampaigns: ({ tx, actor }) => findCampaigns(tx, actor.companyId),
  countAssignedUsers: ({ tx, actor, query }) => countReached(tx, actor.companyId, query.assignmentType, query.ids),
};
