import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx.ts';
import { preparedRows, rows } from '../../db/rows.ts';
import { isNear, startNear } from './pageMarks.ts';
import { peopleTotals, type PeopleTotals } from './peopleTotals.ts';
import { searchPeople } from './searchPeople.ts';
import { selectPeople, type UserRowOut } from './userRows.ts';
import { comesAfter, opposite, orderBy, type PeopleOrder } from './usersOrder.ts';
import {
  allOf,
  indexedWhere,
  memberships,
  otherConditions,
  type PeopleFilters,
  type SetRef,
  setsOf,
  usersWhere,
  wordsOf,
} from './usersWhere.ts';

export interface PeoplePage {
  rows: UserRowOut[];
  total: number;
  /** The true total is larger. */
  isCapped: boolean;
}

interface Wanted {
  filters: PeopleFilters;
  order: PeopleOrder;
  offset: number;
  limit: number;
}

/** One page of people and how many there are. First the ids, from an index alone; only the page's own people are read. */
export async function listPeople(tx: Tx, companyId: string, wanted: Wanted): Promise<PeoplePage> {
  if (wordsOf(wanted.filters.searchText).length > 0) {
    const { ids, total, isCapped } = await searchPeople(tx, companyId, wanted);
    return {
      rows: await readPeople(tx, companyId, wanted.order, sql`SELECT unnest(${sql.param(ids)}::uuid[]) AS id`),
      total,
      isCapped,
    };
  }
  const totals = await peopleTotals(tx, companyId, wanted.filters);
  const { total } = totals;
  const isPlain = setsOf(wanted.filters).length === 0 && !wanted.filters.notIn && !wanted.filters.filters?.length;
  const page = await pageOf(tx, companyId, wanted, totals);
  return { rows: page ? await readPeople(tx, companyId, wanted.order, page, isPlain) : [], total, isCapped: false };
}

/** The people of a query that gives ids, in order, with their departments and groups. */
function readPeople(tx: Tx, companyId: string, order: PeopleOrder, ids: SQL, isPlain = false): Promise<UserRowOut[]> {
  const query = sql`${selectPeople(companyId, ids)} ${orderBy(order)}`;
  return isPlain ? preparedRows(tx, query) : rows(tx, query);
}

/** The query for the ids of one page; undefined behind the last one. Counted from the nearer end. */
async function pageOf(
  tx: Tx,
  companyId: string,
  { filters, order, offset, limit }: Wanted,
  totals: PeopleTotals,
): Promise<SQL | undefined> {
  const count = Math.min(limit, totals.total - offset);
  if (count <= 0) return undefined;
  const isNearEnd = offset > totals.total - offset - count;
  const near = isNearEnd ? { field: order.field, direction: opposite(order.direction) } : order;
  const distance = isNearEnd ? totals.total - offset - count : offset;
  const [only] = setsOf(filters);
  if (only && isSmall(totals, distance))
    return pageOfMembers(companyId, filters, only, near, sql`LIMIT ${count} OFFSET ${distance}`);

  const where = usersWhere(companyId, filters);
  const key = JSON.stringify([companyId, filters, near]);
  const list = { key, version: totals.version, where, order: near, way: only || filters.notIn ? 'joined' : 'walked' } as const;
  const { mark, skip } = isNear(list, distance) ? { mark: undefined, skip: distance } : await startNear(tx, list, distance);
  const after = mark ? sql` AND ${comesAfter(near, mark)}` : sql``;
  return sql`SELECT u.id FROM people u WHERE ${where}${after} ${orderBy(near)} LIMIT ${count} OFFSET ${skip}`;
}

const mostGathered = 20_000;

/**
 * Whether it is less work to read all members and sort them than to walk along the order and ask of each whether they
 * belong: the walk passes company / members people for each one it finds.
 */
function isSmall({ total, company }: PeopleTotals, distance: number): boolean {
  return total <= mostGathered && total * total <= (distance + 25) * Math.max(company, 1);
}

function pageOfMembers(companyId: string, filters: PeopleFilters, { kind, id }: SetRef, order: PeopleOrder, page: SQL): SQL {
  const { members, setId } = memberships[kind];
  const rest = { ...filters, [kind === 'departments' ? 'departmentId' : 'groupId']: undefined };
  const where = allOf([indexedWhere(companyId, rest), ...otherConditions(rest)]);
  return sql`SELECT u.id FROM (SELECT m.user_id FROM ${members} m WHERE m.company_id = ${companyId} AND m.${setId} = ${id} OFFSET 0) m
    JOIN people u ON u.id = m.user_id WHERE ${where} ${orderBy(order)} ${page}`;
}
