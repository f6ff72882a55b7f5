import { setTimeout as pause } from 'node:timers/promises';

/** Takes at least `ms`, so that the response time reveals nothing. */
export async function evenTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), pause(ms)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
