import type { contract } from '#contract/index';
import type { Handlers } from '../../../http/handler.ts';
import { isLocked } from '../../../reports/lock.ts';
import { countWaiting, requireCampaign } from './campaign.ts';
import { pageIn, readEvents, readGroups } from './groups.ts';
import { readPreview } from './preview.ts';
import { giveVerdict, readVerdicts, undoVerdict } from './verdicts.ts';

/** Handlers of the calls with which admins look at events and say what they were. */
export const reviewHandlers: Handlers<(typeof contract)['simulationReview']> = {
  async listReview({ tx, actor: { companyId }, params: { campaignId }, query }) {
    const campaign = await requireCampaign(tx, companyId, campaignId);
    const { items, pageInfo, events } = await readGroups(tx, companyId, campaignId, query);
    const waiting = await countWaiting(tx, companyId, campaignId);
    return { data: { items, pageInfo, campaign, totals: { events, waiting } } };
  },
  async listReviewEvents({ tx, actor, params: { campaignId }, query }) {
    await requireCampaign(tx, actor.companyId, campaignId);
    return { data: await readEvents(tx, actor.companyId, campaignId, query, !isLocked(actor)) };
  },
  async previewVerdict({ tx, actor: { companyId }, params: { campaignId }, query }) {
    await requireCampaign(tx, companyId, campaignId);
    return { data: await readPreview(tx, companyId, campaignId, query) };
  },
  async listVerdicts({ tx, actor: { companyId }, params: { campaignId }, query }) {
    await requireCampaign(tx, companyId, campaignId);
    const { number, size, ...page } = pageIn(query);
    const { items, totalCount } = await readVerdicts(tx, companyId, campaignId, page);
    return { data: { items, pageInfo: { number, size, totalCount } } };
  },
  giveVerdict,
  undoVerdict,
};
