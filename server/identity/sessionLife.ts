import { sessionLimits } from '#contract/session/limits';
import { minuteMs } from '#contract/kit/durations';
import { machineTime } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';

const { days, actingHours, noteMinutes } = sessionLimits.session;
const longestMs = days * 1440 * minuteMs;

/** When a new session expires if it is not used again: after the idle time, or at its maximum age. */
export const sessionEnd = (createdAt: Date, idleMinutes: number, isActing: boolean): Date =>
  new Date(createdAt.getTime() + Math.min(idleMinutes * minuteMs, isActing ? actingHours * 60 * minuteMs : longestMs));

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
    text: `UPDATE sessions s SET ends_at = limits.ends_at, used_at = $3
      FROM (SELECT hash, least($2, created_at + CASE WHEN acting_company_id IS NULL THEN $4 ELSE $5 END::interval) AS ends_at
        FROM sessions WHERE hash = $1) limits
      WHERE s.hash = limits.hash AND s.revoked_at IS NULL AND s.ends_at > $3 AND (s.ends_at <= limits.ends_at - $6::interval
        OR coalesce(s.used_at, s.created_at) <= $3::timestamptz - $6::interval)`,
    values: [
      sessionHash,
      new Date(at.getTime() + env.sessionIdleMinutes * minuteMs),
      at,
      `${days} days`,
      `${actingHours} hours`,
      `${noteMinutes} minutes`,
    ],
  });
}

/** Deletes sessions that are so old that their sign-in cannot be used again; called once an hour. */
export async function deleteOldSessions({ db }: { db: Database }): Promise<void> {
  await db.pool.query('DELETE FROM sessions WHERE created_at < $1', [new Date(machineTime().getTime() - 2 * longestMs)]);
}
