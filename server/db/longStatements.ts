import { sql } from 'drizzle-orm';
import { rows } from './rows.ts';
import type { Tx } from './tx.ts';

const longestMs = 900_000;

/** For a statement over everyone at once; the usual limit is meant for pages. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await rows(tx, sql`SELECT set_config('statement_timeout', ${String(longestMs)}, true)`);
}
