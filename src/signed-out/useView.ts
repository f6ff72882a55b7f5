import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { paths } from '#contract/paths';
import { signUpPlace } from '~/session/signUpPlace.ts';
import { isSsoPage } from '~/session/stage.ts';
import { sessionStore } from '~/session/store.ts';

/** The views that others lead to. */
type OwnView = 'login' | 'reset' | 'register' | 'sso';
export type View = OwnView | 'link' | 'stop' | 'temporary';
const parameter = 'view';

/** Takes the one-time token out of the address, before anything else can read or store it; it is used from memory. */
function takeToken(): { page: 'link' | 'stop' | 'sso'; token: string } {
  const { pathname, searchParams } = new URL(location.href);
  const ssoToken = pathname === paths.login ? (searchParams.get('ssoToken') ?? '') : '';
  if (ssoToken) {
    history.replaceState(null, '', pathname);
    return { page: 'sso', token: ssoToken };
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
  if (view === 'sso') return paths.ssoLogin;
  const search = new URLSearchParams(location.pathname === paths.login ? location.search : '');
  if (view === 'reset') search.set(parameter, view);
  else search.delete(parameter);
  return search.size > 0 ? `${paths.login}?${search.toString()}` : paths.login;
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
