import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Job } from '../jobs/job.ts';
import { watchWork } from '../jobs/watchWork.ts';
import { type ClaimedTable, voidAllClaims } from './claims.ts';

/** A queue of mail that a job delivers. */
export interface WatchedQueue {
  queue: ClaimedTable;
  job: Job;
  /** Whether there is mail that no job will take: due, or left behind by a process that ended. */
  isMailLeft(db: Database): Promise<boolean>;
}

/**
 * Sends a delivery job when there is due or abandoned mail without one. Start it before this process claims mail, because the claims in an
 * embedded database then belong to the previous process. Returns the function that stops it.
 */
export async function watchQueue(
  services: { db: Database; log: FastifyBaseLogger },
  { queue, job, isMailLeft }: WatchedQueue,
): Promise<() => void> {
  if (services.db.kind === 'pglite') await voidAllClaims(services.db, queue);
  return watchWork(services, { job, isDue: isMailLeft });
}
