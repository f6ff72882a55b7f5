import { type CampaignStatus, campaignStatuses } from '../campaigns/campaignStates.ts';

/** What a course is to a company: a draft, what its campaign is, or idle when it was never started. */
export const courseStatuses = ['draft', ...campaignStatuses, 'idle'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

interface StatusFacts {
  is_draft: boolean;
  activeCampaign: { status: CampaignStatus } | null;
  lastEndedAt: unknown;
}

/** A draft stays one until it is published; a campaign that has not ended counts before one that has. */
export function courseStatusOf({ is_draft, activeCampaign, lastEndedAt }: StatusFacts): CourseStatus {
  if (is_draft) return 'draft';
  if (activeCampaign) return activeCampaign.status;
  return lastEndedAt === null ? 'idle' : 'ended';
}

/** What follows from a status. `isOpen`: there is a campaign that can be changed and ended. `hasFigures`: people had it, have it or will have it. */
export const courseStates = {
  draft: { isOpen: false, hasFigures: false },
  scheduled: { isOpen: true, hasFigures: true },
  running: { isOpen: true, hasFigures: true },
  suspended: { isOpen: true, hasFigures: true },
  ended: { isOpen: false, hasFigures: true },
  idle: { isOpen: false, hasFigures: false },
} as const satisfies Record<CourseStatus, { isOpen: boolean; hasFigures: boolean }>;

/** Where the words of a campaign's status stand in the locales, for tables, PDF and CSV alike. i18n-keys: campaigns.states.* */
export const campaignStateWords = 'campaigns.states';
