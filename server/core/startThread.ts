import type { ResourceLimits } from 'node:worker_threads';
import { startWorker } from './startWorker.ts';

/** `lost`: why there was no answer; the thread has ended. */
export type Outcome<Answer> = { answer: Answer } | { lost: string };

/** A worker thread that answers one job after the other. */
export interface Thread<Job, Answer> {
  /** Hands over one job; the next one after its answer. A thread that takes longer is ended. */
  ask(job: Job, limitMs: number): Promise<Outcome<Answer>>;
  end(): void;
}

/** The start loads a module with all that it needs. */
const startMs = 60_000;

/**
 * Starts a module in a thread, which takes up to seconds. It posts `ready` once, and then one answer for each job. Throws if it does not come
 * up.
 */
export async function startThread<Job, Answer>(module: URL, resourceLimits: ResourceLimits): Promise<Thread<Job, Answer>> {
  const worker = startWorker(module, {}, resourceLimits);
  worker.unref();
  // A thread that ends between two jobs is noticed by the next one.
  worker.on('error', () => undefined);

  function next<Message>(limitMs: number): Promise<Outcome<Message>> {
    return new Promise((resolve) => {
      const end = (outcome: Outcome<Message>) => {
        clearTimeout(timer);
        worker.off('message', take).off('error', fail).off('exit', leave);
        if ('lost' in outcome) void worker.terminate();
        resolve(outcome);
      };
      const take = (answer: Message) => end({ answer });
      const fail = (error: unknown) => end({ lost: error instanceof Error ? error.message : String(error) });
      const leave = () => end({ lost: 'the thread ended' });
      const timer = setTimeout(() => end({ lost: 'it took too long' }), limitMs);
      worker.on('message', take).on('error', fail).on('exit', leave);
    });
  }

  const begun = await next<'ready'>(startMs);
  if ('lost' in begun) throw new Error(begun.lost);
  return {
    ask(job, limitMs) {
      worker.postMessage(job);
      return next<Answer>(limitMs);
    },
    end: () => void worker.terminate(),
  };
}
