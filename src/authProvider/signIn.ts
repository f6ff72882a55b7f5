import type { CurrentUser } from '#contract/session/session';
import { sendJson } from '~/dataProvider/http.ts';
import { rememberAuthType } from '~/session/authType.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { loadProvider } from '~/session/provider.ts';
import { whileSigningIn } from '~/session/signInUnderway.ts';
import { leaveIfRefused, openSession } from './openSession.ts';

/** The provider counts sign-ins in seconds: after this time a sign-in is later than all that were ended. */
const laterMs = 1100;

/** All sign-ins up to this second were ended, perhaps also this one; refused by us or by the embedded provider. */
const isTooSoon = (error: unknown) =>
  isHeedError(error, 'invalid_session') || (error as { code?: unknown } | null)?.code === 'auth/user-token-expired';

/** Signs in at the provider and opens our session. Right after a new password this may take a second attempt. */
async function enter(signIn: () => Promise<unknown>): Promise<CurrentUser> {
  const once = async () => {
    await signIn();
    rememberAuthType('password');
    return openSession('anew');
  };
  try {
    const user = await once().catch(async (error: unknown) => {
      if (!isTooSoon(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, laterMs));
      return once();
    });
    // Only recorded; nothing depends on it.
    void sendJson({ method: 'PUT', path: `/api/v1/user/${user.id}/last_login` }).catch(() => undefined);
    return user;
  } catch (error) {
    await leaveIfRefused(error);
    throw error;
  }
}

/** The whole sign-in: our own check (which counts attempts), the provider, our session. Throws HeedError or the provider's error. */
export async function signInWithPassword(email: string, password: string): Promise<CurrentUser> {
  const provider = loadProvider();
  // A failure is handled below, where it is awaited.
  provider.catch(() => undefined);
  await sendJson({ method: 'POST', path: '/user/login/validate', body: { email, password, isAdmin: true } });
  const { enterWithPassword } = await provider;
  return whileSigningIn(() => enter(() => enterWithPassword(email, password)));
}

/** Continues with a token that the server gave, after a password was set. */
export async function signInAgain(customToken: string): Promise<CurrentUser> {
  const { enterWithToken } = await loadProvider();
  return whileSigningIn(() => enter(() => enterWithToken(customToken)));
}
