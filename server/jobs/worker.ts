import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { ownerTx, type Tx } from '../db/tx.ts';
import { claim } from './claims.ts';
import { complete, fail, hold, letGo, renew, take, type Taken } from './jobTable.ts';
import type { JobName, JobPayloads } from './names.ts';

/** Runs a transaction as owner of the tables. */
export type RunTx = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Does jobs of one kind; those that waited together come together. `run` is a transaction that writes only while the jobs are
 * this process' own: who was frozen and has lost them to another gets ClaimLost. A thrown error means: all of them again, later.
 * What is given back is kept beside a job that came alone: numbers by company.
 */
export type JobHandler<N extends JobName> = (payloads: JobPayloads[N][], run: RunTx) => Promise<Record<string, number> | void>;

/** Somebody else does the work meanwhile. */
export class ClaimLost extends Error {
  override name = 'ClaimLost';
}

export interface Worker {
  /** There is something to do before the next poll. */
  wake(): void;
  /** Takes no more; gives what is being done, which ends by itself. */
  stop(): Promise<void>;
  /** Gives up what is still being done, so that the next process need not wait for it. */
  letGo(): Promise<void>;
}

interface Options {
  db: Database;
  log: FastifyBaseLogger;
  pollMs: number;
}

const batchSize = 50;

/** A transaction that begins by making sure that the jobs are still ours, and keeps them from others until it ends. */
const runWhile =
  (db: Database, taken: Taken): RunTx =>
  (work) =>
    ownerTx(db, async (tx) => {
      if (!(await hold(tx.$client, taken))) throw new ClaimLost('another process has taken this work');
      return work(tx);
    });

/** Does jobs of one kind until it is stopped, whether or not the database is there all the time. */
export function startJobWorker<N extends JobName>(name: N, handler: JobHandler<N>, { db, log, pollMs }: Options): Worker {
  let stopping = false;
  let isWoken = false;
  let endPause = () => {};
  let isAway = false;
  let current: Taken<N> | undefined;

  const pause = () =>
    new Promise<void>((resolve) => {
      if (isWoken || stopping) return resolve();
      const timer = setTimeout(resolve, pollMs);
      endPause = () => (clearTimeout(timer), resolve());
      return undefined;
    });

  /** Silence and errors of the database are the same here: nothing to do now. */
  async function takeSome(): Promise<Taken<N> | undefined> {
    try {
      const taken = await take(db.pool, name, batchSize);
      if (isAway) log.info({ job: name }, 'background work goes on');
      isAway = false;
      return taken;
    } catch (error) {
      if (!isAway && !stopping) log.warn({ err: error, job: name }, 'background work waits for the database');
      isAway = true;
      return undefined;
    }
  }

  async function perform(taken: Taken<N>): Promise<void> {
    const timer = setInterval(() => {
      renew(db.pool, taken).catch((error: unknown) => log.warn({ err: error, job: name }, 'a claim could not be renewed'));
    }, claim.renewedEverySeconds * 1000);
    try {
      const output = await handler(taken.payloads, runWhile(db, taken));
      await complete(db.pool, taken, taken.ids.length === 1 ? (output ?? null) : null);
    } catch (error) {
      log.warn({ err: error, job: name, tries: taken.counts }, 'background work failed and comes again');
      const message = error instanceof Error ? error.name : 'error';
      await fail(db.pool, taken, { message });
    } finally {
      clearInterval(timer);
    }
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      isWoken = false;
      current = await takeSome();
      if (current) {
        // Where even this cannot be written, the claim ends and the job comes again.
        await perform(current).catch((error: unknown) => log.warn({ err: error, job: name }, 'a job could not be put down'));
        current = undefined;
      } else await pause();
    }
  }
  const ended = loop();

  return {
    wake() {
      isWoken = true;
      endPause();
    },
    stop() {
      stopping = true;
      endPause();
      return ended;
    },
    async letGo() {
      if (current) await letGo(db.pool, current);
    },
  };
}
