import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { described, focused } from '#tests/support/ui/dom';
import { answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { openSignedOut, ownId, someUser } from '#tests/support/ui/signedOutPage';
import { sessionStore, setUser } from '~/session/store.ts';

const first = () => screen.getByLabelText('New password');
const second = () => screen.getByLabelText('Confirm password');
const save = () => screen.getByRole('button', { name: 'Save password' });
const invite = { 'POST /rest/v1/password-links/read': { body: { email: 'new@acme.example', kind: 'invite', waysIn: [] } } };
const signedIn = { 'GET /user': { body: someUser() }, [`PUT /api/v1/user/${ownId}/last_login`]: {} };

describe('a one-time link', () => {
  it('leaves the URL at once and names the person whose password it sets', async () => {
    const calls = answerNetwork(invite);
    await openSignedOut('/change-password?token=secret-1');
    expect(await screen.findByText('new@acme.example')).toBeTruthy();
    expect(window.location.href).not.toContain('secret-1');
    expect(calls[0]?.body).toEqual({ token: 'secret-1' });
  });

  it('sets the password and signs in', async () => {
    const calls = answerNetwork({ ...invite, ...signedIn, 'POST /rest/v1/password-links/use': { body: { customToken: 'c' } } });
    await openSignedOut('/change-password?token=secret-2');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('New password'), 'Correct-horse-1');
    await user.type(second(), 'Correct-horse-1');
    await user.click(save());
    await waitFor(() => expect(sessionStore.get().user?.id).toBe(ownId));
    expect(calls.find(({ path }) => path.endsWith('/use'))?.body).toEqual({ token: 'secret-2', newPassword: 'Correct-horse-1' });
  });

  it('asks what becomes of keys that the account has made, and keeps the typed password for a refusal', async () => {
    const waysIn = [
      { kind: 'apiKey', name: 'Sync', companyName: 'Acme' },
      { kind: 'scim', name: 'scim_…abcd', companyName: 'Acme' },
    ];
    const calls = answerNetwork({
      'POST /rest/v1/password-links/read': { body: { email: 'ana@acme.example', kind: 'reset', waysIn } },
      'POST /rest/v1/password-links/use': refusal('weak_password', { field: 'newPassword' }),
    });
    await openSignedOut('/change-password?token=secret-4');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('New password'), 'Correct-horse-1');
    await user.type(second(), 'Correct-horse-1');
    await user.click(save());
    const title = await screen.findByRole('heading', { name: 'End these keys and tokens?' });
    await waitFor(() => expect(focused()).toBe(title));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'API keySyncAcme',
      'SCIM tokenscim_…abcdAcme',
    ]);
    expect(pathsOf(calls)).not.toContain('POST /rest/v1/password-links/use');
    await user.click(screen.getByRole('button', { name: 'End all and save password' }));
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeTruthy();
    expect(calls.find(({ path }) => path.endsWith('/use'))?.body).toEqual({
      token: 'secret-4',
      newPassword: 'Correct-horse-1',
      endsWaysIn: true,
    });
    expect(first()).toHaveProperty('value', 'Correct-horse-1');
  });

  it('that is invalid offers a new one', async () => {
    const calls = answerNetwork({
      'POST /rest/v1/password-links/read': refusal('link_not_valid'),
      'POST /rest/v1/password-links': {},
    });
    await openSignedOut('/change-password?token=old');
    const title = await screen.findByRole('heading', { name: 'This link no longer works' });
    await waitFor(() => expect(focused()).toBe(title));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await user.type(await screen.findByLabelText('Email'), ' new@acme.example ');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ email: 'new@acme.example' });
  });

  it('used by a person without access saves the password and says so', async () => {
    answerNetwork({
      ...invite,
      'POST /rest/v1/password-links/use': { body: { customToken: 'c' } },
      'GET /user': refusal('learner_no_access'),
    });
    await openSignedOut('/change-password?token=secret-3');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('New password'), 'Correct-horse-1');
    await user.type(second(), 'Correct-horse-1');
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'Your password is saved' })).toBeTruthy();
    expect(screen.getByText("This account doesn't have access to the admin console.")).toBeTruthy();
  });
});

describe('a new password', () => {
  it('ticks off each rule while it is typed', async () => {
    answerNetwork(invite);
    await openSignedOut('/change-password?token=t');
    const user = userEvent.setup();
    const typed: [string, string][] = [
      ['a', 'a lowercase letter'],
      ['B', 'an uppercase letter'],
      ['3', 'a digit'],
      ['!', 'a special character'],
      ['xxxx', 'at least 8 characters'],
    ];
    await screen.findByLabelText('New password');
    for (const [text, rule] of typed) {
      const item = screen.getByText(rule, { exact: false, selector: 'li' });
      expect(within(item).getByText('(not met yet)')).toBeTruthy();
      await user.type(first(), text);
      expect(within(item).getByText('(met)')).toBeTruthy();
    }
  });

  it('shows an error when it is left with unmet rules, and when the second one differs', async () => {
    const calls = answerNetwork(invite);
    await openSignedOut('/change-password?token=t');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('New password'), 'weak');
    await user.tab();
    expect(described(first())).toMatch(/The password doesn’t meet the requirements/);
    await user.clear(first());
    await user.type(first(), 'Correct-horse-1');
    await user.click(save());
    expect(described(second())).toBe('Please confirm your password.');
    expect(focused()).toBe(second());
    await user.type(second(), 'Correct-horse-2');
    await user.click(save());
    expect(described(second())).toBe('Password is not equal.');
    expect(pathsOf(calls)).toEqual(['POST /rest/v1/password-links/read']);
  });

  it('replaces a temporary one before any other action', async () => {
    const calls = answerNetwork({ ...signedIn, 'POST /rest/v1/me/password': { body: { customToken: 'c' } } });
    await openSignedOut('/login');
    act(() => setUser(someUser({ temporary_password: true })));
    expect(await screen.findByText(/temporary password/)).toBeTruthy();
    const user = userEvent.setup();
    await user.type(first(), 'Correct-horse-1');
    await user.type(second(), 'Correct-horse-1');
    await user.click(save());
    await waitFor(() => expect(sessionStore.get().user?.temporary_password).toBe(false));
    expect(calls[0]?.body).toEqual({ newPassword: 'Correct-horse-1' });
  });

  it('that is temporary can be replaced with access for the parent company, which is off at first', async () => {
    const path = `/partnership/api/v1/company/${someUser().company_id}/temporary_password`;
    const calls = answerNetwork({ ...signedIn, [`POST ${path}`]: { body: { customToken: 'c' } } });
    await openSignedOut('/login');
    const { company } = someUser();
    const distribution = { ...company.distribution, parentCompanyId: ownId };
    act(() => setUser(someUser({ temporary_password: true, company: { ...company, distribution } })));
    const user = userEvent.setup();
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Allow my provider to log in/ });
    expect(choice.checked).toBe(false);
    await user.click(choice);
    await user.type(first(), 'Correct-horse-1');
    await user.type(second(), 'Correct-horse-1');
    await user.click(save());
    await waitFor(() => expect(sessionStore.get().user?.temporary_password).toBe(false));
    expect(calls[0]).toMatchObject({ path, body: { password: 'Correct-horse-1', grantLoginAccess: true } });
  });

  it('is refused at its field if it is the temporary one again', async () => {
    answerNetwork({ ...signedIn, 'POST /rest/v1/me/password': refusal('password_unchanged') });
    await openSignedOut('/login');
    act(() => setUser(someUser({ temporary_password: true })));
    const user = userEvent.setup();
    await user.type(first(), 'Correct-horse-1');
    await user.type(second(), 'Correct-horse-1');
    await user.click(save());
    await waitFor(() => expect(described(first())).toMatch(/^Choose a password that differs from the current one/));
  });
});

describe('requesting a reset', () => {
  it('has its own URL and keeps the page that the person wanted', async () => {
    answerNetwork({});
    await openSignedOut('/login?redirectTo=%2Fusers%2Fall_users');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeTruthy();
    expect(window.location.search).toBe('?redirectTo=%2Fusers%2Fall_users&view=reset');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(window.location.search).toBe('?redirectTo=%2Fusers%2Fall_users');
  });

  it('replies without revealing whether the address is known', async () => {
    answerNetwork({ 'POST /rest/v1/password-links': {} });
    await openSignedOut('/login?view=reset');
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email'), 'nobody@acme.example');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/If nobody@acme.example belongs to an admin account/)).toBeTruthy();
  });
});
