import { type SQL, sql } from 'drizzle-orm';
import { rows } from './rows.ts';
import { allowSilence, isWatched, statementMs } from './silence.ts';
import type { Tx } from './tx.ts';

/**
 * PostgreSQL itself looks now and then whether anybody waits for the statement. What a killed process had begun would otherwise run
 * to its end, for nothing, and keep its work from the next process. On Windows it cannot.
 */
const endsWithItsClient: SQL = sql`, CASE WHEN version() !~* 'visual|mingw|windows' THEN set_config('client_connection_check_interval', '5s', true) END`;

/** For a statement over everyone at once, until the transaction ends; the usual limit is meant for pages. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  allowSilence(tx.$client, statementMs.long);
  const more = isWatched(tx.$client) ? endsWithItsClient : sql``;
  await rows(tx, sql`SELECT set_config('statement_timeout', ${String(statementMs.long)}, true) ${more}`);
}
