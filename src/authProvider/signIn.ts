import type { CurrentUser } from '#contract/session';
import { sendJson } from '~/dataProvider/http.ts';
import { rememberAuthType } from '~/session/authType.ts';
import { loadProvider } from '~/session/provider.ts';
import { openSession } from './openSession.ts';

async function finish(): Promise<CurrentUser> {
  rememberAuthType('password');
  const user = await openSession();
  // Only a record; nobody waits for it.
  void sendJson({ method: 'PUT', path: `/api/v1/user/${user.id}/last_login` }).catch(() => undefined);
  return user;
}

/** The whole sign-in: our own check (which counts attempts), the provider, our session. Throws HeedError or the provider's error. */
export async function signInWithPassword(email: string, password: string): Promise<CurrentUser> {
  const provider = loadProvider();
  // Its failure shows below, where it is waited for.
  provider.catch(() => undefined);
  await sendJson({ method: 'POST', path: '/user/login/validate', body: { email, password, isAdmin: true } });
  await (await provider).enterWithPassword(email, password);
  return finish();
}

/** Continues with a token that the server gave, after a password was set. */
export async function signInAgain(customToken: string): Promise<CurrentUser> {
  await (await loadProvider()).enterWithToken(customToken);
  return finish();
}
