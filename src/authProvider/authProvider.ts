import type { AuthProvider } from 'react-admin';
import type { Subject } from '#contract/access';
import { currentSession } from '~/session/useSession.ts';
import { signOut } from './signOut.ts';

type CanAccess = (subject: Subject, resource: string, action: string) => boolean;

/**
 * react-admin's auth provider. `login` and `checkError` are required by its type, but the signed-out pages sign in, and
 * `globalErrors.ts` handles failed calls.
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
