import type { Tx } from '../db/tx.ts';

/** A kind of background job. The name is also the name of its queue in the database, so it never changes. */
export interface Job<Payload extends object = object> {
  name: string;
  /** Exists in types only. */
  payload?: Payload;
}

/**
 * Declares a kind of job. A payload holds ids only, never secrets. A job with `companyId` is listed for that company.
 * Its handler is registered in `backgroundJobs.ts`.
 */
export const defineJob = <Payload extends object>(name: string): Job<Payload> => ({ name });

/** Runs a transaction as owner of the tables. */
export type RunTx = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Handles jobs of one kind; jobs that were queued together arrive together. `run` opens a transaction that only commits while this
 * process still holds the claim: a process that was frozen and lost its claim gets ClaimLost. If the handler throws, all its jobs
 * are retried later. Writes inside `run` happen exactly once, effects elsewhere at least once. The result, numbers by company, is
 * stored with the job if it came alone.
 */
export type JobHandler<Payload extends object> = (payloads: Payload[], run: RunTx) => Promise<Record<string, number> | void>;

/** A job with its handler. */
export interface HandledJob {
  job: Job;
  handle: JobHandler<never>;
}

export const handled = <Payload extends object>(job: Job<Payload>, handle: JobHandler<Payload>): HandledJob => ({ job, handle });
