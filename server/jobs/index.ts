import type { Tx } from '../db/tx.ts';
import type { JobName, JobPayloads } from './names.ts';

export interface Jobs {
  /** Queues a job inside the caller's transaction: it exists if and only if the transaction commits. */
  send<N extends JobName>(tx: Tx, name: N, data: JobPayloads[N]): Promise<void>;
  /** Finishes what is running, then takes no more. */
  stop(): Promise<void>;
}
