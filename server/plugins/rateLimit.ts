import { timingSafeEqual } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Env } from '../env.ts';
import { Refusal } from '../refusal.ts';
import { limitKeyOf } from './caller.ts';

/** Far above what a person does, far below what hurts. Counted by each node for itself. */
export const generalPerMinute = 1200;
const windowMs = 60_000;

/** A measuring client may go without limits, in development only. */
export function isExempt(request: FastifyRequest, env: Pick<Env, 'heedDev' | 'benchToken'>): boolean {
  const given = request.headers['x-heed-bench'];
  if (!env.heedDev || !env.benchToken || typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(env.benchToken)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const tooMany = (milliseconds: number) => new Refusal('too_many_requests', { retryAfterSeconds: milliseconds / 1000 });

/** Routes that declare `config.rateLimit` get the general limit, for one session or address. */
export async function limitRequests(app: FastifyInstance, env: Env, perMinute = generalPerMinute): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: windowMs,
    cache: 10_000,
    keyGenerator: limitKeyOf,
    allowList: (request) => isExempt(request, env),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
}

interface Counted {
  n: number;
  waitMs: number;
}

/**
 * Counts one call of `what` by `who` in the database, where all nodes see it, and refuses above `perMinute`.
 * A statement of its own, so that a refused call is counted too. Real time, not business time.
 */
export async function countCall(pool: Pool, what: string, who: string, perMinute: number): Promise<void> {
  const { rows } = await pool.query<Counted>({
    name: 'count_call',
    text: `INSERT INTO rate_counters AS c (key, n, window_start) VALUES ($1, 1, $2)
      ON CONFLICT (key) DO UPDATE SET
        n = CASE WHEN c.window_start <= $3 THEN 1 ELSE c.n + 1 END,
        window_start = CASE WHEN c.window_start <= $3 THEN $2 ELSE c.window_start END
      RETURNING n, (extract(epoch FROM window_start - $3) * 1000)::int AS "waitMs"`,
    values: [`${what} ${who}`, new Date(), new Date(Date.now() - windowMs)],
  });
  const counted = rows[0];
  if (counted && counted.n > perMinute) throw tooMany(counted.waitMs);
}

const hourMs = 3_600_000;

/**
 * Takes `amount` of what `who` may have of `what` in an hour, counted like calls. Refuses, and takes nothing, when less is
 * left. Not for the inside of a transaction.
 */
export async function takeOfHour(pool: Pool, what: string, who: string, amount: number, perHour: number): Promise<void> {
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
  throw tooMany((rows[0]?.start ?? at).getTime() - begun.getTime());
}

/** Forgets windows that ended; called now and then. */
export async function forgetOldCounts(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM rate_counters WHERE window_start < $1', [new Date(Date.now() - 2 * hourMs)]);
}
