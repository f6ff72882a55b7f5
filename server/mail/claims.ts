import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '../db/away.ts';
import type { Database } from '../db/database.ts';
import { claim } from '../jobs/claims.ts';

/** A queue of mail: a table with the columns `claim_id`, `claimed_at` and `first_tried_at`. Which rows are due is up to the queue. */
export interface ClaimedTable {
  table: string;
  /** Its key, a uuid. */
  key: string;
  /** The condition for rows that are claimed, as in the index over `claimed_at`. */
  isClaimed: string;
}

/** Another process has claimed the mail: this one was frozen for longer than a claim lasts. */
export class ClaimLost extends Error {}

/** The claim could not be checked because the database is away. */
export class ClaimUnknown extends Error {}

/** Mails that one delivery run has claimed, for as long as it renews them. */
export interface Claim {
  id: string;
  /** Checks and renews the claim of one mail; rejects with ClaimLost or ClaimUnknown. */
  require(key: string): Promise<void>;
  /** Stops renewing. */
  end(): void;
}

/**
 * Claims renewed before this moment are void. Real time, like all of delivery. While the database is away nobody can renew a claim, nor record
 * what has been sent: so claims do not age meanwhile, but as if all were renewed when it came back.
 */
export function expired({ awayAt = 0 }: Database): Date {
  const ends = Date.now() - claim.endsAfterSeconds * 1000;
  return awayAt > ends ? new Date(0) : new Date(ends);
}

/** End of a query of rows to claim: at most a batch, and none that another process claims at this moment. */
export const lockedBatch = sql`LIMIT 100 FOR UPDATE SKIP LOCKED`;

/** The keys of rows to claim: what the queries `due` find, and rows whose claim has expired. */
export function keysToClaim({ table, key, isClaimed }: ClaimedTable, db: Database, due: readonly SQL[]): SQL {
  const left = sql`SELECT ${sql.raw(key)} FROM ${sql.raw(table)} WHERE ${sql.raw(isClaimed)} AND claimed_at < ${expired(db)} ${lockedBatch}`;
  // Each in a query of its own, because a row cannot be locked within a UNION.
  const keys = [...due, left].map((query) => sql`SELECT ${sql.raw(key)} FROM (${query}) due`);
  return sql`ARRAY(${sql.join(keys, sql` UNION ALL `)})`;
}

/** The columns of a claim that begins now. */
export const claimedBy = (claimId: string, at: Date) => ({
  claimId,
  claimedAt: at,
  firstTriedAt: sql`coalesce(first_tried_at, ${at})`,
});

/** Renews the claim with this id until it is ended. */
export function keepClaim({ db, log }: { db: Database; log: FastifyBaseLogger }, queue: ClaimedTable, id: string): Claim {
  const { table, isClaimed } = queue;
  const renew = () => db.pool.query(`UPDATE ${table} SET claimed_at = $1 WHERE ${isClaimed} AND claim_id = $2`, [new Date(), id]);
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error }, `the claim of ${table} could not be renewed`));
  }, claim.renewedEverySeconds * 1000);
  timer.unref();
  return { id, require: (key) => requireClaim(db, queue, id, key), end: () => clearInterval(timer) };
}

/** Checks again if the answer took so long that it may be out of date: the process can be frozen here, too. */
async function requireClaim(db: Database, { table, key, isClaimed }: ClaimedTable, id: string, value: string): Promise<void> {
  for (;;) {
    const startedAt = Date.now();
    const renewal = `UPDATE ${table} SET claimed_at = $1 WHERE ${key} = $2 AND claim_id = $3 AND ${isClaimed}`;
    const { rowCount } = await db.pool.query(renewal, [new Date(), value, id]).catch((error: unknown) => {
      throw isDatabaseAway(error) ? new ClaimUnknown('the database is away', { cause: error }) : error;
    });
    if (rowCount === 0) throw new ClaimLost('somebody else has this mail meanwhile');
    if (Date.now() - startedAt < claim.renewedEverySeconds * 1000) return;
  }
}

/** Voids all claims. Only for a process that knows it is alone and has claimed nothing yet. */
export async function voidAllClaims({ pool }: Database, { table, isClaimed }: ClaimedTable): Promise<void> {
  await pool.query(`UPDATE ${table} SET claimed_at = '-infinity' WHERE ${isClaimed}`);
}
