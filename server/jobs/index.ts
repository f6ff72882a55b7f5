import PgBoss from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/tx.ts';
import { claim } from './claims.ts';
import { putBack } from './jobTable.ts';
import { minuteSlot, runClock } from './minuteClock.ts';
import { type JobName, jobNames, type JobPayloads } from './names.ts';
import { noteJobSent, onJobSent, sendJob } from './send.ts';
import { type JobHandler, startJobWorker, type Worker } from './worker.ts';

export type { JobName, JobPayloads } from './names.ts';
export type JobHandlers = { [N in JobName]: JobHandler<N> };

export interface Jobs {
  /** Queues a job inside the caller's transaction: it exists if and only if the transaction commits. */
  send<N extends JobName>(tx: Tx, name: N, data: JobPayloads[N]): Promise<void>;
  /** Begins to do jobs, and to send the clock's job: at once, for what became due while nobody was there, then every minute. */
  work(handlers: JobHandlers): Promise<void>;
  /** Sends the clock's job unless some node has in this minute; tells whether it did and somebody here heard it. */
  tick(): Promise<boolean>;
  /** Takes no more jobs and waits for those that run, 8 s at most; what did not finish is done again by the next one. */
  stop(): Promise<void>;
}

/** The embedded database has one connection, and whoever sends on this node wakes the worker anyway. */
const pollSeconds = { pglite: 10, postgres: 2 } as const;
const stopWithinMs = 8000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What requests need to send jobs, no more; the owner of the tables does the rest. */
const grants = `GRANT USAGE ON SCHEMA pgboss TO heed_app;
  GRANT SELECT, INSERT ON pgboss.job TO heed_app;
  GRANT SELECT ON pgboss.queue TO heed_app`;

/**
 * Background work over the same database; makes its tables when they are missing. Nothing runs before `work`. pg-boss keeps the
 * tables and writes jobs; taking them is ours, since a claim of its own cannot be renewed.
 */
export async function openJobs(db: Database, log: FastifyBaseLogger): Promise<Jobs> {
  let open = true;
  let busy = 0;
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
    }
  };
  const executeSql = async (text: string, values?: unknown[]): Promise<{ rows: unknown[] }> => {
    if (!open) return { rows: [] };
    return counted(() => (values?.length ? db.pool.query(text, values) : db.pool.query(text)));
  };
  const boss = new PgBoss({ db: { executeSql }, schedule: false });
  boss.on('error', (error) => log.error({ err: error }, 'background work failed'));
  await boss.start();
  for (const name of jobNames) await boss.createQueue(name);
  await db.pool.query(grants);
  const endings: (() => void)[] = [];
  const workers: Worker[] = [];

  function workOn<N extends JobName>(name: N, handler: JobHandler<N>): void {
    const worker = startJobWorker(name, handler, { db, log, pollMs: pollSeconds[db.kind] * 1000 });
    workers.push(worker);
    endings.push(onJobSent(name, worker.wake));
  }

  /** The embedded database belongs to one process, so what is left there is of one that is gone. */
  async function takeUp(whose: 'ended' | 'all'): Promise<void> {
    for (const name of await counted(() => putBack(db.pool, whose))) noteJobSent(name);
  }

  function lookForLeftWork(): void {
    const timer = setInterval(() => {
      takeUp('ended').catch((error: unknown) => log.warn({ err: error }, 'could not look for work that was left'));
    }, claim.lookedForEverySeconds * 1000);
    endings.push(() => clearInterval(timer));
  }

  /** Not repeated when it fails: the next one does what it left. */
  async function sendTick(slot: Partial<typeof minuteSlot>): Promise<boolean> {
    const id = await counted(() => boss.send('campaigns.tick', {}, { retryLimit: 0, ...slot }));
    return id !== null && noteJobSent('campaigns.tick');
  }

  return {
    send: sendJob,
    tick: () => sendTick(minuteSlot),
    async work(handlers) {
      await takeUp(db.kind === 'pglite' ? 'all' : 'ended');
      lookForLeftWork();
      for (const name of jobNames) workOn(name, handlers[name] as JobHandler<JobName>);
      endings.push(await runClock({ now: () => sendTick({}), minute: () => sendTick(minuteSlot) }, log));
    },
    async stop() {
      if (!open) return;
      for (const end of endings) end();
      const deadline = Date.now() + stopWithinMs;
      const done = Promise.all(workers.map((worker) => worker.stop()));
      await boss.stop({ close: false, graceful: true, timeout: stopWithinMs });
      await Promise.race([done, pause(deadline - Date.now())]);
      await Promise.allSettled(workers.map((worker) => worker.letGo()));
      while (busy > 0 && Date.now() < deadline) await pause(20);
      open = false;
    },
  };
}
