import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { reportLimits } from '#contract/reports/limits';
import type { ReportFilters } from '#contract/reports/reportQuery';
import type { trainingTimeline } from '#contract/reports/trainingCharts';
import { now } from '../../clock.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { factsOf } from './facts.ts';

type TimelineOut = z.output<typeof trainingTimeline>;
interface Row {
  bucket: TimelineOut['bucket'];
  from: string;
  assigned: number;
  completed: number;
  /** Number of completions after the range; the same in each row. */
  later: number;
}

const { day, week } = reportLimits.reportBuckets;

/** Assigned and completed people by day, week or month of the range; without a range from the first assignment to today. */
export async function readTimeline(tx: Tx, companyId: string, filters: ReportFilters): Promise<TimelineOut> {
  const { rangeOf = 'assigned' } = filters;
  // The chart shows days of assignment and completion, even if the range filters on another day.
  const dateFrom = (rangeOf === 'assigned' && filters.dateFrom) || null;
  const dateTo = (rangeOf !== 'due' && filters.dateTo) || null;
  const today = now().toISOString().slice(0, 10);
  const buckets = await rows<Row>(
    tx,
    sql`WITH facts AS MATERIALIZED (
        SELECT f.assigned_day, f.completed_day, sum(f.n) AS n FROM (${factsOf(companyId, filters, true)}) f GROUP BY 1, 2),
      ends AS (SELECT coalesce(${dateFrom}::date, min(assigned_day)) AS first,
          coalesce(${dateTo}::date, greatest(${today}::date, max(assigned_day))) AS last FROM facts),
      span AS (SELECT first, last, CASE WHEN last - first < ${day}::int THEN 'day' WHEN last - first < ${week}::int THEN 'week' ELSE 'month' END AS unit
        FROM ends WHERE first IS NOT NULL),
      events AS (SELECT day, sum(assigned) AS assigned, sum(completed) AS completed
        FROM (SELECT assigned_day AS day, n AS assigned, 0 AS completed FROM facts
          UNION ALL SELECT completed_day, 0, n FROM facts WHERE completed_day IS NOT NULL) e GROUP BY 1),
      counted AS (SELECT date_trunc(s.unit, e.day::timestamp) AS start, sum(e.assigned) AS assigned, sum(e.completed) AS completed
        FROM span s JOIN events e ON e.day BETWEEN s.first AND s.last GROUP BY 1),
      afterwards AS (SELECT coalesce(sum(e.completed), 0)::int AS later FROM span s JOIN events e ON e.day > s.last)
      SELECT s.unit AS bucket, to_char(greatest(b.start, s.first::timestamp), 'YYYY-MM-DD') AS from,
        coalesce(c.assigned, 0)::int AS assigned, coalesce(c.completed, 0)::int AS completed, a.later
      FROM span s CROSS JOIN afterwards a CROSS JOIN generate_series(date_trunc(s.unit, s.first::timestamp), s.last::timestamp, ('1 ' || s.unit)::interval) AS b(start)
      LEFT JOIN counted c USING (start) ORDER BY b.start`,
  );
  const [first] = buckets;
  return {
    bucket: first?.bucket ?? 'day',
    items: buckets.map(({ from, assigned, completed }) => ({ from, assigned, completed })),
    completedLater: first?.later ?? 0,
  };
}
