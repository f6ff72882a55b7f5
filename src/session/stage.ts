import { isLocalPath, paths } from '#contract/paths';
import type { CurrentUser } from '#contract/session/session';
import type { AuthType } from './authType.ts';
import { signUpPlace } from './signUpPlace.ts';

/** `signedOut`: the sign-in pages. `panel`: the administration, which also shows the error pages to guests. */
interface Stage {
  stage: 'signedOut' | 'panel';
  /** The address that replaces the current one. */
  replaceWith?: string;
  /** The company that the address asks to act in. */
  companyId?: string;
}

/** Pages that links in mails lead to, signed in or not. */
const withToken: readonly string[] = [paths.changePassword, paths.stopAddressChange];
const forEverybody: readonly string[] = [paths.disabledCompany, paths.notFound, paths.serverError];
/** One-time tokens of a URL that signs in, by precedence: a magic link, single sign-on, another company. */
export const signInTokens = ['magicLinkVerificationToken', 'ssoToken', 'companyToken'] as const;
const withSignInToken: readonly string[] = [paths.login, paths.loginAsCompany];
/** The token of a URL that signs somebody in, also while another person is signed in. */
export const signInTokenOf = ({ pathname, search }: { pathname: string; search: string }) =>
  withSignInToken.includes(pathname) ? signInTokens.find((name) => new URLSearchParams(search).get(name)) : undefined;
/** Where a failed single sign-on ends, signed in or not. */
const ssoFailures: readonly string[] = [paths.ssoFail, paths.acronisFail];
export const isSsoPage = (pathname: string): boolean => pathname === paths.ssoLogin || ssoFailures.includes(pathname);
const guestOnly: readonly string[] = [paths.changePassword, paths.loginAsCompany];
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const patterns = Object.values(paths).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));
const isKnown = (pathname: string) => patterns.some((pattern) => pattern.test(pathname));

/** The dialog that the checkout leads back to, on the home page whatever page its address names. */
export const purchaseComplete = 'purchaseComplete';
const isAfterPurchase = (search: string) => new URLSearchParams(search).get('modal') === purchaseComplete;

/**
 * Decides which program an address shows to a user or guest. Pure: the same at start, after sign-in and after sign-out. `signedInBy`: how
 * this browser signed in last.
 */
export function stageFor(
  { pathname, search }: { pathname: string; search: string },
  user: Pick<CurrentUser, 'temporary_password'> | null,
  signedInBy?: AuthType,
): Stage {
  const query = new URLSearchParams(search);
  if ((withToken.includes(pathname) && query.has('token')) || ssoFailures.includes(pathname)) return { stage: 'signedOut' };
  if (query.get('register') === 'true') return withoutRegister(pathname, query, user, signedInBy);
  if (!user) return stageOfGuest(pathname, search, signedInBy);
  if (user.temporary_password)
    return { stage: 'signedOut', ...(pathname !== paths.changePassword && { replaceWith: paths.changePassword }) };
  if (isAfterPurchase(search) && pathname !== paths.home && pathname !== paths.login)
    return { stage: 'panel', replaceWith: `${paths.home}?modal=${purchaseComplete}` };
  if (guestOnly.includes(pathname) || signUpPlace(pathname)) return { stage: 'panel', replaceWith: paths.home };
  if (pathname !== paths.login && pathname !== paths.ssoLogin) return { stage: 'panel' };
  const [redirectTo, companyId] = [query.get('redirectTo'), query.get('companyId')];
  return {
    stage: 'panel',
    replaceWith: isLocalPath(redirectTo) ? redirectTo : paths.home,
    ...(companyId && idPattern.test(companyId) && { companyId: companyId.toLowerCase() }),
  };
}

type Visitor = [user: Parameters<typeof stageFor>[1], signedInBy: AuthType | undefined];

/** `register=true` leads guests to the sign-up from any page, and means nothing to others. The other parameters stay. */
function withoutRegister(pathname: string, query: URLSearchParams, ...[user, signedInBy]: Visitor): Stage {
  query.delete('register');
  const path = user || signUpPlace(pathname) ? pathname : paths.register;
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return { replaceWith: path + search, ...stageFor({ pathname: path, search }, user, signedInBy) };
}

function stageOfGuest(pathname: string, search: string, signedInBy: AuthType | undefined): Stage {
  if (pathname === paths.login || pathname === paths.ssoLogin || signUpPlace(pathname) || signInTokenOf({ pathname, search }))
    return { stage: 'signedOut' };
  if (forEverybody.includes(pathname)) return { stage: 'panel' };
  if (pathname === paths.root && isAfterPurchase(search))
    return { stage: 'signedOut', replaceWith: loginWithReturn(paths.home + search, signedInBy) };
  if (withToken.includes(pathname) || pathname === paths.loginAsCompany) return { stage: 'signedOut', replaceWith: paths.login };
  if (!isKnown(pathname)) return { stage: 'panel', replaceWith: paths.notFound };
  return { stage: 'signedOut', replaceWith: loginWithReturn(pathname + search, signedInBy) };
}

const signInPage = { password: paths.login, sso: paths.ssoLogin } as const;

/** The sign-in address that returns to `path` afterwards: that of single sign-on for whom it let in last. */
export function loginWithReturn(path: string, signedInBy: AuthType = 'password'): string {
  const page = signInPage[signedInBy];
  return isLocalPath(path) && new URL(path, 'http://here').pathname !== paths.root
    ? `${page}?redirectTo=${encodeURIComponent(path)}`
    : page;
}
