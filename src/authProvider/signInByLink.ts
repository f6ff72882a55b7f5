import type { CallReply } from '#contract/kit/endpoint';
import type { CurrentUser } from '#contract/session/session';
import type { takeCompanyToken, takeMagicLink } from '#contract/session/signInLinks';
import type { customTokenSso } from '#contract/session/ssoSignIn';
import { sendJson } from '~/dataProvider/http.ts';
import { HeedError } from '~/errors/heedError.ts';
import { beginActingTab, endActingTab } from '~/session/actingTab.ts';
import { authType } from '~/session/authType.ts';
import { loadProvider } from '~/session/provider.ts';
import { type SecondStep, signInAgain } from './signIn.ts';

/** Exchanges the one-time token of an address. Firebase's code is fetched meanwhile. Throws HeedError. */
function exchange<Reply>(path: string, token: string): Promise<Reply> {
  // A failure is handled where the provider is awaited.
  loadProvider().catch(() => undefined);
  return sendJson<Reply>({ method: 'GET', path: `${path}/${encodeURIComponent(token)}` });
}

/** Exchanges the one-time token of a sign-in at the provider for a session. Throws HeedError. */
export async function signInWithSsoToken(token: string): Promise<CurrentUser> {
  const { customToken } = await exchange<CallReply<typeof customTokenSso>>('/api/v1/user/custom_token_sso', token);
  return signInAgain(customToken, 'sso');
}

/** Signs in with a magic link. Returns the second step if the person has a second factor. Throws HeedError. */
export async function signInWithMagicLink(token: string): Promise<SecondStep | undefined> {
  endActingTab();
  const path = '/api/v1/auth/auth_token/magic_link';
  const { customToken, secondStep } = await exchange<CallReply<typeof takeMagicLink>>(path, token);
  if (customToken) await signInAgain(customToken);
  return secondStep ? { email: secondStep.email, token: secondStep.verificationToken, methods: secondStep.mfaMethods } : undefined;
}

/** Signs in for another company, in this tab alone. `companyId`: the one that the address names. Throws HeedError. */
export async function signInToCompany(token: string, companyId: string | null): Promise<void> {
  const { customToken, company_id } = await exchange<CallReply<typeof takeCompanyToken>>('/user/custom_token', token);
  if (companyId && companyId !== company_id) throw new HeedError(409, { code: 'company_not_accessible' });
  beginActingTab();
  try {
    await signInAgain(customToken, authType());
  } catch (error) {
    endActingTab();
    throw error;
  }
}
