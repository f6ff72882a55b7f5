import { type SQL, sql } from 'drizzle-orm';
import { type AssignmentStatus, assignmentStatuses } from '#contract/campaigns/campaignStates';
import type { ExerciseFilters } from '#contract/exercise/reports';
import { exerciseLimits } from '#contract/exercise/limits';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { oneOf } from '../trainingReports/public.ts';
import { assignmentsWhere, kindsIn, type Of } from './filters.ts';

/*
 * What the figures of a report sum up: counters that triggers keep, for the whole company and for each department and group. Only a filter
 * on departments and groups at once needs the assignments themselves.
 */

const withoutSets = (filters: ExerciseFilters): ExerciseFilters => ({ ...filters, departments: [], groups: [] });

/** Condition over counters `k`: those of one campaign and these sets. */
const countersWhere = ({ companyId, campaignId }: Of, setIds: readonly string[]): SQL =>
  sql`k.company_id = ${companyId} AND k.campaign_id = ${campaignId} AND k.n <> 0 AND ${oneOf(sql`k.set_id`, setIds, 'uuid')}`;

/** How often too many the sums of several sets contain a person (user_id, more). */
function inSeveral(companyId: string, kind: SetKind, ids: readonly string[]): SQL {
  const { members, setId } = memberships[kind];
  return sql`SELECT m.user_id, count(*)::int - 1 AS more FROM ${members} m
    WHERE m.company_id = ${companyId} AND ${oneOf(sql`m.${setId}`, ids, 'uuid')} GROUP BY 1 HAVING count(*) > 1`;
}

/** Sums of counters of the sets in the filters, from which whoever is in several of them is subtracted again. */
function fromCounters(of: Of, filters: ExerciseFilters, counters: SQL, single: (from: SQL, times: SQL) => SQL): SQL {
  const [kind] = kindsIn(filters);
  const setIds = kind ? filters[kind] : [of.companyId];
  const counted = sql`${counters} WHERE ${countersWhere(of, setIds)}`;
  if (!kind || setIds.length === 1) return counted;
  return sql`${counted} UNION ALL ${single(sql`(${inSeveral(of.companyId, kind, setIds)}) m JOIN exercise_assignments a ON a.user_id = m.user_id`, sql`-m.more`)}`;
}

/** People after the filters, in rows (status, n, scored, score_sum, adjusted_sum, golden). */
export function peopleFacts(of: Of, filters: ExerciseFilters): SQL {
  const single = (from: SQL, times: SQL, some = withoutSets(filters)) => sql`SELECT a.status, ${times} AS n,
      ${times} * (a.score IS NOT NULL)::int AS scored, ${times} * coalesce(a.score, 0)::float8 AS score_sum,
      ${times} * coalesce(a.adjusted_score, 0)::float8 AS adjusted_sum, ${times} * coalesce(a.score >= ${exerciseLimits.topScore}, false)::int AS golden
    FROM ${from} WHERE ${assignmentsWhere(of, some)}`;
  if (kindsIn(filters).length > 1) return single(sql`exercise_assignments a`, sql`1`, filters);
  const counters = sql`SELECT k.status, k.n, k.scored, k.score_sum, k.adjusted_sum, k.golden FROM exercise_counts k`;
  return sql`SELECT * FROM (${fromCounters(of, filters, counters, single)}) f WHERE ${oneOf(sql`f.status`, filters.status, 'text')}`;
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
  const others = assignmentStatuses.filter((one) => !status.includes(one));
  const hasStatus = status.length > 0 && others.length > 0;
  if (kindsIn(filters).length > 1 || (hasStatus && !status.includes('completed'))) return answersOf(of, people, sql`1`, filters);
  const counters = sql`SELECT k.template_id, k.status, k.n FROM exercise_answer_counts k`;
  const counted = fromCounters(of, filters, counters, (from, times) =>
    answersOf(of, from, times, { ...withoutSets(filters), status: [] }),
  );
  return hasStatus ? sql`${counted} UNION ALL ${answersOf(of, people, sql`-1`, { ...filters, status: others })}` : counted;
}

/** The figures of sets from facts `f`, named as in the contract. */
export const setFigures = sql`coalesce(sum(f.n), 0)::int AS learners,
  coalesce(sum(f.n) FILTER (WHERE f.status = 'completed'), 0)::int AS completed,
  coalesce(sum(f.n) FILTER (WHERE f.status = 'in_progress'), 0)::int AS "inProgress",
  coalesce(sum(f.n) FILTER (WHERE f.status = 'not_started'), 0)::int AS "notStarted",
  coalesce(sum(f.n) FILTER (WHERE f.status = 'overdue'), 0)::int AS overdue,
  round(100.0 * coalesce(sum(f.n) FILTER (WHERE f.status = 'completed'), 0) / greatest(sum(f.n), 1))::float8 AS "completionPercentage"`;

export interface Total {
  statuses: { name: AssignmentStatus; count: number }[];
  learners: number;
  score: number | null;
  adjusted: number | null;
  golden: number;
}

/** People by status and average scores out of 10, from facts. */
const totalOf = (facts: SQL): SQL => sql`SELECT
    coalesce(jsonb_agg(jsonb_build_object('name', s.status, 'count', s.n)) FILTER (WHERE s.n > 0), '[]') AS statuses,
    coalesce(sum(s.n), 0)::int AS learners, (sum(s.score_sum) / nullif(sum(s.scored), 0))::float8 AS score,
    (sum(s.adjusted_sum) / nullif(sum(s.scored), 0))::float8 AS adjusted, coalesce(sum(s.golden), 0)::int AS golden
  FROM (SELECT f.status, sum(f.n)::int AS n, sum(f.scored)::int AS scored, sum(f.score_sum) AS score_sum, sum(f.adjusted_sum) AS adjusted_sum,
      sum(f.golden)::int AS golden FROM (${facts}) f GROUP BY 1) s`;

/** Totals of campaigns. */
export const totalOfCampaigns = (companyId: string, campaigns: SQL): SQL =>
  totalOf(
    sql`SELECT * FROM exercise_counts WHERE company_id = ${companyId} AND set_id = ${companyId} AND campaign_id IN (${campaigns})`,
  );

/** Totals of the people of one campaign after the filters. */
export const totalOfPeople = (of: Of, filters: ExerciseFilters): SQL => totalOf(peopleFacts(of, filters));

/** A score out of 10 as a percentage. */
export const percentOf = (score: number | null): number | null =>
  score === null ? null : Math.round((score / exerciseLimits.topScore) * 1000) / 10;
