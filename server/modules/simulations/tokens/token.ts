import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../secrets.ts';
import { fromBase32, toBase32 } from './base32.ts';

/**
 * What the addresses and headers of a simulated mail name it by: the bytes of its key and a signature for one purpose. Who reads the
 * headers of a mail must not be able to click, and who sees its picture not to report it, so each kind has a signature of its own. That of an
 * add-in names the report button of a company.
 */
export const tokenKinds = ['link', 'pixel', 'trap', 'mail', 'report', 'addin'] as const;
export type TokenKind = (typeof tokenKinds)[number];

const keyBytes = 10;
const signatureBytes = 5;
/** 24 letters and digits: whole groups of base32. */
const whole = /^[a-z2-7]{24}$/;

const signatureOf = (secrets: Pick<Secrets, 'mac'>, kind: TokenKind, key: Buffer): Buffer =>
  secrets.mac(key, `simulation ${kind}`).subarray(0, signatureBytes);

export const writeToken = (secrets: Pick<Secrets, 'mac'>, kind: TokenKind, key: Buffer): string =>
  toBase32(Buffer.concat([key, signatureOf(secrets, kind, key)]));

/** The key of a message, or null for anything that was not written here for this purpose: it never reaches the database. */
export function readToken(secrets: Pick<Secrets, 'mac'>, kind: TokenKind, token: string): Buffer | null {
  if (!whole.test(token)) return null;
  const bytes = fromBase32(token);
  const key = bytes.subarray(0, keyBytes);
  return timingSafeEqual(bytes.subarray(keyBytes), signatureOf(secrets, kind, key)) ? key : null;
}
