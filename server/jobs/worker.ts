import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { ownerTx } from '../db/tx.ts';
import { claim } from './claims.ts';
import type { HandledJob, RunTx } from './job.ts';
import { type ClaimedJobs, claimJobs, completeJobs, failJobs, holdClaim, releaseJobs, renewClaim } from './jobTable.ts';

/** Another process has claimed the work. */
export class ClaimLost extends Error {
  override name = 'ClaimLost';
}

export interface Worker {
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Claims no more jobs; resolves when the current ones are done. */
  stop(): Promise<void>;
  /** Gives the current jobs back, so that the next process takes them at once. */
  release(): Promise<void>;
}

interface Options {
  db: Database;
  log: FastifyBaseLogger;
  pollMs: number;
}

const batchSize = 50;

/** Transactions that first check the claim and keep it until they end. */
const runWhileClaimed =
  (db: Database, claimed: ClaimedJobs): RunTx =>
  (work) =>
    ownerTx(db, async (tx) => {
      if (!(await holdClaim(tx.$client, claimed))) throw new ClaimLost('another process has taken this work');
      return work(tx);
    });

/** Handles jobs of one kind until it is stopped. Survives a database that is away for a while. */
export function startJobWorker({ job: { name }, handle }: HandledJob, { db, log, pollMs }: Options): Worker {
  let stopping = false;
  let isWoken = false;
  let endPause = () => {};
  let isAway = false;
  let current: ClaimedJobs | undefined;

  const pause = () =>
    new Promise<void>((resolve) => {
      if (isWoken || stopping) return resolve();
      const timer = setTimeout(resolve, pollMs);
      endPause = () => (clearTimeout(timer), resolve());
      return undefined;
    });

  /** Treats a database error like an empty queue; logs it once. */
  async function claimSome(): Promise<ClaimedJobs | undefined> {
    try {
      const claimed = await claimJobs(db.pool, name, batchSize);
      if (isAway) log.info({ job: name }, 'background work goes on');
      isAway = false;
      return claimed;
    } catch (error) {
      if (!isAway && !stopping) log.warn({ err: error, job: name }, 'background work waits for the database');
      isAway = true;
      return undefined;
    }
  }

  async function perform(claimed: ClaimedJobs): Promise<void> {
    const timer = setInterval(() => {
      renewClaim(db.pool, claimed).catch((error: unknown) => log.warn({ err: error, job: name }, 'a claim could not be renewed'));
    }, claim.renewedEverySeconds * 1000);
    try {
      const output = await handle(claimed.payloads as never[], runWhileClaimed(db, claimed));
      await completeJobs(db.pool, claimed, claimed.ids.length === 1 ? (output ?? null) : null);
    } catch (error) {
      log.warn({ err: error, job: name, tries: claimed.counts }, 'background work failed and comes again');
      const message = error instanceof Error ? error.name : 'error';
      await failJobs(db.pool, claimed, { message });
    } finally {
      clearInterval(timer);
    }
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      isWoken = false;
      current = await claimSome();
      if (current) {
        // If even the failure cannot be written, the claim expires and the job is retried.
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
    async release() {
      if (current) await releaseJobs(db.pool, current);
    },
  };
}
