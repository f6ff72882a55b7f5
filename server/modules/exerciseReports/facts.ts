import { type SQL, sql } from 'drizzle-orm';
import { exerciseLimits } from '#contract/exercise/limits';
import { type ReportStatus, reportStatuses } from '#contract/reports/reportStatus';
import { fromFacts, peopleFacts } from '../../reports/people/facts.ts';
import { assignmentsWhere, kindsIn, withoutSets } from '../../reports/people/filters.ts';
import type { Of, ReportedPeople } from '../../reports/people/work.ts';
import { exerciseReportStatus } from '../../reports/storedStatus.ts';
import { exerciseWork } from './reportedWork.ts';

/** Answers of single people, in rows (template_id, status, n). Each has a few, found by the key. */
const answersOf = (of: Of, from: SQL, times: SQL, filters: ReportedPeople): SQL =>
  sql`SELECT r.template_id, r.status, ${times} AS n FROM ${from} JOIN exercise_answers r ON r.campaign_id = a.campaign_id AND r.user_id = a.user_id
    WHERE ${assignmentsWhere(of, filters)}`;

/**
 * Answers of the people after the filters, in rows (template_id, status, n). Counters do not know when people got the campaign, nor their
 * status: with those who have completed the campaign, whose answers are most of all, the answers of the others are subtracted.
 */
export function answerFacts(of: Of, filters: ReportedPeople): SQL {
  const people = sql`exercise_assignments a`;
  const { status } = filters;
  const others = reportStatuses.filter((one) => !status.includes(one));
  const isNarrow = status.length > 0 && others.length > 0;
  if (kindsIn(filters).length > 1 || filters.dateFrom || (isNarrow && !status.includes('completed')))
    return answersOf(of, people, sql`1`, filters);
  const counters = sql`SELECT k.template_id, k.status, k.n FROM exercise_answer_counts k`;
  const all = fromFacts(of, filters, counters, (from, times) =>
    answersOf(of, from, times, { ...withoutSets(filters), status: [] }),
  );
  return isNarrow ? sql`${all} UNION ALL ${answersOf(of, people, sql`-1`, { ...filters, status: others })}` : all;
}

export interface Total {
  statuses: { name: ReportStatus; count: number }[];
  learners: number;
  /** Those who answered something and did not complete the campaign: no average contains them. */
  unfinished: number;
  score: number | null;
  adjustedScore: number | null;
  golden: number;
}

/**
 * Average scores out of 10 from facts `f`: of those who have completed. With four decimals, because pages and files write one: rounded to two
 * first, 7.447 would be 7.5.
 */
export const averages = sql`round((sum(f.score_sum) / nullif(sum(f.scored), 0))::numeric, 4)::float8 AS score,
  round((sum(f.adjusted_sum) / nullif(sum(f.scored), 0))::numeric, 4)::float8 AS "adjustedScore"`;

/** People by status and their average scores, from facts. */
const totalOf = (facts: SQL): SQL => sql`WITH facts AS MATERIALIZED (${facts})
  SELECT coalesce((SELECT jsonb_agg(jsonb_build_object('name', s.status, 'count', s.n)) FILTER (WHERE s.n > 0)
      FROM (SELECT status, sum(n)::int AS n FROM facts GROUP BY 1) s), '[]') AS statuses, coalesce(sum(f.n), 0)::int AS learners,
    coalesce(sum(f.answered) FILTER (WHERE f.status <> 'completed'), 0)::int AS unfinished, ${averages},
    coalesce(sum(f.golden), 0)::int AS golden FROM facts f`;

const counted = sql.raw(['n', ...Object.keys(exerciseWork.sums)].map((name) => `a.${name}`).join(', '));
/** Facts of everybody in campaigns `c`, with their report status and campaign_id. */
export const campaignFacts = (campaigns: SQL): SQL =>
  sql`SELECT a.campaign_id, ${exerciseReportStatus} AS status, ${counted}
    FROM (SELECT c.* FROM ${campaigns}) c JOIN exercise_counts a ON a.company_id = c.company_id AND a.campaign_id = c.id AND a.set_id = c.company_id`;

/** Totals of campaigns `c`. */
export const totalOfCampaigns = (campaigns: SQL): SQL => totalOf(campaignFacts(campaigns));

/** Totals of the people of one campaign after the filters. */
export const totalOfPeople = (of: Of, filters: ReportedPeople): SQL => totalOf(peopleFacts(of, filters));

/** A score out of 10 as a percentage. */
const percentOf = (score: number | null): number | null => (score === null ? null : (score / exerciseLimits.topScore) * 100);

/** Totals as the contract names them. */
export const statisticsOf = ({ statuses, learners, unfinished, score, adjustedScore }: Total) => ({
  statuses,
  total: {
    averageScorePercentage: percentOf(score),
    adjustedScorePercentage: percentOf(adjustedScore),
    learners,
    unfinished,
  },
});
