import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sessionLimits } from '#contract/session/limits';
import { unattendedHeader } from '#contract/session/sessionHeader';
import { extendSession } from '../identity/sessionLife.ts';
import type { Services } from '../services.ts';
import { sessionHashOfCaller } from './caller.ts';

/** Sessions that this node extended recently, so that most calls need no query. */
const extended = new LRUCache<string, true>({ max: 10_000, ttl: sessionLimits.session.noteMinutes * 60_000 });

/** Extends the session after an answered call, unless the page made the call automatically while unattended. Not awaited. */
export function recordActivity(services: Pick<Services, 'db' | 'env' | 'log'>, request: FastifyRequest): void {
  if (request.headers[unattendedHeader] !== undefined) return;
  const hash = sessionHashOfCaller(request);
  if (extended.has(hash)) return;
  extended.set(hash, true);
  extendSession(services, hash).catch((error: unknown) => services.log.warn({ err: error }, 'could not extend a session'));
}
