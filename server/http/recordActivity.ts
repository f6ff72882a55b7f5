import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sessionLimits } from '#contract/session/limits';
import { unattendedHeader } from '#contract/session/sessionHeader';
import { machineTime } from '../clock.ts';
import { extendSession } from '../identity/sessionLife.ts';
import type { Services } from '../services.ts';
import { credentialOf } from './caller.ts';

/** Sessions and keys whose use this node noted recently, so that most calls need no query. */
const noted = new LRUCache<string, true>({ max: 10_000, ttl: sessionLimits.session.noteMinutes * 60_000 });

const noteKeyUse = ({ db }: Pick<Services, 'db'>, hash: string) =>
  db.pool.query('UPDATE api_keys SET last_used_at = $2 WHERE hash = $1 AND ended_at IS NULL', [hash, machineTime()]);

/** Extends the session after an answered call, unless the page made the call automatically while unattended. Not awaited. */
export function recordActivity(services: Pick<Services, 'db' | 'env' | 'log'>, request: FastifyRequest): void {
  if (request.headers[unattendedHeader] !== undefined) return;
  const credential = credentialOf(request);
  const hash = 'apiKeyHash' in credential ? credential.apiKeyHash : credential.sessionHash;
  if (noted.has(hash)) return;
  noted.set(hash, true);
  const work = 'apiKeyHash' in credential ? noteKeyUse(services, hash) : extendSession(services, hash);
  work.catch((error: unknown) => services.log.warn({ err: error }, 'could not note the use of a session or key'));
}
