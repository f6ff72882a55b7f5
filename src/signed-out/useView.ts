import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { paths } from '#contract/paths';
import { sessionStore } from '~/session/store.ts';

export type View = 'login' | 'reset' | 'link' | 'temporary';
const parameter = 'view';

/** The one-time token is used from memory: it leaves the address before anything else can read or keep it. */
function takeToken(): string {
  const url = new URL(location.href);
  const token = url.searchParams.get('token') ?? '';
  if (url.pathname !== paths.changePassword || !token) return '';
  history.replaceState(null, '', paths.changePassword);
  return token;
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
  const [token, setToken] = useState(takeToken);
  const [wanted, setWanted] = useState<View>(viewOfAddress);
  const temporary = useSyncExternalStore(sessionStore.subscribe, () => sessionStore.get().user?.temporary_password === true);

  useEffect(() => {
    const follow = () => setWanted(viewOfAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const show = useCallback((view: 'login' | 'reset') => {
    setToken('');
    history.pushState(null, '', addressOf(view));
    setWanted(view);
  }, []);

  if (token) return { view: 'link', token, show };
  return { view: temporary ? 'temporary' : wanted, token, show };
}
