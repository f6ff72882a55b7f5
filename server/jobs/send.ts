import { EventEmitter } from 'node:events';
import PgBoss from 'pg-boss';
import { afterCommit, type Tx } from '../db/tx.ts';
import type { Job } from './job.ts';

const noConnection = { executeSql: () => Promise.reject(new Error('a job is sent inside a transaction')) };
/** Never started; only used to insert jobs. */
const writer = new PgBoss({ db: noConnection });
const retries = { retryLimit: 10, retryDelay: 5, retryBackoff: true };

const committed = new EventEmitter();

/** Calls the listener when this process has queued a job of that name, so that its worker does not wait for the next poll. Returns the unsubscribe function. */
export function onJobSent(name: string, listener: () => void): () => void {
  committed.on(name, listener);
  return () => committed.off(name, listener);
}

/** Wakes this process's worker for a job that was not queued by `sendJob`. False if there is no such worker. */
export const wakeWorker = (name: string): boolean => committed.emit(name);

/**
 * Queues a job in the caller's transaction: the job exists if and only if the transaction commits. It runs at once, or `afterSeconds`
 * later.
 */
export async function sendJob<Payload extends object>(
  tx: Tx,
  { name }: Job<Payload>,
  data: Payload,
  { afterSeconds = 0 } = {},
): Promise<void> {
  const db = { executeSql: (text: string, values: unknown[]) => tx.$client.query(text, values) };
  const id = await writer.send(name, data, { ...retries, startAfter: afterSeconds, db });
  if (id === null) throw new Error(`The job ${name} was not queued; does its queue exist?`);
  afterCommit(tx, () => committed.emit(name));
}
