import { and, eq, gt } from 'drizzle-orm';
import * as oidc from 'openid-client';
import type { Pool } from 'pg';
import { sessionLimits } from '#contract/session/limits';
import { machineTime } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { ssoSignIns, ssoTokens } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import type { Services } from '../../services.ts';
import { hashOf, newSecret } from './oneTimeSecrets.ts';
import { type Connection, discover, redirectUriOf } from './provider.ts';

const { signInMinutes, tokenSeconds } = sessionLimits.sso;
const verifierContext = (stateHash: string) => `sso verifier ${stateHash}`;
const inSeconds = (seconds: number) => new Date(machineTime().getTime() + seconds * 1000);

/** Begins a sign-in at the provider for this browser; `userId` binds the account there to this person. Returns the provider's address. */
export async function beginSignIn(
  services: Pick<Services, 'db' | 'env' | 'secrets'>,
  connection: Connection,
  { browserHash, userId }: { browserHash: string; userId: string | null },
): Promise<string> {
  const config = await discover(services, connection);
  const [state, nonce, verifier] = [newSecret(), newSecret(), oidc.randomPKCECodeVerifier()];
  const stateHash = hashOf(state);
  const { id: connectionId, companyId } = connection;
  await ownerTx(services.db, (tx) =>
    tx.insert(ssoSignIns).values({
      stateHash,
      browserHash,
      connectionId,
      companyId,
      userId,
      nonce,
      sealedVerifier: services.secrets.seal(verifier, verifierContext(stateHash)),
      createdAt: machineTime(),
      expiresAt: inSeconds(signInMinutes * 60),
    }),
  );
  return oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUriOf(services.env),
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  }).href;
}

export interface SignIn {
  connectionId: string;
  companyId: string;
  userId: string | null;
  nonce: string;
  verifier: string;
}

/** Takes the sign-in of this state, begun by this browser; a state works once. Undefined if there is none. */
export async function takeSignIn(
  tx: Tx,
  { secrets }: Pick<Services, 'secrets'>,
  given: { state: string; browserHash: string },
): Promise<SignIn | undefined> {
  const stateHash = hashOf(given.state);
  const ofBrowser = and(eq(ssoSignIns.stateHash, stateHash), eq(ssoSignIns.browserHash, given.browserHash));
  const [row] = await tx
    .delete(ssoSignIns)
    .where(and(ofBrowser, gt(ssoSignIns.expiresAt, machineTime())))
    .returning();
  if (!row) return undefined;
  const { connectionId, companyId, userId, nonce } = row;
  return { connectionId, companyId, userId, nonce, verifier: secrets.open(row.sealedVerifier, verifierContext(stateHash)) };
}

/** A token with which this browser gets a session for this person, once and soon. Only its hash is stored. */
export async function newSsoToken(
  tx: Tx,
  holder: { userId: string; companyId: string; connectionId: string; browserHash: string },
): Promise<string> {
  const token = newSecret();
  await tx
    .insert(ssoTokens)
    .values({ ...holder, hash: hashOf(token), createdAt: machineTime(), expiresAt: inSeconds(tokenSeconds) });
  return token;
}

/** Uses a token; of two simultaneous calls one succeeds. Refuses with sso_token_expired, also in another browser. */
export async function takeSsoToken(tx: Tx, token: string, browserHash: string | null): Promise<typeof ssoTokens.$inferSelect> {
  const ofBrowser = and(eq(ssoTokens.hash, hashOf(token)), eq(ssoTokens.browserHash, browserHash ?? ''));
  const [row] = await tx
    .delete(ssoTokens)
    .where(and(ofBrowser, gt(ssoTokens.expiresAt, machineTime())))
    .returning();
  if (!row) throw new Refusal('sso_token_expired');
  return row;
}

/** Deletes what has expired; called once an hour. */
export async function deleteOldSignIns(pool: Pool): Promise<void> {
  const at = [machineTime()];
  await pool.query('DELETE FROM sso_sign_ins WHERE expires_at < $1', at);
  await pool.query('DELETE FROM sso_tokens WHERE expires_at < $1', at);
}
