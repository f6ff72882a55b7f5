import { randomUUID, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, object, Buffer>(scrypt);
/** 8 MiB and about 20 ms; two per sign-in. */
const cost = { N: 8192, r: 8, p: 1 };
/** Used for unknown addresses, so that the answer takes as long. */
const nobody = randomUUID();

/**
 * Derives the value that the emulator stores as the password. The emulator keeps passwords in plain text, in memory and in our file, so it must
 * never get the real one.
 */
export async function sealPassword(uid: string | undefined, password: string): Promise<string> {
  return (await derive(password.normalize('NFC'), `heed:${uid ?? nobody}`, 32, cost)).toString('base64url');
}
