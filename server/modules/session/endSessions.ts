import { and, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { machineTime } from '../../clock.ts';
import { sessions, users } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';

/**
 * Ends all sessions of these people: from the commit on their tokens are refused, and no earlier sign-in can open a new
 * session, nor on the pages of learners with a link of before. Used for disabling, deleting, and a new role or password. `people` are ids, or a query for ids; `except` is the
 * hash of a session that goes on. Returns how many sessions ended, expired ones too. Sessions that
 * expire: `heed_enter`, `sessionLimits`.
 */
export async function endSessions(tx: Tx, people: readonly string[] | SQL, except = ''): Promise<number> {
  if (Array.isArray(people) && people.length === 0) return 0;
  const among = (column: PgColumn) => (Array.isArray(people) ? inArray(column, people as string[]) : sql`${column} IN (${people})`);
  const at = machineTime();
  // The users first: opening a session locks this row, so a session that is being opened exists before the next statement ends it.
  await tx
    .update(users)
    .set({
      sessionsEndedAt: at,
      // Links of mails name a second, so the present one is over, too; see `voidLinks`.
      learnerLinksSince: sql`greatest(coalesce(learner_links_since, '-infinity'), ${new Date(at.getTime() + 1000)}::timestamptz)`,
    })
    .where(and(among(users.id), users.hasLogin));
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(among(sessions.userId), isNull(sessions.revokedAt), ne(sessions.hash, except)));
  return ended.rowCount ?? 0;
}
