import { sessionLimits } from '#contract/session/limits';
import { machineTime } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';

const { days, noteMinutes } = sessionLimits.session;
const minuteMs = 60_000;
const longestMs = days * 1440 * minuteMs;

/** When a session expires if it is not used again: after the idle time, or at its maximum age. */
export const sessionEnd = (createdAt: Date, idleMinutes: number, usedAt = machineTime()): Date =>
  new Date(Math.min(usedAt.getTime() + idleMinutes * minuteMs, createdAt.getTime() + longestMs));

/**
 * Extends an open session, at most every sessionLimits.session.noteMinutes. A separate statement outside the request's transaction, which may be
 * read-only.
 */
export async function extendSession(
  { db, env }: { db: Database; env: Pick<Env, 'sessionIdleMinutes'> },
  sessionHash: string,
): Promise<void> {
  const at = machineTime();
  await db.pool.query({
    name: 'note_use_of_session',
    text: `UPDATE sessions SET ends_at = least($2, created_at + $3::interval), used_at = $4
      WHERE hash = $1 AND revoked_at IS NULL AND ends_at > $4 AND (ends_at <= least($2, created_at + $3::interval) - $5::interval
        OR coalesce(used_at, created_at) <= $4::timestamptz - $5::interval)`,
    values: [sessionHash, new Date(at.getTime() + env.sessionIdleMinutes * minuteMs), `${days} days`, at, `${noteMinutes} minutes`],
  });
}

/** Deletes sessions that are so old that their sign-in cannot be used again; called once an hour. */
export async function deleteOldSessions({ db }: { db: Database }): Promise<void> {
  await db.pool.query('DELETE FROM sessions WHERE created_at < $1', [new Date(machineTime().getTime() - 2 * longestMs)]);
}
