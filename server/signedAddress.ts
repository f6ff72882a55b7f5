import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** Lower case, without the letters and signs that programs rewrite in links. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const macBytes = 12;

function toText(bytes: Buffer): string {
  let [text, value, bits] = ['', 0, 0];
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(value >>> (bits - 5)) & 31];
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

function toBytes(text: string): Buffer | null {
  const bytes: number[] = [];
  let [value, bits] = [0, 0];
  for (const letter of text.toLowerCase()) {
    const five = alphabet.indexOf(letter);
    if (five < 0) return null;
    value = ((value << 5) | five) & 0xffff;
    bits += 5;
    if (bits >= 8) bytes.push((value >>> (bits -= 8)) & 255);
  }
  const whole = Buffer.from(bytes);
  // What it names has one token: a letter more or other bits at the end are none.
  return toText(whole) === text.toLowerCase() ? whole : null;
}

/**
 * A token for an address: what it names, signed for one kind. It has no row in the database, so a guessed or damaged one costs no query. The
 * signature is short enough for a mail and long enough (96 bits) not to be guessed.
 */
export const signAddress = (secrets: Pick<Secrets, 'mac'>, kind: string, named: Buffer): string =>
  toText(Buffer.concat([named, secrets.mac(named, kind).subarray(0, macBytes)]));

/** What a token of this kind names; null if it was not signed here for this kind, or is not whole. In any case of letters. */
export function readAddress(secrets: Pick<Secrets, 'mac'>, kind: string, token: string): Buffer | null {
  const bytes = token.length > 512 ? null : toBytes(token);
  if (!bytes || bytes.length <= macBytes) return null;
  const named = bytes.subarray(0, -macBytes);
  return timingSafeEqual(bytes.subarray(-macBytes), secrets.mac(named, kind).subarray(0, macBytes)) ? named : null;
}
