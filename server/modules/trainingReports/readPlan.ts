import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../../db/where.ts';
import type { assignedUserOrderFields } from '#contract/trainingReports';
import { containsWords, searchWords } from '../../db/searchText.ts';
import { memberships } from '../../db/memberships.ts';
import { assignmentsWhere, campaignsWhere, choosesCampaigns, oneOf, type ReportWanted, work, workWhere } from './filters.ts';
import type { Page } from '../../reports/pages.ts';
import { reportStatus } from './status.ts';

/** Assigned people of one campaign, of several or of all. */
export interface PeopleWanted extends ReportWanted {
  searchText?: string | undefined;
}
export type PeoplePage = Page<(typeof assignedUserOrderFields)[number]>;

interface Asked {
  companyId: string;
  wanted: PeopleWanted;
  /** How many match; undefined where nobody counted to the end. */
  count: number | undefined;
  /** How many there would be without any filter. */
  all: number;
}

/** Orders of people, which an index of users has, and orders of their work, which indexes of assignments have. */
const ofPeople = { name: 'u.sort_name', email: 'u.email' } as const;
const ofWork = {
  status: 'a.status',
  score: 'a.score',
  assignedAt: 'a.assigned_at',
  dueAt: 'a.due_at',
  completedAt: 'a.completed_at',
} as const;
const isOfPeople = (field: keyof typeof ofPeople | keyof typeof ofWork): field is keyof typeof ofPeople => field in ofPeople;

/** Work of so few is found first and put in order afterwards. More is read in its order until the page is full. */
export const fewEnoughToSort = 5_000;
/** Of a smaller part than this, an order of all work may have nothing for a long way. */
const smallPart = 0.5;
/** People stand in no order of their work, so a walk from person to person soon meets even this part of it. */
const rarePart = 0.02;

const inCampaign = sql`JOIN campaigns c ON c.id = a.campaign_id JOIN courses k ON k.id = c.course_id`;
const search = ({ searchText }: PeopleWanted) => containsWords(sql`u.search_text`, searchText);

/** People who were deleted keep their work, so that lists add up to totals. */
const everything = sql`assignments a JOIN users u ON u.company_id = a.company_id AND u.id = a.user_id ${inCampaign}`;

/** All that matches, for whatever way the database finds best. */
export const allWork = (companyId: string, wanted: PeopleWanted): SQL =>
  sql`${everything} WHERE ${assignmentsWhere(companyId, wanted)} AND ${search(wanted)}`;

/** `OFFSET 0` keeps the database from going through everything in the order of the page in the hope to meet these few. */
const few = (companyId: string, wanted: PeopleWanted): SQL =>
  sql`(SELECT a.* FROM ${work} JOIN users u ON u.company_id = a.company_id AND u.id = a.user_id
      WHERE ${assignmentsWhere(companyId, wanted)} AND ${search(wanted)} OFFSET 0) a
    JOIN users u ON u.company_id = a.company_id AND u.id = a.user_id ${inCampaign}`;

/**
 * Whether a person is in the chosen departments and groups, asked of one person after the other; without `OFFSET 0` the database
 * begins with all members, whose work it would have to put in order.
 */
function isMember(person: SQL, companyId: string, wanted: PeopleWanted): SQL {
  const asked = (['departments', 'groups'] as const).filter((kind) => wanted[kind].length > 0);
  const conditions = asked.map((kind) => {
    const { members, setId } = memberships[kind];
    return sql`EXISTS (SELECT 1 FROM ${members} m WHERE m.user_id = ${person} AND m.company_id = ${companyId}
      AND ${oneOf(sql`m.${setId}`, wanted[kind], 'uuid')} OFFSET 0)`;
  });
  return conditions.length > 0 ? allOf(conditions) : sql`true`;
}

/** Person after person with their work. */
const personByPerson = (companyId: string, wanted: PeopleWanted): SQL =>
  sql`users u CROSS JOIN LATERAL (SELECT a.* FROM ${work} WHERE a.user_id = u.id AND ${workWhere(companyId, wanted)} OFFSET 0) a
    ${inCampaign} WHERE u.company_id = ${companyId} AND ${isMember(sql`u.id`, companyId, wanted)} AND ${search(wanted)}`;

/** The choice of campaigns said once more as a list of ids, which an index is entered with. */
const byCampaign = (companyId: string, wanted: PeopleWanted): SQL =>
  choosesCampaigns(wanted)
    ? sql`a.campaign_id = ANY(ARRAY(SELECT c.id FROM campaigns c WHERE ${campaignsWhere(companyId, wanted)}))`
    : sql`true`;

/** All that matches in order, as far as the page needs it. `OFFSET 0` keeps the database from walking an order in which it may stand last. */
const collected = (companyId: string, wanted: PeopleWanted, order: SQL, { offset, limit }: PeoplePage): SQL =>
  sql`(SELECT * FROM (SELECT a.*, ${reportStatus} AS read_status FROM ${work}
        WHERE ${assignmentsWhere(companyId, wanted)} AND ${byCampaign(companyId, wanted)} OFFSET 0) a
      ORDER BY ${order} LIMIT ${offset + limit}) a
    JOIN users u ON u.company_id = a.company_id AND u.id = a.user_id ${inCampaign}`;

/** Work after work in its own order. */
const workByWork = (companyId: string, wanted: PeopleWanted): SQL =>
  sql`${everything} WHERE ${workWhere(companyId, wanted)} AND ${isMember(sql`a.user_id`, companyId, wanted)} AND ${search(wanted)}`;

/** Whether all that is wanted has the same in this field, so that only people and campaigns are in an order. */
const isAlike = (field: PeoplePage['orderBy'], { statuses }: PeopleWanted): boolean =>
  (field === 'status' && statuses.length === 1) ||
  (field === 'completedAt' && statuses.length > 0 && !statuses.includes('completed'));

/**
 * Where a page is read from (`a` the work, `u` the person, `c` the campaign, `k` its course, with all conditions) and its order.
 * Estimates of how many match are often wrong by far, and a wrong way costs seconds; so the count, which is known, decides.
 */
export function chooseReadPlan(page: PeoplePage, { companyId, wanted, count, all }: Asked): { from: SQL; order: SQL } {
  const { orderBy: field, order: way } = page;
  const byPerson = isOfPeople(field);
  const person = byPerson ? 'u.id' : 'a.user_id';
  const key = byPerson ? ofPeople[field] : ofWork[field];
  // Said only of what may be missing: an index is not read in an order with NULLS LAST where it has none.
  const last = field === 'score' || field === 'completedAt' ? ' NULLS LAST' : '';
  const byWhom = `${person} ${way}, a.campaign_id ${way}`;
  const orderBy = (by: SQL) => sql`${by} ${sql.raw(`${way}${last}, ${byWhom}`)}`;
  const order = orderBy(sql.raw(key));
  const isStatus = field === 'status';
  const isSearched = searchWords(wanted.searchText).length > 0;
  const isShort = count !== undefined && count <= fewEnoughToSort;
  if (isShort || (isSearched && !byPerson && choosesCampaigns(wanted)))
    return { from: few(companyId, wanted), order: isStatus ? orderBy(reportStatus) : order };
  if (isAlike(field, wanted) && !isSearched && count !== undefined && count > all * rarePart)
    return { from: workByWork(companyId, wanted), order: sql.raw(byWhom) };
  if (!byPerson && !isSearched && count !== undefined && count <= all * smallPart) {
    const sorted = isStatus ? orderBy(sql.raw('a.read_status')) : order;
    return { from: collected(companyId, wanted, sorted, page), order: sorted };
  }
  return { from: byPerson ? personByPerson(companyId, wanted) : workByWork(companyId, wanted), order };
}
