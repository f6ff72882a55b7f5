import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { ownerTx } from '../db/tx.ts';
import { claim } from '../jobs/claims.ts';
import type { Job } from '../jobs/job.ts';
import { sendJob } from '../jobs/send.ts';
import { type ClaimedTable, voidAllClaims } from './claims.ts';

/** A queue of mail that a job delivers. */
export interface WatchedQueue {
  queue: ClaimedTable;
  job: Job;
  /** Whether there is mail that no job will take: due, or left behind by a process that ended. */
  isMailLeft(db: Database): Promise<boolean>;
}

/**
 * Sends a delivery job when there is due or abandoned mail without one: now, and then every few seconds. Start it before this
 * process claims mail, because the claims in an embedded database then belong to the previous process. Returns the function that
 * stops it.
 */
export async function watchQueue(
  { db, log }: { db: Database; log: FastifyBaseLogger },
  { queue, job, isMailLeft }: WatchedQueue,
): Promise<() => void> {
  const look = async () => {
    try {
      if (await isMailLeft(db)) await ownerTx(db, (tx) => sendJob(tx, job, {}));
    } catch (error) {
      db.awayAt = Date.now();
      log.warn({ err: error }, `waiting mail of ${queue.table} could not be looked for`);
    }
  };
  if (db.kind === 'pglite') await voidAllClaims(db, queue);
  await look();
  const timer = setInterval(() => void look(), claim.lookedForEverySeconds * 1000);
  timer.unref();
  return () => clearInterval(timer);
}
