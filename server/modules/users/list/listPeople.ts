import { type SQL, sql } from 'drizzle-orm';
import { preparedRows, rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { isNear, nearestBookmark } from './bookmarks.ts';
import { companyTotal, peopleTotals, type PeopleTotals } from './totals.ts';
import { type FoundPeople, gatherAll, searchPeople } from './searchPeople.ts';
import { gatherPeople, type JoinedRow, personColumns, selectPeople, type UserRowOut } from './rows.ts';
import { comesAfter, opposite, orderBy, type PeopleOrder } from './order.ts';
import { searchWords } from '../../../db/searchText.ts';
import {
  choosesStatus,
  indexedWhere,
  otherConditions,
  type PeopleFilters,
  setsOf,
  type SetsRef,
  peopleWhere,
} from './conditions.ts';
import { memberships } from '../../../db/memberships.ts';

export interface PeoplePage {
  rows: UserRowOut[];
  total: number;
  /** The true total is larger. */
  isCapped: boolean;
}

type KnownTotals = PeopleTotals & { total: number };

interface Wanted {
  filters: PeopleFilters;
  order: PeopleOrder;
  offset: number;
  limit: number;
}

/** Up to here skipped people are read as well; further on only the index is, and then the page's own people. */
const nearStart = 200;

/** Where no counter knows how many match: so many are counted, and of more only the first of them, as in a search. */
const mostCounted = 20_000;

/** One page of people and how many there are. */
export async function listPeople(tx: Tx, companyId: string, wanted: Wanted): Promise<PeoplePage> {
  const { filters, order, offset } = wanted;
  const readFound = async ({ ids, total, isCapped }: FoundPeople): Promise<PeoplePage> => {
    const page = sql`SELECT unnest(${sql.param(ids)}::uuid[]) AS id`;
    return { rows: await readPeople(tx, companyId, order, page), total, isCapped };
  };
  if (searchWords(filters.searchText).length > 0) return readFound(await searchPeople(tx, companyId, wanted));
  if (offset <= nearStart && otherConditions(filters).length === 0 && !choosesStatus(filters)) {
    const page = await firstPage(tx, companyId, wanted);
    if (page) return page;
  }
  const { total, ...totals } = await peopleTotals(tx, companyId, filters);
  if (total === undefined) {
    const isFew = filters.undelivered || totals.atMost <= mostCounted;
    return readFound(await (isFew ? gatherAll : searchPeople)(tx, companyId, wanted));
  }
  const ids = await idsOfPage(tx, companyId, wanted, { ...totals, total });
  return { rows: ids ? await readPeople(tx, companyId, order, ids) : [], total, isCapped: false };
}

/**
 * The page that is asked for nearly always: people and total by one statement. Undefined when there is nobody on it.
 * The numbers of LIMIT and OFFSET stand in the text: a plan that does not know them expects a tenth of the company, and is
 * made anew each time, which costs twice what the query does.
 */
async function firstPage(tx: Tx, companyId: string, { filters, order, offset, limit }: Wanted): Promise<PeoplePage | undefined> {
  const people = sql`SELECT ${personColumns(order)}, ${companyTotal(companyId, filters)} AS total FROM people u
    WHERE ${indexedWhere(companyId, filters)} ${orderBy(order)} ${sql.raw(`LIMIT ${Number(limit)} OFFSET ${Number(offset)}`)}`;
  // Owners and admins are few, so for them another plan is the best one.
  const ask = !filters.filters?.length || filters.filters.includes('learner') ? preparedRows : rows;
  const found = await ask<JoinedRow<{ total: number }>>(tx, selectPeople(companyId, people, order));
  const [first] = found;
  return first && { rows: gatherPeople(found), total: first.total, isCapped: false };
}

/** The people of a query that gives ids. */
async function readPeople(tx: Tx, companyId: string, order: PeopleOrder, ids: SQL): Promise<UserRowOut[]> {
  const people = sql`SELECT ${personColumns(order)} FROM (${ids}) i JOIN people u ON u.company_id = ${companyId} AND u.id = i.id`;
  return gatherPeople(await rows<JoinedRow>(tx, selectPeople(companyId, people, order)));
}

/** The query for the ids of one page, from an index alone; undefined behind the last one. Counted from the nearer end. */
async function idsOfPage(
  tx: Tx,
  companyId: string,
  { filters, order, offset, limit }: Wanted,
  totals: KnownTotals,
): Promise<SQL | undefined> {
  const count = Math.min(limit, totals.total - offset);
  if (count <= 0) return undefined;
  const isNearEnd = offset > totals.total - offset - count;
  const near = isNearEnd ? { field: order.field, direction: opposite(order.direction) } : order;
  const distance = isNearEnd ? totals.total - offset - count : offset;
  const [only] = setsOf(filters);
  if ((only || choosesStatus(filters)) && isSmall(totals, distance)) {
    const page = sql`LIMIT ${count} OFFSET ${distance}`;
    return only ? idsOfMembers(companyId, filters, only, near, page) : idsOfFew(companyId, filters, near, page);
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
  const { mark, skip } = isNear(list, distance) ? { mark: undefined, skip: distance } : await nearestBookmark(tx, list, distance);
  const after = mark ? sql` AND ${comesAfter(near, mark)}` : sql``;
  return sql`SELECT u.id FROM people u WHERE ${where}${after} ${orderBy(near)} LIMIT ${count} OFFSET ${skip}`;
}

const mostGathered = 20_000;

/**
 * Whether it is less work to read all members and sort them than to walk along the order and ask of each whether they
 * belong: the walk passes company / members people for each one it finds.
 */
function isSmall({ total, company }: KnownTotals, distance: number): boolean {
  return total <= mostGathered && total * total <= (distance + 25) * Math.max(company, 1);
}

/** OFFSET 0: chosen first, then sorted. An order with a limit would tempt the planner into walking it all. */
const idsOfFew = (companyId: string, filters: PeopleFilters, order: PeopleOrder, page: SQL): SQL =>
  sql`SELECT u.id FROM (SELECT u.* FROM people u WHERE ${peopleWhere(companyId, filters)} OFFSET 0) u ${orderBy(order)} ${page}`;

function idsOfMembers(companyId: string, filters: PeopleFilters, { kind, ids }: SetsRef, order: PeopleOrder, page: SQL): SQL {
  const { members, setId } = memberships[kind];
  const rest = kind === 'departments' ? { departmentId: undefined, departmentIds: [] } : { groupId: undefined, groupIds: [] };
  const where = peopleWhere(companyId, { ...filters, ...rest });
  return sql`SELECT u.id FROM (SELECT m.user_id FROM ${members} m WHERE m.company_id = ${companyId} AND m.${setId} = ${ids[0]} OFFSET 0) m
    JOIN people u ON u.id = m.user_id WHERE ${where} ${orderBy(order)} ${page}`;
}
