import { sessionLimits } from '#contract/session/limits';

/** How this browser signed in last; decides which sign-in page an ended session leads to. */
export type AuthType = 'password' | 'sso';
const name = 'authType';

export function rememberAuthType(type: AuthType): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${name}=${type}; Max-Age=${sessionLimits.authTypeCookieSeconds}; Path=/; SameSite=Lax${secure}`;
}

export function authType(): AuthType | undefined {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  return value === 'password' || value === 'sso' ? value : undefined;
}
