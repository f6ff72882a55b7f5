import { sql } from 'drizzle-orm';
import { rows, run as execute } from './rows.ts';
import type { Tx } from './tx.ts';

/**
 * Reads anew the statistics of tables that have changed much, by the rule of PostgreSQL's autovacuum, which the embedded database does not
 * have: without them its planner takes a table for empty into which a directory or an import has just written thousands of rows.
 */
export async function analyzeChanged(run: (work: (tx: Tx) => Promise<void>) => Promise<void>): Promise<void> {
  await run(async (tx) => {
    const changed = await rows<{ name: string }>(
      tx,
      sql`SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
        WHERE n_mod_since_analyze > 50 + n_live_tup / 10 ORDER BY 1`,
    );
    if (changed.length > 0) await execute(tx, sql.raw(`ANALYZE ${changed.map(({ name }) => name).join(', ')}`));
  });
}
