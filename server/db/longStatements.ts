import { sql } from 'drizzle-orm';
import { rows } from './rows.ts';
import { allowSilence, statementMs } from './silence.ts';
import type { Tx } from './tx.ts';

/** For a statement over everyone at once, until the transaction ends; the usual limit is meant for pages. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  allowSilence(tx.$client, statementMs.long);
  await rows(tx, sql`SELECT set_config('statement_timeout', ${String(statementMs.long)}, true)`);
}
