import type { AuthProvider } from 'react-admin';
import type { Subject } from '#contract/access';
import { currentSession } from '~/session/useSession.ts';
import { signOut } from './signOut.ts';

type CanAccess = (subject: Subject, resource: string, action: string) => boolean;

/**
 * What react-admin asks about the session. `login` and `checkError` must be there, but signing in is the signed-out pages' work,
 * and what a failed call leads to is said in globalErrors.ts.
 */
export const createAuthProvider = (canAccess: CanAccess): AuthProvider => ({
  login: () => Promise.reject(new Error('Signing in happens on the sign-in page')),
  logout: async () => {
    await signOut();
    return false;
  },
  checkAuth: () => (currentSession() ? Promise.resolve() : Promise.reject(new Error('Signed out'))),
  checkError: () => Promise.resolve(),
  canAccess: async ({ resource, action }) => {
    const session = currentSession();
    return session !== null && canAccess(session.subject, resource, action);
  },
});
