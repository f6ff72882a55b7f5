import type { Env } from '../env.ts';
import { openEmbedded, openShared } from './embedded.ts';
import { openGoogle } from './google.ts';
import type { Identity } from './types.ts';

export type { Account, Identity, VerifiedToken } from './types.ts';

/**
 * Firebase Auth, as the settings say: a real project, another node's emulator, or the emulator of this process.
 * Needs no database, so that it can start while the database does. `onLost` hears of an emulator that ended by itself.
 */
export async function openIdentity(
  { firebase, authEmulatorUrl, dataDir }: Pick<Env, 'firebase' | 'authEmulatorUrl' | 'dataDir'>,
  onLost: (error: Error) => void,
): Promise<Identity> {
  if (firebase) return openGoogle(firebase);
  return authEmulatorUrl ? openShared(authEmulatorUrl) : openEmbedded(dataDir, onLost);
}
