import { and, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { machineTime } from '../../clock.ts';
import { sessions, users } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { endedLearnerLinks } from '../../identity/learnerLinksSince.ts';

type People = readonly string[] | SQL;
const among = (column: PgColumn, people: People) =>
  Array.isArray(people) ? inArray(column, people as string[]) : sql`${column} IN (${people})`;

/**
 * Ends all sessions of these people in the panel: from the commit on their tokens are refused, and no earlier sign-in can open a new
 * session. `people` are ids, or a query for ids; `except` is the hash of a session that goes on. Returns how many sessions ended, expired
 * ones too. Sessions that expire: `heed_enter`, `sessionLimits`.
 */
export async function endPanelSessions(tx: Tx, people: People, except = ''): Promise<number> {
  if (Array.isArray(people) && people.length === 0) return 0;
  const at = machineTime();
  // The users first: opening a session locks this row, so a session that is being opened exists before the next statement ends it.
  await tx
    .update(users)
    .set({ sessionsEndedAt: at })
    .where(and(among(users.id, people), users.hasLogin));
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(among(sessions.userId, people), isNull(sessions.revokedAt), ne(sessions.hash, except)));
  return ended.rowCount ?? 0;
}

/**
 * The same, and ends what opens the pages of learners: their sessions there, and the links in their mails. Used for deleting, a new role,
 * address or password, and for signing out everywhere.
 */
export async function endSessions(tx: Tx, people: readonly string[], except = ''): Promise<number> {
  if (people.length === 0) return 0;
  await tx.update(users).set({ learnerLinksSince: endedLearnerLinks() }).where(among(users.id, people));
  return endPanelSessions(tx, people, except);
}
