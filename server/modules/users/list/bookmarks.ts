import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { now } from '../../../clock.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { comesAfter, comesAfterRow, type Bookmark, orderBy, orderColumn, type PeopleOrder } from './order.ts';

/** Rows between two bookmarks. */
const distances = { walked: 1000, joined: 1000 } as const;

/** In these orders rows only move if a counter changes. In others people can move at any time, so bookmarks expire soon. */
const stableOrders = new Set<PeopleOrder['field']>(['created_at']);
const otherOrdersKeepMs = 60_000;

interface CachedBookmarks {
  version: string;
  madeAt: number;
  /** `bookmarks[i]` is row number `(i + 1) * distance`. */
  bookmarks: Bookmark[];
  /** By row number: where pages begin that were read lately. */
  pages: LRUCache<number, Bookmark>;
}
const cache = new LRUCache<string, CachedBookmarks>({ max: 200 });
const pagesKept = 200;

interface BookmarkedList {
  /** Cache key: company, filters and order. */
  key: string;
  /** See PeopleTotals. */
  version: string;
  where: SQL;
  order: PeopleOrder;
  /** `joined` if people are also filtered by membership, which the index does not contain. */
  way: keyof typeof distances;
}

/** Whether OFFSET alone is fast enough. */
const isNearStart = ({ way }: Pick<BookmarkedList, 'way'>, offset: number): boolean => offset < 2 * distances[way];

/**
 * A bookmark (keyset) to start from, and the number of rows to skip after it, instead of an OFFSET over all rows. The first walk leaves
 * bookmarks along the way, so that a jump into the middle of a million people is slow only once.
 */
export async function nearestBookmark(
  tx: Tx,
  list: BookmarkedList,
  offset: number,
): Promise<{ bookmark: Bookmark | undefined; skip: number }> {
  if (isNearStart(list, offset)) return { bookmark: undefined, skip: offset };
  const distance = distances[list.way];
  const count = Math.floor(offset / distance);
  const bookmarks = await bookmarksUpTo(tx, list, count);
  const reached = Math.min(count, bookmarks.length);
  return { bookmark: bookmarks[reached - 1], skip: offset - reached * distance };
}

/** The row before row number `offset`, which a page begins after, for `offset` > 0. Undefined beyond the end. */
export async function bookmarkBefore(tx: Tx, list: BookmarkedList, offset: number): Promise<Bookmark | undefined> {
  const known = cached(list).pages.get(offset);
  if (known) return known;
  const { bookmark, skip } = await nearestBookmark(tx, list, offset);
  if (skip === 0) return bookmark;
  const { where, order } = list;
  const after = bookmark ? sql` AND ${comesAfter(order, bookmark)}` : sql``;
  const [found] = await rows<Bookmark>(
    tx,
    sql`SELECT ${orderColumn(order.field)}::text AS value, u.id FROM people u WHERE ${where}${after} ${orderBy(order)} LIMIT 1 OFFSET ${skip - 1}`,
  );
  if (found) cached(list).pages.set(offset, found);
  return found;
}

/** What is known of this list, without what is out of date. */
function cached(list: BookmarkedList): CachedBookmarks {
  const known = cache.get(list.key);
  const maxAgeMs = stableOrders.has(list.order.field) ? Infinity : otherOrdersKeepMs;
  if (known?.version === list.version && Math.abs(now().getTime() - known.madeAt) < maxAgeMs) return known;
  const pages = new LRUCache<number, Bookmark>({ max: pagesKept });
  const made = { version: list.version, madeAt: now().getTime(), bookmarks: [], pages };
  cache.set(list.key, made);
  return made;
}

async function bookmarksUpTo(tx: Tx, list: BookmarkedList, count: number): Promise<readonly Bookmark[]> {
  const current = cached(list);
  if (current.bookmarks.length >= count) return current.bookmarks;
  const bookmarks =
    list.way === 'joined'
      ? await sort(tx, list)
      : [...current.bookmarks, ...(await walk(tx, list, current.bookmarks.at(-1), count - current.bookmarks.length))];
  cache.set(list.key, { ...current, bookmarks });
  return bookmarks;
}

/** Walks on from the last bookmark in steps, each an index-only scan. */
function walk(tx: Tx, { where, order, way }: BookmarkedList, from: Bookmark | undefined, steps: number): Promise<Bookmark[]> {
  const value = orderColumn(order.field);
  const step = (after: SQL): SQL =>
    sql`SELECT ${value} AS value, u.id FROM people u WHERE ${where}${after} ${orderBy(order)} LIMIT 1 OFFSET ${distances[way] - 1}`;
  const first = step(from ? sql` AND ${comesAfter(order, from)}` : sql``);
  const next = step(sql` AND ${comesAfterRow(order, 'w')}`);
  return rows<Bookmark>(
    tx,
    sql`WITH RECURSIVE walked AS (
      SELECT 1 AS n, f.value, f.id FROM (${first}) f
      UNION ALL SELECT w.n + 1, s.value, s.id FROM walked w CROSS JOIN LATERAL (${next}) s WHERE w.n < ${steps})
    SELECT value::text AS value, id FROM walked ORDER BY n`,
  );
}

/** Computes all bookmarks at once: one join and one sort are cheaper than a membership look-up per person. */
function sort(tx: Tx, { where, order, way }: BookmarkedList): Promise<Bookmark[]> {
  const numbered = sql`SELECT ${orderColumn(order.field)} AS value, u.id, row_number() OVER (${orderBy(order)}) AS n FROM people u WHERE ${where}`;
  return rows<Bookmark>(
    tx,
    sql`SELECT s.value::text AS value, s.id FROM (${numbered}) s WHERE s.n % ${distances[way]} = 0 ORDER BY s.n`,
  );
}
