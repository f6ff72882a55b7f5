import { startThread, type Thread } from '../../../core/startThread.ts';
import type { MailFacts } from './facts.ts';
import type { Reading } from './worker.ts';

/** How long one mail may take. */
const limitMs = 10_000;

/** Reads mails that anybody may have written, in a thread of its own: what such a mail does to its reader ends there. */
export interface Recogniser {
  /** What the mail says; null if it cannot be read in time, or is no mail. One after the other. */
  read(raw: Uint8Array): Promise<MailFacts | null>;
  end(): void;
}

/** The thread starts with the first mail: mostly there is none. */
export function createRecogniser(): Recogniser {
  let thread: Thread<Uint8Array, Reading> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function ask(raw: Uint8Array): Promise<MailFacts | null> {
    thread ??= await startThread(new URL('./worker.ts', import.meta.url), { maxOldGenerationSizeMb: 256 });
    const outcome = await thread.ask(raw, limitMs);
    if ('lost' in outcome) thread = null;
    return 'answer' in outcome && 'facts' in outcome.answer ? outcome.answer.facts : null;
  }

  return {
    read(raw) {
      const mine = last.then(() => ask(raw));
      last = mine.catch(() => undefined);
      return mine;
    },
    end: () => thread?.end(),
  };
}
