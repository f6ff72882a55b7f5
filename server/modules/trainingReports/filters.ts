import { type SQL, sql } from 'drizzle-orm';
import { campaignStatuses } from '#contract/campaignStates';
import type { RangeKind, ReportFilters } from '#contract/reportQuery';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { hasReportStatus } from './status.ts';

/** What a report is about, as its calls read it. */
export type ReportWanted = ReportFilters;

/** Every assignment of the company. */
export const nothingLeftOut: ReportWanted = { statuses: [], departments: [], groups: [], campaignIds: [], campaignStatuses: [] };

/** Whether a filter leaves somebody's work out, besides the choice of campaigns. */
export const choosesWork = ({ statuses, departments, groups, dateFrom }: ReportWanted): boolean =>
  statuses.length + departments.length + groups.length > 0 || dateFrom !== undefined;

/** `IN` for a list that travels as one value; an empty list leaves nobody out. */
export const oneOf = (column: SQL, values: readonly string[], type: 'uuid' | 'text' | 'int'): SQL =>
  values.length === 0 ? sql`true` : sql`${column} = ANY(${sql.param([...values])}::${sql.raw(type)}[])`;

/** The choice of campaigns, over rows `c` of campaigns. */
export const campaignsWhere = (companyId: string, { campaignIds, campaignStatuses: states }: ReportWanted): SQL =>
  sql`c.company_id = ${companyId} AND ${oneOf(sql`c.id`, campaignIds, 'uuid')} AND ${oneOf(sql`c.status`, states, 'text')}`;

/** Whether some of the company's campaigns may be left out. */
export const choosesCampaigns = ({ campaignIds, campaignStatuses: states }: ReportWanted): boolean =>
  campaignIds.length > 0 || (states.length > 0 && states.length < campaignStatuses.length);

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

/** Whether work `a` of a campaign `c` lies in the range. What is due is counted from the days that the campaign gives now. */
function workInRange(wanted: ReportWanted): SQL {
  const moments: Record<RangeKind, SQL> = {
    assigned: sql`a.assigned_at`,
    due: sql`a.assigned_at + make_interval(days => c.days_to_complete)`,
    completed: sql`a.completed_at`,
  };
  return inRange(moments[wanted.rangeOf ?? 'assigned'], wanted);
}

/** The part of it that is about the work `a` and its campaign `c`. */
export const workWhere = (companyId: string, wanted: ReportWanted): SQL =>
  sql`a.company_id = ${companyId} AND ${campaignsWhere(companyId, wanted)}
    AND ${hasReportStatus(wanted.statuses)} AND ${workInRange(wanted)}`;

/** Work with its campaign. */
export const work = sql`assignments a JOIN campaigns c ON c.company_id = a.company_id AND c.id = a.campaign_id`;

/** The one condition over `work` that every report shares. */
export const assignmentsWhere = (companyId: string, wanted: ReportWanted): SQL =>
  sql`${workWhere(companyId, wanted)} AND ${inSets(companyId, 'departments', wanted.departments)}
    AND ${inSets(companyId, 'groups', wanted.groups)}`;
