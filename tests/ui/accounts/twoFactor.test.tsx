import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { showInPanel } from '#tests/support/ui/inPanel';
import { companyId, openPanel, somebody } from '#tests/support/ui/openPanel';
import { startTexts } from '#tests/support/ui/startTexts';
import { addStage } from '~/i18n/i18n.ts';
import { forgetAddingStep } from '~/features/two-factor/addingStep.ts';
import { sessionStore } from '~/session/store.ts';
import { TwoFactorSection } from '~/features/two-factor/TwoFactorSection.tsx';

const begin = `POST /api/v1/user/company/${companyId}/security/mfa/verify_password`;
const factors = { isMfaEnabled: true, hasEmail: true, authenticator: null, passkeys: [], recoveryCodesLeft: 10 };

async function openSection(answers: Parameters<typeof answerNetwork>[0] = {}) {
  forgetAddingStep();
  const calls = answerNetwork({
    'GET /rest/v1/me/mfa': { body: factors },
    [begin]: { body: { verificationTokenId: 'step', methods: ['email'] } },
    'POST /api/v1/user/security/mfa/send_code': {},
    'POST /rest/v1/me/mfa/confirmations': {},
    'POST /rest/v1/me/mfa/authenticator': { body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' } },
    ...answers,
  });
  await startTexts();
  await addStage('account');
  await showInPanel(<TwoFactorSection />);
  return { calls, user: userEvent.setup() };
}

async function confirm(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Confirm your password'), 'Password1!');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText(/Email Code/), '123456');
  await user.click(screen.getByRole('button', { name: 'Submit Code' }));
}

it('Whoever has just confirmed one factor adds the next one without another password', async () => {
  const { user, calls } = await openSection();
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await confirm(user);
  await screen.findByText('JBSW Y3DP EHPK 3PXP');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  const begun = calls.filter(({ path }) => path.endsWith('verify_password'));
  expect(begun.map(({ body }) => body)).toEqual([{ password: 'Password1!', purpose: 'add_factor' }]);
});

it('After the five minutes the password is asked for again', async () => {
  const { user } = await openSection();
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await confirm(user);
  await screen.findByText('JBSW Y3DP EHPK 3PXP');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  answerNetwork({ 'POST /rest/v1/me/mfa/authenticator': refusal('mfa_step_expired') });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  expect(await screen.findByLabelText('Confirm your password')).toBeTruthy();
});

it('What takes a factor away asks for the password each time', async () => {
  const { user, calls } = await openSection();
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await confirm(user);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Create new codes' }));
  expect(await screen.findByLabelText('Confirm your password')).toBeTruthy();
  await waitFor(() => expect(pathsOf(calls).filter((path) => path.endsWith('verify_password'))).toHaveLength(1));
});

it('Whoever signed in with a recovery code reads what to do, until new codes are made', async () => {
  await openPanel('/home', { user: somebody({ isMfaEnabled: true, recoveryCodesLeft: 9 }) });
  expect(await screen.findByText(/You signed in with a recovery code.*Codes left: 9/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Review' })).toBeTruthy();
});

it('Nobody else does', async () => {
  await openPanel('/home', { user: somebody({ isMfaEnabled: true, recoveryCodesLeft: 10 }) });
  await screen.findByRole('heading', { name: 'Hello, Ada' });
  expect(screen.queryByText(/recovery code/)).toBeNull();
});

it('What the company requires cannot be turned off', async () => {
  await openSection();
  sessionStore.set({
    ...sessionStore.get(),
    user: somebody({ isMfaEnabled: true, twoFactorRequiredFrom: '2026-01-05T08:00:00.000Z' }),
  });
  expect(await screen.findByText('Your company requires it.')).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Two-Factor Authentication' })).toHaveProperty('disabled', true);
});
