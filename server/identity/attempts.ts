import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { limits } from '#contract/limits';
import type { Tx } from '../db/tx.ts';
import { Refusal } from '../core/refusal.ts';

const { perAccount, perAddress, lockSeconds } = limits.loginAttempts;

/** Whose password is tried, and from where. */
export interface Attempt {
  email: string;
  /** The caller's network address. */
  address: string;
}

interface Counted {
  n: number;
  most: number;
  lockedUntil: Date | null;
}

/** Whoever has one IPv6 address has 2^64 of them, so those count as the network they are in. */
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

/**
 * Counts an attempt before the password is looked at, so that many at once count as many; forgiveAttempt takes it back
 * when the password was right. Refuses with too_many_attempts, whether anybody has the address or not.
 * Real time, not business time.
 */
export async function takeAttempt(pool: Pool, attempt: Attempt): Promise<void> {
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
      keysOf(attempt),
      [perAccount, perAddress],
      new Date(now),
      new Date(now + lockSeconds * 1000),
      `${lockSeconds} seconds`,
    ],
  });
  const locks = rows.filter(({ n, most }) => n > most).map(({ lockedUntil }) => (lockedUntil?.getTime() ?? now) - now);
  if (locks.length > 0) throw new Refusal('too_many_attempts', { retryAfterSeconds: Math.max(1, ...locks) / 1000 });
}

/** The password was right: the account starts anew, the address gets back what this attempt took. */
export async function forgiveAttempt(pool: Pool, attempt: Attempt): Promise<void> {
  const [account, address] = keysOf(attempt);
  await pool.query({
    name: 'forgive_attempt',
    text: `WITH forgiven AS (DELETE FROM attempts WHERE key = $1)
      UPDATE attempts SET n = greatest(n - 1, 0), locked_until = CASE WHEN n - 1 < $3 THEN NULL ELSE locked_until END WHERE key = $2`,
    values: [account, address, perAddress],
  });
}

/** A new password was chosen with a link: what was tried before tells nothing about it. The network address keeps its count. */
export async function forgiveAccount(tx: Tx, email: string): Promise<void> {
  await tx.$client.query('DELETE FROM attempts WHERE key = $1', [accountKey(email)]);
}

/** Forgets counts that no longer matter; called now and then. */
export async function deleteOldAttempts(pool: Pool): Promise<void> {
  const cutoff = new Date(Date.now() - lockSeconds * 1000);
  await pool.query('DELETE FROM attempts WHERE first_at < $1 AND coalesce(locked_until, first_at) < $2', [cutoff, new Date()]);
}
