import { formatMonth, formatShortDay, formatUtcDay } from '~/components/data/format.ts';

/** What a stretch of time is called: in full, and short enough to stand under a column. */
export function bucketTexts(bucket: 'day' | 'week' | 'month'): (from: string) => { label: string; tick: string } {
  return (from) =>
    bucket === 'month'
      ? { label: formatMonth(from), tick: formatMonth(from) }
      : { label: formatUtcDay(from), tick: formatShortDay(from) };
}
