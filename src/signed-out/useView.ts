import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { paths } from '#contract/paths';
import { sessionStore } from '~/session/store.ts';

export type View = 'login' | 'reset' | 'link' | 'stop' | 'temporary';
const parameter = 'view';

/** The one-time token is used from memory: it leaves the address before anything else can read or keep it. */
function takeToken(): { page: 'link' | 'stop'; token: string } {
  const { pathname, searchParams } = new URL(location.href);
  const page = pathname === paths.stopAddressChange ? 'stop' : 'link';
  const token = searchParams.get('token') ?? '';
  if (!token || (page === 'link' && pathname !== paths.changePassword)) return { page, token: '' };
  history.replaceState(null, '', pathname);
  return { page, token };
}

const viewOfAddress = (): View => (new URLSearchParams(location.search).get(parameter) === 'reset' ? 'reset' : 'login');

function addressOf(view: View): string {
  const search = new URLSearchParams(location.pathname === paths.login ? location.search : '');
  if (view === 'reset') search.set(parameter, view);
  else search.delete(parameter);
  return search.size > 0 ? `${paths.login}?${search.toString()}` : paths.login;
}

/** Which of the signed-out pages is on screen. The reset request has an address of its own, so that "back" leaves it. */
export function useView(): { view: View; token: string; show: (view: 'login' | 'reset') => void } {
  const [{ page, token }, setLink] = useState(takeToken);
  const [wanted, setWanted] = useState<View>(viewOfAddress);
  const temporary = useSyncExternalStore(sessionStore.subscribe, () => sessionStore.get().user?.temporary_password === true);

  useEffect(() => {
    const follow = () => setWanted(viewOfAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const show = useCallback((view: 'login' | 'reset') => {
    setLink({ page: 'link', token: '' });
    history.pushState(null, '', addressOf(view));
    setWanted(view);
  }, []);

  if (token) return { view: page, token, show };
  return { view: temporary ? 'temporary' : wanted, token, show };
}
