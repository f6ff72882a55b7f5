import { startThread, type Thread } from '../core/startThread.ts';
import type { CleaningAnswer, CleaningJob } from './cleaner.ts';

/** Cleans one message after the other. */
export type CleaningThread = Thread<CleaningJob, CleaningAnswer>;

/** Starts a thread, which takes seconds: it loads a browser’s parts. Throws if it does not come up. */
export const startCleaningThread = (): Promise<CleaningThread> =>
  startThread(new URL('./cleaningWorker.ts', import.meta.url), { maxOldGenerationSizeMb: 512 });
