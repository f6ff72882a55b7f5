import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { forgiveAttempt, takeAttempt } from './attempts.ts';
import { customTokenAudience, type EmbeddedTokens, readUnsigned, writeUnsigned } from './embeddedTokens.ts';
import { hosts, ProviderError, type Rest } from './rest.ts';
import { standingOf } from './standing.ts';
import type { Identity } from './types.ts';

export interface ProxyParts {
  rest: Rest;
  tokens: EmbeddedTokens;
  pool: Pool;
  identity: Pick<Identity, 'isCurrent'>;
  /** What the emulator holds in place of this person's password. */
  sealFor(email: string, password: string): Promise<string>;
}

const longest = 8192;
/** Later than any sign-in: asks for the person alone. The present second may belong to a session that was just ended. */
const noSignIn = Number.MAX_SAFE_INTEGER;
const passwordBody = z.object({ email: z.string().trim().toLowerCase().min(3).max(255), password: z.string().min(1).max(255) });
const customBody = z.object({ token: z.string().max(longest) });
const lookupBody = z.object({ idToken: z.string().max(longest) });
const refreshBody = z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string().max(longest) });

const signedIn = z.looseObject({ idToken: z.string(), refreshToken: z.string() });
const refreshed = z.looseObject({ id_token: z.string(), refresh_token: z.string() });
/** What the browser library reads of its own account. The emulator would give the password as well. */
const account = z.object({
  localId: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean().optional(),
  createdAt: z.string().optional(),
  lastLoginAt: z.string().optional(),
  providerUserInfo: z
    .array(z.object({ providerId: z.string(), rawId: z.string().optional(), email: z.string().optional() }))
    .optional(),
});
const lookedUp = z.object({ kind: z.string(), users: z.array(account).default([]) });

/**
 * The four calls of Firebase's browser library, and no others, on our own origin. The browser's words never reach the
 * emulator as they came: each call is read, checked and made anew, without the caller's Authorization.
 */
export function emulatorCalls({ rest, tokens, pool, identity, sealFor }: ProxyParts) {
  const newest = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 });
  const asApp = (host: string, path: string, body: object) => rest.call({ host, path, body });

  /** The emulator counts in seconds; two sign-ins in one second must not be one session, or one's end would end the other. */
  function ownTime(uid: string, authTime: number): number {
    const time = Math.max(authTime, (newest.get(uid) ?? 0) + 1);
    newest.set(uid, time);
    return time;
  }

  async function requireGood(signIn: { uid: string; authTime: number }, otherwise = 'TOKEN_EXPIRED'): Promise<void> {
    const standing = await standingOf(pool, identity, signIn);
    if (standing !== 'good') throw new ProviderError(standing === 'suspended' ? 'USER_DISABLED' : otherwise, 400);
  }

  /** Signs what the emulator gave out for a new sign-in. */
  async function begin(reply: z.output<typeof signedIn>) {
    const claims = readUnsigned(reply.idToken);
    const authTime = ownTime(claims.sub, claims.auth_time);
    await requireGood({ uid: claims.sub, authTime }, 'INVALID_LOGIN_CREDENTIALS');
    return {
      ...reply,
      idToken: await tokens.signId({ ...claims, auth_time: authTime }),
      refreshToken: await tokens.signRefresh({ sub: claims.sub, auth_time: authTime, emulator: reply.refreshToken }),
    };
  }

  return {
    async signInWithPassword(body: unknown, address: string) {
      const { email, password } = read(passwordBody, body, 'INVALID_LOGIN_CREDENTIALS');
      await takeAttempt(pool, { email, address });
      const sealed = await sealFor(email, password);
      const sent = { email, password: sealed, returnSecureToken: true };
      const reply = signedIn.parse(await asApp(hosts.identity, '/v1/accounts:signInWithPassword', sent));
      await forgiveAttempt(pool, { email, address });
      return begin(reply);
    },

    async signInWithCustomToken(body: unknown) {
      const { token } = read(customBody, body, 'INVALID_CUSTOM_TOKEN');
      const uid = await trust(tokens.readCustom(token), 'INVALID_CUSTOM_TOKEN');
      const sent = { token: writeUnsigned({ aud: customTokenAudience, uid }), returnSecureToken: true };
      // The emulator would make an account for any name, so the person is looked up first.
      await requireGood({ uid, authTime: noSignIn }, 'INVALID_CUSTOM_TOKEN');
      return begin(signedIn.parse(await asApp(hosts.identity, '/v1/accounts:signInWithCustomToken', sent)));
    },

    async lookup(body: unknown) {
      const { idToken } = read(lookupBody, body, 'INVALID_ID_TOKEN');
      const claims = await tokens.readId(idToken).catch((error: unknown) => {
        throw new ProviderError(
          error instanceof Refusal && error.code === 'session_expired' ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN',
          400,
        );
      });
      await requireGood({ uid: claims.sub, authTime: claims.auth_time });
      // A restart loads the accounts anew, after which the emulator takes older tokens for revoked; that we judge ourselves.
      const sent = { idToken: writeUnsigned({ ...claims, user_id: claims.sub, iat: Math.floor(Date.now() / 1000) + 1 }) };
      return lookedUp.parse(await asApp(hosts.identity, '/v1/accounts:lookup', sent));
    },

    async refresh(body: unknown) {
      const { refresh_token: given } = read(refreshBody, body, 'INVALID_REFRESH_TOKEN');
      const { sub, auth_time: authTime, emulator } = await trust(tokens.readRefresh(given), 'INVALID_REFRESH_TOKEN');
      await requireGood({ uid: sub, authTime });
      const sent = { grantType: 'refresh_token', refreshToken: emulator };
      const reply = refreshed.parse(await asApp(hosts.token, '/v1/token', sent));
      const claims = readUnsigned(reply.id_token);
      if (claims.sub !== sub) throw new ProviderError('INVALID_REFRESH_TOKEN', 400);
      // The emulator puts in the time of the last sign-in of all; a token stays with its own.
      const idToken = await tokens.signId({ ...claims, auth_time: authTime });
      const refreshToken = await tokens.signRefresh({ sub, auth_time: authTime, emulator: reply.refresh_token });
      return { ...reply, id_token: idToken, access_token: idToken, refresh_token: refreshToken };
    },
  };
}

function read<T extends z.ZodType>(schema: T, body: unknown, code: string): z.output<T> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ProviderError(code, 400);
  return parsed.data;
}

/** Whatever is wrong with a token, its bearer learns no more than that it is not accepted. */
function trust<T>(reading: Promise<T>, code: string): Promise<T> {
  return reading.catch(() => {
    throw new ProviderError(code, 400);
  });
}
