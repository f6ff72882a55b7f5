import type { Pool } from 'pg';
import { hourMs, minuteMs } from '#contract/kit/durations';
import { Refusal } from '../core/refusal.ts';

interface Counted {
  n: number;
  waitMs: number;
}

export const tooManyRequests = (waitMs: number) => new Refusal('too_many_requests', { retryAfterSeconds: waitMs / 1000 });

/**
 * Counts one call of `what` by `who` and refuses with too_many_requests above `perMinute`. The counter is in the database, so all
 * nodes share it. Runs as its own statement, so that refused calls are counted too. Real time, not business time.
 */
export async function countCall(pool: Pool, what: string, who: string, perMinute: number): Promise<void> {
  const { rows } = await pool.query<Counted>({
    name: 'count_call',
    text: `INSERT INTO rate_counters AS c (key, n, window_start) VALUES ($1, 1, $2)
      ON CONFLICT (key) DO UPDATE SET
        n = CASE WHEN c.window_start <= $3 THEN 1 ELSE c.n + 1 END,
        window_start = CASE WHEN c.window_start <= $3 THEN $2 ELSE c.window_start END
      RETURNING n, (extract(epoch FROM window_start - $3) * 1000)::int AS "waitMs"`,
    values: [`${what} ${who}`, new Date(), new Date(Date.now() - minuteMs)],
  });
  const counted = rows[0];
  if (counted && counted.n > perMinute) throw tooManyRequests(counted.waitMs);
}

/**
 * Takes `amount` from the hourly allowance of `what` for `who`. If less is left, takes nothing and refuses with
 * too_many_requests. Do not call it inside a transaction: it uses a connection of its own.
 */
export async function takeHourlyAllowance(pool: Pool, what: string, who: string, amount: number, perHour: number): Promise<void> {
  const key = `${what} ${who}`;
  const at = new Date();
  const begun = new Date(at.getTime() - hourMs);
  const { rowCount } = await pool.query(
    `INSERT INTO rate_counters AS c (key, n, window_start) VALUES ($1, $4, $2)
      ON CONFLICT (key) DO UPDATE SET
        n = CASE WHEN c.window_start <= $3 THEN $4 ELSE c.n + $4 END,
        window_start = CASE WHEN c.window_start <= $3 THEN $2 ELSE c.window_start END
      WHERE c.window_start <= $3 OR c.n + $4 <= $5`,
    [key, at, begun, amount, perHour],
  );
  if (rowCount === 1) return;
  const { rows } = await pool.query<{ start: Date }>('SELECT window_start AS start FROM rate_counters WHERE key = $1', [key]);
  throw tooManyRequests((rows[0]?.start ?? at).getTime() - begun.getTime());
}

/** Deletes counters whose window is over; called once an hour. */
export async function deleteOldCounts(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM rate_counters WHERE window_start < $1', [new Date(Date.now() - 2 * hourMs)]);
}
