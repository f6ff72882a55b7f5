import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { now } from '../../../clock.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { comesAfter, comesAfterRow, type Bookmark, orderBy, orderColumn, type PeopleOrder } from './order.ts';

/** Rows between two remembered places. Fewer where each row found costs looking at several. */
const distances = { walked: 5000, joined: 1000 } as const;

/** In this order nobody moves without a counter moving too; in the others somebody may, so their marks are soon forgotten. */
const settled = new Set<PeopleOrder['field']>(['created_at']);
const othersKeepMs = 60_000;

interface Remembered {
  version: string;
  madeAt: number;
  /** `marks[i]` is the last row of the first `(i + 1) * distance`. */
  marks: Bookmark[];
}
const remembered = new LRUCache<string, Remembered>({ max: 500 });

interface MarkedList {
  /** Company, filters and order: what the marks belong to. */
  key: string;
  /** See PeopleTotals. */
  version: string;
  where: SQL;
  order: PeopleOrder;
  /** Whether people are also chosen by membership, which the order's index does not tell. */
  way: keyof typeof distances;
}

/** Up to here skipping rows is quick enough. */
export const isNear = ({ way }: Pick<MarkedList, 'way'>, offset: number): boolean => offset < 2 * distances[way];

/**
 * Somewhere to start from instead of walking over `offset` rows: a mark and the number of rows still to be skipped after it.
 * Walking there once leaves marks all along the way, so that a jump into the middle of a million people is slow only once.
 */
export async function nearestBookmark(
  tx: Tx,
  list: MarkedList,
  offset: number,
): Promise<{ mark: Bookmark | undefined; skip: number }> {
  const distance = distances[list.way];
  const wanted = Math.floor(offset / distance);
  const marks = await marksUpTo(tx, list, wanted);
  const nearest = Math.min(wanted, marks.length);
  return { mark: marks[nearest - 1], skip: offset - nearest * distance };
}

async function marksUpTo(tx: Tx, list: MarkedList, wanted: number): Promise<readonly Bookmark[]> {
  const known = remembered.get(list.key);
  const keep = settled.has(list.order.field) ? Infinity : othersKeepMs;
  const isGood = known?.version === list.version && Math.abs(now().getTime() - known.madeAt) < keep;
  const kept = isGood ? known : { version: list.version, madeAt: now().getTime(), marks: [] };
  if (kept.marks.length >= wanted) return kept.marks;
  const marks =
    list.way === 'joined'
      ? await sort(tx, list)
      : [...kept.marks, ...(await walk(tx, list, kept.marks.at(-1), wanted - kept.marks.length))];
  remembered.set(list.key, { ...kept, marks });
  return marks;
}

/** Goes on from the last mark in steps, each over the index alone. */
function walk(tx: Tx, { where, order, way }: MarkedList, from: Bookmark | undefined, steps: number): Promise<Bookmark[]> {
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

/** All marks at once: one join and one sort cost less than asking a million people one by one whether they belong. */
function sort(tx: Tx, { where, order, way }: MarkedList): Promise<Bookmark[]> {
  const numbered = sql`SELECT ${orderColumn(order.field)} AS value, u.id, row_number() OVER (${orderBy(order)}) AS n FROM people u WHERE ${where}`;
  return rows<Bookmark>(
    tx,
    sql`SELECT s.value::text AS value, s.id FROM (${numbered}) s WHERE s.n % ${distances[way]} = 0 ORDER BY s.n`,
  );
}
