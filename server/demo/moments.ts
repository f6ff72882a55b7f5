import { dayMs } from '#contract/kit/durations';

/**
 * A time about `daysAgo` days before `now`: on a working day, between 7:00 and 17:00 UTC by `fraction` (0 to 1), and at least ten
 * minutes ago.
 */
export function officeMoment(now: Date, daysAgo: number, fraction: number): Date {
  const date = new Date(now.getTime() - daysAgo * dayMs);
  const weekday = date.getUTCDay();
  if (weekday === 6) date.setUTCDate(date.getUTCDate() - 1);
  if (weekday === 0) date.setUTCDate(date.getUTCDate() - 2);
  date.setUTCHours(7, 0, Math.floor(fraction * 36_000), 0);
  return new Date(Math.min(date.getTime(), now.getTime() - 600_000 - fraction * 3_000_000));
}

export const daysBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / dayMs;
export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs);

/** When the weekly reminder of a task was last sent; null in the first week. Without it, all of them would be due when the demo starts. */
export function lastReminder(assignedAt: Date, until: Date): Date | null {
  const weeks = Math.floor(daysBetween(assignedAt, until) / 7);
  return weeks > 0 ? addDays(assignedAt, weeks * 7) : null;
}
