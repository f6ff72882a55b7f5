import { type SQL, sql } from 'drizzle-orm';
import type { ReportFilters } from '#contract/reports/reportQuery';
import type { assignedUserOrderFields } from '#contract/reports/trainingReports';
import { containsWords, searchWords } from '../../db/searchText.ts';
import type { Page } from '../../reports/pages.ts';
import { isMember } from '../../reports/people/filters.ts';
import { fewEnoughToSort } from '../../reports/people/readPlan.ts';
import { assignmentsWhere, campaignsWhere, narrowsCampaigns, work, workWhere } from './filters.ts';
import { reportStatus } from '../../reports/storedStatus.ts';

/** Filters of assigned people. */
export interface AssignmentFilters extends ReportFilters {
  searchText?: string | undefined;
}
export type PeoplePage = Page<(typeof assignedUserOrderFields)[number]>;

interface PlanInput {
  companyId: string;
  filters: AssignmentFilters;
  /** Number of matches; undefined if the count was capped. */
  count: number | undefined;
  /** Number of assignments without filters. */
  all: number;
}

/** Sort orders with an index on users, and sort orders with an index on assignments. */
const ofPeople = { name: 'u.sort_name', email: 'u.email' } as const;
const ofWork = {
  status: 'a.status',
  score: 'a.score',
  assignedAt: 'a.assigned_at',
  dueAt: 'a.due_at',
  completedAt: 'a.completed_at',
} as const;
const isOfPeople = (field: keyof typeof ofPeople | keyof typeof ofWork): field is keyof typeof ofPeople => field in ofPeople;

/** Below this share of matches, an index walk may find nothing for a long time. */
const smallPart = 0.5;
/** A walk by person meets even this small share soon, because that order is unrelated to status. */
const rarePart = 0.02;

const inCampaign = sql`JOIN campaigns c ON c.id = a.campaign_id JOIN courses k ON k.id = c.course_id`;
const search = ({ searchText }: AssignmentFilters) => containsWords(sql`u.search_text`, searchText);

/** Includes deleted people, so that lists add up to the totals. */
const everything = sql`assignments a JOIN users u ON u.company_id = a.company_id AND u.id = a.user_id ${inCampaign}`;

/** All matches; the planner chooses the plan. */
export const allWork = (companyId: string, filters: AssignmentFilters): SQL =>
  sql`${everything} WHERE ${assignmentsWhere(companyId, filters)} AND ${search(filters)}`;

/** Few matches, collected before sorting. `OFFSET 0` keeps the planner from walking the order of the page instead. */
const few = (companyId: string, filters: AssignmentFilters): SQL =>
  sql`(SELECT a.* FROM ${work} JOIN users u ON u.company_id = a.company_id AND u.id = a.user_id
      WHERE ${assignmentsWhere(companyId, filters)} AND ${search(filters)} OFFSET 0) a
    JOIN users u ON u.company_id = a.company_id AND u.id = a.user_id ${inCampaign}`;

/** Walks people in order, with their assignments. */
const personByPerson = (companyId: string, filters: AssignmentFilters): SQL =>
  sql`users u CROSS JOIN LATERAL (SELECT a.* FROM ${work} WHERE a.user_id = u.id AND ${workWhere(companyId, filters)} OFFSET 0) a
    ${inCampaign} WHERE u.company_id = ${companyId} AND ${isMember(sql`u.id`, companyId, filters)} AND ${search(filters)}`;

/** The filter on campaigns as a list of ids, which can use an index. */
const byCampaign = (companyId: string, filters: AssignmentFilters): SQL =>
  narrowsCampaigns(filters)
    ? sql`a.campaign_id = ANY(ARRAY(SELECT c.id FROM campaigns c WHERE ${campaignsWhere(companyId, filters)}))`
    : sql`true`;

/** Sorts all matches and keeps those up to the end of the page. `OFFSET 0` keeps the planner from walking an index in which they may come last. */
const collected = (companyId: string, filters: AssignmentFilters, order: SQL, { offset, limit }: PeoplePage): SQL =>
  sql`(SELECT * FROM (SELECT a.*, ${reportStatus} AS read_status FROM ${work}
        WHERE ${assignmentsWhere(companyId, filters)} AND ${byCampaign(companyId, filters)} OFFSET 0) a
      ORDER BY ${order} LIMIT ${offset + limit}) a
    JOIN users u ON u.company_id = a.company_id AND u.id = a.user_id ${inCampaign}`;

/** Walks assignments in the order of an index. */
const workByWork = (companyId: string, filters: AssignmentFilters): SQL =>
  sql`${everything} WHERE ${workWhere(companyId, filters)} AND ${isMember(sql`a.user_id`, companyId, filters)} AND ${search(filters)}`;

/** Whether all matches have the same value in this field, so that only the tie-breakers matter. */
const isAlike = (field: PeoplePage['orderBy'], { statuses }: AssignmentFilters): boolean =>
  (field === 'status' && statuses.length === 1) ||
  (field === 'completedAt' && statuses.length > 0 && !statuses.includes('completed'));

/**
 * Chooses how a page is read: the FROM clause with all conditions (`a` assignment, `u` person, `c` campaign, `k` course) and the order. The
 * planner's estimates are often far off, and a wrong plan costs seconds, so the known count decides.
 */
export function chooseReadPlan(page: PeoplePage, { companyId, filters, count, all }: PlanInput): { from: SQL; order: SQL } {
  const { orderBy: field, order: way } = page;
  const byPerson = isOfPeople(field);
  const person = byPerson ? 'u.id' : 'a.user_id';
  const key = byPerson ? ofPeople[field] : ofWork[field];
  // Only for nullable columns, because NULLS LAST would prevent the use of other indexes.
  const last = field === 'score' || field === 'completedAt' ? ' NULLS LAST' : '';
  const byWhom = `${person} ${way}, a.campaign_id ${way}`;
  const orderBy = (by: SQL) => sql`${by} ${sql.raw(`${way}${last}, ${byWhom}`)}`;
  const order = orderBy(sql.raw(key));
  const isStatus = field === 'status';
  const isSearched = searchWords(filters.searchText).length > 0;
  const isShort = count !== undefined && count <= fewEnoughToSort;
  if (isShort || (isSearched && !byPerson && narrowsCampaigns(filters)))
    return { from: few(companyId, filters), order: isStatus ? orderBy(reportStatus) : order };
  if (isAlike(field, filters) && !isSearched && count !== undefined && count > all * rarePart)
    return { from: workByWork(companyId, filters), order: sql.raw(byWhom) };
  if (!byPerson && !isSearched && count !== undefined && count <= all * smallPart) {
    const sorted = isStatus ? orderBy(sql.raw('a.read_status')) : order;
    return { from: collected(companyId, filters, sorted, page), order: sorted };
  }
  return { from: byPerson ? personByPerson(companyId, filters) : workByWork(companyId, filters), order };
}
