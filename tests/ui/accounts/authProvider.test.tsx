import { screen } from '@testing-library/react';
import { useCanAccess, useCheckAuth, useGetList, useLogout } from 'react-admin';
import { expect, it } from 'vitest';
import { answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel, someAdmin } from '#tests/support/ui/inPanel';
import { canAccess } from '~/app/resources.ts';
import { createAuthProvider } from '~/authProvider/authProvider.ts';
import { sessionStore } from '~/session/store.ts';

const provider = createAuthProvider(canAccess);
const isSignedIn = () => sessionStore.get().user !== null;
const signedOut = () => sessionStore.set({ user: null, acting: null, actingCompany: null });

it('lets an admin change people and only read the audit log', async () => {
  const seen: unknown[] = [];
  function Asking() {
    const people = useCanAccess({ resource: 'users', action: 'edit' });
    const log = useCanAccess({ resource: 'audit-log', action: 'edit' });
    seen.push([people.canAccess, log.canAccess]);
    return null;
  }
  await showInPanel(<Asking />);
  expect(seen[0], 'at once').toEqual([true, false]);
  expect(await provider.canAccess?.({ resource: 'audit-log', action: 'list' })).toBe(true);
});

it('denies everything to signed-out people', async () => {
  signedOut();
  expect(await provider.canAccess?.({ resource: 'users', action: 'list' })).toBe(false);
  await expect(provider.checkAuth({})).rejects.toThrow('Signed out');
  await expect(provider.login({})).rejects.toThrow('sign-in page');
});

it('keeps a person signed in whose list is refused', async () => {
  answerNetwork({ [`POST /api/v1/users/list/${companyId}`]: refusal('permission_denied') });
  function People() {
    const checkAuth = useCheckAuth();
    const { error } = useGetList('users', { sort: { field: 'name', order: 'ASC' } }, { retry: false });
    return (
      <button type="button" onClick={() => void checkAuth()}>
        {error?.message}
      </button>
    );
  }
  await showInPanel(<People />);
  (await screen.findByText("You don't have permission to access")).click();
  expect(isSignedIn()).toBe(true);
});

it('ends the session on the server first, then in the browser', async () => {
  const calls = answerNetwork({ 'POST /rest/v1/me/logout': { body: {} } });
  function Leaving() {
    const logout = useLogout();
    return (
      <button type="button" onClick={() => void logout()}>
        leave
      </button>
    );
  }
  await showInPanel(<Leaving />);
  sessionStore.set({ user: someAdmin(), acting: null, actingCompany: null });
  screen.getByText('leave').click();
  await expect.poll(isSignedIn).toBe(false);
  expect(pathsOf(calls)).toEqual(['POST /rest/v1/me/logout']);
});
