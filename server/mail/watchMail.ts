import { ownerTx } from '../db/tx.ts';
import { claim } from '../jobs/claims.ts';
import { sendJob } from '../jobs/send.ts';
import type { Services } from '../services.ts';
import { isMailLeft } from './claims.ts';

/**
 * Mail that waits for its time, or whose process is gone, has no job of its own: looks for it now and then and sends one.
 * Gives the function that ends it.
 */
export function watchMail({ db, log }: Pick<Services, 'db' | 'log'>): () => void {
  const look = async () => {
    if (await isMailLeft(db)) await ownerTx(db, (tx) => sendJob(tx, 'mail.deliver', {}));
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'waiting mail could not be looked for'));
  }, claim.renewedEverySeconds * 1000);
  timer.unref();
  return () => clearInterval(timer);
}
