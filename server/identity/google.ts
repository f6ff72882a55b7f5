import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GoogleAuth } from 'google-auth-library';
import { createRemoteJWKSet, errors, importPKCS8, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { Refusal } from '../core/refusal.ts';
import type { Env } from '../env.ts';
import { accountsOver } from './accounts.ts';
import { claimsOfCustomToken, customTokenAudience, customTokenClaims, verifiedOf } from './embeddedTokens.ts';
import { googleRest } from './googleRest.ts';
import { hosts, ProviderError } from './rest.ts';
import type { Identity } from './types.ts';
import { rememberVerified } from './verifiedTokens.ts';

const serviceAccount = z.object({ client_email: z.string(), private_key: z.string() });
const idClaims = z.object({
  sub: z.string().min(1).max(128),
  auth_time: z.number().int(),
  exp: z.number().int(),
  email: z.string().optional(),
  ...claimsOfCustomToken,
});
const scopes = ['https://www.googleapis.com/auth/identitytoolkit', 'https://www.googleapis.com/auth/cloud-platform'];
const customTokenSeconds = 300;
const clockSkewSeconds = 60;
const wrong = new Set(['INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD', 'EMAIL_NOT_FOUND', 'USER_DISABLED', 'INVALID_EMAIL']);

/** Google's endpoints; replaced by tests. */
export interface GoogleOutside {
  /** `https://` in front of the host's name. */
  origin(host: string): string;
  keys: URL;
  accessToken(): Promise<string>;
}

/** Reads FIREBASE_SERVICE_ACCOUNT: the JSON of a service account key, or the path of its file. */
function readServiceAccount(setting: string): z.output<typeof serviceAccount> {
  try {
    return serviceAccount.parse(JSON.parse(setting.trim().startsWith('{') ? setting : readFileSync(setting, 'utf8')));
  } catch {
    throw new Error('Wrong setting. FIREBASE_SERVICE_ACCOUNT: must be the JSON of a service account key, or the path of that file');
  }
}

function realOutside(account: z.output<typeof serviceAccount>): GoogleOutside {
  const { client_email, private_key } = account;
  const auth = new GoogleAuth({ credentials: { client_email, private_key }, scopes });
  return {
    origin: (host) => `https://${host}`,
    keys: new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
    async accessToken() {
      const token = await auth.getAccessToken();
      if (!token) throw new ProviderError('UNAVAILABLE', 503);
      return token;
    },
  };
}

/** Google's public keys could not be fetched, so the token could not be checked. */
const isAway = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof TypeError ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

/** Sign-in by a real Firebase project: the browser talks to Google, and we verify Google's signature. */
export async function openGoogle(firebase: NonNullable<Env['firebase']>, replaced?: GoogleOutside): Promise<Identity> {
  const { projectId, apiKey } = firebase;
  const account = readServiceAccount(firebase.serviceAccount);
  const outside = replaced ?? realOutside(account);
  const signingKey = await importPKCS8(account.private_key, 'RS256');
  const publicKeys = createRemoteJWKSet(outside.keys);
  const rest = googleRest(outside, apiKey);
  const accounts = accountsOver(rest, projectId, async (_uid, password) => password);
  const issuer = `https://securetoken.google.com/${projectId}`;
  const checks = { algorithms: ['RS256'], issuer, audience: projectId, requiredClaims: ['exp', 'iat', 'sub', 'auth_time'] };

  return {
    isEmulator: false,
    isOursAlone: false,
    verifyToken: rememberVerified(async (token) => {
      try {
        const claims = idClaims.parse((await jwtVerify(token, publicKeys, checks)).payload);
        if (claims.auth_time > Date.now() / 1000 + clockSkewSeconds) throw new Refusal('invalid_session');
        return { ...verifiedOf(claims), exp: claims.exp };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Refusal('session_expired');
        if (isAway(error)) throw new Refusal('unavailable');
        throw new Refusal('invalid_session');
      }
    }),
    async checkPassword(email, password) {
      try {
        const body = { email, password, returnSecureToken: false };
        await rest.call({ host: hosts.identity, path: '/v1/accounts:signInWithPassword', body });
        return true;
      } catch (error) {
        if (error instanceof ProviderError && wrong.has(error.code)) return false;
        if (error instanceof ProviderError && error.code === 'TOO_MANY_ATTEMPTS_TRY_LATER') throw new Refusal('too_many_attempts');
        throw error;
      }
    },
    putAccounts: accounts.putAll,
    setPassword: accounts.setPassword,
    removeAccounts: accounts.removeAll,
    listAccounts: accounts.list,
    revoke: accounts.revoke,
    isCurrent: accounts.isCurrent,
    customToken(uid, signIn, provenAt = new Date()) {
      const iat = Math.floor(Date.now() / 1000);
      const claims = {
        iss: account.client_email,
        sub: account.client_email,
        aud: customTokenAudience,
        uid,
        claims: customTokenClaims(randomUUID(), provenAt.getTime(), signIn),
        iat,
        exp: iat + customTokenSeconds,
      };
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(signingKey);
    },
    mount() {},
    async ready() {
      await outside.accessToken();
    },
    async close() {},
  };
}
