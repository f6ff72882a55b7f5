import { sessionHeader } from '#contract/sessionHeader';
import type { CurrentUser, OpenedSession } from '#contract/session';

/** Signs in at a server that was started apart, as the browser does; gives who that is and what says so in further calls. */
export async function signInOver(
  address: string,
  { email, password }: { email: string; password: string },
): Promise<{ user: CurrentUser; headers: Record<string, string> }> {
  const url = `${address}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { idToken } = (await reply.json()) as { idToken: string };
  const authorization = `Bearer ${idToken}`;
  const opened = await fetch(`${address}/gateway/user`, { headers: { authorization } });
  if (!opened.ok) throw new Error(await opened.text());
  const { sessionId, ...user } = (await opened.json()) as OpenedSession;
  return { user, headers: { authorization, [sessionHeader]: sessionId } };
}
