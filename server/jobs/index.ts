import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Database } from '../db/database.ts';
import { claim } from './claims.ts';
import type { HandledJob, Job } from './job.ts';
import { requeueAbandoned } from './jobTable.ts';
import { clockTick, minuteSlot, runClock } from './minuteClock.ts';
import { onJobSent, wakeWorker } from './send.ts';
import { startJobWorker, type Worker } from './worker.ts';

export interface Jobs {
  /** Starts a worker for each job, and the clock. */
  work(handlers: readonly HandledJob[]): Promise<void>;
  /** Sends the clock's job unless a node already has in this minute. True if it was sent and a worker of this process woke up. */
  tick(): Promise<boolean>;
  /** Claims no more jobs and waits up to 8 s for running ones; the next process retries the rest. */
  stop(): Promise<void>;
}

/** With one connection polling is expensive, and every job of the embedded database is sent by this process, which wakes the worker. */
const pollSeconds = { pglite: 10, postgres: 2 } as const;
const stopWithinMs = 8000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What requests need to send jobs. Workers run as owner of the tables. */
const grants = `GRANT USAGE ON SCHEMA pgboss TO heed_app;
  GRANT SELECT, INSERT ON pgboss.job TO heed_app;
  GRANT SELECT ON pgboss.queue TO heed_app`;

/**
 * Background jobs in our database. Creates pg-boss's tables and a queue for each job. Nothing runs before `work`. pg-boss keeps the
 * tables and inserts jobs; claiming is ours (`jobTable.ts`), because pg-boss cannot renew a claim.
 */
export async function openJobs(db: Database, log: FastifyBaseLogger, jobs: readonly Job[]): Promise<Jobs> {
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
  for (const { name } of jobs) await boss.createQueue(name);
  await db.pool.query(grants);
  const endings: (() => void)[] = [];
  const workers: Worker[] = [];

  function startWorker(handler: HandledJob): void {
    const worker = startJobWorker(handler, { db, log, pollMs: pollSeconds[db.kind] * 1000 });
    workers.push(worker);
    endings.push(onJobSent(handler.job.name, worker.wake));
  }

  async function requeue(which: 'expired' | 'all'): Promise<void> {
    for (const name of await counted(() => requeueAbandoned(db.pool, which))) wakeWorker(name);
  }

  function watchForAbandoned(): void {
    const timer = setInterval(() => {
      requeue('expired').catch((error: unknown) => log.warn({ err: error }, 'could not look for work that was left'));
    }, claim.lookedForEverySeconds * 1000);
    endings.push(() => clearInterval(timer));
  }

  /** No retries: the next tick does all work that this one left. */
  async function sendTick(slot: Partial<typeof minuteSlot>): Promise<boolean> {
    const id = await counted(() => boss.send(clockTick.name, {}, { retryLimit: 0, ...slot }));
    return id !== null && wakeWorker(clockTick.name);
  }

  return {
    tick: () => sendTick(minuteSlot),
    async work(handlers) {
      // Only one process uses an embedded database, so whatever is claimed there was left by a process that died.
      await requeue(db.kind === 'pglite' ? 'all' : 'expired');
      watchForAbandoned();
      for (const handler of handlers) startWorker(handler);
      endings.push(await runClock({ now: () => sendTick({}), minute: () => sendTick(minuteSlot) }, log));
    },
    async stop() {
      if (!open) return;
      for (const end of endings) end();
      const deadline = Date.now() + stopWithinMs;
      const done = Promise.all(workers.map((worker) => worker.stop()));
      await boss.stop({ close: false, graceful: true, timeout: stopWithinMs });
      await Promise.race([done, pause(deadline - Date.now())]);
      await Promise.allSettled(workers.map((worker) => worker.release()));
      while (busy > 0 && Date.now() < deadline) await pause(20);
      open = false;
    },
  };
}
