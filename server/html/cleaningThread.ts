import { startWorker } from '../core/startWorker.ts';
import type { Cleaned, CleaningAnswer, CleaningJob } from './cleaner.ts';

/** `problem`: why the message cannot be cleaned. `lost`: why there was no answer; the thread has ended. */
export type CleaningOutcome = { cleaned: Cleaned } | { problem: string } | { lost: string };

export interface CleaningThread {
  /** Cleans one message; the next one after the answer. A thread that takes longer is ended. */
  ask(job: CleaningJob, limitMs: number): Promise<CleaningOutcome>;
}

/** The start loads a browser’s parts. */
const startMs = 60_000;

/** Starts a thread, which takes seconds. Throws if it does not come up. */
export async function startCleaningThread(): Promise<CleaningThread> {
  const worker = startWorker(new URL('./cleaningWorker.ts', import.meta.url), {}, { maxOldGenerationSizeMb: 512 });
  worker.unref();
  // A thread that ends between two requests is noticed by the next request.
  worker.on('error', () => undefined);

  function next(limitMs: number): Promise<{ answer: CleaningAnswer } | { lost: string }> {
    return new Promise((resolve) => {
      const end = (outcome: { answer: CleaningAnswer } | { lost: string }) => {
        clearTimeout(timer);
        worker.off('message', take).off('error', fail).off('exit', leave);
        if ('lost' in outcome) void worker.terminate();
        resolve(outcome);
      };
      const take = (answer: CleaningAnswer) => end({ answer });
      const fail = (error: unknown) => end({ lost: error instanceof Error ? error.message : String(error) });
      const leave = () => end({ lost: 'the thread ended' });
      const timer = setTimeout(() => end({ lost: 'cleaning took too long' }), limitMs);
      worker.on('message', take).on('error', fail).on('exit', leave);
    });
  }

  const begun = await next(startMs);
  if ('lost' in begun) throw new Error(begun.lost);
  return {
    async ask(job, limitMs) {
      worker.postMessage(job);
      const outcome = await next(limitMs);
      if ('lost' in outcome) return outcome;
      return outcome.answer === 'ready' ? { problem: 'no answer' } : outcome.answer;
    },
  };
}
