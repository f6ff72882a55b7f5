import { sessionHeader, unattendedHeader } from '#contract/session/sessionHeader';
import { isUnattended } from './attention.ts';
import { keptSession, ownSession, whoIsHere } from './heldSession.ts';
import { signedIn } from './provider.ts';
import { startAgain } from './startAgain.ts';

export interface Credentials {
  headers: Record<string, string>;
  /** The session they are for. */
  session: string | undefined;
}

/** Another tab that signs somebody in tells the provider first; what it keeps follows within this time. */
const turnMs = 1000;

/** Whom this tab should not go on as, if so; compared with the browser's session and with the provider's account. */
function strangerTo(uid: string | undefined): 'another' | 'nobody' | undefined {
  const shown = ownSession();
  const who = whoIsHere();
  if (who !== 'same') return who;
  if (!shown || uid === shown.userId) return undefined;
  return uid === undefined ? 'nobody' : 'another';
}

/**
 * What says who calls. `opens` is for the call that opens a session: `anew` after a sign-in, `kept` to go on with what the browser
 * keeps. Any other call is made as the person whom this tab shows; when that is somebody else by now, the tab starts again and
 * the call never is.
 */
export async function credentials(opens?: 'anew' | 'kept'): Promise<Credentials> {
  let account = await signedIn();
  if (!opens && strangerTo(account?.uid)) {
    if (whoIsHere() === 'same') await new Promise((resolve) => setTimeout(resolve, turnMs));
    account = await signedIn();
    const who = strangerTo(account?.uid);
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
