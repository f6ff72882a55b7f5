import { type SQL, sql } from 'drizzle-orm';
import type { ReportFilters } from '#contract/reports/reportQuery';
import { statusFigures } from '#contract/reports/reportStatus';
import type { SetKind } from '../../db/memberships.ts';
import { isOneOf } from '../../db/where.ts';
import { assignmentsWhere, campaignsWhere, dayOf, work } from './filters.ts';
import { byStatus } from '../../reports/people/facts.ts';
import { inSeveral, kindsIn, withoutSets } from '../../reports/people/filters.ts';
import { hasReportStatus, reportStatus } from '../../reports/storedStatus.ts';

/** Facts computed from single assignments, each counted `times`. */
const ofRows = (
  times: SQL = sql`1`,
): SQL => sql`a.campaign_id, ${reportStatus} AS status, ${dayOf(sql`a.assigned_at`)} AS assigned_day,
  ${dayOf(sql`a.completed_at`)} AS completed_day, ${times} AS n, ${times} * (a.score IS NOT NULL)::int AS scored,
  ${times} * coalesce(a.score, 0)::float8 AS score_sum`;

/** Fact tables maintained by triggers, as `a`, with their campaigns. They differ in the days they distinguish. */
const kept = (table: string, days: SQL) => ({
  from: sql`${sql.raw(table)} a JOIN campaigns c ON c.company_id = a.company_id AND c.id = a.campaign_id`,
  columns: sql`a.campaign_id, ${reportStatus} AS status, ${days}, a.n, a.scored, a.score_sum`,
});
const withDays = kept('training_days', sql`a.assigned_day, nullif(a.completed_day, 'infinity') AS completed_day`);
const withStarts = kept('training_starts', sql`a.assigned_day, NULL::date AS completed_day`);
const withoutDays = kept('training_totals', sql`NULL::date AS assigned_day, NULL::date AS completed_day`);
/** The smallest fact table that contains the needed days. */
function keptFor({ dateFrom, rangeOf }: ReportFilters, needsDays: boolean) {
  if (needsDays || (dateFrom && rangeOf === 'completed')) return withDays;
  return dateFrom ? withStarts : withoutDays;
}

/** The day that each kind of range is about. */
const dayIn = { assigned: sql`a.assigned_day`, due: sql`a.due_day`, completed: sql`a.completed_day` } as const;

function keptWhere(companyId: string, filters: ReportFilters): SQL {
  const { statuses, dateFrom, dateTo, rangeOf = 'assigned' } = filters;
  const range = dateFrom && dateTo ? sql`${dayIn[rangeOf]} BETWEEN ${dateFrom}::date AND ${dateTo}::date` : sql`true`;
  return sql`a.company_id = ${companyId} AND a.n <> 0 AND ${campaignsWhere(companyId, filters)}
    AND ${hasReportStatus(statuses)} AND ${range}`;
}

/**
 * Facts of people in any of these departments (or groups), from the facts of each set. People in several of the sets would count more than
 * once, so their assignments are subtracted again.
 */
function ofSets(companyId: string, filters: ReportFilters, kind: SetKind, needsDays: boolean): SQL {
  const ids = filters[kind];
  const { from, columns } = keptFor(filters, needsDays);
  const counted = sql`SELECT ${columns} FROM ${from} WHERE ${keptWhere(companyId, filters)} AND ${isOneOf(sql`a.set_id`, { chosen: ids }, 'uuid')}`;
  if (ids.length === 1) return counted;
  const where = assignmentsWhere(companyId, withoutSets(filters));
  return sql`${counted} UNION ALL SELECT ${ofRows(sql`-m.more`)}
    FROM (${inSeveral(companyId, kind, ids)}) m JOIN assignments a ON a.user_id = m.user_id JOIN campaigns c ON c.company_id = a.company_id AND c.id = a.campaign_id WHERE ${where}`;
}

/**
 * The facts that all report figures sum up: rows (campaign_id, status, assigned_day, completed_day, n, scored, score_sum), each for `n`
 * similar assignments, `scored` of them with a score. Only a filter on departments and groups at once needs the assignments themselves.
 * Days are null unless they are needed.
 */
export function factsOf(companyId: string, filters: ReportFilters, needsDays = false): SQL {
  const kinds = kindsIn(filters);
  const [kind] = kinds;
  if (kinds.length > 1) return sql`SELECT ${ofRows()} FROM ${work} WHERE ${assignmentsWhere(companyId, filters)}`;
  if (kind) return ofSets(companyId, filters, kind, needsDays);
  const { from, columns } = keptFor(filters, needsDays);
  return sql`SELECT ${columns} FROM ${from} WHERE ${keptWhere(companyId, filters)} AND a.set_id = ${companyId}`;
}

/** Facts with `department_id`: once for each department of a person, limited to the filtered departments. */
export function departmentFactsOf(companyId: string, filters: ReportFilters): SQL {
  const { departments, groups } = filters;
  const { from, columns } = keptFor(filters, false);
  if (groups.length === 0)
    return sql`SELECT d.id AS department_id, ${columns} FROM departments d JOIN (${from}) ON a.company_id = d.company_id AND a.set_id = d.id
      WHERE d.company_id = ${companyId} AND ${isOneOf(sql`d.id`, { chosen: departments }, 'uuid')} AND ${keptWhere(companyId, filters)}`;
  return sql`SELECT m.department_id, ${ofRows()} FROM ${work} JOIN user_departments m ON m.company_id = a.company_id AND m.user_id = a.user_id
    WHERE ${assignmentsWhere(companyId, filters)} AND ${isOneOf(sql`m.department_id`, { chosen: departments }, 'uuid')}`;
}

/** Number of assigned people in facts `f`. */
export const assigned = sql`coalesce(sum(f.n), 0)::int`;
/** All figures of facts `f`, named as in the contract. */
export const totals = sql`${assigned} AS "assignedUsers", ${byStatus},
  (sum(f.score_sum) FILTER (WHERE f.status = 'completed') / nullif(sum(f.scored) FILTER (WHERE f.status = 'completed'), 0))::float8 AS "averageScore"`;
/** The columns of `totals` from rows `t`. */
export const totalsColumns = sql.join(
  ['assignedUsers', ...Object.values(statusFigures), 'averageScore'].map((name) => sql`t.${sql.identifier(name)}`),
  sql`, `,
);
