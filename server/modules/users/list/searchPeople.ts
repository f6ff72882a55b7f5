import { type SQL, sql } from 'drizzle-orm';
import { listLimits } from '#contract/kit/limits';
import { oneRow } from '../../../db/rows.ts';
import { searchWords } from '../../../db/searchText.ts';
import type { Tx } from '../../../db/tx.ts';
import { allOf } from '../../../db/where.ts';
import { indexedWhere, type LookUp, otherConditions, type PeopleFilters, peopleWhere } from './conditions.ts';
import { mailboxOf } from './matchWord.ts';
import { orderBy, orderColumn, type PeopleOrder } from './order.ts';

export interface ListRequest {
  filters: PeopleFilters;
  order: PeopleOrder;
  offset: number;
  limit: number;
}
export interface FoundPage {
  ids: string[];
  total: number;
  /** The total is a lower bound. */
  isCapped: boolean;
}

export const cap = listLimits.searchCountCap;
/** People scanned in sort order before the index is used. */
const firstLook = 3000;

/** A search that looks like an address is answered from the index if it has at most this many matches. */
const few = 200;

/**
 * One page of a search, and the total up to listLimits.searchCountCap. Common terms are found fast by scanning in sort order, rare terms by
 * the trigram index. The planner cannot tell which a term is, so we try the scan first; for addresses the index on addresses tells.
 */
export async function searchPeople(tx: Tx, companyId: string, request: ListRequest): Promise<FoundPage> {
  const { offset, limit } = request;
  if (await looksLikeFew(tx, companyId, request.filters)) {
    const page = await gatherAll(tx, companyId, request, few);
    if (page.total <= few) return page;
  }
  const firstMatches = await lookAtFirst(tx, companyId, request);
  const ids = firstMatches.slice(offset, offset + limit);
  if (firstMatches.length > cap && ids.length === limit) return { ids, total: cap, isCapped: true };
  if (ids.length < limit) return findAll(tx, companyId, request);
  const total = await countUpToCap(tx, companyId, request.filters);
  return { ids, total: Math.min(total, cap), isCapped: total > cap };
}

/** An address prefix of this length is unlikely to occur inside many other values. */
const longWord = 6;

/** Whether the search contains a mailbox or a prefix of few addresses. A heuristic for speed; the result does not depend on it. */
async function looksLikeFew(tx: Tx, companyId: string, { searchText }: PeopleFilters): Promise<boolean> {
  const words = searchWords(searchText);
  if (words.some((word) => mailboxOf(word) !== undefined)) return true;
  const word = words.find((one) => one.length >= longWord);
  if (word === undefined) return false;
  const beginning = sql`SELECT 1 FROM people u WHERE u.company_id = ${companyId} AND u.email >= ${word} AND u.email < ${`${word}\u{10FFFF}`} LIMIT ${few + 1}`;
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM (${beginning}) s`);
  return n > 0 && n <= few;
}

/** IDs of matches within the first `rows` of the sort order, at most as many as the page or the total needs. */
export async function lookAtFirst(
  tx: Tx,
  companyId: string,
  { filters, order, offset, limit }: ListRequest,
  rows = firstLook,
  how: LookUp = 'person after person',
): Promise<string[]> {
  const first = sql`SELECT u.*, row_number() OVER (${orderBy(order)}) AS place FROM people u
    WHERE ${indexedWhere(companyId, filters)} ${orderBy(order)} LIMIT ${rows}`;
  const matching = sql`SELECT u.id, u.place FROM (${first}) u WHERE ${allOf(otherConditions(filters, how))}
    ORDER BY u.place LIMIT ${Math.max(cap + 1, offset + limit)}`;
  const { ids } = await oneRow<{ ids: string[] }>(
    tx,
    sql`SELECT coalesce(array_agg(f.id ORDER BY f.place), '{}') AS ids FROM (${matching}) f`,
  );
  return ids;
}

async function findAll(tx: Tx, companyId: string, request: ListRequest): Promise<FoundPage> {
  const { ids, total } = await gatherAll(tx, companyId, request);
  return { ids, total: Math.min(total, cap), isCapped: total > cap };
}

/** Collects all matches, then the page, with the exact total. With `most` it stops after `most` + 1 matches; a larger total then means that
 * the result is incomplete.
 */
export function gatherAll(tx: Tx, companyId: string, request: ListRequest, most?: number): Promise<FoundPage> {
  const stop = most === undefined ? sql`` : sql`LIMIT ${most + 1}`;
  return gatherFrom(tx, sql`people u WHERE ${peopleWhere(companyId, request.filters)} ${stop}`, request);
}

/** The same for a FROM and WHERE over `people u`. Materialized, so that the planner does not walk the entire order because of the LIMIT. */
export async function gatherFrom(tx: Tx, from: SQL, { order, offset, limit }: ListRequest): Promise<FoundPage> {
  const direction = sql.raw(order.direction);
  const page = await oneRow<{ ids: string[]; total: number }>(
    tx,
    sql`WITH hits AS MATERIALIZED (SELECT u.id, ${orderColumn(order.field)} AS value FROM ${from}),
      page AS (SELECT h.id, row_number() OVER () AS place FROM
        (SELECT id FROM hits ORDER BY value ${direction}, id ${direction} LIMIT ${limit} OFFSET ${offset}) h)
    SELECT coalesce((SELECT array_agg(id ORDER BY place) FROM page), '{}') AS ids, (SELECT count(*)::int FROM hits) AS total`,
  );
  return { ...page, isCapped: false };
}

async function countUpToCap(tx: Tx, companyId: string, filters: PeopleFilters): Promise<number> {
  const where = allOf([indexedWhere(companyId, filters), ...otherConditions(filters, 'person after person')]);
  const some = sql`SELECT 1 FROM people u WHERE ${where} LIMIT ${cap + 1}`;
  return (await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM (${some}) s`)).n;
}
