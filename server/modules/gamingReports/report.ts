import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { gamingReport } from '#contract/reports/gaming';
import type { getGamingStatistics, gamingRow } from '#contract/reports/gamingReports';
import { readAs, readExerciseAs } from '#contract/reports/reportStatus';
import { campaignsReport } from '../../reports/across/campaignsReport.ts';
import { taskCounts } from '../../reports/across/figures.ts';
import type { ReportedKind } from '../../reports/across/kind.ts';
import { hasBegun, isShownLocked } from '../exerciseReports/public.ts';

const scores = { scored: sql`(a.score IS NOT NULL)::int`, score_sum: sql`coalesce(a.score, 0)::float8` };

/** Courses that are played. The training report counts the same facts. */
const games: ReportedKind = {
  name: 'game',
  work: { assignments: sql`assignments`, facts: sql`training_starts`, sums: scores },
  campaigns: sql`campaigns c JOIN courses k ON k.id = c.course_id AND k.is_gaming`,
  begun: sql`c.status <> 'scheduled'`,
  readings: readAs,
  searched: sql`lower(c.name || ' ' || k.name)`,
  row: sql`c.id, 'game' AS kind, c.name, c.status, c.starts_at AS "startsAt", c.ended_at AS "endedAt", k.id AS "courseId", k.game, k.language,
    NOT EXISTS (SELECT 1 FROM campaigns l WHERE l.company_id = c.company_id AND l.course_id = c.course_id AND l.starts_at > c.starts_at)
      AS "isLatest"`,
  named: sql`c.id, c.name, 'game' AS kind, c.starts_at AS "startsAt"`,
};

const exerciseStatus = sql`CASE c.status WHEN 'archived' THEN 'ended' ELSE c.status END`;

/** Phishing exercises. */
const exercises: ReportedKind = {
  name: 'exercise',
  work: { assignments: sql`exercise_assignments`, facts: sql`exercise_counts`, sums: scores },
  campaigns: sql`exercise_campaigns c`,
  begun: hasBegun('c'),
  readings: readExerciseAs,
  status: exerciseStatus,
  searched: sql`lower(c.name)`,
  row: sql`c.id, 'exercise' AS kind, c.name, ${exerciseStatus} AS status, c.starts_at AS "startsAt", c.archived_at AS "endedAt",
    NULL::uuid AS "courseId", NULL::text AS game, NULL::text AS language, true AS "isLatest"`,
  named: sql`c.id, c.name, 'exercise' AS kind, c.starts_at AS "startsAt"`,
  isShownLocked,
};

/** The average score of people of one kind who have completed theirs, from facts `f`. */
const scoreOf = (kind: string): SQL =>
  sql.raw(`(sum(f.score_sum) FILTER (WHERE f.kind = '${kind}' AND f.status = 'completed')
    / nullif(sum(f.scored) FILTER (WHERE f.kind = '${kind}' AND f.status = 'completed'), 0))`);

/** The report over exercises and games. Scores of exercises are out of 10, those of games percentages: each average is of one kind. */
export const gaming = campaignsReport<z.output<typeof gamingRow>, z.output<typeof getGamingStatistics.reply>>({
  report: gamingReport,
  kinds: [exercises, games],
  ids: 'campaignIds',
  figures: {
    counts: taskCounts,
    averages: { score: sql`round(${scoreOf('exercise')}::numeric, 4)::float8`, averageScore: sql`${scoreOf('game')}::float8` },
  },
  texts: ['name'],
});
