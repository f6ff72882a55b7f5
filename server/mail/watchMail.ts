import { ownerTx } from '../db/tx.ts';
import { claim } from '../jobs/claims.ts';
import { sendJob } from '../jobs/send.ts';
import type { Services } from '../services.ts';
import { isMailLeft, letGoOfAll } from './claims.ts';

/**
 * Mail that waits for its time, or whose process is gone, has no job of its own: looks for it at once and then now and then, and
 * sends one. Begins before this process takes mail, since what an embedded database shows as taken is of the process before.
 * Gives the function that ends it.
 */
export async function watchMail({ db, log }: Pick<Services, 'db' | 'log'>): Promise<() => void> {
  const look = async () => {
    try {
      if (await isMailLeft(db)) await ownerTx(db, (tx) => sendJob(tx, 'mail.deliver', {}));
    } catch (error) {
      log.warn({ err: error }, 'waiting mail could not be looked for');
    }
  };
  if (db.kind === 'pglite') await letGoOfAll(db);
  await look();
  const timer = setInterval(() => void look(), claim.lookedForEverySeconds * 1000);
  timer.unref();
  return () => clearInterval(timer);
}
