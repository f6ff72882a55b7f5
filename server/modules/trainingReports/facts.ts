import { type SQL, sql } from 'drizzle-orm';
import { assignmentsWhere, dayOf, oneOf, type ReportWanted } from './filters.ts';

const ofRows = sql`a.campaign_id, a.status, ${dayOf(sql`a.assigned_at`)} AS assigned_day, ${dayOf(sql`a.completed_at`)} AS completed_day,
  1 AS n, (a.score IS NOT NULL)::int AS scored, coalesce(a.score, 0)::numeric AS score_sum`;

/**
 * What every figure of the reports is summed from: rows of `campaign_id, status, assigned_day, completed_day, n, scored,
 * score_sum`, each for `n` assignments that are alike, of whom `scored` have a score.
 */
export const factsOf = (companyId: string, wanted: ReportWanted): SQL =>
  sql`SELECT ${ofRows} FROM assignments a WHERE ${assignmentsWhere(companyId, wanted)}`;

/** The same with `department_id`: once for each department that somebody is in, of the chosen departments where some are. */
export const departmentFactsOf = (companyId: string, wanted: ReportWanted): SQL =>
  sql`SELECT m.department_id, ${ofRows} FROM assignments a JOIN user_departments m ON m.company_id = a.company_id AND m.user_id = a.user_id
    WHERE ${assignmentsWhere(companyId, wanted)} AND ${oneOf(sql`m.department_id`, wanted.departments, 'uuid')}`;

/** Figures of facts `f` as the contract names them. */
export const totals = sql`coalesce(sum(f.n), 0)::int AS "assignedUsers",
  coalesce(sum(f.n) FILTER (WHERE f.status = 'not_started'), 0)::int AS "notStarted",
  coalesce(sum(f.n) FILTER (WHERE f.status = 'in_progress'), 0)::int AS "inProgress",
  coalesce(sum(f.n) FILTER (WHERE f.status = 'completed'), 0)::int AS completed,
  coalesce(sum(f.n) FILTER (WHERE f.status = 'overdue'), 0)::int AS overdue,
  (sum(f.score_sum) / nullif(sum(f.scored), 0))::float8 AS "averageScore"`;
