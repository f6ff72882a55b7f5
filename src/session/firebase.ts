import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { config } from '~/browser/config.ts';
import { actingApp, isActingTab } from './actingTab.ts';

const auths = new Map<string | undefined, Auth>();

/**
 * Firebase Auth, initialized at first use: for all tabs, or for this one alone. In embedded mode it is called through our own origin.
 */
export function identity(): Auth {
  const name = isActingTab() ? actingApp : undefined;
  const known = auths.get(name);
  if (known) return known;
  const { apiKey, projectId, authDomain, embedded } = config.firebase;
  const app = initializeApp({ apiKey, projectId, ...(authDomain ? { authDomain } : {}) }, name);
  const auth = initializeAuth(app, { persistence: name ? browserSessionPersistence : browserLocalPersistence });
  auths.set(name, auth);
  if (embedded) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}

export const enterWithPassword = (email: string, password: string) => signInWithEmailAndPassword(identity(), email, password);
export const enterWithToken = (customToken: string) => signInWithCustomToken(identity(), customToken);
export const leave = () => signOut(identity());

/** The signed-in account, with a token that is renewed when needed; waits until Firebase has read its storage. */
export async function currentAccount(): Promise<{ uid: string; token: string } | null> {
  await identity().authStateReady();
  const user = identity().currentUser;
  return user && { uid: user.uid, token: await user.getIdToken() };
}
