import { and, eq, gt, max } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import type { Pool } from 'pg';
import { paths } from '#contract/paths';
import { sessionLimits } from '#contract/session/limits';
import { minuteMs } from '#contract/kit/durations';
import { machineTime } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { hashToken, newToken } from '../../core/secretToken.ts';
import { companies, graphConsents, type GraphPurpose } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { markBrowser } from '../../http/browserMark.ts';
import { graphClient, graphRedirectUri, graphScopes } from '../../mail/graph/application.ts';
import type { Services } from '../../services.ts';
import { isPanelOrigin } from './origins.ts';

const verifierContext = (stateHash: string) => `graph verifier ${stateHash}`;
const isOpen = () => gt(graphConsents.expiresAt, machineTime());

/** Where the panel goes on with the answer of Microsoft. */
const pageOf: Record<GraphPurpose, (company: { isPartner: boolean }) => string> = {
  send: ({ isPartner }) => (isPartner ? paths.whiteLabel : paths.settingsWhiteLabel),
  reports: () => paths.simulationReportButton,
};

/**
 * Begins in this session and browser. Returns the page of Microsoft on which the owner of a mailbox allows what it is for. Refuses with
 * sso_provider_not_set_up, and with validation_failed if `redirectDomain` is not a panel of the company.
 */
export async function beginConsent(
  services: Services,
  actor: Actor,
  { purpose, redirectDomain }: { purpose: GraphPurpose; redirectDomain: string },
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
    if (!(await isPanelOrigin(tx, env, companyId, origin))) throw new Refusal('validation_failed', { fields: ['redirectDomain'] });
    const row = { stateHash, purpose, companyId, sessionHash, browserHash, sealedVerifier, origin, createdAt, expiresAt };
    await tx.insert(graphConsents).values(row);
  });
  return oidc.buildAuthorizationUrl(client, {
    redirect_uri: graphRedirectUri(env),
    scope: graphScopes(env, purpose),
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // Without it Microsoft takes the account that is signed in, which need not be that of the mailbox.
    prompt: 'select_account',
    state,
  }).href;
}

/** The page of the panel in which the consent with this state began, and whether it is still open. */
export async function consentPage(
  { db, env }: Pick<Services, 'db' | 'env'>,
  state: string,
): Promise<{ page: URL; isOpen: boolean } | undefined> {
  return ownerTx(db, async (tx) => {
    const [found] = await tx
      .select({
        companyId: graphConsents.companyId,
        purpose: graphConsents.purpose,
        origin: graphConsents.origin,
        expiresAt: graphConsents.expiresAt,
        isPartner: companies.isPartner,
      })
      .from(graphConsents)
      .innerJoin(companies, eq(companies.id, graphConsents.companyId))
      .where(eq(graphConsents.stateHash, hashToken(state)));
    if (!found || !(await isPanelOrigin(tx, env, found.companyId, found.origin))) return undefined;
    return { page: new URL(pageOf[found.purpose](found), found.origin), isOpen: found.expiresAt > machineTime() };
  });
}

/** The owner of the mailbox did not allow it: what waits for them ends. */
export async function endConsent({ db }: Pick<Services, 'db'>, state: string): Promise<void> {
  await ownerTx(db, (tx) => tx.delete(graphConsents).where(eq(graphConsents.stateHash, hashToken(state))));
}

/** Until when somebody of the company can still be at Microsoft to allow this; null if nobody is. */
export async function openConsentUntil(tx: Tx, companyId: string, purpose: GraphPurpose): Promise<Date | null> {
  const ofCompany = and(eq(graphConsents.companyId, companyId), eq(graphConsents.purpose, purpose));
  const [found] = await tx
    .select({ until: max(graphConsents.expiresAt) })
    .from(graphConsents)
    .where(and(ofCompany, isOpen()));
  return found?.until ?? null;
}

/**
 * Takes the consent of this state and purpose, begun by this session and browser; a state works once. Returns its code verifier. Refuses with
 * verification_token_expired.
 */
export async function takeConsent(
  tx: Tx,
  { secrets }: Pick<Services, 'secrets'>,
  { companyId, sessionHash }: Actor,
  { purpose, state, browserHash }: { purpose: GraphPurpose; state: string; browserHash: string | null },
): Promise<string> {
  const stateHash = hashToken(state);
  const ofCaller = and(
    eq(graphConsents.stateHash, stateHash),
    eq(graphConsents.purpose, purpose),
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
