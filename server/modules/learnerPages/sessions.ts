import { and, eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { learnerLimits } from '#contract/learner/limits';
import { hourMs } from '#contract/kit/durations';
import { hashToken, newToken } from '../../core/secretToken.ts';
import { machineTime } from '../../clock.ts';
import { run } from '../../db/rows.ts';
import { learnerSessions } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';

interface NewSession {
  companyId: string;
  userId: string;
  isPreview: boolean;
  /** The connection of single sign-on; null for a link. */
  connectionId: string | null;
}

/** Opens a session and returns its token, which is not stored. In real time, not business time. As owner of the tables. */
export async function openLearnerSession(tx: Tx, session: NewSession): Promise<string> {
  const token = newToken();
  const createdAt = machineTime();
  const expiresAt = new Date(createdAt.getTime() + learnerLimits.sessionHours * hourMs);
  await tx.insert(learnerSessions).values({ ...session, hash: hashToken(token), createdAt, expiresAt });
  return token;
}

export async function endLearnerSession(tx: Tx, token: string): Promise<void> {
  await tx.delete(learnerSessions).where(eq(learnerSessions.hash, hashToken(token)));
}

/** A fresh link takes the place of what came before: older links open nothing, and other browsers are signed out. */
export async function endWhatCameBefore(
  tx: Tx,
  { companyId, userId }: Pick<NewSession, 'companyId' | 'userId'>,
  issuedAt: Date,
): Promise<void> {
  await tx.delete(learnerSessions).where(and(eq(learnerSessions.companyId, companyId), eq(learnerSessions.userId, userId)));
  await run(
    tx,
    sql`UPDATE users SET learner_links_since = ${issuedAt} WHERE id = ${userId} AND coalesce(learner_links_since, '-infinity') < ${issuedAt}`,
  );
}

/** Deletes sessions that are over; called once an hour. */
export async function deleteOldLearnerSessions(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM learner_sessions WHERE expires_at < $1', [machineTime()]);
}
