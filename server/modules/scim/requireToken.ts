import type { FastifyRequest } from 'fastify';
import { companyLimits } from '#contract/company/limits';
import { sessionLimits } from '#contract/session/limits';
import { scimTokenPrefix } from '#contract/company/scim';
import { minuteMs } from '#contract/kit/durations';
import { machineTime } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { countCall } from '../../db/rateCounters.ts';
import { apiKeyHashOf } from '../../http/caller.ts';
import { networkOf } from '../../identity/attempts.ts';
import type { Services } from '../../services.ts';

const { callsPerMinute, wrongPerMinute } = companyLimits.scim;

/** How the database knows a token. */
export const scimHashOf = apiKeyHashOf;

/**
 * The hash of the token of a call, checked before the body is read; refuses with invalid_session or too_many_requests. Calls are counted
 * by token, wrong tokens by network address: many companies call from the addresses of one provider.
 */
export async function requireToken({ db }: Pick<Services, 'db'>, { headers, ip }: FastifyRequest): Promise<string> {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const hash = scimHashOf(token);
  const found = token.startsWith(scimTokenPrefix)
    ? await db.pool.query<{ id: string; lastUsedAt: Date | null }>({
        name: 'find_scim_token',
        text: 'SELECT id, last_used_at AS "lastUsedAt" FROM scim_tokens WHERE hash = $1',
        values: [hash],
      })
    : { rows: [] };
  const [row] = found.rows;
  if (!row) {
    await countCall(db.pool, 'wrong scim token', networkOf(ip), wrongPerMinute);
    throw new Refusal('invalid_session', { description: 'This token isn’t valid. It may have been replaced or revoked.' });
  }
  await countCall(db.pool, 'scim', row.id, callsPerMinute);
  const staleBefore = new Date(machineTime().getTime() - sessionLimits.session.noteMinutes * minuteMs);
  if (!row.lastUsedAt || row.lastUsedAt < staleBefore)
    await db.pool.query('UPDATE scim_tokens SET last_used_at = $2 WHERE id = $1', [row.id, machineTime()]);
  return hash;
}
