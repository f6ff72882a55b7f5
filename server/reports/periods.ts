import { dayMs } from '#contract/kit/durations';
import { daysOfRange } from '#contract/reports/reportQuery';
import { now } from '../clock.ts';

/** Days of a report, in UTC, both included. */
export interface Period {
  dateFrom: string;
  dateTo: string;
}
/** The period of a query. */
export interface Chosen {
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The chosen range, or the last `days` days up to `today`, both included. */
export const rangeOf = ({ dateFrom, dateTo }: Chosen, days: number, today = isoDay(now().getTime())): Period =>
  dateFrom && dateTo ? { dateFrom, dateTo } : { dateFrom: isoDay(Date.parse(today) - (days - 1) * dayMs), dateTo: today };

/** The range of a query, and the period of the same length right before it. */
export function periodsOf(chosen: Chosen, days: number, today?: string): { range: Period; previous: Period } {
  const range = rangeOf(chosen, days, today);
  const from = Date.parse(range.dateFrom);
  return { range, previous: { dateFrom: isoDay(from - daysOfRange(range) * dayMs), dateTo: isoDay(from - dayMs) } };
}

/** Months of the calendar up to a day, the oldest first; the last one ends with that day. */
export function monthsUpTo(day: string, count: number): Period[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index;
    return {
      dateFrom: isoDay(Date.UTC(year, month - 1 - ago, 1)),
      dateTo: ago === 0 ? day : isoDay(Date.UTC(year, month - ago, 0)),
    };
  });
}
