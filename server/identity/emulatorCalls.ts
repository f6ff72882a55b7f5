import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import { Refusal } from '../core/refusal.ts';
import { forgiveAttempt, takeAttempt, type WrongPassword } from './attempts.ts';
import {
  customTokenAudience,
  customTokenClaim,
  customTokenClaims,
  type EmbeddedTokens,
  readUnsigned,
  writeUnsigned,
} from './embeddedTokens.ts';
import { hosts, ProviderError, type Rest } from './rest.ts';
import { mayRenew, maySignIn, type SignInState, wasUsed } from './signInState.ts';
import type { Identity } from './types.ts';

export interface ProxyParts {
  rest: Rest;
  tokens: EmbeddedTokens;
  pool: Pool;
  identity: Pick<Identity, 'isCurrent'>;
  /** The sealed password that the emulator stores for this address. */
  sealFor(email: string, password: string): Promise<string>;
  /** Called before a wrong password is refused. */
  onWrongPassword(wrong: WrongPassword): Promise<void>;
}

const longest = 8192;
const passwordBody = z.object({ email: z.string().trim().toLowerCase().min(3).max(255), password: z.string().min(1).max(255) });
const customBody = z.object({ token: z.string().max(longest) });
const lookupBody = z.object({ idToken: z.string().max(longest) });
const refreshBody = z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string().max(longest) });

const signedIn = z.looseObject({ idToken: z.string(), refreshToken: z.string() });
const refreshed = z.looseObject({ id_token: z.string(), refresh_token: z.string() });
/** Account fields that the browser library reads. The emulator's reply also contains the password. */
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
 * The four calls of Firebase's browser library, on our own origin. Requests are never forwarded: each is parsed, checked and made anew,
 * without the caller's Authorization header.
 */
export function emulatorCalls({ rest, tokens, pool, identity, sealFor, onWrongPassword }: ProxyParts) {
  const asApp = (host: string, path: string, body: object) => rest.call({ host, path, body });

  function requireValid(state: SignInState, otherwise: string): void {
    if (state !== 'valid') throw new ProviderError(state === 'suspended' ? 'USER_DISABLED' : otherwise, 400);
  }
  const requireOpenSession = async (uid: string, authTime: number) =>
    requireValid(await mayRenew(pool, identity, { uid, authTime }), 'TOKEN_EXPIRED');

  /** Signs the emulator's tokens of a new sign-in, and names it in them: otherwise those of one second would all be the same. */
  async function begin(reply: z.output<typeof signedIn>) {
    const claims = readUnsigned(reply.idToken);
    const { sub, auth_time, [customTokenClaim]: id = randomUUID() } = claims;
    requireValid(await maySignIn(pool, sub), 'INVALID_LOGIN_CREDENTIALS');
    return {
      ...reply,
      idToken: await tokens.signId({ ...claims, [customTokenClaim]: id }),
      refreshToken: await tokens.signRefresh({ sub, auth_time, emulator: reply.refreshToken, [customTokenClaim]: id }),
    };
  }

  return {
    async signInWithPassword(body: unknown, place: WrongPassword['place']) {
      const { email, password } = read(passwordBody, body, 'INVALID_LOGIN_CREDENTIALS');
      const { address } = place;
      const taken = await takeAttempt(pool, { email, address }, (refused) => onWrongPassword({ email, taken: refused, place }));
      const sealed = await sealFor(email, password);
      const sent = { email, password: sealed, returnSecureToken: true };
      const answer = await asApp(hosts.identity, '/v1/accounts:signInWithPassword', sent).catch(async (error: unknown) => {
        if (error instanceof ProviderError && error.status < 500) await onWrongPassword({ email, taken, place });
        throw error;
      });
      const reply = signedIn.parse(answer);
      await forgiveAttempt(pool, { email, address });
      return begin(reply);
    },

    async signInWithCustomToken(body: unknown) {
      const { token } = read(customBody, body, 'INVALID_CUSTOM_TOKEN');
      const { uid, id, at, signIn } = await trust(tokens.readCustom(token), 'INVALID_CUSTOM_TOKEN');
      const sent = {
        token: writeUnsigned({ aud: customTokenAudience, uid, claims: customTokenClaims(id, at, signIn) }),
        returnSecureToken: true,
      };
      // The emulator creates accounts for unknown ids, so the person is looked up first.
      requireValid(await maySignIn(pool, uid), 'INVALID_CUSTOM_TOKEN');
      if (await wasUsed(pool, id)) throw new ProviderError('INVALID_CUSTOM_TOKEN', 400);
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
      await requireOpenSession(claims.sub, claims.auth_time);
      // After a restart the emulator considers older tokens revoked. We check revocation ourselves, so the token gets a new `iat`.
      const sent = { idToken: writeUnsigned({ ...claims, user_id: claims.sub, iat: Math.floor(Date.now() / 1000) + 1 }) };
      return lookedUp.parse(await asApp(hosts.identity, '/v1/accounts:lookup', sent));
    },

    async refresh(body: unknown) {
      const { refresh_token: received } = read(refreshBody, body, 'INVALID_REFRESH_TOKEN');
      const { emulator, ...signIn } = await trust(tokens.readRefresh(received), 'INVALID_REFRESH_TOKEN');
      const { sub, auth_time } = signIn;
      await requireOpenSession(sub, auth_time);
      const sent = { grantType: 'refresh_token', refreshToken: emulator };
      const reply = refreshed.parse(await asApp(hosts.token, '/v1/token', sent));
      const claims = readUnsigned(reply.id_token);
      if (claims.sub !== sub) throw new ProviderError('INVALID_REFRESH_TOKEN', 400);
      // The emulator uses the time of the account's latest sign-in; a token keeps its own, and the name of its sign-in.
      const idToken = await tokens.signId({ ...claims, ...signIn });
      const refreshToken = await tokens.signRefresh({ ...signIn, emulator: reply.refresh_token });
      return { ...reply, id_token: idToken, access_token: idToken, refresh_token: refreshToken };
    },
  };
}

function read<T extends z.ZodType>(schema: T, body: unknown, code: string): z.output<T> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ProviderError(code, 400);
  return parsed.data;
}

/** Hides why a token was rejected. */
function trust<T>(reading: Promise<T>, code: string): Promise<T> {
  return reading.catch(() => {
    throw new ProviderError(code, 400);
  });
}
