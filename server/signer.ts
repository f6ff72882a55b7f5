import { jwtVerify, SignJWT } from 'jose';
import type { Database } from './db/database.ts';
import { signingKey } from './db/signingKey.ts';

/** Signs tokens for addresses that a browser opens without a session. Real time, not business time. */
export interface Signer {
  /** A token with these claims that is valid for some seconds and for one purpose. */
  sign(purpose: string, claims: Record<string, string>, seconds: number): Promise<string>;
  /** The claims of a token; null if it is not ours, has another purpose, or has expired. */
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
