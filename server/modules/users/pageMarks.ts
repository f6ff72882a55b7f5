import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { now } from '../../clock.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { comesAfter, comesAfterRow, type Mark, orderBy, orderColumn, type PeopleOrder } from './usersOrder.ts';

/** Rows between two remembered places. */
export const markEvery = 5000;

/** In this order nobody moves without a counter moving too; in the others somebody may, so their marks are soon forgotten. */
const settled = new Set<PeopleOrder['field']>(['created_at']);
const othersKeepMs = 60_000;

interface Remembered {
  version: string;
  madeAt: number;
  /** `marks[i]` is the last row of the first `(i + 1) * markEvery`. */
  marks: Mark[];
}
const remembered = new LRUCache<string, Remembered>({ max: 500 });

interface MarkedList {
  /** Company, filters and order: what the marks belong to. */
  key: string;
  /** See PeopleTotals. */
  version: string;
  where: SQL;
  order: PeopleOrder;
}

/**
 * Somewhere to start from instead of walking over `offset` rows: a mark and the number of rows still to be skipped after it.
 * Walking there once leaves marks all along the way, so that a jump into the middle of a million people is slow only once.
 */
export async function startNear(tx: Tx, list: MarkedList, offset: number): Promise<{ mark: Mark | undefined; skip: number }> {
  const wanted = Math.floor(offset / markEvery);
  const marks = await marksUpTo(tx, list, wanted);
  const nearest = Math.min(wanted, marks.length);
  return { mark: marks[nearest - 1], skip: offset - nearest * markEvery };
}

async function marksUpTo(tx: Tx, list: MarkedList, wanted: number): Promise<readonly Mark[]> {
  const known = remembered.get(list.key);
  const keep = settled.has(list.order.field) ? Infinity : othersKeepMs;
  const isGood = known?.version === list.version && Math.abs(now().getTime() - known.madeAt) < keep;
  const kept = isGood ? known : { version: list.version, madeAt: now().getTime(), marks: [] };
  if (kept.marks.length >= wanted) return kept.marks;
  const found = await walk(tx, list, kept.marks.at(-1), wanted - kept.marks.length);
  const marks = [...kept.marks, ...found];
  remembered.set(list.key, { ...kept, marks });
  return marks;
}

/** Goes on from the last mark in steps, each over the index alone. */
function walk(tx: Tx, { where, order }: MarkedList, from: Mark | undefined, steps: number): Promise<Mark[]> {
  const value = orderColumn(order.field);
  const step = (after: SQL): SQL =>
    sql`SELECT ${value} AS value, u.id FROM people u WHERE ${where}${after} ${orderBy(order)} LIMIT 1 OFFSET ${markEvery - 1}`;
  const first = step(from ? sql` AND ${comesAfter(order, from)}` : sql``);
  const next = step(sql` AND ${comesAfterRow(order, 'w')}`);
  return rows<Mark>(
    tx,
    sql`WITH RECURSIVE walked AS (
      SELECT 1 AS n, f.value, f.id FROM (${first}) f
      UNION ALL SELECT w.n + 1, s.value, s.id FROM walked w CROSS JOIN LATERAL (${next}) s WHERE w.n < ${steps})
    SELECT value::text AS value, id FROM walked ORDER BY n`,
  );
}
