/** Addresses per call: few calls, and each short enough to show progress. */
const lookupChunk = 5000;

interface Lookup {
  /** One call: which of these addresses are in use. */
  ask: (emails: string[]) => Promise<Record<string, boolean>>;
  /** Cache of earlier replies, extended by new ones. */
  known?: Map<string, boolean>;
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
  /** Waits for some milliseconds; tests replace it. */
  pause?: (ms: number) => Promise<void>;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const retries = 2;
const pauseMs = 20_000;
const longestWaitSeconds = 60;

/** A rate limit that is over within a minute. */
const isTooMany = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  error.status === 429 &&
  !('retryAfterSeconds' in error && Number(error.retryAfterSeconds) > longestWaitSeconds);

async function askPatiently(emails: string[], { ask, pause = wait, signal }: Lookup): Promise<Record<string, boolean>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask(emails);
    } catch (error) {
      if (!isTooMany(error) || attempt === retries) throw error;
      await pause(pauseMs);
      signal?.throwIfAborted();
    }
  }
}

/** Finds the addresses that are already in use, chunk by chunk. Waits and retries after a rate limit. */
export async function findUsedEmails(emails: readonly string[], lookup: Lookup): Promise<Set<string>> {
  const { known = new Map<string, boolean>() } = lookup;
  const unknown = emails.filter((email) => !known.has(email));
  for (let start = 0; start < unknown.length; start += lookupChunk) {
    lookup.signal?.throwIfAborted();
    const answer = await askPatiently(unknown.slice(start, start + lookupChunk), lookup);
    for (const [email, taken] of Object.entries(answer)) known.set(email, taken);
    lookup.onProgress?.(Math.min(start + lookupChunk, unknown.length), unknown.length);
  }
  return new Set(emails.filter((email) => known.get(email)));
}
