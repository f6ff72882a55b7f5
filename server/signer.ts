import { jwtVerify, SignJWT } from 'jose';
import type { Database } from './db/database.ts';
import { signingKey } from './db/signingKey.ts';

/** Tokens for addresses that a browser opens without its session. Real time, not business time. */
export interface Signer {
  /** A token that says `claims` for some seconds, for one purpose only. */
  sign(purpose: string, claims: Record<string, string>, seconds: number): Promise<string>;
  /** What a token of this purpose says; null when it is not ours, of another purpose, or too old. */
  read(purpose: string, token: string): Promise<Record<string, unknown> | null>;
}

const algorithm = 'HS256';

export async function openSigner(db: Database): Promise<Signer> {
  const key = await signingKey(db, 'tokens');
  return {
    sign: (purpose, claims, seconds) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm })
        .setAudience(purpose)
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(key),
    async read(purpose, token) {
      const verified = await jwtVerify(token, key, { audience: purpose, algorithms: [algorithm] }).catch(() => null);
      return verified ? { ...verified.payload } : null;
    },
  };
}
