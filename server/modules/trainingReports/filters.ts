import { type SQL, sql } from 'drizzle-orm';
import { campaignStatuses } from '#contract/campaigns/campaignStates';
import type { RangeKind, ReportFilters } from '#contract/reports/reportQuery';
import { inSets } from '../../db/memberships.ts';
import { inRange, isOneOf } from '../../db/where.ts';
import { hasReportStatus } from '../../reports/storedStatus.ts';

/** Matches all assignments of the company. */
export const noFilters: ReportFilters = { statuses: [], departments: [], groups: [], campaignIds: [], campaignStatuses: [] };

/** Whether any filter applies besides those on campaigns. */
export const narrowsWork = ({ statuses, departments, groups, dateFrom }: ReportFilters): boolean =>
  statuses.length + departments.length + groups.length > 0 || dateFrom !== undefined;

/** Condition over `campaigns c`. */
export const campaignsWhere = (companyId: string, { campaignIds, campaignStatuses: states }: ReportFilters): SQL =>
  sql`c.company_id = ${companyId} AND ${isOneOf(sql`c.id`, { chosen: campaignIds }, 'uuid')} AND ${isOneOf(sql`c.status`, { chosen: states })}`;

/** Whether the filters may exclude campaigns. */
export const narrowsCampaigns = ({ campaignIds, campaignStatuses: states }: ReportFilters): boolean =>
  campaignIds.length > 0 || (states.length > 0 && states.length < campaignStatuses.length);

/** The UTC day of a timestamp. */
export const dayOf = (moment: SQL): SQL => sql`(${moment} AT TIME ZONE 'UTC')::date`;

/** Condition: assignment `a` is in the date range. */
function workInRange(filters: ReportFilters): SQL {
  const moments: Record<RangeKind, SQL> = {
    assigned: sql`a.assigned_at`,
    due: sql`a.due_at`,
    completed: sql`a.completed_at`,
  };
  return inRange(moments[filters.rangeOf ?? 'assigned'], filters);
}

/** Conditions on assignment `a` and its campaign `c`, without departments and groups. */
export const workWhere = (companyId: string, filters: ReportFilters): SQL =>
  sql`a.company_id = ${companyId} AND ${campaignsWhere(companyId, filters)}
    AND ${hasReportStatus(filters.statuses)} AND ${workInRange(filters)}`;

/** Assignments `a` with their campaigns `c`. */
export const work = sql`assignments a JOIN campaigns c ON c.company_id = a.company_id AND c.id = a.campaign_id`;

/** The condition over `work` that all reports share. */
export const assignmentsWhere = (companyId: string, filters: ReportFilters): SQL =>
  sql`${workWhere(companyId, filters)} AND ${inSets(companyId, 'departments', filters.departments)}
    AND ${inSets(companyId, 'groups', filters.groups)}`;
