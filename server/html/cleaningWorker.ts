import { parentPort } from 'node:worker_threads';
import { cleanDesign } from './cleanDesign.ts';
import type { CleaningAnswer, CleaningJob } from './cleaner.ts';
import { cleanMessage } from './sanitise.ts';

const answer = (reply: CleaningAnswer | 'ready') => parentPort?.postMessage(reply);

parentPort?.on('message', ({ message, design }: CleaningJob) => {
  try {
    answer({ cleaned: { ...cleanMessage(message), design: cleanDesign(design) } });
  } catch (error) {
    answer({ problem: error instanceof Error ? error.message : 'unknown' });
  }
});
answer('ready');
