import { sql } from 'drizzle-orm';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

/** Our own company and its language; undefined on an installation without one. */
export async function findHouse(tx: Tx): Promise<{ id: string; lang: string } | undefined> {
  const [house] = await rows<{ id: string; lang: string }>(tx, sql`SELECT id, lang FROM heed_house()`);
  return house;
}
