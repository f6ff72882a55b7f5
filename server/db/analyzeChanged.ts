import { sql } from 'drizzle-orm';
import { rows, run as execute } from './rows.ts';
import type { Tx } from './tx.ts';

/**
 * Updates the statistics of tables with many changes, by the rule of PostgreSQL's autovacuum, which the embedded database does not have.
 * Otherwise its planner assumes that a table is empty into which a directory or an import has just written thousands of rows.
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
