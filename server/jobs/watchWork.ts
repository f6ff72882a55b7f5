import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { ownerTx } from '../db/tx.ts';
import { claim } from './claims.ts';
import type { Job } from './job.ts';
import { sendJob } from './send.ts';

/** Work that a table says is due. */
export interface WatchedWork {
  job: Job;
  /** Whether there is some that no job will take. */
  isDue(db: Database): Promise<boolean>;
}

/** Sends a job when its work is due without one: now, and then every few seconds. Returns the function that stops it. */
export async function watchWork(
  { db, log }: { db: Database; log: FastifyBaseLogger },
  { job, isDue }: WatchedWork,
): Promise<() => void> {
  const look = async () => {
    try {
      if (await isDue(db)) await ownerTx(db, (tx) => sendJob(tx, job, {}));
    } catch (error) {
      db.awayAt = Date.now();
      log.warn({ err: error }, `work of ${job.name} could not be looked for`);
    }
  };
  await look();
  const timer = setInterval(() => void look(), claim.lookedForEverySeconds * 1000);
  timer.unref();
  return () => clearInterval(timer);
}
