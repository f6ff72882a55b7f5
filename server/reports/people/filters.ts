import { type SQL, sql } from 'drizzle-orm';
import type { ReportStatus } from '#contract/reports/reportStatus';
import { inSets, memberships, type SetKind } from '../../db/memberships.ts';
import { allOf, inRange, isOneOf } from '../../db/where.ts';
import { storedBehind } from '../storedStatus.ts';
import type { Of, ReportedPeople } from './work.ts';

/** Condition over a stored status: it reads as one of these; always true for an empty list. */
export const hasStatus = ({ reading }: Of, stored: SQL, chosen: readonly ReportStatus[]): SQL =>
  isOneOf(stored, { among: storedBehind(reading, chosen) });

type InSets = Pick<ReportedPeople, SetKind>;

/** What a filter on departments or groups needs. */
export const kindsIn = (filters: InSets): SetKind[] =>
  (['departments', 'groups'] as const).filter((kind) => filters[kind].length > 0);

/** The same filters without departments and groups. */
export const withoutSets = <Filters extends InSets>(filters: Filters): Filters => ({ ...filters, departments: [], groups: [] });

/** Condition over assignments `a`: the people of one campaign after the filters. */
export function assignmentsWhere(of: Of, { status, departments, groups, ...days }: ReportedPeople): SQL {
  const { companyId, campaignId } = of;
  return sql`a.company_id = ${companyId} AND a.campaign_id = ${campaignId} AND ${hasStatus(of, sql`a.status`, status)}
    AND ${inSets(companyId, 'departments', departments)} AND ${inSets(companyId, 'groups', groups)} AND ${inRange(sql`a.assigned_at`, days)}`;
}

/**
 * Condition: the person is in the filtered departments and groups, looked up one by one. Without `OFFSET 0` the planner starts from all
 * members, whose assignments it would have to sort.
 */
export function isMember(person: SQL, companyId: string, filters: InSets): SQL {
  const conditions = kindsIn(filters).map((kind) => {
    const { members, setId } = memberships[kind];
    return sql`EXISTS (SELECT 1 FROM ${members} m WHERE m.user_id = ${person} AND m.company_id = ${companyId}
      AND ${isOneOf(sql`m.${setId}`, { chosen: filters[kind] }, 'uuid')} OFFSET 0)`;
  });
  return allOf(conditions);
}

/** Like assignmentsWhere, for a walk along an order that ends with the page. */
export const assignedOneByOne = (of: Of, filters: ReportedPeople): SQL =>
  sql`${assignmentsWhere(of, withoutSets(filters))} AND ${isMember(sql`a.user_id`, of.companyId, filters)}`;

/** How often too many the sums of several sets contain a person (user_id, more). */
export function inSeveral(companyId: string, kind: SetKind, ids: readonly string[]): SQL {
  const { members, setId } = memberships[kind];
  return sql`SELECT m.user_id, count(*)::int - 1 AS more FROM ${members} m
    WHERE m.company_id = ${companyId} AND ${isOneOf(sql`m.${setId}`, { chosen: ids }, 'uuid')} GROUP BY 1 HAVING count(*) > 1`;
}
