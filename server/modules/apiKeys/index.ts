import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { apiKeyPrefix } from '#contract/company/apiKeys';
import { companyLimits } from '#contract/company/limits';
import type { contract } from '#contract/index';
import { dayMs } from '#contract/kit/durations';
import { audit } from '../../audit.ts';
import { machineTime } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { apiKeys } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { refuseNameInUse } from '../../db/uniqueViolation.ts';
import { apiKeyHashOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/handler.ts';
import { findApiKey, findApiKeys } from './apiKeys.queries.ts';

const inForce = (companyId: string) => and(eq(apiKeys.companyId, companyId), isNull(apiKeys.endedAt));

/** Refuses with too_many_api_keys. Locks the company, so that two keys made at once are counted one after the other. */
async function requireRoom(tx: Tx, actor: Actor): Promise<void> {
  await lockCompany(tx, actor);
  if ((await tx.$count(apiKeys, inForce(actor.companyId))) >= companyLimits.apiKeys.most) throw new Refusal('too_many_api_keys');
}

async function readKey(tx: Tx, { companyId }: Actor, id: string) {
  const key = await findApiKey(tx, companyId, id);
  if (!key) throw new Refusal('not_found');
  return key;
}

const subjectOf = ({ id, name }: { id: string; name: string }) => ({ type: 'apiKey', id, label: name }) as const;

/** Times of keys are real, as those of sessions. */
export const handlers: Handlers<(typeof contract)['apiKeys']> = {
  listApiKeys: findApiKeys,

  async createApiKey({ tx, actor, body: { name, scope, days } }) {
    await requireRoom(tx, actor);
    const key = `${apiKeyPrefix}${randomBytes(32).toString('base64url')}`;
    const row = { companyId: actor.companyId, name, scope, hash: apiKeyHashOf(key), hint: key.slice(-4) };
    const createdAt = machineTime();
    const expiresAt = new Date(createdAt.getTime() + days * dayMs);
    // No notice before the end of a key with a term shorter than that of the notice: its creator has just chosen it.
    const expiryToldAt = days > companyLimits.apiKeys.noticeDays ? null : createdAt;
    const made = { ...row, createdBy: actor.userId, createdAt, expiresAt, expiryToldAt };
    const [saved] = await refuseNameInUse(() => tx.insert(apiKeys).values(made).returning({ id: apiKeys.id }));
    const created = await readKey(tx, actor, saved?.id ?? '');
    await audit(tx, actor, { action: 'apiKeys.created', subject: subjectOf(created), after: { name, scope, expiresAt } });
    return { ...created, key };
  },

  /** A key that ended already stays as it ended. */
  async revokeApiKey({ tx, actor, params }) {
    const revoked = await tx
      .update(apiKeys)
      .set({ endedAt: machineTime(), end: 'revoked' })
      .where(and(inForce(actor.companyId), eq(apiKeys.id, params.apiKeyId)))
      .returning({ id: apiKeys.id });
    const key = await readKey(tx, actor, params.apiKeyId);
    if (revoked.length > 0) await audit(tx, actor, { action: 'apiKeys.revoked', subject: subjectOf(key) });
    return key;
  },
};
