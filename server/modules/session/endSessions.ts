import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import { sessions } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';

/**
 * Ends every session of these people at once: their tokens are refused from the commit on.
 * For disabling, deleting, and a new role or password. `people` are ids, or a query that selects ids.
 */
export async function endSessions(tx: Tx, people: readonly string[] | SQL): Promise<void> {
  if (Array.isArray(people) && people.length === 0) return;
  const who = Array.isArray(people) ? inArray(sessions.userId, people as string[]) : sql`${sessions.userId} IN (${people})`;
  await tx
    .update(sessions)
    .set({ revokedAt: now() })
    .where(and(who, isNull(sessions.revokedAt)));
}
