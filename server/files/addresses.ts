import { createHmac, timingSafeEqual } from 'node:crypto';
import { premiumName } from '../catalogue/mediaPath.ts';
import type { Database } from '../db/database.ts';
import { signingKey } from '../db/signingKey.ts';
import type { FilePlace } from './pieces.ts';

const prefix = 'uploads/';
const keyName = 'file-addresses';
/**
 * Signed URLs change twice a day and are valid for 12 to 24 hours, so that a reloaded page gets the same, cached URL. Real
 * time.
 */
const periodMs = 43_200_000;

let key: Buffer | undefined;

/** Loads the signing key that all nodes share. */
export async function openFileKey(db: Database): Promise<void> {
  key = await signingKey(db, keyName);
}

/** `place` is the part of the address between `/files/` and the question mark. */
function signatureOf(place: string, expires: number): Buffer {
  if (!key) throw new Error('the key for addresses of files has not been read');
  return createHmac('sha256', key).update(`${place}/${expires}`).digest();
}

/** An address under which anybody can read the file for some hours. `at` in milliseconds. */
function signedAddress(place: string, at: number): string {
  const expires = (Math.floor(at / periodMs) + 2) * (periodMs / 1000);
  return `/files/${place}?expires=${expires}&signature=${signatureOf(place, expires).toString('base64url')}`;
}

/** Path of a company's file, as rows store it. */
export const uploadPath = (companyId: string, fileId: string): string => `${prefix}${companyId}/${fileId}`;

/** Parses the path of an upload; null for other paths. */
export function placeOf(path: string): FilePlace | null {
  const [companyId, fileId] = path.startsWith(prefix) ? path.slice(prefix.length).split('/') : [];
  return companyId && fileId ? { companyId, fileId } : null;
}

export const placeText = ({ companyId, fileId }: FilePlace): string => `${companyId}/${fileId}`;
/** Cannot collide with an upload, because no company has this id. */
export const premiumPlace = (name: string): string => `library/${name}`;

/** The signed address of an upload or a premium clip; null for other paths. */
export function signedAddressOf(path: string, at = Date.now()): string | null {
  const place = placeOf(path);
  if (place) return signedAddress(placeText(place), at);
  const name = premiumName(path);
  return name === null ? null : signedAddress(premiumPlace(name), at);
}

/** Seconds until the address expires; 0 if it has expired or the signature is wrong. */
export function secondsLeft(place: string, expires: string, signature: string, at = Date.now()): number {
  const received = Buffer.from(signature, 'base64url');
  const right = signatureOf(place, Number(expires));
  if (received.length !== right.length || !timingSafeEqual(received, right)) return 0;
  return Math.max(0, Math.floor(Number(expires) - at / 1000));
}
