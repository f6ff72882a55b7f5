import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from './db/database.ts';
import { oneRow, run } from './db/rows.ts';
import { ownerTx } from './db/tx.ts';

/** Tokens for addresses that a browser opens without its session. Real time, not business time. */
export interface Signer {
  /** A token that says `claims` for some seconds, for one purpose only. */
  sign(purpose: string, claims: Record<string, string>, seconds: number): Promise<string>;
  /** What a token of this purpose says; null when it is not ours, of another purpose, or too old. */
  read(purpose: string, token: string): Promise<Record<string, unknown> | null>;
}

const algorithm = 'HS256';

/** The first node makes the secret, the others find it. */
async function secretOf(db: Database): Promise<Uint8Array> {
  const fresh = randomBytes(32).toString('base64url');
  const { value } = await ownerTx(db, async (tx) => {
    await run(
      tx,
      sql`INSERT INTO secrets (name, value, created_at) VALUES ('addresses', ${fresh}, ${new Date()}) ON CONFLICT (name) DO NOTHING`,
    );
    return oneRow<{ value: string }>(tx, sql`SELECT value FROM secrets WHERE name = 'addresses'`);
  });
  return Buffer.from(value, 'base64url');
}

export async function openSigner(db: Database): Promise<Signer> {
  const key = await secretOf(db);
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
