import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sessionLimits } from '#contract/session/limits';
import { unattendedHeader } from '#contract/session/sessionHeader';
import { minuteMs } from '#contract/kit/durations';
import { machineTime, now } from '../clock.ts';
import type { Actor } from '../core/actor.ts';
import { extendSession } from '../identity/sessionLife.ts';
import type { Services } from '../services.ts';
import { credentialOf } from './caller.ts';

/** Uses that this node recorded recently, so that most calls need no query: of sessions and keys, and of access to other companies. */
const recent = new LRUCache<string, true>({ max: 10_000, ttl: sessionLimits.session.noteMinutes * minuteMs });

const noteKeyUse = ({ db }: Pick<Services, 'db'>, hash: string) =>
  db.pool.query('UPDATE api_keys SET last_used_at = $2 WHERE hash = $1 AND ended_at IS NULL', [hash, machineTime()]);

/** One row for a session in a company, whether the session was opened for it or the person entered it from home. */
const noteAccessUse = ({ db }: Pick<Services, 'db'>, { companyId, sessionHash, userId, ownCompanyId }: Actor) =>
  db.pool.query({
    name: 'note_use_of_access',
    text: `INSERT INTO access_uses AS x (company_id, session_hash, user_id, from_company_id, first_used_at, last_used_at)
      VALUES ($1, $2, $3, $4, $5, $5)
      ON CONFLICT (company_id, session_hash) DO UPDATE SET last_used_at = greatest(x.last_used_at, excluded.last_used_at)`,
    values: [companyId, sessionHash, userId, ownCompanyId, now()],
  });

/**
 * After an answered call: extends the session, unless the header of the page says that no person caused the call. Also records that a person
 * acts in another company than their own, whatever the header says. Not awaited.
 */
export function recordActivity(
  services: Pick<Services, 'db' | 'env' | 'log'>,
  request: FastifyRequest,
  actor: Actor | undefined,
): void {
  const isUnattended = request.headers[unattendedHeader] !== undefined;
  const credential = credentialOf(request);
  const hash = 'apiKeyHash' in credential ? credential.apiKeyHash : credential.sessionHash;
  const note = (key: string, work: () => Promise<unknown>) => {
    if (recent.has(key)) return;
    recent.set(key, true);
    work().catch((error: unknown) => services.log.warn({ err: error }, 'could not note the use of a session, a key or access'));
  };
  if (!isUnattended) note(hash, () => ('apiKeyHash' in credential ? noteKeyUse(services, hash) : extendSession(services, hash)));
  if (actor?.isActingElsewhere && !actor.apiKey) note(`${hash} ${actor.companyId}`, () => noteAccessUse(services, actor));
}
