import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal } from '#tests/support/ui/fakeNetwork';
import { givePassword, stepBegun } from '#tests/support/ui/givePassword';
import { companyId, openPanel, ownId, somebody } from '#tests/support/ui/openPanel';

const user = userEvent.setup({ delay: null });
const rulePath = `/rest/v1/company/${companyId}/security/two-factor`;
const soon = new Date(Date.now() + 9 * 86_400_000).toISOString();
const past = '2026-01-05T08:00:00.000Z';
const ada = { id: ownId, name: 'Ada Admin', email: 'admin@acme.example' };
const noRule = { requiredFrom: null, admins: 3, without: 1, names: [ada] };

describe('the security tab', () => {
  const open = (rule: object, answers: object = {}) =>
    openPanel('/settings/security', {
      answers: { [`GET ${rulePath}`]: { body: rule }, 'GET /api/v1/user': { body: somebody() }, ...stepBegun, ...answers },
    });

  it('names the admins without a second factor, and requires one in 14 days after the password', async () => {
    let rule: object = noRule;
    const save = () => {
      rule = { ...noRule, requiredFrom: soon };
      return {};
    };
    const calls = await open(noRule, { [`GET ${rulePath}`]: () => rule, [`PUT ${rulePath}`]: save });
    expect(await screen.findByText('Not required')).toBeTruthy();
    expect(screen.getByText('Admins without a second factor: 1 of 3')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ada Admin' }).getAttribute('href')).toBe(`/user_profile/${ownId}`);
    await user.click(screen.getByRole('button', { name: 'Require' }));
    const dialog = await screen.findByRole('dialog', { name: 'Require two-factor authentication?' });
    expect(within(dialog).getByText(/get an email now, and a reminder a few days before\. From .* set one up/)).toBeTruthy();
    await givePassword(user, 'Require two-factor authentication?', 'Require');
    expect(await screen.findByText('Two-factor authentication will be required')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ inDays: 14, verificationTokenId: 'step' });
    expect(await screen.findByText(/^Required from /)).toBeTruthy();
  });

  it('ends the requirement, and offers no other date once it counts', async () => {
    const calls = await open({ ...noRule, requiredFrom: past, without: 0, names: [] }, { [`PUT ${rulePath}`]: { body: {} } });
    expect(await screen.findByText('Required since Jan 5, 2026')).toBeTruthy();
    expect(screen.getByText('All admins have a second factor.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'No longer require' }));
    await givePassword(user, 'No longer require two-factor authentication?', 'No longer require');
    expect(await screen.findByText('Two-factor authentication is no longer required')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ inDays: null, verificationTokenId: 'step' });
  });

  it('is not there for msp admins, who manage no people', async () => {
    await openPanel('/settings/general', { user: somebody({ role: 'msp' }) });
    expect(await screen.findByRole('link', { name: 'General' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Security' })).toBeNull();
  });
});

describe('an admin without a second factor', () => {
  const due = { twoFactorRequiredFrom: past, isTwoFactorDue: true };
  const secured = somebody({ twoFactorRequiredFrom: past, isMfaEnabled: true });

  it('reads from when one is required, with the way to it', async () => {
    await openPanel('/home', { user: somebody({ twoFactorRequiredFrom: soon }) });
    expect(await screen.findByText(/Acme requires two-factor authentication of its admins/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    expect(location.pathname).toBe(`/user_profile/${ownId}/edit`);
  });

  it('reads nothing of it with a factor', async () => {
    await openPanel('/home', { user: somebody({ twoFactorRequiredFrom: soon, isMfaEnabled: true }) });
    await screen.findByRole('heading', { name: 'Hello, Ada' });
    expect(screen.queryByText(/requires two-factor/)).toBeNull();
  });

  it('can only set one up from then on, and sees the recovery codes before the panel opens', async () => {
    const mfa = '/rest/v1/me/mfa';
    await openPanel('/home', {
      user: somebody(due),
      answers: {
        [`POST /api/v1/user/company/${companyId}/security/mfa/verify_password`]: {
          body: { verificationTokenId: 'step', methods: ['email'] },
        },
        'POST /api/v1/user/security/mfa/send_code': {},
        [`POST ${mfa}/confirmations`]: {},
        [`POST ${mfa}/authenticator`]: { body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' } },
        [`PUT ${mfa}/authenticator`]: { body: { recoveryCodes: ['abcde-fghij'] } },
        'GET /api/v1/user': { body: secured },
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Set up two-factor authentication' });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(screen.queryByRole('heading', { name: 'Hello, Ada' })).toBeNull();
    await user.click(await within(dialog).findByRole('button', { name: 'Set up' }));
    await user.type(await screen.findByLabelText('Confirm your password'), 'Password1!');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText(/Email Code/), '123456');
    await user.click(screen.getByRole('button', { name: 'Submit Code' }));
    await user.type(await screen.findByLabelText(/Code from the app/), '123456');
    await user.click(screen.getByRole('button', { name: 'Add app' }));
    expect(await screen.findByText('abcde-fghij')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('heading', { name: 'Hello, Ada' })).toBeTruthy();
  });

  it('is asked in an open tab as soon as the server refuses a call for it', async () => {
    const count = `POST /api/v1/users/count_users_under_filters/${companyId}`;
    await openPanel('/home', {
      answers: { [count]: refusal('two_factor_required'), 'GET /api/v1/user': { body: somebody(due) } },
    });
    expect(await screen.findByRole('dialog', { name: 'Set up two-factor authentication' })).toBeTruthy();
  });
});
