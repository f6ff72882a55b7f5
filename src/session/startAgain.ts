import { paths } from '#contract/paths';
import { endActingTab } from './actingTab.ts';
import { afterActing } from './afterActing.ts';
import { dropSession, clearTab, onSessionElsewhere, whoIsHere } from './heldSession.ts';
import { type Flash, keepFlash, setFlash } from './signals.ts';
import { authType } from './authType.ts';
import { loginWithReturn } from './stage.ts';
import { endSession } from './store.ts';

/** Reloads the panel for the user who is signed in now. Unsaved forms do not ask: they belong to another user. */
function reloadAt(path: string): void {
  clearTab();
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  endSession(path);
  location.reload();
}

/** Ends the session that this tab has for another company, and shows who is signed in in this browser, if anybody. */
export function leaveActingTab(message?: Flash): void {
  endActingTab();
  if (message) keepFlash(message);
  reloadAt(afterActing());
}

/** Removes from this tab what belongs to a user who is not signed in here any more. */
export function startAgain(who: 'another' | 'nobody'): void {
  if (who === 'another') return reloadAt(paths.home);
  dropSession();
  setFlash({ tone: 'info', key: 'errors.invalid_session' });
  endSession(loginWithReturn(location.pathname + location.search, authType()));
}

/** Follows the other tabs: the same user is signed in in all of them, or nobody. */
export const followOtherTabs = (): (() => void) =>
  onSessionElsewhere(() => {
    const who = whoIsHere();
    if (who !== 'same') startAgain(who);
  });
