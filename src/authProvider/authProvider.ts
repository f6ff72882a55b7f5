import type { AuthProvider } from 'ra-core';
import { type Capability, can } from '#contract/access';
import { currentSession } from '~/session/useSession.ts';
import { signOut } from './signOut.ts';

const reads: readonly string[] = ['list', 'show', 'read'];
const areas = { users: 'users', departments: 'departments', groups: 'groups' } as const;

/** react-admin's question (resource, action) in the words of the access table. */
export function capabilityOf(resource: string, action: string): Capability {
  if (resource === 'companies') return 'companies:choose';
  if (resource === 'audit-log') return 'audit:read';
  const area = areas[resource as keyof typeof areas];
  if (!area) return 'panel:use';
  return reads.includes(action) ? `${area}:read` : `${area}:write`;
}

/** What react-admin's hooks ask about the session. Signing in is the signed-out pages' work, global errors the data provider's. */
export const authProvider: AuthProvider = {
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
    return session !== null && can(session.subject, capabilityOf(resource, action));
  },
};
