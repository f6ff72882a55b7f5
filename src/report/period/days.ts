import { reportLimits } from '#contract/reports/limits';
import { daysOfRange } from '#contract/reports/reportQuery';

const dayMs = 86_400_000;
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** First and last day, both included, in UTC, as in calls. */
export type Period = readonly [from: string, to: string];
export type PeriodProblem = 'missing' | 'order' | 'tooLong';

export const lastDays = (days: number, now: number = Date.now()): Period => [isoDay(now - (days - 1) * dayMs), isoDay(now)];

/** The preset that a period equals today; undefined for other periods. */
export const presetOf = ([from, to]: Period, now: number = Date.now()): number | undefined =>
  reportLimits.dateRangeDays.presets.find((days) => lastDays(days, now)[0] === from && lastDays(days, now)[1] === to);

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text >= reportLimits.firstReportDay &&
  !Number.isNaN(Date.parse(text)) &&
  isoDay(Date.parse(text)) === text;

/** Validates two typed days; null if they are a period. */
export function periodProblem(from: string, to: string): PeriodProblem | null {
  if (!isDay(from) || !isDay(to)) return 'missing';
  const days = daysOfRange({ dateFrom: from, dateTo: to });
  if (days < 1) return 'order';
  return days > reportLimits.dateRangeDays.max ? 'tooLong' : null;
}
