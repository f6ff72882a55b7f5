import { sql } from 'drizzle-orm';
import { run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { trialHasEnded } from './plan.ts';

/** Marks companies whose trainings are suspended, where their admins see a notice, until another plan replaces the trial. */
export async function afterMoves(tx: Tx, suspended: readonly string[]): Promise<void> {
  if (suspended.length > 0)
    await run(
      tx,
      sql`UPDATE companies SET is_training_suspended = true WHERE id = ANY(${sql.param([...new Set(suspended)])}::uuid[])`,
    );
  await run(tx, sql`UPDATE companies o SET is_training_suspended = false WHERE o.is_training_suspended AND NOT ${trialHasEnded}`);
}
