import type { CallReply } from '#contract/kit/endpoint';
import type { MfaMethod } from '#contract/session/mfaMethods';
import type { CurrentUser, loginCheck } from '#contract/session/session';
import { type HttpRequest, sendJson } from '~/dataProvider/http.ts';
import { type AuthType, rememberAuthType } from '~/session/authType.ts';
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
async function enter(signIn: () => Promise<unknown>, type: AuthType = 'password'): Promise<CurrentUser> {
  const once = async () => {
    await signIn();
    rememberAuthType(type);
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

/** The second step of a sign-in, which the right password began. */
export interface SecondStep {
  email: string;
  /** Names the step in further calls. */
  token: string;
  /** The ways to take it, the default first. */
  methods: readonly MfaMethod[];
}

/**
 * Signs in: our own check (which counts attempts), the provider, our session. Returns the second step if the person has a second
 * factor. Throws HeedError or the provider's error.
 */
export async function signInWithPassword(email: string, password: string): Promise<SecondStep | undefined> {
  const provider = loadProvider();
  // A failure is handled below, where it is awaited.
  provider.catch(() => undefined);
  const body = { email, password, isAdmin: true };
  const check = await sendJson<CallReply<typeof loginCheck>>({ method: 'POST', path: '/user/login/validate', body });
  if (check.verificationToken) return { email, token: check.verificationToken, methods: check.mfaMethods };
  const { enterWithPassword } = await provider;
  await whileSigningIn(() => enter(() => enterWithPassword(email, password)));
  return undefined;
}

/** Finishes a sign-in with a second factor. Throws HeedError. */
export async function finishWithFactor(
  { token }: SecondStep,
  factor: { method: MfaMethod; code?: string; answer?: unknown },
): Promise<void> {
  const body = { verificationTokenId: token, ...factor };
  const reply = await sendJson<{ customFirebaseToken: string }>({ method: 'POST', path: '/user/security/mfa/login', body });
  await signInAgain(reply.customFirebaseToken);
}

/** Continues with a token that the server gave, for instance after a second factor or a new password. */
export async function signInAgain(customToken: string, type?: AuthType): Promise<CurrentUser> {
  const { enterWithToken } = await loadProvider();
  return whileSigningIn(() => enter(() => enterWithToken(customToken), type));
}

/**
 * Makes a call that ends this session, such as the one for a new password, and continues with the token of its reply. Other calls of
 * this tab that are refused from the moment the server ends the session wait, and are repeated with the next one: the first of them
 * would sign the person out. Throws HeedError.
 */
export function replaceSession(request: HttpRequest): Promise<CurrentUser> {
  return whileSigningIn(async () => {
    const { customToken } = await sendJson<{ customToken: string }>({ ...request, isSignIn: true });
    return signInAgain(customToken);
  });
}
