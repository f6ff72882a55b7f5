import type { Worker } from 'node:worker_threads';
import { Refusal } from '../core/refusal.ts';
import { startWorker } from '../core/startWorker.ts';
import { tooManyRequests } from '../db/rateCounters.ts';
import type { CleanMessage, DirtyMessage } from './sanitise.ts';
import { createTurns } from './turns.ts';

export interface CleaningJob {
  message: DirtyMessage;
  design: Record<string, unknown> | null;
}
export type Cleaned = CleanMessage & { design: Record<string, unknown> | null };
export type CleaningAnswer = 'ready' | { cleaned: Cleaned } | { problem: string };

/** How long one message may take, and the start of the worker, which loads a browser’s parts. */
const cleaningMs = 5_000;
const startMs = 60_000;
/** Messages of a company that may wait, besides the one that is being cleaned. */
const mostWaiting = 8;
/** A company whose message cost the thread rests for so many times as long as that took: it cannot keep it from the others. */
const restTimes = 6;

const refuse = (cause: string) =>
  new Refusal('validation_failed', { description: 'This message cannot be read', fields: ['html'], cause: new Error(cause) });

interface Waiting {
  job: CleaningJob;
  limitMs: number;
  resolve: (cleaned: Cleaned) => void;
  reject: (error: unknown) => void;
}

export interface Cleaner {
  /** Refuses with validation_failed what cannot be cleaned in time, and with too_many_requests a company that asks for too much. */
  clean(companyId: string, job: CleaningJob, limitMs?: number): Promise<Cleaned>;
  /** Starts the thread, which takes seconds, before somebody waits for it. */
  prepare(): void;
}

/**
 * Cleans messages in a thread of its own, one at a time: whatever somebody sends, the server goes on answering, and the messages of
 * others do not wait behind all of theirs. The thread starts when it is needed; one that takes too long is ended, and replaced.
 */
export function createCleaner(): Cleaner {
  let worker: Promise<Worker> | undefined;
  const turns = createTurns<Waiting>();
  /** Until when companies rest. */
  const rests = new Map<string, number>();
  let isWorking = false;

  /** The next answer of a thread; ends the thread if there is none in time. */
  function next(thread: Worker, limitMs: number): Promise<CleaningAnswer> {
    return new Promise((resolve, reject) => {
      const end = (work: () => void) => {
        clearTimeout(timer);
        thread.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
        work();
      };
      const fail = (cause: string) =>
        end(() => {
          // An error after the end of a thread has nobody to tell.
          thread.on('error', () => undefined);
          worker = undefined;
          void thread.terminate();
          reject(refuse(cause));
        });
      const timer = setTimeout(() => fail('cleaning took too long'), limitMs);
      thread.once('message', (answer: CleaningAnswer) => end(() => resolve(answer)));
      thread.once('error', (error) => fail(error instanceof Error ? error.message : String(error)));
      thread.once('exit', () => fail('the thread ended'));
    });
  }

  async function start(): Promise<Worker> {
    const thread = startWorker(new URL('./cleaningWorker.ts', import.meta.url), {}, { maxOldGenerationSizeMb: 512 });
    thread.unref();
    await next(thread, startMs);
    return thread;
  }

  async function run(companyId: string, { job, limitMs }: Waiting): Promise<Cleaned> {
    const own = (worker ??= start());
    const thread = await own;
    const begun = performance.now();
    try {
      thread.postMessage(job);
      const answer = await next(thread, limitMs);
      if (answer === 'ready' || 'problem' in answer) throw refuse(answer === 'ready' ? 'no answer' : answer.problem);
      return answer.cleaned;
    } finally {
      if (worker !== own) rest(companyId, (performance.now() - begun) * restTimes);
    }
  }

  function rest(companyId: string, ms: number): void {
    const at = performance.now();
    for (const [other, until] of rests) if (until <= at) rests.delete(other);
    rests.set(companyId, at + ms);
    for (const { reject } of turns.drop(companyId)) reject(tooManyRequests(ms));
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let turn = turns.next(); turn; turn = turns.next()) {
      const [companyId, waiting] = turn;
      await run(companyId, waiting).then(waiting.resolve, waiting.reject);
    }
    isWorking = false;
  }

  return {
    // A message that comes later says why the thread did not start.
    prepare: () => void (worker ??= start()).catch(() => undefined),
    clean: (companyId, job, limitMs = cleaningMs) =>
      new Promise((resolve, reject) => {
        const restMs = (rests.get(companyId) ?? 0) - performance.now();
        if (restMs > 0) return reject(tooManyRequests(restMs));
        if (turns.countOf(companyId) >= mostWaiting) return reject(tooManyRequests(cleaningMs));
        turns.add(companyId, { job, limitMs, resolve, reject });
        void work();
      }),
  };
}

/** The one of this process. */
export const cleaner = createCleaner();
