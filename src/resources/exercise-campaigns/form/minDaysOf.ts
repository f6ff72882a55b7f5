import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { exerciseLimits } from '#contract/exercise/limits';
import { minDaysSince } from '~/features/campaign-rules/public.ts';

/** The fewest days to complete that a campaign can have: one more than have passed since it began. */
export const minDaysOf = (campaign: ExerciseCampaign | undefined): number =>
  campaign && campaign.status !== 'scheduled'
    ? minDaysSince(Date.parse(campaign.startedAt), Date.now())
    : exerciseLimits.daysToComplete.customMin;
