import type { Browser, BrowserContext } from '@playwright/test';
import { signInAt } from './actions.ts';
import { origin } from './origin.ts';

/** What a browser keeps of somebody who is signed in, and the token with which their pages call the server. */
export interface SignedIn {
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
  token: string;
}

/** What an empty browser keeps. Said wherever a window is opened by hand, which otherwise inherits the test's own. */
export const nobody = { cookies: [], origins: [] };

function tokenIn(state: SignedIn['state']): string {
  const kept = state.origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name.startsWith('firebase:authUser:'));
  const account = JSON.parse(kept?.value ?? '{}') as { stsTokenManager?: { accessToken?: string } };
  const token = account.stsTokenManager?.accessToken;
  if (!token) throw new Error('nobody is signed in');
  return token;
}

/** The bearer token of whoever is signed in here. */
export const tokenOf = async (context: BrowserContext): Promise<string> => tokenIn(await context.storageState());

/** Signs in on the sign-in page, in a browser window of its own. */
export async function signInApart(browser: Browser, email: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: origin, storageState: nobody });
  try {
    await signInAt(await context.newPage(), '/login', email);
    const state = await context.storageState();
    return { state, token: tokenIn(state) };
  } finally {
    await context.close();
  }
}
