import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import * as tables from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { type ClaimedTable, claimedBy, expired, keysToClaim, lockedBatch } from './claims.ts';

export type MailRow = typeof tables.mails.$inferSelect;

/** Mails wait in their own table. */
export const mailQueue: ClaimedTable = { table: 'mails', key: 'id', isClaimed: `status = 'sending'` };

const awaited: ReadonlySet<string> = new Set(tables.awaitedTemplates);

/**
 * Claims the mails that have waited longest, new ones before retries. Mail that a person waits for comes first, so that a password
 * link is not delayed by the invitations of a large import.
 */
export async function claimMails(tx: Tx, db: Database, claimId: string): Promise<MailRow[]> {
  const at = new Date();
  const due = (which: SQL) =>
    sql`SELECT id FROM mails WHERE ${which} AND due_at <= ${at} ORDER BY due_at, created_at ${lockedBatch}`;
  const taken = await tx
    .update(tables.mails)
    .set({ status: 'sending', ...claimedBy(claimId, at) })
    .where(sql`id = ANY(${keysToClaim(mailQueue, db, [due(tables.isAwaitedMail), due(sql`status = 'queued'`)])})`)
    .returning();
  return taken.sort((one, other) => Number(awaited.has(other.template)) - Number(awaited.has(one.template)));
}

/**
 * Whether there is mail that no delivery job will take. Due mail is also taken by a job that is already running. Abandoned mail
 * needs a job that has not started yet, because a running one may be busy with a slow mail server for minutes.
 */
export async function isMailLeft(db: Database): Promise<boolean> {
  const noJob = (states: string) => `NOT EXISTS (SELECT 1 FROM pgboss.job WHERE name = 'mail.deliver' AND state IN (${states}))`;
  const { rowCount } = await db.pool.query(
    `SELECT 1
      WHERE (EXISTS (SELECT 1 FROM mails WHERE status = 'queued' AND due_at <= $1) AND ${noJob(`'created', 'active'`)})
         OR (EXISTS (SELECT 1 FROM mails WHERE ${mailQueue.isClaimed} AND claimed_at < $2) AND ${noJob(`'created'`)})`,
    [new Date(), expired(db)],
  );
  return rowCount === 1;
}
