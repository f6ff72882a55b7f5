import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { sessionLimits } from '#contract/session/limits';
import { Refusal } from '../core/refusal.ts';
import type { Tx } from '../db/tx.ts';

const { perAccount, perAddress, perSite, lockSeconds } = sessionLimits.loginAttempts;

/** A sign-in attempt. */
interface Attempt {
  email: string;
  /** Network address of the caller. */
  address: string;
}

interface Counted {
  key: string;
  n: number;
  most: number;
  lockedUntil: Date | null;
}

/** The eight groups of an IPv6 address; undefined for IPv4, also where it is written as IPv6. */
function groupsOf(address: string): string[] | undefined {
  if (ipv4In(address) || !isIPv6(address)) return undefined;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return [...before, ...zeros, ...after];
}

const ipv4In = (address: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
const prefix = (groups: readonly string[], bits: 48 | 64) => `${groups.slice(0, bits / 16).join(':')}::/${bits}`;

/** IPv6 addresses are counted by /64 network, because one client has 2^64 of them. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return groups ? prefix(groups, 64) : (ipv4In(address) ?? address);
}

const accountKey = (email: string) => `account ${email.toLowerCase()}`;

/** The counters of an attempt: its account, its network and, for IPv6, the /48 of it, because one site has 65,536 networks. */
function countersOf({ email, address }: Attempt): [Counter, ...Counter[]] {
  const groups = groupsOf(address);
  return [
    { key: accountKey(email), most: perAccount },
    { key: `address ${networkOf(address)}`, most: perAddress },
    ...(groups ? [{ key: `address ${prefix(groups, 48)}`, most: perSite }] : []),
  ];
}

/** Something that is counted until it is locked for `lockSeconds`. */
export interface Counter {
  key: string;
  /** How many are allowed. */
  most: number;
}

/** An attempt that counted. */
export interface Taken {
  /** How many there were since the last success or lock, with this one; of several counters that of the first. */
  n: number;
  /** It was the last: the next one is refused. */
  isLast: boolean;
}

/** A wrong password, for an e-mail address with or without an account. */
export interface WrongPassword {
  email: string;
  taken: Taken;
  place: { address: string; userAgent: string | undefined };
}

/**
 * Counts an attempt, before it is judged, so that parallel attempts all count. Returns the seconds until the lock ends if there
 * were too many. Real time, not business time.
 */
export async function countAttempt(
  pool: Pool,
  counters: readonly [Counter, ...Counter[]],
): Promise<Taken & { retryAfterSeconds: number | null }> {
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
      RETURNING key, n, ($2::int[])[array_position($1::text[], key)] AS most, locked_until AS "lockedUntil"`,
    values: [
      counters.map(({ key }) => key),
      counters.map(({ most }) => most),
      new Date(now),
      new Date(now + lockSeconds * 1000),
      `${lockSeconds} seconds`,
    ],
  });
  const locks = rows.filter(({ n, most }) => n > most).map(({ lockedUntil }) => (lockedUntil?.getTime() ?? now) - now);
  const n = rows.find(({ key }) => key === counters[0].key)?.n ?? 0;
  return { n, isLast: n === counters[0].most, retryAfterSeconds: locks.length > 0 ? Math.max(1, ...locks) / 1000 : null };
}

/** Seconds until the lock of a counter ends; null if it is not locked. Counts nothing. */
export async function secondsLocked(pool: Pool, key: string): Promise<number | null> {
  const now = Date.now();
  const text = 'SELECT locked_until AS "lockedUntil" FROM attempts WHERE key = $1 AND locked_until > $2';
  const { rows } = await pool.query<{ lockedUntil: Date }>(text, [key, new Date(now)]);
  const [locked] = rows;
  return locked ? Math.max(1, (locked.lockedUntil.getTime() - now) / 1000) : null;
}

/** Resets these counters. */
export async function forgetAttempts(pool: Pool, keys: readonly string[]): Promise<void> {
  await pool.query('DELETE FROM attempts WHERE key = ANY($1::text[])', [keys]);
}

/**
 * Counts a sign-in before the password is checked; `forgiveAttempt` undoes it if the password was right. Refuses with
 * too_many_attempts, whether the account exists or not. `onRefused`: an attempt that only its network address refuses counts for the
 * account all the same, and may be the one that locks it.
 */
export async function takeAttempt(pool: Pool, attempt: Attempt, onRefused?: (taken: Taken) => Promise<void>): Promise<Taken> {
  const { retryAfterSeconds, ...taken } = await countAttempt(pool, countersOf(attempt));
  if (retryAfterSeconds === null) return taken;
  await onRefused?.(taken);
  throw new Refusal('too_many_attempts', { retryAfterSeconds });
}

/**
 * After a right password: resets the account's counter, and takes this attempt back from the network address. The rows are locked in the
 * order in which `countAttempt` writes them, so that two sign-ins from one place do not wait for each other.
 */
export async function forgiveAttempt(pool: Pool, attempt: Attempt): Promise<void> {
  const counters = countersOf(attempt);
  await pool.query({
    name: 'forgive_attempt',
    text: `WITH counted AS (
        SELECT a.key, t.most FROM attempts a JOIN unnest($1::text[], $2::int[]) AS t(key, most) ON t.key = a.key ORDER BY a.key FOR UPDATE OF a),
      forgiven AS (DELETE FROM attempts WHERE key = $3 AND key IN (SELECT key FROM counted))
      UPDATE attempts a SET n = greatest(a.n - 1, 0), locked_until = CASE WHEN a.n - 1 < c.most THEN NULL ELSE a.locked_until END
        FROM counted c WHERE a.key = c.key AND a.key <> $3`,
    values: [counters.map(({ key }) => key), counters.map(({ most }) => most), accountKey(attempt.email)],
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
