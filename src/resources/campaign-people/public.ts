import { campaignPeople } from './index.ts';

/** The people of the campaign of the course in the record context. */
export const CampaignPeople = campaignPeople.list;
export { useCampaignOf } from './useCampaignOf.ts';
