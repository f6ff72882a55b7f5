import { type SQL, sql } from 'drizzle-orm';
import { reportStatuses, statusFigures } from '#contract/reportStatus';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { assignmentsWhere, campaignsWhere, dayOf, oneOf, type ReportWanted, work } from './filters.ts';
import { hasReportStatus, isAssigned, reportStatus } from './status.ts';

/** Facts of single assignments, each worth `times`. */
const ofRows = (
  times: SQL = sql`1`,
): SQL => sql`a.campaign_id, ${reportStatus} AS status, ${dayOf(sql`a.assigned_at`)} AS assigned_day,
  ${dayOf(sql`a.completed_at`)} AS completed_day, ${times} AS n, ${times} * (a.score IS NOT NULL)::int AS scored,
  ${times} * coalesce(a.score, 0)::float8 AS score_sum`;

/** Facts that triggers keep, as `a`, with their campaign: of the company itself or of departments and groups; each table with the days it tells apart. */
const kept = (table: string, days: SQL) => ({
  from: sql`${sql.raw(table)} a JOIN campaigns c ON c.company_id = a.company_id AND c.id = a.campaign_id`,
  columns: sql`a.campaign_id, ${reportStatus} AS status, ${days}, a.n, a.scored, a.score_sum`,
});
const withDays = kept('training_days', sql`a.assigned_day, nullif(a.completed_day, 'infinity') AS completed_day`);
const withStarts = kept('training_starts', sql`a.assigned_day, NULL::date AS completed_day`);
const withoutDays = kept('training_totals', sql`NULL::date AS assigned_day, NULL::date AS completed_day`);
/** The smallest that answers. */
function keptFor({ dateFrom, rangeOf }: ReportWanted, needsDays: boolean) {
  if (needsDays || (dateFrom && rangeOf === 'completed')) return withDays;
  return dateFrom ? withStarts : withoutDays;
}

/** The day of a fact that each kind of range is about. */
const dayIn = {
  assigned: sql`a.assigned_day`,
  due: sql`(a.assigned_day + c.days_to_complete)`,
  completed: sql`a.completed_day`,
} as const;

function keptWhere(companyId: string, wanted: ReportWanted): SQL {
  const { statuses, dateFrom, dateTo, rangeOf = 'assigned' } = wanted;
  const range = dateFrom && dateTo ? sql`${dayIn[rangeOf]} BETWEEN ${dateFrom}::date AND ${dateTo}::date` : sql`true`;
  return sql`a.company_id = ${companyId} AND a.n <> 0 AND ${campaignsWhere(companyId, wanted)}
    AND ${hasReportStatus(statuses)} AND ${range}`;
}

/**
 * People in any of these departments (or groups), from their figures. Whoever is in several of them is counted in each, so the
 * work of those few people is taken off again.
 */
function ofSets(companyId: string, wanted: ReportWanted, kind: SetKind, needsDays: boolean): SQL {
  const ids = wanted[kind];
  const { members, setId } = memberships[kind];
  const { from, columns } = keptFor(wanted, needsDays);
  const counted = sql`SELECT ${columns} FROM ${from} WHERE ${keptWhere(companyId, wanted)} AND ${oneOf(sql`a.set_id`, ids, 'uuid')}`;
  if (ids.length === 1) return counted;
  const where = assignmentsWhere(companyId, { ...wanted, departments: [], groups: [] });
  return sql`${counted} UNION ALL SELECT ${ofRows(sql`-m.more`)}
    FROM (SELECT user_id, count(DISTINCT ${setId})::int - 1 AS more FROM ${members}
      WHERE company_id = ${companyId} AND ${oneOf(setId, ids, 'uuid')} GROUP BY 1 HAVING count(DISTINCT ${setId}) > 1) m
    JOIN assignments a ON a.user_id = m.user_id JOIN campaigns c ON c.company_id = a.company_id AND c.id = a.campaign_id WHERE ${where}`;
}

/**
 * What every figure of the reports is summed from: rows of `campaign_id, status, assigned_day, completed_day, n, scored,
 * score_sum`, each for `n` assignments that are alike, of whom `scored` have a score. Only departments together with groups
 * need the assignments themselves. Days are told apart only where they are asked for.
 */
export function factsOf(companyId: string, wanted: ReportWanted, needsDays = false): SQL {
  const kinds = (['departments', 'groups'] as const).filter((kind) => wanted[kind].length > 0);
  const [kind] = kinds;
  if (kinds.length > 1) return sql`SELECT ${ofRows()} FROM ${work} WHERE ${assignmentsWhere(companyId, wanted)}`;
  if (kind) return ofSets(companyId, wanted, kind, needsDays);
  const { from, columns } = keptFor(wanted, needsDays);
  return sql`SELECT ${columns} FROM ${from} WHERE ${keptWhere(companyId, wanted)} AND a.set_id = ${companyId}`;
}

/** The same with `department_id`: once for each department that somebody is in, of the chosen departments where some are. */
export function departmentFactsOf(companyId: string, wanted: ReportWanted): SQL {
  const { departments, groups } = wanted;
  const { from, columns } = keptFor(wanted, false);
  if (groups.length === 0)
    return sql`SELECT d.id AS department_id, ${columns} FROM departments d JOIN (${from}) ON a.company_id = d.company_id AND a.set_id = d.id
      WHERE d.company_id = ${companyId} AND ${oneOf(sql`d.id`, departments, 'uuid')} AND ${keptWhere(companyId, wanted)}`;
  return sql`SELECT m.department_id, ${ofRows()} FROM ${work} JOIN user_departments m ON m.company_id = a.company_id AND m.user_id = a.user_id
    WHERE ${assignmentsWhere(companyId, wanted)} AND ${oneOf(sql`m.department_id`, departments, 'uuid')}`;
}

const figures = reportStatuses.map(
  (status) =>
    sql`coalesce(sum(f.n) FILTER (WHERE f.status = ${sql.raw(`'${status}'`)}), 0)::int AS ${sql.identifier(statusFigures[status])}`,
);
/** How much of facts `f` is assigned. */
export const assigned = sql`coalesce(sum(f.n) FILTER (WHERE ${isAssigned(sql`f.status`)}), 0)::int`;
/** Figures of facts `f` as the contract names them. */
export const totals = sql`${assigned} AS "assignedUsers", ${sql.join(figures, sql`, `)},
  (sum(f.score_sum) / nullif(sum(f.scored), 0))::float8 AS "averageScore"`;
/** The columns of totals, over rows `t` that have them. */
export const totalsColumns = sql.join(
  ['assignedUsers', ...Object.values(statusFigures), 'averageScore'].map((name) => sql`t.${sql.identifier(name)}`),
  sql`, `,
);
