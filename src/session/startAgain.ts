import { paths } from '#contract/paths';
import { dropSession, letGo, onSessionElsewhere, whoIsHere } from './heldSession.ts';
import { setFlash } from './signals.ts';
import { loginWithReturn } from './stage.ts';
import { endSession } from './store.ts';

/** The page begins anew as whoever is signed in now. No guard of a form asks: what it guards belongs to somebody else. */
function reloadAtHome(): void {
  letGo();
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  endSession(paths.home);
  location.reload();
}

/** Takes away what this tab shows of somebody who is no longer signed in here. */
export function startAgain(who: 'another' | 'nobody'): void {
  if (who === 'another') return reloadAtHome();
  dropSession();
  setFlash({ tone: 'info', key: 'errors.invalid_session' });
  endSession(loginWithReturn(location.pathname + location.search));
}

/** Follows other tabs of this browser: one person is signed in in all of them, or nobody. */
export const followOtherTabs = (): (() => void) =>
  onSessionElsewhere(() => {
    const who = whoIsHere();
    if (who !== 'same') startAgain(who);
  });
