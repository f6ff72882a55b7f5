import { sql } from 'drizzle-orm';
import { exerciseLimits } from '#contract/exercise/limits';
import type { ReportedWork } from '../../reports/people/work.ts';

/** Phishing exercises, for their reports. */
export const exerciseWork = {
  assignments: sql`exercise_assignments`,
  facts: sql`exercise_counts`,
  sums: {
    answered: sql`(a.correct + a.partial + a.wrong > 0)::int`,
    scored: sql`(a.score IS NOT NULL)::int`,
    score_sum: sql`coalesce(a.score, 0)::float8`,
    adjusted_sum: sql`coalesce(a.adjusted_score, 0)::float8`,
    golden: sql`coalesce(a.score >= ${exerciseLimits.topScore}, false)::int`,
  },
} as const satisfies ReportedWork;
