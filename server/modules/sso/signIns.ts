import { and, eq, gt, isNull } from 'drizzle-orm';
import * as oidc from 'openid-client';
import type { Pool } from 'pg';
import { sessionLimits } from '#contract/session/limits';
import { machineTime } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { hashToken, newToken } from '../../core/secretToken.ts';
import { ssoSignIns, ssoUsedAssertions } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { createLink, takeSignInToken } from '../../identity/oneTimeLinks.ts';
import type { Services } from '../../services.ts';
import { type Connection, discover, type Outsider, outsiderShape, redirectUriOf } from './provider.ts';
import { samlOf } from './samlService.ts';
import { unverified } from './samlXml.ts';

const { signInMinutes, clockSeconds } = sessionLimits.sso;
const verifierContext = (stateHash: string) => `sso verifier ${stateHash}`;
const answerContext = (stateHash: string) => `sso answer ${stateHash}`;
const inSeconds = (seconds: number) => new Date(machineTime().getTime() + seconds * 1000);

type Begun = typeof ssoSignIns.$inferSelect;
/**
 * The beginner of a sign-in: the browser, and the person who binds an account of the provider, with the session or the link in which they
 * confirmed that. Without a person it is a plain sign-in: to the panel, or with `learnerReturn` to the pages of learners.
 */
export type Beginner = Pick<Begun, 'browserHash' | 'userId' | 'sessionHash' | 'linkHash' | 'learnerReturn'>;

/** The state names the pages on which it was begun, so that they show the failure of one without a row. Only the row opens anything. */
const newState = ({ learnerReturn }: Pick<Beginner, 'learnerReturn'>): string => `${learnerReturn ? 'learn.' : ''}${newToken()}`;
/** Whether a state looks like one of ours; providers that begin by themselves send an address, or what an admin entered there. */
export const isOurState = (state: string): boolean => /^(learn\.)?[\w-]{43}$/.test(state);
export const isLearnerState = (state: string): boolean => state.startsWith('learn.');

/** Begins a sign-in at the provider for this browser. Returns the provider's address. */
export async function beginSignIn(
  services: Pick<Services, 'db' | 'env' | 'secrets'>,
  connection: Connection,
  beginner: Beginner,
): Promise<string> {
  const state = newState(beginner);
  if (connection.protocol === 'saml') {
    // An XML id must not begin with a digit.
    const nonce = `_${newToken()}`;
    await keepSignIn(services, connection, beginner, { state, nonce, verifier: null });
    return samlOf(services.env, connection, nonce).getAuthorizeUrlAsync(state, undefined, {});
  }
  const config = await discover(services, connection);
  const [nonce, verifier] = [newToken(), oidc.randomPKCECodeVerifier()];
  await keepSignIn(services, connection, beginner, { state, nonce, verifier });
  return oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUriOf(services.env, connection),
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  }).href;
}

async function keepSignIn(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  { id: connectionId, companyId }: Connection,
  beginner: Beginner,
  { state, nonce, verifier }: { state: string; nonce: string; verifier: string | null },
): Promise<void> {
  const stateHash = hashToken(state);
  const row = { stateHash, connectionId, companyId, ...beginner, nonce };
  const sealedVerifier = verifier && secrets.seal(verifier, verifierContext(stateHash));
  const times = { createdAt: machineTime(), expiresAt: inSeconds(signInMinutes * 60) };
  await ownerTx(db, (tx) => tx.insert(ssoSignIns).values({ ...row, sealedVerifier, ...times }));
}

export interface SignIn extends Pick<Begun, 'connectionId' | 'userId' | 'sessionHash' | 'linkHash' | 'learnerReturn' | 'nonce'> {
  /** Of OpenID Connect: opens the answer of the provider. */
  verifier: string | null;
  /** Of SAML: the person who signed in; null before the answer. */
  outsider: Outsider | null;
}

const isOpen = () => gt(ssoSignIns.expiresAt, machineTime());

/** Takes the sign-in of this state, begun by this browser; a state works once. Undefined if there is none. */
export async function takeSignIn(
  tx: Tx,
  { secrets }: Pick<Services, 'secrets'>,
  { state, browserHash }: { state: string; browserHash: string },
): Promise<SignIn | undefined> {
  const stateHash = hashToken(state);
  const ofBrowser = and(eq(ssoSignIns.stateHash, stateHash), eq(ssoSignIns.browserHash, browserHash));
  const [row] = await tx.delete(ssoSignIns).where(and(ofBrowser, isOpen())).returning();
  if (!row) return undefined;
  const { connectionId, userId, sessionHash, linkHash, learnerReturn, nonce, sealedVerifier, sealedAnswer } = row;
  const verifier = sealedVerifier && secrets.open(sealedVerifier, verifierContext(stateHash));
  const outsider = sealedAnswer && outsiderShape.parse(JSON.parse(secrets.open(sealedAnswer, answerContext(stateHash))));
  const beginning = { connectionId, userId, sessionHash, linkHash, learnerReturn, nonce };
  return { ...beginning, verifier: verifier || null, outsider: outsider || null };
}

/** A request over SAML that was answered: without the cookie of the browser, which is checked when it fetches the answer. */
export type SamlRequest = Beginner & Pick<Begun, 'connectionId' | 'companyId' | 'nonce'>;

/** Takes the request of this state in this company; a state works once. Undefined if there is none. */
export async function takeRequest(
  tx: Tx,
  { state, companyId }: { state: string; companyId: string },
): Promise<SamlRequest | undefined> {
  const ofState = and(eq(ssoSignIns.stateHash, hashToken(state)), eq(ssoSignIns.companyId, companyId));
  const isWaiting = and(isNull(ssoSignIns.sealedVerifier), isNull(ssoSignIns.sealedAnswer));
  const [row] = await tx
    .delete(ssoSignIns)
    .where(and(ofState, isWaiting, isOpen()))
    .returning();
  return row;
}

/** Keeps the person who signed in until the browser that began fetches them, under a new state. Refuses an assertion that was used before. */
export async function keepAnswer(
  tx: Tx,
  { secrets }: Pick<Services, 'secrets'>,
  { connectionId, companyId, browserHash, userId, sessionHash, linkHash, learnerReturn, nonce }: SamlRequest,
  { outsider, assertionId }: { outsider: Outsider; assertionId: string },
): Promise<string> {
  const used = { connectionId, assertionId, expiresAt: inSeconds(signInMinutes * 60 + 2 * clockSeconds) };
  const first = await tx.insert(ssoUsedAssertions).values(used).onConflictDoNothing().returning();
  if (first.length === 0) throw unverified('The assertion was used before');
  const state = newState({ learnerReturn });
  const stateHash = hashToken(state);
  const sealedAnswer = secrets.seal(JSON.stringify(outsider), answerContext(stateHash));
  const beginner = { browserHash, userId, sessionHash, linkHash, learnerReturn };
  const row = { stateHash, connectionId, companyId, ...beginner, nonce, sealedAnswer };
  await tx.insert(ssoSignIns).values({ ...row, createdAt: machineTime(), expiresAt: inSeconds(sessionLimits.tokenSeconds.sso) });
  return state;
}

/** A token with which this browser gets a session for this person, once and soon. */
export const newSsoToken = (
  tx: Tx,
  holder: { userId: string; companyId: string; connectionId: string; browserHash: string },
): Promise<string> => createLink(tx, { ...holder, kind: 'sso' });

/** Uses a token; of two simultaneous calls one succeeds. Refuses with verification_token_expired, also in another browser. */
export async function takeSsoToken(
  tx: Tx,
  token: string,
  browserHash: string | null,
): Promise<{ userId: string; connectionId: string; provenAt: Date }> {
  const link = await takeSignInToken(tx, token, 'sso', browserHash);
  if (!link?.connectionId) throw new Refusal('verification_token_expired');
  return { userId: link.userId, connectionId: link.connectionId, provenAt: link.createdAt };
}

/** Deletes expired sign-ins and assertions; called once an hour. */
export async function deleteOldSignIns(pool: Pool): Promise<void> {
  const at = [machineTime()];
  await pool.query('DELETE FROM sso_sign_ins WHERE expires_at < $1', at);
  await pool.query('DELETE FROM sso_used_assertions WHERE expires_at < $1', at);
}
