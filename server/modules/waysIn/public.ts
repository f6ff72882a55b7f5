import { and, eq, gte, isNull } from 'drizzle-orm';
import { scimTokenPrefix } from '#contract/company/scim';
import type { WayIn } from '#contract/session/passwords';
import { audit } from '../../audit.ts';
import { machineTime } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { apiKeys, companies, scimTokens, ssoConnections } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';

/**
 * Ways into a company that a person created and that a new password does not close: API keys, also for customers, and the token of a
 * directory. The oldest first. As owner of the tables.
 */
export async function findWaysIn(tx: Tx, userId: string): Promise<WayIn[]> {
  const keys = await tx
    .select({ name: apiKeys.name, companyName: companies.name })
    .from(apiKeys)
    .innerJoin(companies, eq(companies.id, apiKeys.companyId))
    .where(and(eq(apiKeys.createdBy, userId), isNull(apiKeys.endedAt)))
    .orderBy(apiKeys.createdAt);
  const tokens = await tx
    .select({ hint: scimTokens.hint, companyName: companies.name })
    .from(scimTokens)
    .innerJoin(companies, eq(companies.id, scimTokens.companyId))
    .where(eq(scimTokens.createdBy, userId));
  return [
    ...keys.map((key) => ({ kind: 'apiKey' as const, ...key })),
    ...tokens.map(({ hint, companyName }) => ({ kind: 'scim' as const, name: `${scimTokenPrefix}…${hint}`, companyName })),
  ];
}

/**
 * Ends what `findWaysIn` finds, each with an entry in the audit log of its company. For a person who secures their account:
 * somebody else who used it may have created these. As owner of the tables.
 */
export async function endWaysIn(tx: Tx, actor: Actor): Promise<void> {
  const keys = await tx
    .update(apiKeys)
    .set({ endedAt: machineTime(), end: 'account_secured' })
    .where(and(eq(apiKeys.createdBy, actor.userId), isNull(apiKeys.endedAt)))
    .returning();
  for (const { companyId, id, name } of keys) {
    const subject = { type: 'apiKey', id, label: name } as const;
    await audit(tx, { ...actor, companyId }, { action: 'apiKeys.revoked', subject, after: { end: 'account_secured' } });
  }
  const tokens = await tx.delete(scimTokens).where(eq(scimTokens.createdBy, actor.userId)).returning();
  for (const { companyId, id, hint } of tokens) {
    const subject = { type: 'scim', id, label: `${scimTokenPrefix}…${hint}` } as const;
    await audit(tx, { ...actor, companyId }, { action: 'scim.token_revoked', subject });
  }
}

/**
 * Removes the single sign-on that the person saved since then: its provider decides who signs in. Enforcement ends with it. As owner of
 * the tables.
 */
export async function removeSsoSavedSince(tx: Tx, actor: Actor, since: Date): Promise<void> {
  const { createdBy, companyId, createdAt } = ssoConnections;
  const saved = and(eq(createdBy, actor.userId), eq(companyId, actor.companyId), gte(createdAt, since));
  for (const { id, type } of await tx.delete(ssoConnections).where(saved).returning())
    await audit(tx, actor, { action: 'sso.removed', subject: { type: 'sso', id, label: type } });
}
