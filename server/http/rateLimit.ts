import { timingSafeEqual } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooManyRequests } from '../db/rateCounters.ts';
import type { Env } from '../env.ts';
import { limitKeyOf } from './caller.ts';

/**
 * The general rate limit, in requests per minute: far more than a person needs, far less than an overload. Each node counts its
 * own requests.
 */
const generalPerMinute = 1200;

/** Lets the benchmark client skip all limits; only with HEED_DEV. */
export function isExempt(request: FastifyRequest, env: Pick<Env, 'heedDev' | 'benchToken'>): boolean {
  const token = request.headers['x-heed-bench'];
  if (!env.heedDev || !env.benchToken || typeof token !== 'string') return false;
  const [a, b] = [Buffer.from(token), Buffer.from(env.benchToken)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Applies the general rate limit, per user or network address, to every route with `config.rateLimit`. Endpoints with a limit
 * of their own: `perMinute` in the contract, counted by `db/rateCounters.ts`.
 */
export async function limitRequests(app: FastifyInstance, env: Env, perMinute = generalPerMinute): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    cache: 10_000,
    keyGenerator: limitKeyOf,
    allowList: (request) => isExempt(request, env),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
}
