import { type SQL, sql } from 'drizzle-orm';
import type { AssignmentStatus, CampaignStatus } from '#contract/campaignStates';
import { memberships, type SetKind } from '../users/usersWhere.ts';

/** What a report is about, as reportQuery of the contract reads it. Days are ISO dates in UTC, both included. */
export interface ReportWanted {
  statuses: readonly AssignmentStatus[];
  departments: readonly string[];
  groups: readonly string[];
  campaignIds: readonly string[];
  campaignStatuses: readonly CampaignStatus[];
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

export const nothingLeftOut: ReportWanted = { statuses: [], departments: [], groups: [], campaignIds: [], campaignStatuses: [] };

/** Whether a filter leaves somebody's work out, besides the choice of campaigns. */
export const choosesWork = ({ statuses, departments, groups, dateFrom }: ReportWanted): boolean =>
  statuses.length + departments.length + groups.length > 0 || dateFrom !== undefined;

/** `IN` for a list that travels as one value; an empty list leaves nobody out. */
export const oneOf = (column: SQL, values: readonly string[], type: 'uuid' | 'text' | 'int'): SQL =>
  values.length === 0 ? sql`true` : sql`${column} = ANY(${sql.param([...values])}::${sql.raw(type)}[])`;

/** The choice of campaigns, over rows `a` that name one. */
export const ofCampaigns = (companyId: string, { campaignIds, campaignStatuses }: ReportWanted): SQL => {
  const named = oneOf(sql`a.campaign_id`, campaignIds, 'uuid');
  if (campaignStatuses.length === 0) return named;
  return sql`${named} AND a.campaign_id IN (SELECT c.id FROM campaigns c
    WHERE c.company_id = ${companyId} AND ${oneOf(sql`c.status`, campaignStatuses, 'text')})`;
};

const inSets = (companyId: string, kind: SetKind, ids: readonly string[]): SQL => {
  if (ids.length === 0) return sql`true`;
  const { members, setId } = memberships[kind];
  return sql`a.user_id IN (SELECT m.user_id FROM ${members} m
    WHERE m.company_id = ${companyId} AND m.${setId} = ANY(${sql.param([...ids])}::uuid[]))`;
};

/** Whether a moment lies in the range; without a range always. */
export const inRange = (moment: SQL, { dateFrom, dateTo }: Pick<ReportWanted, 'dateFrom' | 'dateTo'>): SQL =>
  dateFrom && dateTo
    ? sql`${moment} >= ${`${dateFrom}T00:00:00Z`}::timestamptz AND ${moment} < ${`${dateTo}T00:00:00Z`}::timestamptz + interval '24 hours'`
    : sql`true`;

/** The day of a moment, in UTC. */
export const dayOf = (moment: SQL): SQL => sql`(${moment} AT TIME ZONE 'UTC')::date`;

/** The part of it that is about the work `a` itself. */
export const workWhere = (companyId: string, wanted: ReportWanted): SQL =>
  sql`a.company_id = ${companyId} AND ${ofCampaigns(companyId, wanted)}
    AND ${oneOf(sql`a.status`, wanted.statuses, 'text')} AND ${inRange(sql`a.assigned_at`, wanted)}`;

/** The one condition over `assignments a` that every report shares. */
export const assignmentsWhere = (companyId: string, wanted: ReportWanted): SQL =>
  sql`${workWhere(companyId, wanted)} AND ${inSets(companyId, 'departments', wanted.departments)}
    AND ${inSets(companyId, 'groups', wanted.groups)}`;
