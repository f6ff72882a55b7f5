import { config } from '~/browser/config.ts';
import { endActingTab, isActingRemembered, isActingTab } from './actingTab.ts';
import { clearTab, dropSession } from './heldSession.ts';
import { fetchedCode } from '~/browser/reloadOnce.ts';

/** Firebase's code is fetched for a sign-in and for a remembered user, not to show the sign-in page. */
let loading: Promise<typeof import('./firebase.ts')> | undefined;
export function loadProvider(): Promise<typeof import('./firebase.ts')> {
  loading ??= fetchedCode(import('./firebase.ts')).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Whether Firebase has stored an account in this browser, or for this tab alone; read from its storage, because its code may not be loaded. */
export function isRemembered(): boolean {
  if (isActingTab()) return isActingRemembered();
  try {
    return localStorage.getItem(`firebase:authUser:${config.firebase.apiKey}:[DEFAULT]`) !== null;
  } catch {
    return false;
  }
}

/** The account that is signed in at the provider, with a bearer token; null if there is none. */
export async function signedIn(): Promise<{ uid: string; token: string } | null> {
  if (!loading && !isRemembered()) return null;
  return (await loadProvider()).currentAccount();
}

/** Signs out in this browser: our session, and the provider's account. A tab that acts in another company leaves only that. */
export async function leaveProvider(): Promise<void> {
  if (isActingTab()) {
    clearTab();
    return endActingTab();
  }
  dropSession();
  if (!loading && !isRemembered()) return;
  await (await loadProvider()).leave();
}
