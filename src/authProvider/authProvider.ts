import type { AuthProvider } from 'react-admin';
import type { Subject } from '#contract/access';
import { currentSession } from '~/session/useSession.ts';
import { signOut } from './signOut.ts';

type CanAccess = (subject: Subject, resource: string, action: string) => boolean;

/** What react-admin's hooks ask about the session. Signing in is the signed-out pages' work, global errors the data provider's. */
export const createAuthProvider = (canAccess: CanAccess): AuthProvider => ({
  login: () => Promise.reject(new Error('Signing in happens on the sign-in page')),
  logout: async () => {
    await signOut();
    return false;
  },
  checkAuth: () => (currentSession() ? Promise.resolve() : Promise.reject(new Error('Signed out'))),
  checkError: () => Promise.resolve(),
  // Waits for the identity: permissions that resolve before it make react-admin redirect in a loop.
  getPermissions: async () => {
    const session = currentSession();
    if (!session) throw new Error('Signed out');
    return session.role;
  },
  getIdentity: async () => {
    const session = currentSession();
    if (!session) throw new Error('Signed out');
    const { id, name, lastName, email } = session.user;
    return { id, fullName: `${name} ${lastName}`.trim() || email };
  },
  canAccess: async ({ resource, action }) => {
    const session = currentSession();
    return session !== null && canAccess(session.subject, resource, action);
  },
});
