import { setTimeout as pause } from 'node:timers/promises';

/** Answers no sooner than after `ms`, so that the time tells nothing about what was found. */
export async function evenTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), pause(ms)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
