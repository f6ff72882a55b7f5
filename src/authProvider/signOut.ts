import { paths } from '#contract/paths';
import { sendJson } from '~/dataProvider/http.ts';
import { i18n } from '~/i18n/i18n.ts';
import { isRemembered, leaveProvider } from '~/session/provider.ts';
import { leaveActingTab } from '~/session/startAgain.ts';
import { endSession, sessionStore } from '~/session/store.ts';

/**
 * Ends the session on the server first, so that its tokens are refused, then here; also if the server does not answer. A tab that acts in
 * another company goes back to the user's own session, if this browser has it.
 */
export async function signOut(): Promise<void> {
  const { user } = sessionStore.get();
  await sendJson({ method: 'POST', path: '/rest/v1/me/logout' }).catch(() => undefined);
  if (user?.loggedInAs) {
    await leaveProvider();
    const back = { tone: 'info', text: i18n.t('shell.acting.left', { company: user.company.name }) } as const;
    return leaveActingTab(isRemembered() ? back : undefined);
  }
  endSession(paths.login);
  await leaveProvider();
}

/** Ends the session that this browser remembers, on a page that shows nobody as signed in. */
export async function signOutRemembered(): Promise<void> {
  if (!isRemembered()) return;
  await sendJson({ method: 'POST', path: '/rest/v1/me/logout', opens: 'kept' }).catch(() => undefined);
  await leaveProvider();
}
