import { isInGroup, roleGroups } from '#contract/roles';
import type { CurrentUser } from '#contract/session';
import { sendJson } from '~/dataProvider/http.ts';
import { HeedError } from '~/session/heedError.ts';
import { leaveProvider } from '~/session/provider.ts';
import { setUser } from '~/session/store.ts';

/**
 * Opens our session for whoever the provider knows, and keeps the user.
 * Throws HeedError (and forgets the person at the provider) when they may not use the panel.
 */
export async function openSession(): Promise<CurrentUser> {
  try {
    const user = await sendJson<CurrentUser>({ method: 'GET', path: '/user', repeatable: true });
    if (!isInGroup(user.role, roleGroups.adminArea)) throw refusalOf(user.role);
    setUser(user);
    return user;
  } catch (error) {
    if (error instanceof HeedError && error.status >= 400 && error.status < 500 && error.status !== 429) await leaveProvider();
    throw error;
  }
}

/** Reads the current user again, for instance after an e-mail address was verified. */
export async function refreshUser(): Promise<void> {
  setUser(await sendJson<CurrentUser>({ method: 'GET', path: '/api/v1/user', repeatable: true }));
}

const refusalOf = (role: CurrentUser['role']) => {
  const code = role === 'user' ? 'learner_no_access' : 'permission_denied';
  const description =
    role === 'user' ? "This account doesn't have access to the admin console." : "You don't have permission to access";
  return new HeedError(403, { code, message: description, details: [{ code, description }] });
};
