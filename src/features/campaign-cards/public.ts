/** Campaigns as cards in tabs. An area declares its kind of campaigns, and renders CampaignCard with its chips, figures and menu. */
export { CampaignCard, CampaignFigures, CampaignNote } from './CampaignCard.tsx';
export { campaignAddress, type CampaignKind, type CampaignTab } from './campaignKind.ts';
export { CampaignsPage } from './CampaignsPage.tsx';
export type { CampaignState } from './CampaignState.tsx';
export { ConfirmCampaign } from './ConfirmCampaign.tsx';
export { menuEntry } from './menuEntry.tsx';
export { type ReportLink, useReportLink } from './useReportLink.ts';
