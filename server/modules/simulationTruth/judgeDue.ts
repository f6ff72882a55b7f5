import { now } from '../../clock.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import type { RunTx } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { judgeMessages, type StoredStory } from './judgeMessages.ts';
import { lockReady } from './waiting.ts';

/** Handles the job `judgeSimulations`, in batches with a transaction each. */
export async function judgeDue({ db }: Pick<Services, 'db'>, run: RunTx = (work) => ownerTx(db, work)): Promise<void> {
  while ((await run(judgeBatch)) > 0);
}

/** Returns the number of messages. */
async function judgeBatch(tx: Tx): Promise<number> {
  await allowLongStatements(tx);
  const ids = await lockReady(tx, now());
  if (ids.length > 0) await judgeMessages(tx, ids, { isDue: () => true, counts: hasNews });
  return ids.length;
}

/**
 * Whether something waits that counts. A late event alone changes no figure, and the events behind the figures of an old message may have
 * been deleted meanwhile (`forgetEvents.ts`): counted again, they would be lost.
 */
const hasNews = ({ events }: StoredStory) => events.some((event) => event.class === null && !event.isLate);
