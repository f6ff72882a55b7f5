import type { Worker } from 'node:worker_threads';
import { Refusal } from '../core/refusal.ts';
import { startWorker } from '../core/startWorker.ts';
import type { CleanMessage, DirtyMessage } from './sanitise.ts';

export interface CleaningJob {
  message: DirtyMessage;
  design: Record<string, unknown> | null;
}
export type Cleaned = CleanMessage & { design: Record<string, unknown> | null };
export type CleaningAnswer = 'ready' | { cleaned: Cleaned } | { problem: string };

/** How long one message may take, and the start of the worker, which loads a browser’s parts. */
const cleaningMs = 5_000;
const startMs = 60_000;

const refuse = (cause: string) =>
  new Refusal('validation_failed', { description: 'This message cannot be read', fields: ['html'], cause: new Error(cause) });

export interface Cleaner {
  /** Refuses with validation_failed what cannot be cleaned in time. */
  clean(job: CleaningJob, limitMs?: number): Promise<Cleaned>;
}

/**
 * Cleans messages in a thread of its own, one at a time: whatever somebody sends, the server goes on answering. The thread starts at
 * the first message; one that takes too long is ended, and the next message gets a new one.
 */
export function createCleaner(): Cleaner {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

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

  async function run(job: CleaningJob, limitMs: number): Promise<Cleaned> {
    let thread = worker;
    if (!thread) {
      thread = startWorker(new URL('./cleaningWorker.ts', import.meta.url), {});
      thread.unref();
      await next(thread, startMs);
      worker = thread;
    }
    thread.postMessage(job);
    const answer = await next(thread, limitMs);
    if (answer === 'ready' || 'problem' in answer) throw refuse(answer === 'ready' ? 'no answer' : answer.problem);
    return answer.cleaned;
  }

  return {
    clean(job, limitMs = cleaningMs) {
      const done = last.then(() => run(job, limitMs));
      last = done.catch(() => undefined);
      return done;
    },
  };
}

/** The one of this process. */
export const cleaner = createCleaner();
