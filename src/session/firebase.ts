import { initializeApp } from 'firebase/app';
import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { config } from './config.ts';

let auth: Auth | undefined;

/** The identity provider, opened at first use. In embedded mode it is reached through our own origin. */
export function identity(): Auth {
  if (auth) return auth;
  const { apiKey, projectId, authDomain, embedded } = config.firebase;
  const app = initializeApp({ apiKey, projectId, ...(authDomain ? { authDomain } : {}) });
  auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (embedded) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}

/** True when the provider remembers somebody in this browser; waits until it has read its storage. */
export async function isRemembered(): Promise<boolean> {
  await identity().authStateReady();
  return identity().currentUser !== null;
}
