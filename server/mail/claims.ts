import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '../db/away.ts';
import type { Database } from '../db/database.ts';
import * as tables from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { claim } from '../jobs/claims.ts';

export type MailRow = typeof tables.mails.$inferSelect;

/** Another process has claimed the mail: this one was frozen for longer than a claim lasts. */
export class ClaimLost extends Error {}

/** The claim could not be checked because the database is away. */
export class ClaimUnknown extends Error {}

/** Mails that one delivery run has claimed, for as long as it renews them. */
export interface Claim {
  id: string;
  /** Checks and renews the claim of one mail; rejects with ClaimLost or ClaimUnknown. */
  require(mailId: string): Promise<void>;
  /** Stops renewing. */
  end(): void;
}

const batchSize = 100;
/**
 * Claims renewed before this moment are void. Real time, like all of delivery. While the database is away nobody can renew a claim, nor record
 * what has been sent: so claims do not age meanwhile, but as if all were renewed when it came back.
 */
function expired({ awayAt = 0 }: Database): Date {
  const ends = Date.now() - claim.endsAfterSeconds * 1000;
  return awayAt > ends ? new Date(0) : new Date(ends);
}

const awaited: ReadonlySet<string> = new Set(tables.awaitedTemplates);

/**
 * Claims the mails that have waited longest, new ones before retries. Mail that a person waits for comes first, so that a password
 * link is not delayed by the invitations of a large import.
 */
export async function claimMails(tx: Tx, db: Database, claimId: string): Promise<MailRow[]> {
  const at = new Date();
  const due = (which: SQL) => sql`SELECT id FROM mails WHERE ${which} AND due_at <= ${at}
    ORDER BY due_at, created_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`;
  const left = sql`SELECT id FROM mails WHERE status = 'sending' AND claimed_at < ${expired(db)} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`;
  const taken = await tx
    .update(tables.mails)
    .set({ status: 'sending', claimId, claimedAt: at, firstTriedAt: sql`coalesce(first_tried_at, ${at})` })
    .where(sql`id = ANY(ARRAY(SELECT id FROM (${due(tables.isAwaitedMail)}) a
      UNION ALL SELECT id FROM (${due(sql`status = 'queued'`)}) d UNION ALL SELECT id FROM (${left}) l))`)
    .returning();
  return taken.sort((one, other) => Number(awaited.has(other.template)) - Number(awaited.has(one.template)));
}

/** Renews the claim with this id until it is ended. */
export function keepClaim({ db, log }: { db: Database; log: FastifyBaseLogger }, id: string): Claim {
  const renew = () =>
    db.pool.query(`UPDATE mails SET claimed_at = $1 WHERE status = 'sending' AND claim_id = $2`, [new Date(), id]);
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error }, 'the claim of mails could not be renewed'));
  }, claim.renewedEverySeconds * 1000);
  timer.unref();
  return { id, require: (mailId) => requireClaim(db, id, mailId), end: () => clearInterval(timer) };
}

/** Checks again if the answer took so long that it may be out of date: the process can be frozen here, too. */
async function requireClaim(db: Database, id: string, mailId: string): Promise<void> {
  for (;;) {
    const startedAt = Date.now();
    const renewal = `UPDATE mails SET claimed_at = $1 WHERE id = $2 AND claim_id = $3 AND status = 'sending'`;
    const { rowCount } = await db.pool.query(renewal, [new Date(), mailId, id]).catch((error: unknown) => {
      throw isDatabaseAway(error) ? new ClaimUnknown('the database is away', { cause: error }) : error;
    });
    if (rowCount === 0) throw new ClaimLost('somebody else has this mail meanwhile');
    if (Date.now() - startedAt < claim.renewedEverySeconds * 1000) return;
  }
}

/** Voids all claims. Only for a process that knows it is alone and has claimed nothing yet. */
export async function voidAllClaims({ pool }: Database): Promise<void> {
  await pool.query(`UPDATE mails SET claimed_at = '-infinity' WHERE status = 'sending'`);
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
         OR (EXISTS (SELECT 1 FROM mails WHERE status = 'sending' AND claimed_at < $2) AND ${noJob(`'created'`)})`,
    [new Date(), expired(db)],
  );
  return rowCount === 1;
}
