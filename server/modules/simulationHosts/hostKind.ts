import { sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/rows.ts';
import { ownerTx } from '../../db/tx.ts';

/**
 * What a name that companies brought along has: the panel, or the pages of simulations and nothing else. Null if it is nobody’s. A name
 * that its company gave up has these pages for as long as links count that were sent with it.
 */
export async function hostKind(db: Database, name: string): Promise<'panel' | 'simulations' | null> {
  const { kind } = await ownerTx(db, (tx) =>
    oneRow<{ kind: 'panel' | 'simulations' | null }>(
      tx,
      sql`SELECT coalesce(
          (SELECT CASE h.type WHEN 'web' THEN 'simulations' ELSE 'panel' END FROM branded_hosts h WHERE h.host = ${name}),
          (SELECT 'simulations' FROM simulation_link_hosts l JOIN simulation_rounds r ON r.id = l.round_id
            WHERE l.host = ${name} AND r.counts_until > ${now()} LIMIT 1)) AS kind`,
    ),
  );
  return kind;
}
