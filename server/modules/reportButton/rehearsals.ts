import { sql } from 'drizzle-orm';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { ReportWay } from '../simulationTruth/public.ts';

interface Reported {
  companyId: string;
  keys: readonly Buffer[];
  from: string;
  at: Date;
  way: ReportWay;
}

/**
 * An admin who tries a simulation on themselves can report it, too, and sees that it was recognised. Returns whether a rehearsal of theirs has
 * one of these keys, also one that they had reported.
 */
export async function reportRehearsals(tx: Tx, { companyId, keys, from, at, way }: Reported): Promise<boolean> {
  const own = sql`FROM simulation_rehearsals r
      WHERE r.company_id = ${companyId} AND r.key = ANY(${sql.param([...keys])}::bytea[]) AND lower(r.email) = ${from}`;
  await run(
    tx,
    sql`INSERT INTO simulation_rehearsal_events (company_id, rehearsal_id, kind, method, at, signals)
      SELECT r.company_id, r.id, 'report', ${way}, greatest(r.created_at, ${at}::timestamptz), 0 ${own}
        AND NOT EXISTS (SELECT FROM simulation_rehearsal_events e WHERE e.rehearsal_id = r.id AND e.kind = 'report')`,
  );
  return (await rows(tx, sql`SELECT 1 ${own}`)).length > 0;
}
