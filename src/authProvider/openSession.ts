import { isInGroup, roleGroups } from '#contract/roles';
import type { CurrentUser, OpenedSession } from '#contract/session/session';
import { sendJson } from '~/dataProvider/http.ts';
import { HeedError } from '~/errors/heedError.ts';
import { addStage } from '~/i18n/i18n.ts';
import { holdSession } from '~/session/heldSession.ts';
import { leaveProvider } from '~/session/provider.ts';
import { setUser } from '~/session/store.ts';

/**
 * Opens our session for the account of the provider, or continues the stored one, and stores session and user.
 * Throws HeedError if the user may not use the panel.
 */
export async function openSession(opens: 'anew' | 'kept'): Promise<CurrentUser> {
  const { sessionId, ...user } = await sendJson<OpenedSession>({ method: 'GET', path: '/user', repeatable: true, opens });
  if (!isInGroup(user.role, roleGroups.adminArea)) {
    // A refusal of our own, so its sentence was not fetched with an answer.
    await addStage('panel').catch(() => undefined);
    throw new HeedError(403, { code: user.role === 'user' ? 'learner_no_access' : 'permission_denied' });
  }
  holdSession({ userId: user.id, id: sessionId });
  setUser(user);
  return user;
}

/** Signs out in this browser after a refusal; not if there was no reply. */
export async function leaveIfRefused(error: unknown): Promise<void> {
  if (error instanceof HeedError && error.status >= 400 && error.status < 500 && error.status !== 429) await leaveProvider();
}

/** Reads the current user again, for instance after the e-mail address was verified. */
export async function refreshUser(): Promise<void> {
  setUser(await sendJson<CurrentUser>({ method: 'GET', path: '/api/v1/user', repeatable: true }));
}
