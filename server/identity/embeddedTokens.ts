import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { mfaMethods } from '#contract/session/mfaMethods';
import { Refusal } from '../core/refusal.ts';
import type { Keys } from './keys.ts';
import type { SignInClaims, VerifiedToken } from './types.ts';

/**
 * Claims of our custom tokens: an id, the time in milliseconds at which the person was authenticated, and how they signed in. Firebase copies
 * them into the ID tokens.
 */
export const customTokenClaim = 'heed_custom_token';
const customTokenAtClaim = 'heed_custom_token_at';
const signInClaim = 'heed_sign_in';
export const customTokenClaims = (id: string, at: number, signIn: SignInClaims = {}) => ({
  [customTokenClaim]: id,
  [customTokenAtClaim]: at,
  [signInClaim]: signIn,
});
const signInSchema = z.object({
  factor: z.enum(mfaMethods).optional(),
  connectionId: z.uuid().optional(),
  isByLink: z.literal(true).optional(),
  acting: z.object({ companyId: z.uuid(), openedBy: z.string() }).optional(),
});
/** Schema of these claims in an ID token. */
export const claimsOfCustomToken = {
  [customTokenClaim]: z.string().optional(),
  [customTokenAtClaim]: z.number().int().optional(),
  [signInClaim]: signInSchema.optional(),
} as const;

/** Claims of Firebase's ID tokens; others are kept. */
const idClaims = z.looseObject({
  sub: z.string().min(1),
  auth_time: z.number().int(),
  iat: z.number().int(),
  exp: z.number().int(),
  email: z.string().optional(),
  ...claimsOfCustomToken,
});
type IdClaims = z.output<typeof idClaims>;

const refreshClaims = z.object({
  sub: z.string(),
  auth_time: z.number().int(),
  emulator: z.string(),
  [customTokenClaim]: z.string().optional(),
});
type RefreshClaims = z.output<typeof refreshClaims>;

export const customTokenAudience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const customTokenSeconds = 300;
const algorithm = 'HS256';

/** Reads the payload of an emulator token, which is not signed. */
export function readUnsigned(token: string): IdClaims {
  return idClaims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')));
}

/** Writes an unsigned token for the emulator. Never leaves the server. */
export function writeUnsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/**
 * Signs the emulator's tokens, each kind with its own key and audience. The emulator accepts any ID token, custom token and refresh token
 * (plain JSON), so we sign each when it leaves and only accept it back with our signature.
 */
export function embeddedTokens(keys: Keys, projectId: string) {
  const issuer = `https://securetoken.google.com/${projectId}`;
  const refreshAudience = `${issuer}/refresh`;
  const sign = (claims: Record<string, unknown>, key: Uint8Array) =>
    new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: 'JWT' }).sign(key);
  const read = async (token: string, key: Uint8Array, audience: string, requiredClaims: string[]) =>
    (await jwtVerify(token, key, { algorithms: [algorithm], issuer, audience, requiredClaims })).payload;

  return {
    signId: (claims: IdClaims) => sign({ ...claims, iss: issuer, aud: projectId }, keys.idToken),
    /** Refuses with session_expired or invalid_session. */
    async readId(token: string): Promise<IdClaims> {
      try {
        return idClaims.parse(await read(token, keys.idToken, projectId, ['exp', 'iat', 'sub', 'auth_time']));
      } catch (error) {
        throw new Refusal(error instanceof errors.JWTExpired ? 'session_expired' : 'invalid_session');
      }
    },
    signRefresh: (claims: RefreshClaims) => sign({ ...claims, iss: issuer, aud: refreshAudience }, keys.refreshToken),
    async readRefresh(token: string): Promise<RefreshClaims> {
      return refreshClaims.parse(await read(token, keys.refreshToken, refreshAudience, ['sub', 'auth_time']));
    },
    async signCustom(uid: string, signIn: SignInClaims = {}, provenAt = new Date()): Promise<string> {
      const iat = Math.floor(Date.now() / 1000);
      return sign(
        {
          iss: issuer,
          aud: customTokenAudience,
          sub: uid,
          uid,
          jti: randomUUID(),
          at: provenAt.getTime(),
          signIn,
          iat,
          exp: iat + customTokenSeconds,
        },
        keys.customToken,
      );
    },
    async readCustom(token: string): Promise<{ uid: string; id: string; at: number; signIn: SignInClaims }> {
      const payload = await read(token, keys.customToken, customTokenAudience, ['exp', 'sub', 'jti', 'at']);
      const signIn = signInSchema.parse(payload['signIn']);
      return { uid: payload.sub ?? '', id: payload.jti ?? '', at: Number(payload['at']), signIn };
    },
  };
}

export type EmbeddedTokens = ReturnType<typeof embeddedTokens>;

type CustomTokenClaim = typeof customTokenClaim | typeof customTokenAtClaim | typeof signInClaim;
type ClaimsOfSignIn = Pick<IdClaims, 'sub' | 'auth_time' | 'email' | CustomTokenClaim>;

export const verifiedOf = (claims: ClaimsOfSignIn): VerifiedToken => ({
  uid: claims.sub,
  authTime: claims.auth_time,
  email: claims.email ?? '',
  ...claims[signInClaim],
  ...(claims[customTokenClaim] !== undefined && { signInId: claims[customTokenClaim] }),
  ...(claims[customTokenAtClaim] !== undefined && { customTokenAt: new Date(claims[customTokenAtClaim]) }),
});
