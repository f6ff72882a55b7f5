import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { machineTime } from '../../clock.ts';
import { sessions, users } from '../../db/schema.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/tx.ts';

/**
 * Ends every session of these people at once: their tokens are refused from the commit on, and no sign-in up to this second
 * opens another. For disabling, deleting, and a new role or password. `people` are ids, or a query that selects ids.
 */
export async function endSessions(tx: Tx, people: readonly string[] | SQL): Promise<void> {
  if (Array.isArray(people) && people.length === 0) return;
  const among = (column: PgColumn) => (Array.isArray(people) ? inArray(column, people as string[]) : sql`${column} IN (${people})`);
  const at = machineTime();
  // First: who opens a session at the same time holds this row, and that session is then there to be ended. Nobody else can sign in.
  await tx
    .update(users)
    .set({ sessionsEndedAt: at })
    .where(and(among(users.id), users.hasLogin));
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(among(sessions.userId), isNull(sessions.revokedAt)));
}
