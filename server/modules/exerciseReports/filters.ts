import { type SQL, sql } from 'drizzle-orm';
import type { ExerciseFilters } from '#contract/exercise/reports';
import type { Reading, ReportStatus } from '#contract/reports/reportStatus';
import { inSets, memberships, type SetKind } from '../../db/memberships.ts';
import { isOneOf } from '../../db/where.ts';
import { storedBehind } from '../../reports/storedStatus.ts';

/** The campaign that a report is about, and how the status of its people reads there. */
export interface Of {
  companyId: string;
  campaignId: string;
  reading: Reading;
}

/** Condition over a stored status: it reads as one of these; always true for an empty list. */
export function hasStatus({ reading }: Of, stored: SQL, chosen: readonly ReportStatus[]): SQL {
  return isOneOf(stored, { among: storedBehind(reading, chosen) });
}

/** What a filter on departments or groups needs. */
export const kindsIn = (filters: ExerciseFilters): SetKind[] =>
  (['departments', 'groups'] as const).filter((kind) => filters[kind].length > 0);

/** Condition over `exercise_assignments a`: the people of one campaign after the filters. */
export function assignmentsWhere(of: Of, { status, departments, groups }: ExerciseFilters): SQL {
  const { companyId, campaignId } = of;
  return sql`a.company_id = ${companyId} AND a.campaign_id = ${campaignId} AND ${hasStatus(of, sql`a.status`, status)}
    AND ${inSets(companyId, 'departments', departments)} AND ${inSets(companyId, 'groups', groups)}`;
}

/**
 * The same, looked up person by person: for a walk along an order that ends with the page. Without `OFFSET 0` the planner starts from all
 * members.
 */
export function assignedOneByOne(of: Of, filters: ExerciseFilters): SQL {
  const members = kindsIn(filters).map((kind) => {
    const { members: table, setId } = memberships[kind];
    return sql` AND EXISTS (SELECT 1 FROM ${table} m WHERE m.user_id = a.user_id AND m.company_id = ${of.companyId}
      AND ${isOneOf(sql`m.${setId}`, { chosen: filters[kind] }, 'uuid')} OFFSET 0)`;
  });
  return sql`${assignmentsWhere(of, { ...filters, departments: [], groups: [] })}${sql.join(members, sql``)}`;
}
