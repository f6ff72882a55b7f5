import { type SQL, sql } from 'drizzle-orm';
import { memberships } from '../../../db/memberships.ts';
import { preparedRows, rows } from '../../../db/rows.ts';
import { searchWords } from '../../../db/searchText.ts';
import type { Tx } from '../../../db/tx.ts';
import { bookmarkBefore, nearestBookmark } from './bookmarks.ts';
import {
  narrowsStatus,
  indexedWhere,
  otherConditions,
  type PeopleFilters,
  setsOf,
  type SetsRef,
  peopleWhere,
} from './conditions.ts';
import { findInSets } from './inSets.ts';
import { type Bookmark, comesAfter, opposite, orderBy, type PeopleOrder } from './order.ts';
import { gatherPeople, type JoinedRow, personColumns, selectPeople, type UserRowOut } from './rows.ts';
import { type FoundPage, gatherAll, searchPeople } from './searchPeople.ts';
import { companyTotal, peopleTotals, type PeopleTotals } from './totals.ts';

export interface PeoplePage {
  rows: UserRowOut[];
  total: number;
  /** The total is a lower bound. */
  isCapped: boolean;
}

type KnownTotals = PeopleTotals & { total: number };

interface ListRequest {
  filters: PeopleFilters;
  order: PeopleOrder;
  offset: number;
  limit: number;
}

/** Below this offset we fetch whole rows; above it we page on the index only and fetch the rows of the page. */
const nearStart = 200;

/**
 * For filters without a counter: up to this number of candidates the total is exact; above, it is capped at listLimits.searchCountCap, as in
 * a search.
 */
const maxCounted = 20_000;

/** One page of people and the total. */
export async function listPeople(tx: Tx, companyId: string, request: ListRequest): Promise<PeoplePage> {
  const { filters, order, offset } = request;
  const readFound = async ({ ids, total, isCapped }: FoundPage): Promise<PeoplePage> => {
    const page = sql`SELECT unnest(${sql.param(ids)}::uuid[]) AS id`;
    return { rows: await readPeople(tx, companyId, order, page, preparedRows), total, isCapped };
  };
  if (searchWords(filters.searchText).length > 0) return readFound(await searchPeople(tx, companyId, request));
  if (offset <= nearStart && otherConditions(filters).length === 0 && !narrowsStatus(filters)) {
    const page = await firstPage(tx, companyId, request);
    if (page) return page;
  }
  const { total, ...totals } = await peopleTotals(tx, companyId, filters);
  if (total === undefined) {
    if (setsOf(filters).length > 0 && !filters.undelivered && totals.atMost > maxCounted)
      return readFound(await findInSets(tx, companyId, request, totals));
    const isFew = filters.undelivered || totals.atMost <= maxCounted;
    return readFound(await (isFew ? gatherAll : searchPeople)(tx, companyId, request));
  }
  return { rows: await readPage(tx, companyId, request, { ...totals, total }), total, isCapped: false };
}

/**
 * The most frequent request, people and total in one statement. Undefined if the page is empty. LIMIT and OFFSET are part of the text:
 * as parameters the planner would expect a tenth of the company and replan every time, which costs twice as much as the query.
 */
async function firstPage(
  tx: Tx,
  companyId: string,
  { filters, order, offset, limit }: ListRequest,
): Promise<PeoplePage | undefined> {
  const people = sql`SELECT ${personColumns(order)}, ${companyTotal(companyId, filters)} AS total FROM people u
    WHERE ${indexedWhere(companyId, filters)} ${orderBy(order)} ${sql.raw(`LIMIT ${Number(limit)} OFFSET ${Number(offset)}`)}`;
  const joinedRows = await askerOf(filters)<JoinedRow<{ total: number }>>(tx, selectPeople(companyId, people, order));
  const [first] = joinedRows;
  return first && { rows: gatherPeople(joinedRows), total: first.total, isCapped: false };
}

/** Owners and admins are few and need another plan, so their pages are not prepared. */
const askerOf = ({ filters }: PeopleFilters) => (!filters?.length || filters.includes('learner') ? preparedRows : rows);

/** Reads the people of a query for ids. */
async function readPeople(tx: Tx, companyId: string, order: PeopleOrder, ids: SQL, ask = rows): Promise<UserRowOut[]> {
  const people = sql`SELECT ${personColumns(order)} FROM (${ids}) i JOIN people u ON u.company_id = ${companyId} AND u.id = i.id`;
  return gatherPeople(await ask<JoinedRow>(tx, selectPeople(companyId, people, order)));
}

/** One page, from the nearer end of the list. */
async function readPage(
  tx: Tx,
  companyId: string,
  { filters, order, offset, limit }: ListRequest,
  totals: KnownTotals,
): Promise<UserRowOut[]> {
  const count = Math.min(limit, totals.total - offset);
  if (count <= 0) return [];
  const isNearEnd = offset > totals.total - offset - count;
  const near = isNearEnd ? { field: order.field, direction: opposite(order.direction) } : order;
  const distance = isNearEnd ? totals.total - offset - count : offset;
  const [only] = setsOf(filters);
  if ((only || narrowsStatus(filters)) && isSmall(totals, distance)) {
    const page = sql`LIMIT ${count} OFFSET ${distance}`;
    const ids = only ? idsOfMembers(companyId, filters, only, near, page) : idsOfFew(companyId, filters, near, page);
    return readPeople(tx, companyId, order, ids);
  }

  const where = peopleWhere(companyId, filters);
  const key = JSON.stringify([companyId, filters, near]);
  const list = {
    key,
    version: totals.version,
    where,
    order: near,
    way: only || filters.notIn ? 'joined' : 'walked',
  } as const;
  if (otherConditions(filters).length === 0) {
    const before = distance > 0 ? await bookmarkBefore(tx, list, distance) : undefined;
    if (before || distance === 0) return pageAfter(tx, companyId, { filters, order, near, count }, before);
  }
  const { bookmark, skip } = await nearestBookmark(tx, list, distance);
  const after = bookmark ? sql` AND ${comesAfter(near, bookmark)}` : sql``;
  const ids = sql`SELECT u.id FROM people u WHERE ${where}${after} ${orderBy(near)} LIMIT ${count} OFFSET ${skip}`;
  return readPeople(tx, companyId, order, ids);
}

interface NearPage {
  filters: PeopleFilters;
  order: PeopleOrder;
  /** The order from the nearer end. */
  near: PeopleOrder;
  count: number;
}

/** The people right after a bookmark. Without an OFFSET the statement has the same text for each page, so that it is planned once. */
async function pageAfter(
  tx: Tx,
  companyId: string,
  { filters, order, near, count }: NearPage,
  bookmark: Bookmark | undefined,
): Promise<UserRowOut[]> {
  const after = bookmark ? sql` AND ${comesAfter(near, bookmark)}` : sql``;
  const people = sql`SELECT ${personColumns(order)} FROM people u
    WHERE ${indexedWhere(companyId, filters)}${after} ${orderBy(near)} ${sql.raw(`LIMIT ${Number(count)}`)}`;
  return gatherPeople(await askerOf(filters)<JoinedRow>(tx, selectPeople(companyId, people, order)));
}

const maxSorted = 20_000;

/**
 * Whether reading and sorting all matches is cheaper than walking the order and checking each person: the walk visits about
 * company / matches people per match.
 */
function isSmall({ total, company }: KnownTotals, distance: number): boolean {
  return total <= maxSorted && total * total <= (distance + 25) * Math.max(company, 1);
}

/** OFFSET 0 filters before sorting; otherwise the planner may walk the whole order because of the LIMIT. */
const idsOfFew = (companyId: string, filters: PeopleFilters, order: PeopleOrder, page: SQL): SQL =>
  sql`SELECT u.id FROM (SELECT u.* FROM people u WHERE ${peopleWhere(companyId, filters)} OFFSET 0) u ${orderBy(order)} ${page}`;

function idsOfMembers(companyId: string, filters: PeopleFilters, { kind, ids }: SetsRef, order: PeopleOrder, page: SQL): SQL {
  const { members, setId } = memberships[kind];
  const rest = kind === 'departments' ? { departmentId: undefined, departmentIds: [] } : { groupId: undefined, groupIds: [] };
  const where = peopleWhere(companyId, { ...filters, ...rest });
  return sql`SELECT u.id FROM (SELECT m.user_id FROM ${members} m WHERE m.company_id = ${companyId} AND m.${setId} = ${ids[0]} OFFSET 0) m
    JOIN people u ON u.id = m.user_id WHERE ${where} ${orderBy(order)} ${page}`;
}
