import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { ownerTx } from '../db/tx.ts';
import { claim } from '../jobs/claims.ts';
import { sendJob } from '../jobs/send.ts';
import { isMailLeft, mailQueue } from './claimMails.ts';
import { voidAllClaims } from './claims.ts';
import { mailDelivery } from './queueMail.ts';

/**
 * Sends a delivery job when there is due or abandoned mail without one: now, and then every few seconds. Start it before this
 * process claims mail, because the claims in an embedded database then belong to the previous process. Returns the function that
 * stops it.
 */
export async function watchMail({ db, log }: { db: Database; log: FastifyBaseLogger }): Promise<() => void> {
  const look = async () => {
    try {
      if (await isMailLeft(db)) await ownerTx(db, (tx) => sendJob(tx, mailDelivery, {}));
    } catch (error) {
      db.awayAt = Date.now();
      log.warn({ err: error }, 'waiting mail could not be looked for');
    }
  };
  if (db.kind === 'pglite') await voidAllClaims(db, mailQueue);
  await look();
  const timer = setInterval(() => void look(), claim.lookedForEverySeconds * 1000);
  timer.unref();
  return () => clearInterval(timer);
}
