import { type SQL, sql } from 'drizzle-orm';
import { isDatabaseAway } from '../db/away.ts';
import * as tables from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { claim } from '../jobs/claims.ts';
import type { Services } from '../services.ts';
import { isAwaited } from './templates.ts';

export type MailRow = typeof tables.mails.$inferSelect;

/** Somebody else has the mail meanwhile: this process was away for longer than a claim holds. */
export class ClaimLost extends Error {}

/** The database, which alone knows, is away. */
export class ClaimUnknown extends Error {}

/** Some mails that one run of the delivery has for itself, for as long as it renews them. */
export interface Claim {
  id: string;
  /** Asks the database, and renews; rejects with ClaimLost or ClaimUnknown. */
  require(mailId: string): Promise<void>;
  /** Renews from now on, until it is ended. */
  end(): void;
}

const batchSize = 100;
/** What was renewed at this moment or before belongs to nobody. Real time, like all of delivery. */
const expired = (): Date => new Date(Date.now() - claim.endsAfterSeconds * 1000);

/**
 * Takes the mails that wait longest, new ones before those that are tried again. Mail that a person waits for comes first, so
 * that a link for a password does not stand behind the invitations of a large import.
 */
export async function takeMails(tx: Tx, claimId: string): Promise<MailRow[]> {
  const at = new Date();
  const due = (which: SQL) => sql`SELECT id FROM mails WHERE ${which} AND due_at <= ${at}
    ORDER BY due_at, created_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`;
  const left = sql`SELECT id FROM mails WHERE status = 'sending' AND claimed_at < ${expired()} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`;
  const taken = await tx
    .update(tables.mails)
    .set({ status: 'sending', claimId, claimedAt: at, firstTriedAt: sql`coalesce(first_tried_at, ${at})` })
    .where(sql`id = ANY(ARRAY(SELECT id FROM (${due(tables.isAwaitedMail)}) a
      UNION ALL SELECT id FROM (${due(sql`status = 'queued'`)}) d UNION ALL SELECT id FROM (${left}) l))`)
    .returning();
  return taken.sort((one, other) => Number(isAwaited(other.template)) - Number(isAwaited(one.template)));
}

/** Holds what was taken under this id. */
export function holdClaim({ db, log }: Pick<Services, 'db' | 'log'>, id: string): Claim {
  const renew = () =>
    db.pool.query(`UPDATE mails SET claimed_at = $1 WHERE status = 'sending' AND claim_id = $2`, [new Date(), id]);
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error }, 'the claim of mails could not be renewed'));
  }, claim.renewedEverySeconds * 1000);
  timer.unref();
  return { id, require: (mailId) => requireClaim(db, id, mailId), end: () => clearInterval(timer) };
}

/** Asked again when the answer itself took so long that it may be out of date: a process can be frozen here, too. */
async function requireClaim(db: Services['db'], id: string, mailId: string): Promise<void> {
  for (;;) {
    const asked = Date.now();
    const renewal = `UPDATE mails SET claimed_at = $1 WHERE id = $2 AND claim_id = $3 AND status = 'sending'`;
    const { rowCount } = await db.pool.query(renewal, [new Date(), mailId, id]).catch((error: unknown) => {
      throw isDatabaseAway(error) ? new ClaimUnknown('the database is away', { cause: error }) : error;
    });
    if (rowCount === 0) throw new ClaimLost('somebody else has this mail meanwhile');
    if (Date.now() - asked < claim.renewedEverySeconds * 1000) return;
  }
}

/** Whatever is taken may be taken again at once; for a process that knows that it is alone and has taken nothing yet. */
export async function letGoOfAll({ pool }: Services['db']): Promise<void> {
  await pool.query(`UPDATE mails SET claimed_at = '-infinity' WHERE status = 'sending'`);
}

/**
 * Whether there is mail to take that no job is going to. For mail whose time has come that is also a job somewhere at work; for
 * mail whose process is gone only one that has yet to begin, since a batch on its way to a slow mail server takes minutes.
 */
export async function isMailLeft({ pool }: Services['db']): Promise<boolean> {
  const noJob = (states: string) => `NOT EXISTS (SELECT 1 FROM pgboss.job WHERE name = 'mail.deliver' AND state IN (${states}))`;
  const { rowCount } = await pool.query(
    `SELECT 1
      WHERE (EXISTS (SELECT 1 FROM mails WHERE status = 'queued' AND due_at <= $1) AND ${noJob(`'created', 'active'`)})
         OR (EXISTS (SELECT 1 FROM mails WHERE status = 'sending' AND claimed_at < $2) AND ${noJob(`'created'`)})`,
    [new Date(), expired()],
  );
  return rowCount === 1;
}
