import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { sessionLimits } from '#contract/session/limits';
import { Refusal } from '../core/refusal.ts';
import type { Tx } from '../db/tx.ts';

const { perAccount, perAddress, lockSeconds } = sessionLimits.loginAttempts;

/** A sign-in attempt. */
interface Attempt {
  email: string;
  /** Network address of the caller. */
  address: string;
}

interface Counted {
  n: number;
  most: number;
  lockedUntil: Date | null;
}

/** IPv6 addresses are counted by /64 network, because one client has 2^64 of them. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

const accountKey = (email: string) => `account ${email.toLowerCase()}`;
const keysOf = ({ email, address }: Attempt) => [accountKey(email), `address ${networkOf(address)}`];

/** Something that is counted until it is locked for `lockSeconds`. */
export interface Counter {
  key: string;
  /** How many are allowed. */
  most: number;
}

/**
 * Counts an attempt, before it is judged, so that parallel attempts all count. Returns the seconds until the lock ends if there
 * were too many, else null. Real time, not business time.
 */
export async function countAttempt(pool: Pool, counters: readonly Counter[]): Promise<number | null> {
  const now = Date.now();
  const { rows } = await pool.query<Counted>({
    name: 'take_attempt',
    text: `INSERT INTO attempts AS a (key, n, first_at, locked_until)
      SELECT key, 1, $3, NULL FROM unnest($1::text[], $2::int[]) AS t(key, most) ORDER BY key
      ON CONFLICT (key) DO UPDATE SET
        n = CASE WHEN coalesce(a.locked_until, a.first_at + $5::interval) <= $3 THEN 1 ELSE a.n + 1 END,
        first_at = CASE WHEN coalesce(a.locked_until, a.first_at + $5::interval) <= $3 THEN $3 ELSE a.first_at END,
        locked_until = CASE
          WHEN coalesce(a.locked_until, a.first_at + $5::interval) <= $3 THEN NULL
          WHEN a.locked_until IS NULL AND a.n + 1 >= ($2::int[])[array_position($1::text[], a.key)] THEN $4
          ELSE a.locked_until END
      RETURNING n, ($2::int[])[array_position($1::text[], key)] AS most, locked_until AS "lockedUntil"`,
    values: [
      counters.map(({ key }) => key),
      counters.map(({ most }) => most),
      new Date(now),
      new Date(now + lockSeconds * 1000),
      `${lockSeconds} seconds`,
    ],
  });
  const locks = rows.filter(({ n, most }) => n > most).map(({ lockedUntil }) => (lockedUntil?.getTime() ?? now) - now);
  return locks.length > 0 ? Math.max(1, ...locks) / 1000 : null;
}

/** Forgets what was counted. */
export async function forgetAttempts(pool: Pool, keys: readonly string[]): Promise<void> {
  await pool.query('DELETE FROM attempts WHERE key = ANY($1::text[])', [keys]);
}

/**
 * Counts a sign-in before the password is checked; `forgiveAttempt` undoes it if the password was right. Refuses with
 * too_many_attempts, whether the account exists or not.
 */
export async function takeAttempt(pool: Pool, attempt: Attempt): Promise<void> {
  const [account = '', address = ''] = keysOf(attempt);
  const retryAfterSeconds = await countAttempt(pool, [
    { key: account, most: perAccount },
    { key: address, most: perAddress },
  ]);
  if (retryAfterSeconds !== null) throw new Refusal('too_many_attempts', { retryAfterSeconds });
}

/** After a right password: resets the account's counter, and takes this attempt back from the network address. */
export async function forgiveAttempt(pool: Pool, attempt: Attempt): Promise<void> {
  const [account, address] = keysOf(attempt);
  await pool.query({
    name: 'forgive_attempt',
    text: `WITH forgiven AS (DELETE FROM attempts WHERE key = $1)
      UPDATE attempts SET n = greatest(n - 1, 0), locked_until = CASE WHEN n - 1 < $3 THEN NULL ELSE locked_until END WHERE key = $2`,
    values: [account, address, perAddress],
  });
}

/** After a password was set with a link: resets the account's counter, but not that of the network address. */
export async function forgiveAccount(tx: Tx, email: string): Promise<void> {
  await tx.$client.query('DELETE FROM attempts WHERE key = $1', [accountKey(email)]);
}

/** Deletes expired counters; called once an hour. */
export async function deleteOldAttempts(pool: Pool): Promise<void> {
  const cutoff = new Date(Date.now() - lockSeconds * 1000);
  await pool.query('DELETE FROM attempts WHERE first_at < $1 AND coalesce(locked_until, first_at) < $2', [cutoff, new Date()]);
}
