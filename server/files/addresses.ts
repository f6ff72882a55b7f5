import { createHmac, timingSafeEqual } from 'node:crypto';
import { premiumName } from '../catalogue/mediaPath.ts';
import type { Database } from '../db/database.ts';
import { signingKey } from '../db/signingKey.ts';
import type { FilePlace } from './pieces.ts';

const prefix = 'uploads/';
const keyName = 'file-addresses';
/** Addresses change twice a day and are good for 12 to 24 hours, so that a page that is read again plays on. Real time. */
const periodMs = 43_200_000;

let key: Buffer | undefined;

/** Reads the key that every node signs with. */
export async function openFileKey(db: Database): Promise<void> {
  key = await signingKey(db, keyName);
}

/** `place` is what stands between `/files/` and the question mark. */
function signatureOf(place: string, expires: number): Buffer {
  if (!key) throw new Error('the key for addresses of files has not been read');
  return createHmac('sha256', key).update(`${place}/${expires}`).digest();
}

/** Where anybody reads the file for some hours. `at` is in milliseconds. */
function signedAddress(place: string, at: number): string {
  const expires = (Math.floor(at / periodMs) + 2) * (periodMs / 1000);
  return `/files/${place}?expires=${expires}&signature=${signatureOf(place, expires).toString('base64url')}`;
}

/** How a row names a file of a company. */
export const uploadPath = (companyId: string, fileId: string): string => `${prefix}${companyId}/${fileId}`;

/** The place of an upload; null for a path that names none. */
export function placeOf(path: string): FilePlace | null {
  const [companyId, fileId] = path.startsWith(prefix) ? path.slice(prefix.length).split('/') : [];
  return companyId && fileId ? { companyId, fileId } : null;
}

export const placeText = ({ companyId, fileId }: FilePlace): string => `${companyId}/${fileId}`;
/** No company has such an id. */
export const premiumPlace = (name: string): string => `library/${name}`;

/** The address of an upload or of a premium clip; null for a path that names none of them. */
export function signedAddressOf(path: string, at = Date.now()): string | null {
  const place = placeOf(path);
  if (place) return signedAddress(placeText(place), at);
  const name = premiumName(path);
  return name === null ? null : signedAddress(premiumPlace(name), at);
}

/** Seconds for which an address is still good; 0 when it has expired or was not made by us. */
export function secondsLeft(place: string, expires: string, signature: string, at = Date.now()): number {
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(place, Number(expires));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 0;
  return Math.max(0, Math.floor(Number(expires) - at / 1000));
}
