import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import type { Pool } from 'pg';
import { paths } from '#contract/paths';
import { sessionLimits } from '#contract/session/limits';
import { minuteMs } from '#contract/kit/durations';
import { machineTime } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { hashToken, newToken } from '../../../core/secretToken.ts';
import { companies, graphConsents } from '../../../db/schema.ts';
import { ownerTx, type Tx } from '../../../db/tx.ts';
import { markBrowser } from '../../../http/browserMark.ts';
import { graphClient, graphRedirectUri, graphScopes } from '../../../mail/graph/application.ts';
import type { Services } from '../../../services.ts';
import { findSender, requireFree } from '../senders.ts';
import { isPanelOrigin } from './origins.ts';

const verifierContext = (stateHash: string) => `graph verifier ${stateHash}`;
const isOpen = () => gt(graphConsents.expiresAt, machineTime());

/** Begins in this session and browser. Returns the page of Microsoft on which the owner of a mailbox allows sending. */
export async function beginConsent(
  services: Services,
  actor: Actor,
  redirectDomain: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  const { db, env, secrets } = services;
  const { companyId, sessionHash } = actor;
  const { origin } = new URL(redirectDomain);
  const client = graphClient(env);
  const [state, verifier] = [newToken(), oidc.randomPKCECodeVerifier()];
  const stateHash = hashToken(state);
  const browserHash = markBrowser(env, reply, request);
  const sealedVerifier = secrets.seal(verifier, verifierContext(stateHash));
  const createdAt = machineTime();
  const expiresAt = new Date(createdAt.getTime() + sessionLimits.sso.signInMinutes * minuteMs);
  await ownerTx(db, async (tx) => {
    requireFree(await findSender(tx, actor), 'graph');
    if (!(await isPanelOrigin(tx, env, companyId, origin))) throw new Refusal('validation_failed', { fields: ['redirectDomain'] });
    const row = { stateHash, companyId, sessionHash, browserHash, sealedVerifier, origin, createdAt, expiresAt };
    await tx.insert(graphConsents).values(row);
  });
  return oidc.buildAuthorizationUrl(client, {
    redirect_uri: graphRedirectUri(env),
    scope: graphScopes(env),
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // Without it Microsoft takes the account that is signed in, which need not be that of the mailbox.
    prompt: 'select_account',
    state,
  }).href;
}

/** The page of the panel in which the consent with this state began, while it is open. */
export async function consentPage({ db, env }: Pick<Services, 'db' | 'env'>, state: string): Promise<URL | undefined> {
  return ownerTx(db, async (tx) => {
    const [found] = await tx
      .select({ companyId: graphConsents.companyId, origin: graphConsents.origin, isPartner: companies.isPartner })
      .from(graphConsents)
      .innerJoin(companies, eq(companies.id, graphConsents.companyId))
      .where(and(eq(graphConsents.stateHash, hashToken(state)), isOpen()));
    if (!found || !(await isPanelOrigin(tx, env, found.companyId, found.origin))) return undefined;
    return new URL(found.isPartner ? paths.whiteLabel : paths.settingsWhiteLabel, found.origin);
  });
}

/**
 * Takes the consent of this state, begun by this session and browser; a state works once. Returns its code verifier. Refuses with
 * verification_token_expired.
 */
export async function takeConsent(
  tx: Tx,
  { secrets }: Pick<Services, 'secrets'>,
  { companyId, sessionHash }: Actor,
  { state, browserHash }: { state: string; browserHash: string | null },
): Promise<string> {
  const stateHash = hashToken(state);
  const ofCaller = and(
    eq(graphConsents.stateHash, stateHash),
    eq(graphConsents.companyId, companyId),
    eq(graphConsents.sessionHash, sessionHash),
    eq(graphConsents.browserHash, browserHash ?? ''),
  );
  const [taken] = await tx.delete(graphConsents).where(and(ofCaller, isOpen())).returning();
  if (!taken) throw new Refusal('verification_token_expired');
  return secrets.open(taken.sealedVerifier, verifierContext(stateHash));
}

/** Deletes expired consents; called once an hour. */
export async function deleteOldConsents(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM graph_consents WHERE expires_at < $1', [machineTime()]);
}
