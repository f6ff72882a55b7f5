import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getMonthlyStatistics, monthlyRow } from '#contract/monthly/report';
import { monthlyReport } from '#contract/reports/monthly';
import { readAs } from '#contract/reports/reportStatus';
import { campaignsReport } from '../../reports/across/campaignsReport.ts';
import { taskCounts } from '../../reports/across/figures.ts';
import type { ReportedWork } from '../../reports/people/work.ts';

/** Monthly videos, for their reports. */
export const reportedVideos = {
  assignments: sql`monthly_assignments`,
  facts: sql`work_facts`,
  kind: 'monthly',
} as const satisfies ReportedWork;

const month = sql`to_char(c.month, 'YYYY-MM') AS month`;

/** The report over the videos of all months. */
export const videos = campaignsReport<z.output<typeof monthlyRow>, z.output<typeof getMonthlyStatistics.reply>>({
  report: monthlyReport,
  kinds: [
    {
      name: 'monthly',
      work: reportedVideos,
      campaigns: sql`monthly_events c`,
      begun: sql`c.begun_at IS NOT NULL`,
      readings: readAs,
      searched: sql`lower(c.name)`,
      row: sql`c.id, ${month}, c.name, c.status, c.begun_at AS "startsAt", c.ended_at AS "endedAt"`,
      named: sql`c.id, c.name, ${month}`,
    },
  ],
  ids: 'eventIds',
  figures: { counts: taskCounts },
  texts: ['name'],
});
