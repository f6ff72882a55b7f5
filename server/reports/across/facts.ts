import { type SQL, sql } from 'drizzle-orm';
import type { ReportStatus } from '#contract/reports/reportStatus';
import { inSets } from '../../db/memberships.ts';
import { containsWords } from '../../db/searchText.ts';
import { isOneOf } from '../../db/where.ts';
import { inSeveral, kindsIn } from '../people/filters.ts';
import { overCampaigns } from '../storedStatus.ts';
import type { ReportedKind } from './kind.ts';

/** Filters of a report over campaigns, as `campaignsCalls` of the contract has them. */
export interface CampaignFilters {
  ids: readonly string[];
  campaignStatuses: readonly string[];
  /** Names of kinds. */
  kinds?: readonly string[] | undefined;
  searchText?: string | undefined;
  statuses: readonly ReportStatus[];
  departments: readonly string[];
  groups: readonly string[];
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

/** Matches every assignment of every campaign. */
export const everything: CampaignFilters = { ids: [], campaignStatuses: [], statuses: [], departments: [], groups: [] };

/** A filter on people or days leaves out campaigns of which nothing matches. */
export const isAboutPeople = ({ statuses, departments, groups, dateFrom }: CampaignFilters): boolean =>
  statuses.length + departments.length + groups.length > 0 || dateFrom !== undefined;

/** FROM and WHERE of the campaigns `c` of a kind that have begun, after the filters on campaigns. */
export const begun = (companyId: string, kind: ReportedKind, { ids, campaignStatuses, searchText }: CampaignFilters): SQL =>
  sql`${kind.campaigns} WHERE c.company_id = ${companyId} AND ${kind.begun} AND ${isOneOf(sql`c.id`, { chosen: ids }, 'uuid')}
    AND ${isOneOf(kind.status ?? sql`c.status`, { chosen: campaignStatuses })} AND ${containsWords(kind.searched, searchText)}`;

/** One statement over the chosen kinds. */
export const overKinds = (
  kinds: readonly ReportedKind[],
  chosen: CampaignFilters['kinds'],
  query: (kind: ReportedKind) => SQL,
): SQL => sql.join(kinds.filter(({ name }) => !chosen?.length || chosen.includes(name)).map(query), sql` UNION ALL `);

const sumsOf = ({ work }: ReportedKind) => Object.entries<SQL>(work.sums ?? {});

/** Assignments `a`, each counted so many times. */
const ofAssignments = (kind: ReportedKind, times: SQL): SQL => {
  const sums = sumsOf(kind).map(([name, value]) => sql`, ${times} * ${value} AS ${sql.raw(name)}`);
  return sql`a.campaign_id, a.status, (a.assigned_at AT TIME ZONE 'UTC')::date AS assigned_day, ${times} AS n${sql.join(sums, sql``)}`;
};

/** Facts `k` of a kind that count somebody. */
const keptWhere = (companyId: string, { work: { kind } }: ReportedKind): SQL =>
  sql`k.company_id = ${companyId} AND k.n <> 0 AND ${kind ? sql`k.kind = ${kind}` : sql`true`}`;
const keptColumns = (kind: ReportedKind): SQL => {
  const sums = sumsOf(kind).map(([name]) => sql.raw(`, k.${name}`));
  return sql`k.campaign_id, k.status, k.assigned_day, k.n${sql.join(sums, sql``)}`;
};

/**
 * Assignments of a kind by campaign, status and day, from what triggers count: those of the chosen departments or groups, from which people
 * who are in several of them are subtracted again. A filter on both needs the assignments themselves.
 */
function counted(companyId: string, kind: ReportedKind, filters: CampaignFilters): SQL {
  const { assignments } = kind.work;
  const { departments, groups } = filters;
  const [sets, others] = kindsIn(filters);
  if (sets && others)
    return sql`SELECT ${ofAssignments(kind, sql`1`)} FROM ${assignments} a WHERE a.company_id = ${companyId}
      AND ${inSets(companyId, 'departments', departments)} AND ${inSets(companyId, 'groups', groups)}`;
  const setIds = sets ? filters[sets] : [companyId];
  const kept = sql`SELECT ${keptColumns(kind)} FROM ${kind.work.facts} k WHERE ${keptWhere(companyId, kind)}
    AND ${isOneOf(sql`k.set_id`, { among: setIds }, 'uuid')}`;
  if (!sets || setIds.length === 1) return kept;
  return sql`${kept} UNION ALL SELECT ${ofAssignments(kind, sql`-m.more`)} FROM (${inSeveral(companyId, sets, setIds)}) m
    JOIN ${assignments} a ON a.company_id = ${companyId} AND a.user_id = m.user_id`;
}

/** The same once for each department of a person, as `department_id`: those of the filter, or all. */
function countedByDepartment(companyId: string, kind: ReportedKind, { departments, groups }: CampaignFilters): SQL {
  const { assignments, facts } = kind.work;
  if (groups.length > 0)
    return sql`SELECT m.department_id, ${ofAssignments(kind, sql`1`)} FROM ${assignments} a
      JOIN user_departments m ON m.company_id = a.company_id AND m.user_id = a.user_id
      WHERE a.company_id = ${companyId} AND ${inSets(companyId, 'groups', groups)}
        AND ${isOneOf(sql`m.department_id`, { chosen: departments }, 'uuid')}`;
  return sql`SELECT d.id AS department_id, ${keptColumns(kind)} FROM departments d JOIN ${facts} k ON k.set_id = d.id
    WHERE d.company_id = ${companyId} AND ${keptWhere(companyId, kind)} AND ${isOneOf(sql`d.id`, { chosen: departments }, 'uuid')}`;
}

/** Columns of `counts` that belong to campaigns of a kind that have begun, after the filters on status and days. */
function ofBegun(
  companyId: string,
  kind: ReportedKind,
  filters: CampaignFilters,
  { counts, columns }: { counts: SQL; columns: (status: SQL) => SQL },
): SQL {
  const { statuses, dateFrom, dateTo } = filters;
  const { reportStatus, hasReportStatus } = overCampaigns(kind.readings);
  const days = dateFrom && dateTo ? sql`a.assigned_day BETWEEN ${dateFrom}::date AND ${dateTo}::date` : sql`true`;
  return sql`SELECT ${columns(reportStatus)}
    FROM (SELECT c.id, c.status FROM ${begun(companyId, kind, filters)}) c JOIN (${counts}) a ON a.campaign_id = c.id
    WHERE ${hasReportStatus(statuses)} AND ${days}`;
}

/** Facts of the campaigns after all filters: rows (kind, campaign_id, status, n, and the sums of the work) with their report status. */
export const factsOf = (companyId: string, kinds: readonly ReportedKind[], filters: CampaignFilters): SQL =>
  overKinds(kinds, filters.kinds, (kind) => {
    const sums = sumsOf(kind).map(([name]) => sql.raw(`, a.${name}`));
    return ofBegun(companyId, kind, filters, {
      counts: counted(companyId, kind, filters),
      columns: (status) => sql`${kind.name}::text AS kind, a.campaign_id, ${status} AS status, a.n${sql.join(sums, sql``)}`,
    });
  });

/** The same by department: rows (department_id, status, n). */
export const departmentFactsOf = (companyId: string, kinds: readonly ReportedKind[], filters: CampaignFilters): SQL =>
  overKinds(kinds, filters.kinds, (kind) =>
    ofBegun(companyId, kind, filters, {
      counts: countedByDepartment(companyId, kind, filters),
      columns: (status) => sql`a.department_id, ${status} AS status, a.n`,
    }),
  );
