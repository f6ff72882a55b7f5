import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getPolicyStatistics, policyProgressRow } from '#contract/policies/progress';
import { policiesReport } from '#contract/reports/policies';
import { readAs } from '#contract/reports/reportStatus';
import { campaignsReport } from '../../reports/across/campaignsReport.ts';
import { everybody, withStatus } from '../../reports/across/figures.ts';
import { reportedPolicies } from './reportedWork.ts';

const completed = withStatus('completed');

/** The report over the revisions of all policies. */
export const progress = campaignsReport<z.output<typeof policyProgressRow>, z.output<typeof getPolicyStatistics.reply>>({
  report: policiesReport,
  kinds: [
    {
      name: 'policy',
      work: {
        ...reportedPolicies,
        sums: {
          done: sql`(a.completed_at IS NOT NULL)::int`,
          done_seconds: sql`coalesce(extract(epoch FROM a.completed_at - a.assigned_at), 0)::float8`,
        },
      },
      campaigns: sql`policy_revisions c`,
      begun: sql`c.published_at IS NOT NULL`,
      readings: readAs,
      searched: sql`lower(c.name)`,
      row: sql`c.id, c.policy_id AS "policyId", c.name, c.number AS revision, c.status, c.source, c.published_at AS "createdAt",
        c.ended_at AS "endedAt"`,
      named: sql`c.id, c.name || ' · ' || c.number AS name`,
    },
  ],
  ids: 'revisionIds',
  figures: {
    counts: {
      assignments: everybody,
      acknowledged: completed,
      opened: withStatus('in_progress'),
      notOpened: withStatus('not_started'),
      overdue: withStatus('overdue'),
      notCompleted: withStatus('not_completed'),
      paused: withStatus('paused'),
    },
    averages: {
      averageAcknowledge: sql`round((sum(f.done_seconds) / nullif(sum(f.done), 0) / 86400)::numeric, 1)::float8`,
    },
    ofRows: { progress: sql`round(100.0 * ${completed} / greatest(${everybody}, 1), 2)::float8` },
  },
  texts: ['name'],
  campaigns: 'revisions',
});
