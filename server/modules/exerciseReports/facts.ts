import { type SQL, sql } from 'drizzle-orm';
import type { ExerciseFilters } from '#contract/exercise/reports';
import { exerciseLimits } from '#contract/exercise/limits';
import type { AssignmentStatus } from '#contract/campaigns/campaignStates';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { ExerciseStatus } from '#contract/exercise/exerciseStates';

/** The campaign of a report. */
export interface ReportedExercise {
  id: string;
  name: string;
  status: ExerciseStatus;
  startedAt: Date;
}

/** Refuses with not_found, and with campaign_not_started while nobody has got the campaign. */
export async function requireReported(tx: Tx, companyId: string, id: string): Promise<ReportedExercise> {
  const [campaign] = await rows<ReportedExercise & { isLaunched: boolean }>(
    tx,
    sql`SELECT id, name, status, starts_at AS "startedAt", launched_at IS NOT NULL AS "isLaunched"
      FROM exercise_campaigns WHERE company_id = ${companyId} AND id = ${id}`,
  );
  if (!campaign) throw new Refusal('not_found');
  const { isLaunched, ...reported } = campaign;
  if (!isLaunched) throw new Refusal('campaign_not_started');
  return reported;
}

/** Names the company as a value: read from the row it would be looked up for each person, which takes 20 s for 100,000. */
const inSets = (companyId: string, kind: SetKind, ids: readonly string[]): SQL => {
  if (ids.length === 0) return sql`true`;
  const { members, setId } = memberships[kind];
  return sql`a.user_id IN (SELECT m.user_id FROM ${members} m
    WHERE m.company_id = ${companyId} AND m.${setId} = ANY(${sql.param([...ids])}::uuid[]))`;
};

/** Whether any filter restricts the people. */
export const narrows = ({ status, departments, groups }: ExerciseFilters): boolean =>
  status.length + departments.length + groups.length > 0;

/** Condition over `exercise_assignments a`: the people of one campaign after the filters. */
export const assignmentsWhere = (
  companyId: string,
  campaignId: string,
  { status, departments, groups }: ExerciseFilters,
): SQL => sql`a.company_id = ${companyId} AND a.campaign_id = ${campaignId}
  AND ${status.length > 0 ? sql`a.status = ANY(${sql.param([...status])}::text[])` : sql`true`}
  AND ${inSets(companyId, 'departments', departments)} AND ${inSets(companyId, 'groups', groups)}`;

/** Figures of assignments `a`, named as in the contract. */
export const setFigures = sql`count(*)::int AS learners, count(*) FILTER (WHERE a.status = 'completed')::int AS completed,
  count(*) FILTER (WHERE a.status = 'in_progress')::int AS "inProgress",
  count(*) FILTER (WHERE a.status = 'not_started')::int AS "notStarted",
  count(*) FILTER (WHERE a.status = 'overdue')::int AS overdue,
  round(100.0 * count(*) FILTER (WHERE a.status = 'completed') / greatest(count(*), 1))::float8 AS "completionPercentage"`;

export interface Total {
  statuses: { name: AssignmentStatus; count: number }[];
  learners: number;
  score: number | null;
  adjusted: number | null;
  golden: number;
}

/** People by status and average scores out of 10, from rows (status, n, scored, score_sum, adjusted_sum, golden). */
const totalOf = (from: SQL): SQL => sql`SELECT
    coalesce(jsonb_agg(jsonb_build_object('name', s.status, 'count', s.n)) FILTER (WHERE s.n > 0), '[]') AS statuses,
    coalesce(sum(s.n), 0)::int AS learners, (sum(s.score_sum) / nullif(sum(s.scored), 0))::float8 AS score,
    (sum(s.adjusted_sum) / nullif(sum(s.scored), 0))::float8 AS adjusted, coalesce(sum(s.golden), 0)::int AS golden
  FROM (${from}) s`;

/** Totals of campaigns from their counters. */
export const totalOfCampaigns = (companyId: string, campaigns: SQL): SQL =>
  totalOf(sql`SELECT status, sum(n)::int AS n, sum(scored) AS scored, sum(score_sum) AS score_sum, sum(adjusted_sum) AS adjusted_sum,
      sum(golden) AS golden FROM exercise_counts WHERE company_id = ${companyId} AND campaign_id IN (${campaigns}) GROUP BY 1`);

/** Totals of the people of one campaign after the filters. */
export const totalOfPeople = (companyId: string, campaignId: string, filters: ExerciseFilters): SQL =>
  narrows(filters)
    ? totalOf(sql`SELECT a.status, count(*)::int AS n, count(a.score) AS scored, sum(a.score) AS score_sum,
        sum(a.adjusted_score) AS adjusted_sum, count(*) FILTER (WHERE a.score >= ${exerciseLimits.topScore}) AS golden
        FROM exercise_assignments a WHERE ${assignmentsWhere(companyId, campaignId, filters)} GROUP BY 1`)
    : totalOfCampaigns(companyId, sql`SELECT ${campaignId}::uuid`);

/** A score out of 10 as a percentage. */
export const percentOf = (score: number | null): number | null =>
  score === null ? null : Math.round((score / exerciseLimits.topScore) * 1000) / 10;
