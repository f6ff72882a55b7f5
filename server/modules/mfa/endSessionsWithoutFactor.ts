import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../core/actor.ts';
import { sessions } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { endPanelSessions } from '../session/public.ts';

/**
 * From now on signing in to the panel takes a second factor. Sessions from before were opened with the password alone, perhaps by somebody
 * else, and end. The present one goes on with the code by e-mail that has confirmed the change, and keeps it after a new password.
 */
export async function endSessionsWithoutFactor(tx: Tx, { userId, sessionHash }: Actor): Promise<void> {
  await endPanelSessions(tx, [userId], sessionHash);
  await tx
    .update(sessions)
    .set({ factor: 'email' })
    .where(and(eq(sessions.hash, sessionHash), eq(sessions.factor, 'password')));
}
