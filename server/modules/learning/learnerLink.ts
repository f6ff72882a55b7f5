import { campaignLimits } from '#contract/campaigns/limits';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../services.ts';
import type { Signer } from '../../signer.ts';

const purpose = 'learner';

/** A signed link to the learner app for the caller, in their own company. Refuses with not_found if no learner app is set. */
export async function learnerLink(actor: Actor, { env, signer }: Pick<Services, 'env' | 'signer'>): Promise<{ link: string }> {
  if (actor.companyId !== actor.ownCompanyId) throw new Refusal('permission_denied');
  if (!env.links.learnerApp) throw new Refusal('not_found');
  const { companyId, userId } = actor;
  const link = new URL(env.links.learnerApp);
  link.searchParams.set('company', companyId);
  link.searchParams.set('token', await signer.sign(purpose, { companyId, userId }, campaignLimits.learnerLinkSeconds));
  return { link: link.href };
}

/** The user of a link of this company. Refuses with link_not_valid. */
export async function personOfLink(signer: Signer, { companyId, token }: { companyId: string; token: string }): Promise<string> {
  const claims = await signer.read(purpose, token);
  const userId = claims?.['userId'];
  if (claims?.['companyId'] !== companyId || typeof userId !== 'string') throw new Refusal('link_not_valid');
  return userId;
}
