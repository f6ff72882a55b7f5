import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { UserProfile } from '#contract/people/users';
import { described } from '#tests/support/ui/dom';
import { answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, ownId, showInPanel, someAdmin } from '#tests/support/ui/inPanel';
import { aProfile, person } from '#tests/support/ui/people';
import { ProfilePage } from '~/resources/users/profile/ProfilePage.tsx';
import { setUser } from '~/session/store.ts';

const otherId = person(1).id;
const none = { body: { data: [], totalCount: 0 } };
const answers = (record: UserProfile, more = {}) => ({
  [`GET /customers/api/v1/company/${companyId}/departments`]: none,
  [`GET /customers/api/v1/company/${companyId}/groups`]: none,
  [`GET /api/v1/user/${companyId}/users/${record.id}`]: { body: record },
  ...more,
});
const user = userEvent.setup({ delay: null });
const open = (id: string) =>
  showInPanel(<ProfilePage />, { address: `/user_profile/${id}/edit`, path: '/user_profile/:userId/edit' });
const field = (name: string) => screen.findByRole('textbox', { name });

describe("a person's address", () => {
  it('shows a pending change, and sends its link again', async () => {
    const own = aProfile({
      id: ownId,
      role: 'admin',
      account: 'account_admin',
      unconfirmedNewEmail: 'new@acme.example',
      addressChange: {
        kind: 'own',
        newEmail: 'new@acme.example',
        reason: null,
        askedAt: '2026-01-01T00:00:00Z',
        takesEffectAt: null,
      },
      locks: ['self'],
    });
    const withdraw = `DELETE /rest/v1/company/${companyId}/users/${ownId}/address-change`;
    const more = { 'POST /api/v1/user/verification_email': { body: {} }, [withdraw]: { body: {} } };
    const calls = answerNetwork(answers(own, more));
    await open(ownId);
    expect(await screen.findByText('Confirm new@acme.example')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resend the link' }));
    expect(await screen.findByText('Email with verification link has been sent')).toBeTruthy();
    expect(pathsOf(calls)).toContain('POST /api/v1/user/verification_email');
    await user.click(screen.getByRole('button', { name: 'Withdraw the change' }));
    await waitFor(() => expect(pathsOf(calls)).toContain(withdraw));
  });

  const verify = `POST /api/v1/user/company/${companyId}/security/mfa/verify_password`;
  const ask = 'PUT /rest/v1/me/address';
  const begun = { body: { verificationTokenId: 'step', methods: ['email'] } };
  const typeNew = async (calls: Record<string, object>) => {
    const own = aProfile({ id: ownId, role: 'admin', account: 'account_admin', locks: ['self'] });
    const sent = answerNetwork(answers(own, { [`PUT /api/v1/user/${companyId}/users/${ownId}`]: { body: own }, ...calls }));
    await open(ownId);
    await user.clear(await field('Email'));
    await user.type(await field('Email'), 'New@acme.example');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your email to new@acme.example' }));
    expect(pathsOf(sent)).not.toContain(ask);
    await user.type(dialog.getByLabelText('Confirm your password'), 'Password1!');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    return sent;
  };

  it('of one’s own is changed after the password', async () => {
    const calls = await typeNew({ [verify]: begun, [ask]: { body: {} } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const bodyOf = (call: string) => calls.find(({ method, path }) => `${method} ${path}` === call)?.body;
    expect(bodyOf(ask)).toEqual({ email: 'new@acme.example', verificationTokenId: 'step' });
    await waitFor(() => expect(bodyOf(`PUT /api/v1/user/${companyId}/users/${ownId}`)).not.toHaveProperty('email'));
  });

  it('of one’s own says at its field that somebody has it', async () => {
    await typeNew({ [verify]: begun, [ask]: refusal('email_in_use') });
    expect(await screen.findByText('This email is already in use')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await field('Email')).toHaveProperty('value', 'New@acme.example');
  });

  it('explains who may change the address if the reader may not', async () => {
    answerNetwork(answers(aProfile({ role: 'admin', account: 'account_admin', addressLock: 'signed_in' })));
    await open(otherId);
    expect(await field('Email')).toHaveProperty('disabled', true);
    expect(described(await field('Email'))).toBe('This person has signed in, so only they can change their email address.');
  });

  it('explains the effect of a correction', async () => {
    answerNetwork(answers(aProfile()));
    await open(otherId);
    expect(await field('Email')).toHaveProperty('disabled', false);
    expect(described(await field('Email'))).toMatch(/^A new address takes effect right away:/);
  });

  it('is locked for people of a higher role', async () => {
    answerNetwork(
      answers(aProfile({ role: 'superadmin', account: 'account_admin', locks: ['role_above'], addressLock: 'role_above' })),
    );
    await open(otherId);
    for (const name of ['First name', 'Last name', 'Email']) expect(await field(name)).toHaveProperty('disabled', true);
    expect(screen.getByText('This person has a higher role than you, so you can’t edit their profile.')).toBeTruthy();
  });
});

describe('the address of a lost mailbox', () => {
  const signedIn = aProfile({ role: 'admin', account: 'account_owner', addressLock: 'signed_in' });
  const call = `POST /rest/v1/company/${companyId}/users/${otherId}/lost-mailbox`;
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: /actions/i }));
    await user.click(await screen.findByRole('menuitem', { name: 'Replace a lost mailbox' }));
    return within(await screen.findByRole('dialog'));
  };

  it('is replaced by a superadmin, with a reason, after an explanation', async () => {
    const calls = answerNetwork(answers(signedIn, { [call]: { body: { takesEffectAt: '2026-01-04T00:00:00Z' } } }));
    await open(otherId);
    setUser(someAdmin({ role: 'superadmin' }));
    const dialog = await ask();
    expect(dialog.getByText(/^We’ll notify person1@acme\.example now\. After 72 hours/)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'New email' }), 'New@acme.example');
    await user.click(dialog.getByRole('button', { name: 'Replace in 72 hours' }));
    expect(await dialog.findByText('Please enter a reason.')).toBeTruthy();
    expect(pathsOf(calls)).not.toContain(call);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Left the company');
    await user.click(dialog.getByRole('button', { name: 'Replace in 72 hours' }));
    expect(await screen.findByText('The new address takes effect in 72 hours')).toBeTruthy();
    expect(calls.find(({ method, path }) => `${method} ${path}` === call)?.body).toEqual({
      email: 'new@acme.example',
      reason: 'Left the company',
    });
  });

  it('shows at its field that the new one is in use', async () => {
    answerNetwork(answers(signedIn, { [call]: refusal('email_in_use') }));
    await open(otherId);
    setUser(someAdmin({ role: 'superadmin' }));
    const dialog = await ask();
    await user.type(dialog.getByRole('textbox', { name: 'New email' }), 'taken@acme.example');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Left');
    await user.click(dialog.getByRole('button', { name: 'Replace in 72 hours' }));
    expect(await dialog.findByText('This email is already in use')).toBeTruthy();
  });

  it('is not offered to an admin, who sees the pending change and its reason', async () => {
    const addressChange = {
      kind: 'lost_mailbox',
      newEmail: 'new@acme.example',
      reason: 'Left the company',
      askedAt: '2026-01-01T00:00:00Z',
      takesEffectAt: '2026-01-04T00:00:00Z',
    } as const;
    answerNetwork(answers({ ...signedIn, addressChange }));
    await open(otherId);
    expect(await screen.findByText('new@acme.example will replace a lost mailbox')).toBeTruthy();
    expect(screen.getByText('Reason: Left the company')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw the change' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /actions/i }));
    expect(screen.queryByRole('menuitem', { name: 'Replace a lost mailbox' })).toBeNull();
  });
});
