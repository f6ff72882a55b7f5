import { parentPort } from 'node:worker_threads';
import type { MailFacts } from './facts.ts';
import { readMail } from './readMail.ts';

/** `problem`: why it could not be read. */
export type Reading = { facts: MailFacts } | { problem: string };

const answer = (reply: Reading | 'ready') => parentPort?.postMessage(reply);

parentPort?.on('message', (raw: Uint8Array) => {
  readMail(raw).then(
    (facts) => answer({ facts }),
    (error: unknown) => answer({ problem: error instanceof Error ? error.message : 'unknown' }),
  );
});
answer('ready');
