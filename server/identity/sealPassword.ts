import { randomUUID, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, object, Buffer>(scrypt);
/** 8 MiB and about 20 ms: two for each sign-in, one for each demo account. */
const cost = { N: 8192, r: 8, p: 1 };
/** Stands in for the person when nobody has the address, so that the answer takes as long. */
const nobody = randomUUID();

/**
 * The emulator keeps passwords as they are, in memory and in our file. So it never gets them:
 * what it holds as the password is this, which gives nothing away to whoever reads the file.
 */
export async function sealPassword(uid: string | undefined, password: string): Promise<string> {
  return (await derive(password.normalize('NFC'), `heed:${uid ?? nobody}`, 32, cost)).toString('base64url');
}
