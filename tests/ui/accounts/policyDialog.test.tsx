import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel, ownId, somebody } from '#tests/support/ui/openPanel';
import { sessionStore } from '~/session/store.ts';

const user = userEvent.setup({ delay: null });

describe('the policy dialog', () => {
  const confirm = `POST /customers/api/v1/company/${companyId}/users/${ownId}/privacy_policy/confirm`;
  const payments = `GET /api/v1/billing/${companyId}/payment_notice`;
  const newcomer = () => somebody({ privacyPolicyConfirmedAt: null });

  it('blocks until the box is ticked and confirmed, and does not close otherwise', async () => {
    const calls = await openPanel('/home', {
      user: newcomer(),
      answers: {
        [confirm]: { body: {} },
        'GET /api/v1/user': { body: somebody() },
        [payments]: { body: { notice: null, hasJustPaid: false } },
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'User Agreement and Privacy Policy' });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBe(dialog);
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Confirm' });
    expect(button.disabled).toBe(true);
    // The server would refuse it all.
    expect(pathsOf(calls)).toEqual([]);
    await user.click(within(dialog).getByRole('checkbox', { name: 'I agree' }));
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStore.get().user?.privacyPolicyConfirmedAt).not.toBeNull();
    expect(await screen.findByText('Acme at a glance')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(pathsOf(calls)).toContain(payments));
  });

  it('does not claim that a policy without a link was read, and can switch the language', async () => {
    await openPanel('/home', { user: newcomer() });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Your provider will send you both on request/)).toBeTruthy();
    expect(within(dialog).queryByText(/read/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Language' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    expect(await screen.findByRole('checkbox', { name: 'Ich stimme zu' })).toBeTruthy();
  });

  it('opens in an open tab when the server starts to require it', async () => {
    const count = `POST /api/v1/users/count_users_under_filters/${companyId}`;
    const answers = { [count]: refusal('privacy_policy_not_confirmed'), 'GET /api/v1/user': { body: newcomer() } };
    await openPanel('/home', { answers });
    expect(await screen.findByRole('dialog', { name: 'User Agreement and Privacy Policy' })).toBeTruthy();
  });

  it('treats "already confirmed" as success', async () => {
    const answers = { [confirm]: refusal('privacy_policy_already_confirmed'), 'GET /api/v1/user': { body: somebody() } };
    await openPanel('/home', { user: newcomer(), answers });
    await user.click(await screen.findByRole('checkbox', { name: 'I agree' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays hidden with a temporary password', async () => {
    await openPanel('/home', { user: somebody({ privacyPolicyConfirmedAt: null, temporary_password: true }) });
    await screen.findByRole('heading', { name: 'Hello, Ada' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
