import { campaignLimits } from '#contract/campaigns/limits';

/** Whether a number of days is one of those offered. */
export const isPresetDays = (days: number): boolean => (campaignLimits.daysToComplete.presets as readonly number[]).includes(days);
