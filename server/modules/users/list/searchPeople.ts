import { type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import { allOf } from '../../../db/where.ts';
import { oneRow } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { mailboxOf } from './matchWord.ts';
import { searchWords } from '../../../db/searchText.ts';
import { orderBy, orderColumn, type PeopleOrder } from './order.ts';
import { indexedWhere, otherConditions, type PeopleFilters, setsOf, peopleWhere } from './conditions.ts';
import { memberships } from '../../../db/memberships.ts';

interface Wanted {
  filters: PeopleFilters;
  order: PeopleOrder;
  offset: number;
  limit: number;
}
export interface FoundPeople {
  ids: string[];
  total: number;
  /** The true total is larger. */
  isCapped: boolean;
}

const cap = limits.searchCountCap;
/** People looked at one by one before the index is asked. */
const firstLook = 3000;
/** Fewer of them who match: then members are looked at one by one rather than everybody in the company. */
const rare = 150;

/** Up to so many are found at once where the search begins like an address. */
const few = 200;

/**
 * One page of a search, and the total up to limits.searchCountCap. What many people match is found within the first few of
 * the order; what few match is found by an index. Neither way is quick for both, and no estimate tells which it is, but where
 * somebody types an address the index on addresses does.
 */
export async function searchPeople(tx: Tx, companyId: string, wanted: Wanted): Promise<FoundPeople> {
  const { offset, limit } = wanted;
  if (await looksLikeFew(tx, companyId, wanted.filters)) {
    const found = await gatherAll(tx, companyId, wanted, few);
    if (found.total <= few) return found;
  }
  const seen = await lookAtFirst(tx, companyId, wanted);
  const ids = seen.slice(offset, offset + limit);
  if (seen.length > cap && ids.length === limit) return { ids, total: cap, isCapped: true };
  if (ids.length < limit) return findAll(tx, companyId, wanted);
  const total = await countUpToCap(tx, companyId, wanted.filters, seen.length < rare);
  return { ids, total: Math.min(total, cap), isCapped: total > cap };
}

/** Characters from which on a word that an address begins with is hardly in the middle of many others. */
const longWord = 6;

/** Whether a word names a mailbox, or is the beginning of a few addresses. A guess: what is found does not depend on it. */
async function looksLikeFew(tx: Tx, companyId: string, { searchText }: PeopleFilters): Promise<boolean> {
  const words = searchWords(searchText);
  if (words.some((word) => mailboxOf(word) !== undefined)) return true;
  const word = words.find((one) => one.length >= longWord);
  if (word === undefined) return false;
  const beginning = sql`SELECT 1 FROM people u WHERE u.company_id = ${companyId} AND u.email >= ${word} AND u.email < ${`${word}\u{10FFFF}`} LIMIT ${few + 1}`;
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM (${beginning}) s`);
  return n > 0 && n <= few;
}

/** Ids of those who match among the first people in the order, at most as many as could be needed. */
async function lookAtFirst(tx: Tx, companyId: string, { filters, order, offset, limit }: Wanted): Promise<string[]> {
  const first = sql`SELECT u.*, row_number() OVER (${orderBy(order)}) AS place FROM people u
    WHERE ${indexedWhere(companyId, filters)} ${orderBy(order)} LIMIT ${firstLook}`;
  const matching = sql`SELECT u.id, u.place FROM (${first}) u WHERE ${allOf(otherConditions(filters, 'person after person'))}
    ORDER BY u.place LIMIT ${Math.max(cap + 1, offset + limit)}`;
  const { ids } = await oneRow<{ ids: string[] }>(
    tx,
    sql`SELECT coalesce(array_agg(f.id ORDER BY f.place), '{}') AS ids FROM (${matching}) f`,
  );
  return ids;
}

async function findAll(tx: Tx, companyId: string, wanted: Wanted): Promise<FoundPeople> {
  const { ids, total } = await gatherAll(tx, companyId, wanted);
  return { ids, total: Math.min(total, cap), isCapped: total > cap };
}

/**
 * Everyone who matches, then the page, with the exact total. Materialized, so that the page's limit cannot tempt the planner into
 * walking the whole order. With `most` it stops at one more than that: a larger total says only that the page is not it.
 */
export async function gatherAll(
  tx: Tx,
  companyId: string,
  { filters, order, offset, limit }: Wanted,
  most?: number,
): Promise<FoundPeople> {
  const direction = sql.raw(order.direction);
  const stop = most === undefined ? sql`` : sql`LIMIT ${most + 1}`;
  const found = await oneRow<{ ids: string[]; total: number }>(
    tx,
    sql`WITH hits AS MATERIALIZED (SELECT u.id, ${orderColumn(order.field)} AS value FROM people u WHERE ${peopleWhere(companyId, filters)} ${stop}),
      page AS (SELECT h.id, row_number() OVER () AS place FROM
        (SELECT id FROM hits ORDER BY value ${direction}, id ${direction} LIMIT ${limit} OFFSET ${offset}) h)
    SELECT coalesce((SELECT array_agg(id ORDER BY place) FROM page), '{}') AS ids, (SELECT count(*)::int FROM hits) AS total`,
  );
  return { ...found, isCapped: false };
}

/** Those who match, where everybody in some departments or groups is looked at. */
function among(companyId: string, filters: PeopleFilters, where: SQL): SQL {
  const sets = setsOf(filters).at(-1);
  if (!sets || searchWords(filters.searchText).length > 0) return sql`people u WHERE ${where}`;
  const { members, setId } = memberships[sets.kind];
  const ids = sql`SELECT DISTINCT m.user_id FROM ${members} m
    WHERE m.company_id = ${companyId} AND m.${setId} = ANY(${sql.param([...sets.ids])}::uuid[])`;
  return sql`(${ids}) m CROSS JOIN LATERAL (SELECT 1 FROM people u WHERE u.id = m.user_id AND ${where} OFFSET 0) u`;
}

async function countUpToCap(tx: Tx, companyId: string, filters: PeopleFilters, isRare: boolean): Promise<number> {
  const where = allOf([indexedWhere(companyId, filters), ...otherConditions(filters, 'person after person')]);
  const some = sql`SELECT 1 FROM ${isRare ? among(companyId, filters, where) : sql`people u WHERE ${where}`} LIMIT ${cap + 1}`;
  return (await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM (${some}) s`)).n;
}
