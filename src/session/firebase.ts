import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { config } from '~/browser/config.ts';

let auth: Auth | undefined;

/** Firebase Auth, initialized at first use. In embedded mode it is called through our own origin. */
export function identity(): Auth {
  if (auth) return auth;
  const { apiKey, projectId, authDomain, embedded } = config.firebase;
  const app = initializeApp({ apiKey, projectId, ...(authDomain ? { authDomain } : {}) });
  auth = initializeAuth(app, { persistence: browserLocalPersistence });
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
