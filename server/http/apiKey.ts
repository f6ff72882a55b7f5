import type { FastifyRequest } from 'fastify';
import { apiKeyScopeOf } from '#contract/access';
import { companyLimits } from '#contract/company/limits';
import { machineTime } from '../clock.ts';
import type { ActorKey } from '../core/actor.ts';
import { Refusal } from '../core/refusal.ts';
import { countCall } from '../db/rateCounters.ts';
import { networkOf } from '../identity/attempts.ts';
import type { Services } from '../services.ts';
import type { AnyEndpoint } from './handler.ts';
import { isExempt } from './rateLimit.ts';

const { callsPerMinute, wrongPerMinute } = companyLimits.apiKeys;

/**
 * Checks before the body is read that there is such a key and that it has calls left. The database finds a key by its hash, so the
 * time of an answer tells nothing about keys that are nearly right. Wrong keys count by network address, because each one is another;
 * they never hold up a right key from the same address.
 */
export async function requireApiKey({ db, env }: Services, request: FastifyRequest): Promise<void> {
  const hash = request.apiKeyHash;
  const { rows } = await db.pool.query<{ id: string }>({
    name: 'find_api_key',
    text: 'SELECT id FROM api_keys WHERE hash = $1 AND ended_at IS NULL AND expires_at > $2',
    values: [hash, machineTime()],
  });
  const [key] = rows;
  if (!key) {
    await countCall(db.pool, 'wrong api key', networkOf(request.ip), wrongPerMinute);
    throw new Refusal('api_key_not_valid');
  }
  if (!isExempt(request, env)) await countCall(db.pool, 'api key', key.id, callsPerMinute);
}

/** Refuses a key that may only read where something is written, and calls that no key opens. */
export function requireScope({ scope }: ActorKey, endpoint: AnyEndpoint): void {
  const needed = apiKeyScopeOf(endpoint);
  if (needed === undefined) throw new Refusal('permission_denied', { description: 'No API key opens this call' });
  if (needed === 'write' && scope === 'read') throw new Refusal('permission_denied', { description: 'This API key may only read' });
}
