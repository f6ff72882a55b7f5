import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createFile } from '../core/createFile.ts';

const key = z
  .base64url()
  .transform((text) => Buffer.from(text, 'base64url'))
  .refine((bytes) => bytes.length >= 32);
const keyFile = z.object({ idToken: key, customToken: key, refreshToken: key });

/** Signing keys of the embedded sign-in: one per kind of token, so that one kind is never accepted as another. */
export type Keys = z.output<typeof keyFile>;

export const keysIn = (directory: string) => join(directory, 'keys.json');

/** Reads the keys. Throws an Error that names the file if it is missing or broken. */
export function readKeys(path: string): Keys {
  try {
    return keyFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(
      `The keys in ${path} cannot be read. Put the file back from a backup, or remove it: then everybody signs in anew.`,
      {
        cause: error,
      },
    );
  }
}

/** The keys of a data directory, created at the first start. Only this user can read them. */
export function openKeys(dataDir: string): Keys {
  const path = keysIn(dataDir);
  const fresh = () => randomBytes(32).toString('base64url');
  createFile(path, JSON.stringify({ idToken: fresh(), customToken: fresh(), refreshToken: fresh() }));
  return readKeys(path);
}
