import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { listLimits } from '#contract/kit/limits';
import type { getPolicyStatistics, listPolicyProgress, policyProgressOrderFields } from '#contract/policies/progress';
import type { ReportStatus } from '#contract/reports/reportStatus';
import { inSets } from '../../db/memberships.ts';
import { readPage } from '../../db/page.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { isOneOf } from '../../db/where.ts';
import { type Page, sortKey } from '../../reports/pages.ts';
import { inSeveral, kindsIn } from '../../reports/people/filters.ts';
import { hasReportStatus, reportStatus } from '../../reports/storedStatus.ts';

type Row = z.output<typeof listPolicyProgress.reply>['items'][number];
type Totals = z.output<typeof getPolicyStatistics.reply>;

export interface ProgressFilters {
  statuses: readonly ReportStatus[];
  departments: readonly string[];
  groups: readonly string[];
  revisionIds: readonly string[];
  campaignStatuses: readonly string[];
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  searchText?: string | undefined;
}

/** Revisions `c` that have begun: all of them, or some. */
const begun = (companyId: string, { revisionIds, campaignStatuses, searchText }: ProgressFilters): SQL =>
  sql`policy_revisions c WHERE c.company_id = ${companyId} AND c.published_at IS NOT NULL
    AND ${isOneOf(sql`c.id`, { chosen: revisionIds }, 'uuid')} AND ${isOneOf(sql`c.status`, { chosen: campaignStatuses })}
    AND ${containsWords(sql`lower(c.name)`, searchText)}`;

const ofAssignment = (
  times: SQL,
): SQL => sql`a.campaign_id, a.status, (a.assigned_at AT TIME ZONE 'UTC')::date AS assigned_day, ${times} AS n,
  ${times} * (a.completed_at IS NOT NULL)::int AS done, ${times} * extract(epoch FROM a.completed_at - a.assigned_at)::float8 AS done_seconds`;

/**
 * Assignments `a` by campaign, status and day, from what triggers count: those of the chosen departments or groups, from which people who are
 * in several of them are subtracted again. Only a filter on both needs the assignments themselves.
 */
function counted(companyId: string, filters: ProgressFilters): SQL {
  const { departments, groups } = filters;
  const [kind, other] = kindsIn(filters);
  if (kind && other)
    return sql`(SELECT ${ofAssignment(sql`1`)} FROM policy_assignments a WHERE a.company_id = ${companyId}
      AND ${inSets(companyId, 'departments', departments)} AND ${inSets(companyId, 'groups', groups)})`;
  const sets = kind ? filters[kind] : [companyId];
  const facts = sql`SELECT w.campaign_id, w.status, w.assigned_day, w.n, w.done, w.done_seconds FROM work_facts w
    WHERE w.company_id = ${companyId} AND w.kind = 'policy' AND ${isOneOf(sql`w.set_id`, { among: sets }, 'uuid')}`;
  if (!kind || sets.length === 1) return sql`(${facts})`;
  return sql`(${facts} UNION ALL SELECT ${ofAssignment(sql`-m.more`)} FROM (${inSeveral(companyId, kind, sets)}) m
    JOIN policy_assignments a ON a.company_id = ${companyId} AND a.user_id = m.user_id)`;
}

const sumOf = (status: ReportStatus): SQL => sql`coalesce(sum(f.n) FILTER (WHERE f.status = ${status}), 0)::int`;

/** The figures of facts `f`, named as in the contract. */
const figures = sql`coalesce(sum(f.n), 0)::int AS assignments, ${sumOf('completed')} AS acknowledged, ${sumOf('in_progress')} AS opened,
  ${sumOf('not_started')} AS "notOpened", ${sumOf('overdue')} AS overdue, ${sumOf('not_completed')} AS "notCompleted", ${sumOf('paused')} AS paused,
  round((sum(f.done_seconds) / nullif(sum(f.done), 0) / 86400)::numeric, 1)::float8 AS "averageAcknowledge"`;

/** Facts of these revisions after the filters, with their report status. */
function facts(companyId: string, filters: ProgressFilters): SQL {
  const { statuses, dateFrom, dateTo } = filters;
  const days = dateFrom && dateTo ? sql`a.assigned_day BETWEEN ${dateFrom}::date AND ${dateTo}::date` : sql`true`;
  return sql`SELECT a.campaign_id, ${reportStatus} AS status, a.n, a.done, a.done_seconds
    FROM (SELECT c.id, c.status FROM ${begun(companyId, filters)}) c JOIN ${counted(companyId, filters)} a ON a.campaign_id = c.id
    WHERE ${hasReportStatus(statuses)} AND ${days}`;
}

/** A filter on people or days leaves out revisions of which nothing matches. */
const isAboutPeople = ({ statuses, departments, groups, dateFrom }: ProgressFilters): boolean =>
  statuses.length + departments.length + groups.length > 0 || dateFrom !== undefined;

/** One page of the revisions with their figures, and their number. */
export function findProgress(
  tx: Tx,
  companyId: string,
  filters: ProgressFilters,
  page: Page<(typeof policyProgressOrderFields)[number]>,
) {
  const join = isAboutPeople(filters) ? sql`JOIN` : sql`LEFT JOIN`;
  const matching = sql`SELECT c.id, c.policy_id AS "policyId", c.name, c.number AS revision, c.status, c.source, ${figures},
      round(100.0 * ${sumOf('completed')} / greatest(coalesce(sum(f.n), 0), 1), 2)::float8 AS progress,
      c.published_at AS "createdAt", c.ended_at AS "endedAt"
    FROM (SELECT c.* FROM ${begun(companyId, filters)}) c ${join} (${facts(companyId, filters)}) f ON f.campaign_id = c.id
    GROUP BY c.id, c.policy_id, c.name, c.number, c.status, c.source, c.published_at, c.ended_at`;
  const by = sortKey(page.orderBy, ['name']);
  return readPage<Row>(tx, { columns: sql`*`, from: sql`(${matching}) f`, by, id: sql`id`, page, isComputed: true });
}

/** Totals over the revisions. */
export async function readTotals(tx: Tx, companyId: string, filters: ProgressFilters): Promise<Totals> {
  const revisions = isAboutPeople(filters)
    ? sql`count(DISTINCT f.campaign_id)::int`
    : sql`(SELECT count(*)::int FROM ${begun(companyId, filters)})`;
  return oneRow<Totals>(tx, sql`SELECT ${figures}, ${revisions} AS revisions FROM (${facts(companyId, filters)}) f`);
}

/** Revisions that have begun, by name, the latest first: the values of a filter. */
export const findNames = (tx: Tx, companyId: string) =>
  rows<{ id: string; name: string }>(
    tx,
    sql`SELECT c.id, c.name || ' · ' || c.number AS name FROM policy_revisions c WHERE c.company_id = ${companyId} AND c.published_at IS NOT NULL
      ORDER BY lower(c.name), c.number DESC LIMIT ${listLimits.maxLookupSize}`,
  );
