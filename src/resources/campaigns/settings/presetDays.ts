import { limits } from '#contract/limits';

/** Whether a number of days is one of those offered. */
export const isPresetDays = (days: number): boolean => (limits.daysToComplete.presets as readonly number[]).includes(days);
