import type { FastifyBaseLogger } from 'fastify';
import { defineJob } from './job.ts';

/** Sent every minute; its handler `modules/clock.ts` runs everything that is due. The queue is named after its first user. */
export const clockTick = defineJob<Record<string, never>>('campaigns.tick');

const everyMs = 60_000;

/** pg-boss takes one job per slot of a minute, so only the first of all nodes sends it. */
export const minuteSlot = { singletonSeconds: everyMs / 1000 } as const;

interface Clock {
  /** Sends a tick, whatever other nodes do. */
  now(): Promise<unknown>;
  /** Sends a tick unless a node already has in this minute. */
  minute(): Promise<unknown>;
}

/**
 * Sends a tick at once, for work that became due while no server ran, and then every minute. Returns the function that stops
 * it. pg-boss's own `schedule` is not used: it has no tick at start and needs its maintenance loop.
 */
export async function runClock({ now, minute }: Clock, log: FastifyBaseLogger): Promise<() => void> {
  await now();
  const timer = setInterval(() => {
    minute().catch((error: unknown) => log.warn({ err: error }, 'the clock could not send its job'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
