import { isLocalPath, paths } from '#contract/paths';
import type { CurrentUser } from '#contract/session/session';
import { signUpPlace } from './signUpPlace.ts';

/** `signedOut`: the sign-in pages. `panel`: the administration, which also shows the error pages to guests. */
interface Stage {
  stage: 'signedOut' | 'panel';
  /** The address that replaces the current one. */
  replaceWith?: string;
}

/** Pages that links in mails lead to, signed in or not. */
const withToken: readonly string[] = [paths.changePassword, paths.stopAddressChange];
const forEverybody: readonly string[] = [paths.disabledCompany, paths.notFound, paths.serverError];
/** Where a failed single sign-on ends, signed in or not. */
const ssoFailures: readonly string[] = [paths.ssoFail, paths.acronisFail];
export const isSsoPage = (pathname: string): boolean => pathname === paths.ssoLogin || ssoFailures.includes(pathname);
const patterns = Object.values(paths).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));
const isKnown = (pathname: string) => patterns.some((pattern) => pattern.test(pathname));

/** Decides which program an address shows to a user or guest. Pure: the same at start, after sign-in and after sign-out. */
export function stageFor(
  { pathname, search }: { pathname: string; search: string },
  user: Pick<CurrentUser, 'temporary_password'> | null,
): Stage {
  const query = new URLSearchParams(search);
  if ((withToken.includes(pathname) && query.has('token')) || ssoFailures.includes(pathname)) return { stage: 'signedOut' };
  if (query.get('register') === 'true') return withoutRegister(pathname, query, user);
  if (!user) return stageOfGuest(pathname, search);
  if (user.temporary_password)
    return { stage: 'signedOut', ...(pathname !== paths.changePassword && { replaceWith: paths.changePassword }) };
  if (pathname === paths.changePassword || pathname === paths.ssoLogin || signUpPlace(pathname))
    return { stage: 'panel', replaceWith: paths.home };
  if (pathname !== paths.login) return { stage: 'panel' };
  const redirectTo = query.get('redirectTo');
  return { stage: 'panel', replaceWith: isLocalPath(redirectTo) ? redirectTo : paths.home };
}

/** `register=true` leads guests to the sign-up from any page, and means nothing to others. The other parameters stay. */
function withoutRegister(pathname: string, query: URLSearchParams, user: Parameters<typeof stageFor>[1]): Stage {
  query.delete('register');
  const path = user || signUpPlace(pathname) ? pathname : paths.register;
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return { replaceWith: path + search, ...stageFor({ pathname: path, search }, user) };
}

function stageOfGuest(pathname: string, search: string): Stage {
  if (pathname === paths.login || pathname === paths.ssoLogin || signUpPlace(pathname)) return { stage: 'signedOut' };
  if (forEverybody.includes(pathname)) return { stage: 'panel' };
  if (pathname === paths.root || withToken.includes(pathname)) return { stage: 'signedOut', replaceWith: paths.login };
  if (!isKnown(pathname)) return { stage: 'panel', replaceWith: paths.notFound };
  return { stage: 'signedOut', replaceWith: loginWithReturn(pathname + search) };
}

/** The sign-in address that returns to `path` afterwards. */
export const loginWithReturn = (path: string): string =>
  isLocalPath(path) && path !== paths.root ? `${paths.login}?redirectTo=${encodeURIComponent(path)}` : paths.login;
