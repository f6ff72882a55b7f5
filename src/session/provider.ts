import { config } from './config.ts';
import { dropSession } from './heldSession.ts';
import { fetchedCode } from './reloadOnce.ts';

/** The provider's code is fetched when somebody signs in or is remembered, not to paint the sign-in page. */
let loading: Promise<typeof import('./firebase.ts')> | undefined;
export function loadProvider(): Promise<typeof import('./firebase.ts')> {
  loading ??= fetchedCode(import('./firebase.ts')).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** True when the provider keeps somebody in this browser, told by the name under which it does. */
export function isRemembered(): boolean {
  try {
    return localStorage.getItem(`firebase:authUser:${config.firebase.apiKey}:[DEFAULT]`) !== null;
  } catch {
    return false;
  }
}

/** Whoever is signed in at the provider, with a bearer token; null when nobody is. */
export async function signedIn(): Promise<{ uid: string; token: string } | null> {
  if (!loading && !isRemembered()) return null;
  return (await loadProvider()).currentAccount();
}

/** Forgets the person in this browser: our session, and the provider's account. */
export async function leaveProvider(): Promise<void> {
  dropSession();
  if (!loading && !isRemembered()) return;
  await (await loadProvider()).leave();
}
