import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HandlerReply } from '#contract/kit/endpoint';
import { paths } from '#contract/paths';
import type { takeCompanyToken } from '#contract/session/signInLinks';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { ownerTx } from '../../db/tx.ts';
import { browserOf, markBrowser } from '../../http/browserMark.ts';
import { createLink, takeSignInToken } from '../../identity/oneTimeLinks.ts';
import type { Services } from '../../services.ts';
import { findPersonById, findSession, requirePanelUser, signInOf } from '../session/public.ts';

/**
 * A path of the panel that signs the caller in, as themselves, acting in the company in scope. The call itself has checked that they may.
 * It works in this browser only, so that nobody is led into somebody else's session.
 */
export async function companyLink(
  { db, env }: Services,
  actor: Actor,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  if (!actor.isActingElsewhere) throw new Refusal('permission_denied');
  const { userId, ownCompanyId, companyId: actingCompanyId, sessionHash } = actor;
  const browserHash = markBrowser(env, reply, request);
  const token = await ownerTx(db, (tx) =>
    createLink(tx, { kind: 'company', userId, companyId: ownCompanyId, actingCompanyId, sessionHash, browserHash }),
  );
  return `${paths.loginAsCompany}?${new URLSearchParams({ companyToken: token, companyId: actingCompanyId }).toString()}`;
}

/**
 * Uses the token of such a link. The new session keeps how the person signed in, so it needs no further factor and gives none up; whether
 * they may still act in the company is checked when it opens, and on every call.
 */
export async function takeCompanyLink(
  { db, identity }: Services,
  token: string,
  request: FastifyRequest,
): Promise<HandlerReply<typeof takeCompanyToken>> {
  const taken = await ownerTx(db, async (tx) => {
    const link = await takeSignInToken(tx, token, 'company', browserOf(request));
    if (!link?.sessionHash || !link.actingCompanyId) return undefined;
    const [person, session] = [await findPersonById(tx, link.userId), await findSession(tx, link.sessionHash)];
    return person && session && { link, person, session, acting: { companyId: link.actingCompanyId, openedBy: link.sessionHash } };
  });
  if (!taken) throw new Refusal('verification_token_expired');
  const { link, person, session, acting } = taken;
  requirePanelUser(person, session.connectionId ? 'sso' : 'password');
  const customToken = await identity.customToken(person.user.id, { ...signInOf(session), acting }, link.createdAt);
  return { customToken, company_id: acting.companyId };
}
