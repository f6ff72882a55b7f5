import { sql } from 'drizzle-orm';
import { now } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { defineJob } from '../../../jobs/job.ts';
import { type ClaimedTable, expired } from '../../../mail/claims.ts';

/** Sends the simulated mails that are due. */
export const sendSimulations = defineJob<object>('simulations.send');

/** Simulated mails wait in a table of their own: a launch for 100,000 people must not delay a password link. */
export const simulationQueue: ClaimedTable = { table: 'simulation_queue', key: 'message_id', isClaimed: 'claim_id IS NOT NULL' };

/**
 * Mails that a process had claimed when it ended wait again. Not the ones that were leaving: whether they arrived nobody knows, and they are
 * never sent again by themselves.
 */
export const releaseExpired = (tx: Tx, db: Database): Promise<number> =>
  run(
    tx,
    sql`UPDATE simulation_queue SET claim_id = NULL, claimed_at = NULL
      WHERE claim_id IS NOT NULL AND leaving_at IS NULL AND claimed_at < ${expired(db)}`,
  );

/** Whether there are mails that no job will take, or of which it is not recorded yet that they have left. */
export async function isSimulationLeft(db: Database): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    `SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM pgboss.job WHERE name = $3 AND state IN ('created', 'active')) AND (
      EXISTS (SELECT 1 FROM simulation_queue WHERE claim_id IS NULL AND due_at <= $1 AND not_after >= $1)
      OR EXISTS (SELECT 1 FROM simulation_queue WHERE claim_id IS NOT NULL AND (claimed_at < $2 OR accepted_at IS NOT NULL)))`,
    [now(), expired(db), sendSimulations.name],
  );
  return rowCount === 1;
}
