import { visitorToken } from '~/browser/visitor.ts';
import { sendJson } from '~/dataProvider/http.ts';
import { dutyOf } from '~/session/dutyOf.ts';
import { currentSession } from '~/session/useSession.ts';

const signedOutPath = '/customers/api/v1/support_ticket';

/**
 * Path of the call: that of the company in scope if the user may use the panel, otherwise the public one. A person whose e-mail address is
 * not verified uses the public one too: they may need help because the link does not arrive.
 */
function pathOfTicket(): string {
  const session = currentSession();
  if (!session || !mayAskAsOneself()) return signedOutPath;
  return `/customers/api/v1/company/${session.company.id}/support_ticket`;
}

/** Whether the ticket is sent under the person's account, gets a number, and is listed for them later. */
export function mayAskAsOneself(): boolean {
  const session = currentSession();
  if (!session) return false;
  return dutyOf(session) === null && session.user.emailVerified;
}

/** Sends a ticket to support. Returns its number, which only people who are signed in get. Throws HeedError. */
export async function sendTicket(values: { email: string; category: string; description: string }): Promise<number | undefined> {
  const { number } = await sendJson<{ number?: number }>({
    method: 'POST',
    path: pathOfTicket(),
    body: { ...values, source: 'admin_panel', hutk: visitorToken() },
  });
  return number;
}
