import { eq } from 'drizzle-orm';
import { dayMs } from '#contract/kit/durations';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { companies } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';

type Grant = Pick<typeof companies.$inferSelect, 'loginAsCompanyStatus' | 'loginAsCompanyUntil'>;

const described = ({ loginAsCompanyStatus: status, loginAsCompanyUntil: until }: Grant) => ({
  status,
  until: until?.toISOString() ?? null,
});

/** Triggers of `companies` do the rest: who may act where, and the end of sessions without access. */
async function changeGrant(tx: Tx, actor: Actor, action: 'access.granted' | 'access.withdrawn', grant: Grant): Promise<void> {
  await lockCompany(tx, actor);
  const { companyId } = actor;
  const [before] = await tx
    .select({
      name: companies.name,
      parentId: companies.parentId,
      loginAsCompanyStatus: companies.loginAsCompanyStatus,
      loginAsCompanyUntil: companies.loginAsCompanyUntil,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!before) throw new Refusal('not_found');
  if (grant.loginAsCompanyStatus === 'access' && !before.parentId) throw new Refusal('no_parent_company');
  if (grant.loginAsCompanyStatus === 'none' && before.loginAsCompanyStatus === 'none') return;
  await tx
    .update(companies)
    .set({ ...grant, updatedAt: now() })
    .where(eq(companies.id, companyId));
  const subject = { type: 'company' as const, id: companyId, label: before.name };
  await audit(tx, actor, { action, subject, before: described(before), after: described(grant) });
}

/**
 * Gives the parent of the company in scope access to it, for some days or without an end. The caller has checked that the actor is of this
 * company. Refuses with no_parent_company.
 */
export const giveAccess = (tx: Tx, actor: Actor, days: number | null): Promise<void> =>
  changeGrant(tx, actor, 'access.granted', {
    loginAsCompanyStatus: 'access',
    loginAsCompanyUntil: days === null ? null : new Date(now().getTime() + days * dayMs),
  });

/** Takes access back, or declines the request; nothing if there is neither. */
export const takeAccess = (tx: Tx, actor: Actor): Promise<void> =>
  changeGrant(tx, actor, 'access.withdrawn', { loginAsCompanyStatus: 'none', loginAsCompanyUntil: null });
