import { type SQL, sql } from 'drizzle-orm';
import { rows } from './rows.ts';
import { allowSilence, isWatched, statementMs } from './silence.ts';
import type { Tx } from './tx.ts';

/**
 * Makes PostgreSQL cancel the statement when its client has disconnected. Otherwise the statement of a killed process would run to its end
 * and keep its locks. Not supported on Windows.
 */
const endsWithItsClient: SQL = sql`, CASE WHEN version() !~* 'visual|mingw|windows' THEN set_config('client_connection_check_interval', '5s', true) END`;

/** Raises the statement timeout until the transaction ends, for statements over many rows. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  allowSilence(tx.$client, statementMs.long);
  const more = isWatched(tx.$client) ? endsWithItsClient : sql``;
  await rows(tx, sql`SELECT set_config('statement_timeout', ${String(statementMs.long)}, true) ${more}`);
}
