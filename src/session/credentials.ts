import { sessionHeader, unattendedHeader } from '#contract/session/sessionHeader';
import { isUnattended } from '~/browser/attention.ts';
import { keptSession, ownSession, whoIsHere } from './heldSession.ts';
import { signedIn } from './provider.ts';
import { startAgain } from './startAgain.ts';

interface Credentials {
  headers: Record<string, string>;
  /** The id of the session that they carry. */
  session: string | undefined;
}

/** A tab that signs in tells the provider first and stores the session within this time. */
const signInMs = 1000;

/** Whether the browser's session and the provider's account are those of another user, or of nobody, than this tab shows. */
function changedUser(uid: string | undefined): 'another' | 'nobody' | undefined {
  const shown = ownSession();
  const who = whoIsHere();
  if (who !== 'same') return who;
  if (!shown || uid === shown.userId) return undefined;
  return uid === undefined ? 'nobody' : 'another';
}

/**
 * The headers that identify the caller. `opens` is for the call that opens a session: `anew` after a sign-in, `kept` to continue
 * the stored one. Any other call is made for the user whom this tab shows. If another user is signed in by now, the tab starts
 * again, and the promise never settles.
 */
export async function credentials(opens?: 'anew' | 'kept'): Promise<Credentials> {
  let account = await signedIn();
  if (!opens && changedUser(account?.uid)) {
    if (whoIsHere() === 'same') await new Promise((resolve) => setTimeout(resolve, signInMs));
    account = await signedIn();
    const who = changedUser(account?.uid);
    if (who) {
      startAgain(who);
      return new Promise(() => undefined);
    }
  }
  const session = opens === 'anew' ? null : opens === 'kept' ? keptSession(account?.uid) : ownSession();
  const headers: Record<string, string> = {};
  if (account) headers['Authorization'] = `Bearer ${account.token}`;
  if (session) headers[sessionHeader] = session.id;
  if (isUnattended()) headers[unattendedHeader] = '1';
  return { headers, session: session?.id };
}
