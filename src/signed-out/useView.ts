import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { paths } from '#contract/paths';
import { signUpPlace } from '~/session/signUpPlace.ts';
import { isSsoPage, signInTokenOf, signInTokens } from '~/session/stage.ts';
import { sessionStore } from '~/session/store.ts';

/** The views that others lead to. */
type OwnView = 'login' | 'reset' | 'register' | 'sso';
/** Pages of one-time tokens in the address. */
type TokenPage = 'link' | 'stop' | (typeof signInTokens)[number];
export type View = OwnView | TokenPage | 'temporary';
const parameter = 'view';

/** Takes the one-time token out of the address, before anything else can read or store it; it is used from memory. */
function takeToken(): { page: TokenPage; token: string } {
  const { pathname, searchParams } = new URL(location.href);
  const signIn = signInTokenOf(location);
  if (signIn) {
    const token = searchParams.get(signIn) ?? '';
    for (const name of signInTokens) searchParams.delete(name);
    history.replaceState(null, '', `${pathname}${searchParams.size > 0 ? '?' : ''}${searchParams.toString()}`);
    return { page: signIn, token };
  }
  const page = pathname === paths.stopAddressChange ? 'stop' : 'link';
  const token = searchParams.get('token') ?? '';
  if (!token || (page === 'link' && pathname !== paths.changePassword)) return { page, token: '' };
  history.replaceState(null, '', pathname);
  return { page, token };
}

function viewOfAddress(): OwnView {
  if (signUpPlace(location.pathname)) return 'register';
  if (isSsoPage(location.pathname)) return 'sso';
  return new URLSearchParams(location.search).get(parameter) === 'reset' ? 'reset' : 'login';
}

function addressOf(view: OwnView): string {
  if (view === 'register') return paths.register;
  const isHere = location.pathname === paths.login || location.pathname === paths.ssoLogin;
  const search = new URLSearchParams(isHere ? location.search : '');
  if (view === 'reset') search.set(parameter, view);
  else search.delete(parameter);
  const path = view === 'sso' ? paths.ssoLogin : paths.login;
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** Which signed-out page is on screen. Sign-up and reset request have their own addresses, so that Back leaves them. */
export function useView(): { view: View; token: string; show: (view: OwnView) => void } {
  const [{ page, token }, setLink] = useState(takeToken);
  const [requested, setRequested] = useState<View>(viewOfAddress);
  const temporary = useSyncExternalStore(sessionStore.subscribe, () => sessionStore.get().user?.temporary_password === true);

  useEffect(() => {
    const follow = () => setRequested(viewOfAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const show = useCallback((view: OwnView) => {
    setLink({ page: 'link', token: '' });
    history.pushState(null, '', addressOf(view));
    setRequested(view);
  }, []);

  if (token) return { view: page, token, show };
  return { view: temporary ? 'temporary' : requested, token, show };
}
