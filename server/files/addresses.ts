import { createHmac, timingSafeEqual } from 'node:crypto';
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

function signatureOf({ companyId, fileId }: FilePlace, expires: number): Buffer {
  if (!key) throw new Error('the key for addresses of files has not been read');
  return createHmac('sha256', key).update(`${companyId}/${fileId}/${expires}`).digest();
}

/** How a row names a file of a company. */
export const uploadPath = (companyId: string, fileId: string): string => `${prefix}${companyId}/${fileId}`;

/** The place of an upload; null for a path that names none. */
export function placeOf(path: string): FilePlace | null {
  const [companyId, fileId] = path.startsWith(prefix) ? path.slice(prefix.length).split('/') : [];
  return companyId && fileId ? { companyId, fileId } : null;
}

/** Where anybody reads the file for some hours; null for a path that names no upload. `at` is in milliseconds. */
export function uploadAddress(path: string, at = Date.now()): string | null {
  const place = placeOf(path);
  if (!place) return null;
  const expires = (Math.floor(at / periodMs) + 2) * (periodMs / 1000);
  const signature = signatureOf(place, expires).toString('base64url');
  return `/files/${place.companyId}/${place.fileId}?expires=${expires}&signature=${signature}`;
}

/** Seconds for which an address is still good; 0 when it has expired or was not made by us. */
export function secondsLeft(place: FilePlace, expires: string, signature: string, at = Date.now()): number {
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(place, Number(expires));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 0;
  return Math.max(0, Math.floor(Number(expires) - at / 1000));
}
