import { type SQL, sql } from 'drizzle-orm';
import type { ExerciseFilters } from '#contract/exercise/reports';
import { exerciseLimits } from '#contract/exercise/limits';
import { type ReportStatus, reportStatuses } from '#contract/reports/reportStatus';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { isOneOf } from '../../db/where.ts';
import { exerciseReportStatus, readIn } from '../../reports/storedStatus.ts';
import { byStatus } from '../trainingReports/public.ts';
import { assignmentsWhere, hasStatus, kindsIn, type Of } from './filters.ts';

/*
 * What the figures of a report sum up: counters that triggers keep, for the whole company and for each department and group. Only a filter
 * on departments and groups at once needs the assignments themselves.
 */

const withoutSets = (filters: ExerciseFilters): ExerciseFilters => ({ ...filters, departments: [], groups: [] });

/** Condition over counters `k`: those of one campaign and these sets. */
const countersWhere = ({ companyId, campaignId }: Of, setIds: readonly string[]): SQL =>
  sql`k.company_id = ${companyId} AND k.campaign_id = ${campaignId} AND k.n <> 0 AND ${isOneOf(sql`k.set_id`, { chosen: setIds }, 'uuid')}`;

/** How often too many the sums of several sets contain a person (user_id, more). */
function inSeveral(companyId: string, kind: SetKind, ids: readonly string[]): SQL {
  const { members, setId } = memberships[kind];
  return sql`SELECT m.user_id, count(*)::int - 1 AS more FROM ${members} m
    WHERE m.company_id = ${companyId} AND ${isOneOf(sql`m.${setId}`, { chosen: ids }, 'uuid')} GROUP BY 1 HAVING count(*) > 1`;
}

/** Sums of counters of the sets in the filters, from which whoever is in several of them is subtracted again. */
function fromCounters(of: Of, filters: ExerciseFilters, counters: SQL, single: (from: SQL, times: SQL) => SQL): SQL {
  const [kind] = kindsIn(filters);
  const setIds = kind ? filters[kind] : [of.companyId];
  const counted = sql`${counters} WHERE ${countersWhere(of, setIds)}`;
  if (!kind || setIds.length === 1) return counted;
  return sql`${counted} UNION ALL ${single(sql`(${inSeveral(of.companyId, kind, setIds)}) m JOIN exercise_assignments a ON a.user_id = m.user_id`, sql`-m.more`)}`;
}

/** What is counted of people with a status. */
const counts = ['n', 'answered', 'scored', 'score_sum', 'adjusted_sum', 'golden'] as const;
const counted = sql.raw(counts.map((name) => `k.${name}`).join(', '));

/** People after the filters, in rows (status, n, answered, scored, score_sum, adjusted_sum, golden) with their report status. */
export function peopleFacts(of: Of, filters: ExerciseFilters): SQL {
  const single = (from: SQL, times: SQL, some = withoutSets(filters)) => sql`SELECT a.status, ${times} AS n,
      ${times} * (a.correct + a.partial + a.wrong > 0)::int AS answered, ${times} * (a.score IS NOT NULL)::int AS scored, ${times} * coalesce(a.score, 0)::float8 AS score_sum,
      ${times} * coalesce(a.adjusted_score, 0)::float8 AS adjusted_sum, ${times} * coalesce(a.score >= ${exerciseLimits.topScore}, false)::int AS golden
    FROM ${from} WHERE ${assignmentsWhere(of, some)}`;
  const counters = sql`SELECT k.status, ${counted} FROM exercise_counts k`;
  const people =
    kindsIn(filters).length > 1
      ? single(sql`exercise_assignments a`, sql`1`, filters)
      : fromCounters(of, filters, counters, single);
  return sql`SELECT ${readIn(of.reading, sql`k.status`)} AS status, ${counted} FROM (${people}) k
    WHERE ${hasStatus(of, sql`k.status`, filters.status)}`;
}

/** Answers of single people, in rows (template_id, status, n). Each has a few, found by the key. */
const answersOf = (of: Of, from: SQL, times: SQL, filters: ExerciseFilters): SQL =>
  sql`SELECT r.template_id, r.status, ${times} AS n FROM ${from} JOIN exercise_answers r ON r.campaign_id = a.campaign_id AND r.user_id = a.user_id
    WHERE ${assignmentsWhere(of, filters)}`;

/**
 * Answers of the people after the filters, in rows (template_id, status, n). Counters do not know the status of people: with those who have
 * completed the campaign, whose answers are most of all, the answers of the others are subtracted.
 */
export function answerFacts(of: Of, filters: ExerciseFilters): SQL {
  const people = sql`exercise_assignments a`;
  const { status } = filters;
  const others = reportStatuses.filter((one) => !status.includes(one));
  const isNarrow = status.length > 0 && others.length > 0;
  if (kindsIn(filters).length > 1 || (isNarrow && !status.includes('completed'))) return answersOf(of, people, sql`1`, filters);
  const counters = sql`SELECT k.template_id, k.status, k.n FROM exercise_answer_counts k`;
  const all = fromCounters(of, filters, counters, (from, times) =>
    answersOf(of, from, times, { ...withoutSets(filters), status: [] }),
  );
  return isNarrow ? sql`${all} UNION ALL ${answersOf(of, people, sql`-1`, { ...filters, status: others })}` : all;
}

/** The figures of sets from facts `f`, named as in the contract. */
export const setFigures = sql`coalesce(sum(f.n), 0)::int AS learners, ${byStatus},
  round(100.0 * coalesce(sum(f.n) FILTER (WHERE f.status = 'completed'), 0) / greatest(sum(f.n), 1))::float8 AS "completionPercentage"`;

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

/** Facts of everybody in campaigns `c`, with their report status and campaign_id. */
export const campaignFacts = (campaigns: SQL): SQL =>
  sql`SELECT a.campaign_id, ${exerciseReportStatus} AS status, ${sql.raw(counts.map((name) => `a.${name}`).join(', '))}
    FROM (SELECT c.* FROM ${campaigns}) c JOIN exercise_counts a ON a.company_id = c.company_id AND a.campaign_id = c.id AND a.set_id = c.company_id`;

/** Totals of campaigns `c`. */
export const totalOfCampaigns = (campaigns: SQL): SQL => totalOf(campaignFacts(campaigns));

/** Totals of the people of one campaign after the filters. */
export const totalOfPeople = (of: Of, filters: ExerciseFilters): SQL => totalOf(peopleFacts(of, filters));

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
