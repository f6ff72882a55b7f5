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
 * Checks before the body is read that the key exists and has calls left. The database finds a key by its hash, so the time of an answer
 * reveals nothing about similar keys. Wrong keys are counted by network address, because each guess is another key; they never block a valid
 * key from the same address.
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

/** Refuses writing calls with a key of scope `read`, and calls that are not open to keys. */
export function requireScope({ scope }: ActorKey, endpoint: AnyEndpoint): void {
  const needed = apiKeyScopeOf(endpoint);
  if (needed === undefined) throw new Refusal('permission_denied', { description: 'No API key opens this call' });
  if (needed === 'write' && scope === 'read') throw new Refusal('permission_denied', { description: 'This API key may only read' });
}
