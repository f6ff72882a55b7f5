import type { Browser, BrowserContext } from '@playwright/test';
import { markNotificationsShown, markSuspendedShown } from '#contract/help/notifications';
import { sessionHeader } from '#contract/session/sessionHeader';
import { signInAt } from './actions.ts';
import { apiOf } from './api.ts';
import { origin } from './origin.ts';

/** Storage of a signed-in browser, and the headers of its calls. */
export interface SignedIn {
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
  headers: Record<string, string>;
}

/** Empty storage. Needed for every context that a test creates, which would otherwise inherit the test's own. */
export const nobody = { cookies: [], origins: [] };

/** What the pages of that browser send with each call. */
function headersOf(state: SignedIn['state']): SignedIn['headers'] {
  const kept = state.origins.flatMap(({ localStorage }) => localStorage);
  const find = (start: string) => JSON.parse(kept.find(({ name }) => name.startsWith(start))?.value ?? '{}') as object;
  const { stsTokenManager }: { stsTokenManager?: { accessToken?: string } } = find('firebase:authUser:');
  const { id }: { id?: string } = find('heed.session');
  if (!stsTokenManager?.accessToken || !id) throw new Error('nobody is signed in');
  return { authorization: `Bearer ${stsTokenManager.accessToken}`, [sessionHeader]: id };
}

/** The headers of the person who is signed in here. */
export const headersIn = async (context: BrowserContext): Promise<SignedIn['headers']> => headersOf(await context.storageState());

/**
 * Signs in on the sign-in page, in a browser window of its own. The news count as seen: two seconds later they would open by
 * themselves, on a slow machine over the button that a test is about to click.
 */
export async function signInApart(browser: Browser, email: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: origin, storageState: nobody });
  try {
    await signInAt(await context.newPage(), '/login', email);
    const state = await context.storageState();
    const headers = headersOf(state);
    const { me, call } = await apiOf(context.request, headers);
    await call(markNotificationsShown, { params: { userId: me.id }, body: { notificationsShown: true } });
    await call(markSuspendedShown, { params: { userId: me.id } });
    return { state, headers };
  } finally {
    await context.close();
  }
}
