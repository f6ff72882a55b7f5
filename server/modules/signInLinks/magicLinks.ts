import { and, eq, isNull } from 'drizzle-orm';
import type { HandlerReply } from '#contract/kit/endpoint';
import { paths } from '#contract/paths';
import type { magicTargets, takeMagicLink } from '#contract/session/signInLinks';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireOwnCompany } from '../../core/requireOneself.ts';
import { sessions } from '../../db/schema.ts';
import { ownerTx } from '../../db/tx.ts';
import { baseUrl } from '../../env.ts';
import { createLink, takeSignInToken } from '../../identity/oneTimeLinks.ts';
import type { Services } from '../../services.ts';
import { panelLinkPath } from '../learnerPages/public.ts';
import { beginSecondStep, findPersonById, requirePanelUser } from '../session/public.ts';

/** A link into the learner app, or to our own pages of learners where none is set, for the caller themselves. Ours begin with a campaign if one is named. */
export async function learnerLink({ db, env }: Services, actor: Actor, campaignId?: string): Promise<string> {
  requireOwnCompany(actor);
  const { companyId, userId, sessionHash } = actor;
  const token = await ownerTx(db, (tx) => createLink(tx, { kind: 'learner', companyId, userId, sessionHash }));
  if (!env.links.learnerApp) return `${baseUrl(env)}${panelLinkPath}/${token}${campaignId ? `?campaign=${campaignId}` : ''}`;
  const link = new URL(env.links.learnerApp);
  link.searchParams.set('company', companyId);
  link.searchParams.set('token', token);
  return link.href;
}

/**
 * A link that signs the caller in here once more, in any browser. A session that came from such a link gives no further ones, so that
 * a stolen session does not outlive its maximum age from link to link. Refuses with sso_required whom the link would not sign in.
 */
export async function panelLink(
  { db, env }: Services,
  actor: Actor,
  redirectTo: (typeof magicTargets)[number] | undefined,
): Promise<string> {
  requireOwnCompany(actor);
  const { companyId, userId, sessionHash } = actor;
  const token = await ownerTx(db, async (tx) => {
    const [session] = await tx
      .select({ factor: sessions.factor })
      .from(sessions)
      .where(and(eq(sessions.hash, sessionHash), isNull(sessions.revokedAt)));
    const person = await findPersonById(tx, userId);
    if (!person || !session || session.factor === 'link') throw new Refusal('permission_denied');
    requirePanelUser(person);
    return createLink(tx, { kind: 'magic', companyId, userId, sessionHash });
  });
  const link = new URL(paths.login, baseUrl(env));
  link.searchParams.set('magicLinkVerificationToken', token);
  if (redirectTo) link.searchParams.set('redirectTo', redirectTo);
  return link.href;
}

/**
 * Uses a magic link. It replaces only the password: single sign-on and the second factor are still required of people who have them.
 * Refuses with verification_token_expired, also when the link was used, or when the session in which it was made is over.
 */
export async function takePanelLink(
  { db, identity }: Services,
  token: string,
  host: string | null,
): Promise<HandlerReply<typeof takeMagicLink>> {
  const { link, person } = await ownerTx(db, async (tx) => {
    const taken = await takeSignInToken(tx, token, 'magic');
    return { link: taken, person: taken && (await findPersonById(tx, taken.userId)) };
  });
  if (!link || !person) throw new Refusal('verification_token_expired');
  requirePanelUser(person);
  const { id, companyId: company_id, email } = person.user;
  const step = await ownerTx(db, (tx) => beginSecondStep(tx, person, { createdAt: link.createdAt, host }));
  if (step) return { customToken: null, company_id, secondStep: { email, ...step } };
  return { customToken: await identity.customToken(id, { isByLink: true }, link.createdAt), company_id, secondStep: null };
}
