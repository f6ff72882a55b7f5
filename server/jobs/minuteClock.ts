import type { FastifyBaseLogger } from 'fastify';

const everyMs = 60_000;

/** A minute of the database is a slot that only the first node gets. */
export const minuteSlot = { singletonSeconds: everyMs / 1000 } as const;

interface Clock {
  /** Sends `campaigns.tick` whatever the others do. */
  now(): Promise<unknown>;
  /** Sends it unless somebody has in this minute. */
  minute(): Promise<unknown>;
}

/**
 * Sends the clock's job now, so that what became due while nobody was there does not wait, and then every minute. Gives the
 * function that ends it.
 */
export async function runClock({ now, minute }: Clock, log: FastifyBaseLogger): Promise<() => void> {
  await now();
  const timer = setInterval(() => {
    minute().catch((error: unknown) => log.warn({ err: error }, 'the clock could not send its job'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
