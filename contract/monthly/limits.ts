import { campaignLimits } from '../campaigns/limits.ts';

/** Limits of the monthly programme. */
export const monthlyLimits = {
  /** Every month has these days. */
  dayOfMonth: { min: 1, max: 28, default: 1 },
  /** In the company’s time zone. */
  startTime: { default: '09:00' },
  /** Days to watch a video: the offered numbers, and the range of a typed one. */
  daysToComplete: campaignLimits.daysToComplete,
  /** A video counts as watched from this share of its length. */
  watchedShare: 0.9,
  /** Months that the plan shows, this one included. */
  monthsShown: 12,
  /** How far ahead the video of a month can be chosen. */
  monthsAhead: 24,
  /** Starts that the settings spell out. */
  nextStarts: 3,
  pageSizes: [25, 50, 100],
} as const;
