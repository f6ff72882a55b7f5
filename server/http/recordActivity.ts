import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { limits } from '#contract/limits';
import { unattendedHeader } from '#contract/sessionHeader';
import { extendSession } from '../identity/sessionLife.ts';
import type { Services } from '../services.ts';
import { sessionHashOfCaller } from './caller.ts';

/** Sessions whose use this node noted a moment ago, so that most calls need not even ask. */
const noted = new LRUCache<string, true>({ max: 10_000, ttl: limits.session.noteMinutes * 60_000 });

/** After a call has been answered: somebody was at work, unless a timer of the page asked. Nobody waits for it. */
export function recordActivity(services: Pick<Services, 'db' | 'env' | 'log'>, request: FastifyRequest): void {
  if (request.headers[unattendedHeader] !== undefined) return;
  const hash = sessionHashOfCaller(request);
  if (noted.has(hash)) return;
  noted.set(hash, true);
  extendSession(services, hash).catch((error: unknown) =>
    services.log.warn({ err: error }, 'could not note that a session is used'),
  );
}
