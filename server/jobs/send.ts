import { EventEmitter } from 'node:events';
import PgBoss from 'pg-boss';
import { afterCommit, type Tx } from '../db/tx.ts';
import type { JobName, JobPayloads } from './names.ts';

const noConnection = { executeSql: () => Promise.reject(new Error('a job is sent inside a transaction')) };
/** Never started: it only knows how a job is written. */
const writer = new PgBoss({ db: noConnection });
const retries = { retryLimit: 10, retryDelay: 5, retryBackoff: true };

const committed = new EventEmitter();

/** Called when this process has written a job, so that a worker here need not wait for its next poll. Gives the function that ends it. */
export function onJobSent(name: JobName, listener: () => void): () => void {
  committed.on(name, listener);
  return () => committed.off(name, listener);
}

/** Wakes the worker of this process for a job that was written elsewhere than in a transaction of ours. */
export const noteJobSent = (name: JobName): boolean => committed.emit(name);

/** Queues a job inside the caller's transaction: it exists if and only if the transaction commits. */
export async function sendJob<N extends JobName>(tx: Tx, name: N, data: JobPayloads[N]): Promise<void> {
  const db = { executeSql: (text: string, values: unknown[]) => tx.$client.query(text, values) };
  const id = await writer.send(name, data, { ...retries, db });
  if (id === null) throw new Error(`The job ${name} was not taken; is its queue there?`);
  afterCommit(tx, () => committed.emit(name));
}
