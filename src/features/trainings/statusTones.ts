import type { CampaignStatus } from '#contract/campaignStates';
import type { CourseStatus } from '#contract/courseStatus';
import type { Tone } from '~/components/data/StatusDot.tsx';

export const campaignTones = {
  scheduled: 'accent',
  running: 'success',
  suspended: 'warning',
  ended: 'neutral',
} as const satisfies Record<CampaignStatus, Tone>;

export const courseTones: Record<CourseStatus, Tone> = { ...campaignTones, draft: 'neutral', idle: 'neutral' };
