import { sessionHeader } from '#contract/session/sessionHeader';
import type { CurrentUser, OpenedSession } from '#contract/session/session';
import { nextSecond } from './nextSecond.ts';

/** Signs in at another server process, like the browser; returns the person and the headers for further calls. */
export async function signInOver(
  address: string,
  { email, password }: { email: string; password: string },
): Promise<{ user: CurrentUser; headers: Record<string, string> }> {
  const url = `${address}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const signIn = async () => {
    const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { idToken } = (await reply.json()) as { idToken: string };
    const headers = { authorization: `Bearer ${idToken}` };
    return { ...headers, opened: await fetch(`${address}/gateway/user`, { headers }) };
  };
  let { authorization, opened } = await signIn();
  // A password set in this second counts as later than a sign-in in it: the panel signs in again, too.
  if (opened.status === 401) {
    await nextSecond();
    ({ authorization, opened } = await signIn());
  }
  if (!opened.ok) throw new Error(await opened.text());
  const { sessionId, ...user } = (await opened.json()) as OpenedSession;
  return { user, headers: { authorization, [sessionHeader]: sessionId } };
}
