import { Refusal } from '../core/refusal.ts';
import { tooManyRequests } from '../db/rateCounters.ts';
import { type CleaningThread, startCleaningThread } from './cleaningThread.ts';
import type { CleanMessage, DirtyMessage } from './sanitise.ts';
import { createTurns } from './turns.ts';

export interface CleaningJob {
  message: DirtyMessage;
  design: Record<string, unknown> | null;
}
export type Cleaned = CleanMessage & { design: Record<string, unknown> | null };
/** `problem`: why the message cannot be cleaned. */
export type CleaningAnswer = { cleaned: Cleaned } | { problem: string };

/** How long one message may take. */
const cleaningMs = 5_000;
const mostThreads = 2;
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
  /** Starts the first thread, which takes seconds, before somebody waits for it. */
  prepare(): void;
}

/**
 * Cleans messages in threads of their own: whatever somebody sends, the server goes on answering, and the messages of others do not wait
 * behind all of theirs. A company has one thread at a time, so the others go on in the second one. That starts with the first message:
 * where nobody writes any, there is one to pay for. A thread that takes too long is ended, and replaced at once.
 */
export function createCleaner(): Cleaner {
  const turns = createTurns<Waiting>();
  /** Until when companies rest. */
  const rests = new Map<string, number>();
  /** Companies whose message is being cleaned. */
  const served = new Set<string>();
  const idle: CleaningThread[] = [];
  /** Number of threads, including starting ones. */
  let threads = 0;

  function addThread(): void {
    if (threads === mostThreads) return;
    threads += 1;
    startCleaningThread().then(
      (thread) => {
        idle.push(thread);
        work();
      },
      (error: unknown) => {
        threads -= 1;
        // The next request makes the next attempt.
        if (threads === 0) rejectAll(error instanceof Error ? error.message : String(error));
      },
    );
  }

  function rejectAll(cause: string): void {
    for (let turn = turns.next(); turn; turn = turns.next()) turn[1].reject(refuse(cause));
  }

  async function serve(thread: CleaningThread, companyId: string, { job, limitMs, resolve, reject }: Waiting): Promise<void> {
    served.add(companyId);
    addThread();
    const begun = performance.now();
    const outcome = await thread.ask(job, limitMs);
    served.delete(companyId);
    if ('lost' in outcome) {
      threads -= 1;
      addThread();
      rest(companyId, (performance.now() - begun) * restTimes);
    } else idle.push(thread);
    if ('lost' in outcome) reject(refuse(outcome.lost));
    else if ('problem' in outcome.answer) reject(refuse(outcome.answer.problem));
    else resolve(outcome.answer.cleaned);
    work();
  }

  function rest(companyId: string, ms: number): void {
    const at = performance.now();
    for (const [other, until] of rests) if (until <= at) rests.delete(other);
    rests.set(companyId, at + ms);
    for (const { reject } of turns.drop(companyId)) reject(tooManyRequests(ms));
  }

  function work(): void {
    for (let thread = idle[0]; thread; thread = idle[0]) {
      const turn = turns.next(served);
      if (!turn) return;
      idle.shift();
      void serve(thread, ...turn);
    }
  }

  return {
    prepare() {
      if (threads === 0) addThread();
    },
    clean: (companyId, job, limitMs = cleaningMs) =>
      new Promise((resolve, reject) => {
        const restMs = (rests.get(companyId) ?? 0) - performance.now();
        if (restMs > 0) return reject(tooManyRequests(restMs));
        if (turns.countOf(companyId) >= mostWaiting) return reject(tooManyRequests(cleaningMs));
        turns.add(companyId, { job, limitMs, resolve, reject });
        if (threads === 0) addThread();
        work();
      }),
  };
}

/** The one of this process. */
export const cleaner = createCleaner();
