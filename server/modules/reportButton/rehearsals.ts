import { sql } from 'drizzle-orm';
import { run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

interface Reported {
  companyId: string;
  keys: readonly Buffer[];
  from: string;
  at: Date;
}

/** An admin who tries a simulation on themselves can report it, too, and sees that it was recognised. */
export async function reportRehearsals(tx: Tx, { companyId, keys, from, at }: Reported): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO simulation_rehearsal_events (company_id, rehearsal_id, kind, method, at, signals)
      SELECT r.company_id, r.id, 'report', 'MAIL', greatest(r.created_at, ${at}::timestamptz), 0 FROM simulation_rehearsals r
      WHERE r.company_id = ${companyId} AND r.key = ANY(${sql.param([...keys])}::bytea[]) AND lower(r.email) = ${from}
        AND NOT EXISTS (SELECT FROM simulation_rehearsal_events e WHERE e.rehearsal_id = r.id AND e.kind = 'report')`,
  );
}
