import type { Env } from '../env.ts';
import { openEmbedded, openShared } from './embedded.ts';
import { openGoogle } from './google.ts';
import type { Identity } from './types.ts';

export type { Account, Identity, VerifiedToken } from './types.ts';

/**
 * Opens sign-in as the settings say: a real Firebase project, another node's emulator, or an emulator in this process. Needs no
 * database, so both can start in parallel. `onLost` is called when the emulator ends unexpectedly.
 */
export async function openIdentity(
  { firebase, authEmulatorUrl, dataDir }: Pick<Env, 'firebase' | 'authEmulatorUrl' | 'dataDir'>,
  onLost: (error: Error) => void,
): Promise<Identity> {
  if (firebase) return openGoogle(firebase);
  return authEmulatorUrl ? openShared(authEmulatorUrl) : openEmbedded(dataDir, onLost);
}
