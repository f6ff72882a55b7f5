import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pathsOf } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel, ownId, somebody } from '#tests/support/ui/openPanel';
import { people } from '#tests/support/ui/people';

const user = userEvent.setup({ delay: null });
const path = `/api/v1/user/${companyId}/users/${ownId}`;
const noCompanies = { 'GET /rest/v1/companies': { body: [], headers: { 'content-range': 'companies 0-0/0' } } };
const record = {
  ...people(1)[0],
  id: ownId,
  name: 'Ada',
  lastName: 'Admin',
  role: 'msp',
  emailVerified: true,
  isMfaEnabled: false,
  awayFrom: null,
  awayUntil: null,
  language: null,
  timeZone: null,
  guessed: { language: null, timeZone: null },
  unconfirmedNewEmail: null,
  addressChange: null,
  addressLock: null,
  invitedAt: null,
  locks: ['self'],
};
const msp = () => somebody({ role: 'msp' });

describe('a managed-service partner', () => {
  it('opens their own profile from the account menu and changes their own name', async () => {
    const answers = {
      ...noCompanies,
      [`GET ${path}`]: { body: record },
      [`GET ${path}/tasks`]: { body: [] },
      [`PUT ${path}`]: { body: { ...record, name: 'Adele' } },
      'GET /api/v1/user': { body: { ...msp(), name: 'Adele' } },
    };
    const calls = await openPanel('/home', { user: msp(), answers });
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'My Profile' }));
    await waitFor(() => expect(location.pathname).toBe(`/user_profile/${ownId}/outstanding_tasks`));
    await user.click(await screen.findByRole('link', { name: 'Edit profile' }));
    const name = await screen.findByRole('textbox', { name: 'First name' });
    expect(within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Departments' })).toBeNull();

    await user.clear(name);
    await user.type(name, 'Adele');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile saved')).toBeTruthy();
    expect(pathsOf(calls).filter((call) => /departments|groups/.test(call))).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Password' }));
    expect(await screen.findByRole('button', { name: 'Change password' })).toBeTruthy();
  });

  it('sees that another person’s profile is not accessible', async () => {
    const other = '33333333-3333-4333-8333-333333333333';
    await openPanel(`/user_profile/${other}/edit`, { user: msp(), answers: noCompanies });
    expect(await screen.findByText("You don't have permission to access")).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/home'));
  });
});
