import { paths } from '#contract/paths';
import { sendJson } from '~/dataProvider/http.ts';
import { leaveProvider } from '~/session/provider.ts';
import { endSession } from '~/session/store.ts';

/** Ends the session on the server first, so that its tokens are refused, then here; also if the server does not answer. */
export async function signOut(): Promise<void> {
  await sendJson({ method: 'POST', path: '/rest/v1/me/logout' }).catch(() => undefined);
  endSession(paths.login);
  await leaveProvider();
}
