import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MfaMethod } from '#contract/session/mfaMethods';
import { described } from '#tests/support/ui/dom';
import { answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { openSignedOut, ownId, someUser } from '#tests/support/ui/signedOutPage';
import { sessionStore } from '~/session/store.ts';

const exhausted = 'The number of attempts has been exhausted. Please try again in 10 minutes';
const sendPath = 'POST /api/v1/user/security/mfa/send_code';
const loginPath = 'POST /user/security/mfa/login';
let steps = 0;

/** Signs in with a password that needs a second step. */
async function openStep(mfaMethods: MfaMethod[], answers: Parameters<typeof answerNetwork>[0] = {}) {
  const verificationToken = `step ${(steps += 1)}`;
  const calls = answerNetwork({
    'POST /user/login/validate': { body: { isMfaLogin: true, verificationToken, mfaMethods } },
    [sendPath]: {},
    'GET /user': { body: someUser() },
    [`PUT /api/v1/user/${ownId}/last_login`]: {},
    ...answers,
  });
  await openSignedOut('/login');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'mfa@acme.example');
  await user.type(screen.getByLabelText('Password'), 'Password1!');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('button', { name: 'Back to Login' });
  return { user, calls, verificationToken };
}
const code = () => screen.getByLabelText<HTMLInputElement>('Email Code');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Code' });
const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Resend code' });

describe('the email code form', () => {
  it('sends a code by itself, and signs in with what the person types', async () => {
    const { user, calls, verificationToken } = await openStep(['email'], {
      [loginPath]: { body: { customFirebaseToken: 'custom' } },
    });
    expect(screen.getByRole('heading', { name: 'Submit email code' })).toBeTruthy();
    expect(await screen.findByText('An email code was sent')).toBeTruthy();
    expect(submit().disabled).toBe(true);
    await user.type(code(), '123 456');
    await user.click(submit());
    await waitFor(() => expect(sessionStore.get().user?.id).toBe(ownId));
    const login = calls.find(({ path }) => path.endsWith('/mfa/login'));
    expect(login?.body).toEqual({ verificationTokenId: verificationToken, method: 'email', code: '123456' });
    expect(pathsOf(calls).filter((path) => path === sendPath)).toHaveLength(1);
  });

  it('says that six digits are needed, and lets nothing else be sent', async () => {
    const { user } = await openStep(['email']);
    await user.type(code(), '12ab3');
    expect(code().value).toBe('123');
    await user.tab();
    expect(described(code())).toBe('The code must be 6 digits');
    expect(submit().disabled).toBe(true);
  });

  it('clears the field after a wrong code', async () => {
    const { user } = await openStep(['email'], { [loginPath]: refusal('mfa_code_wrong') });
    await user.type(code(), '000000');
    await user.click(submit());
    await waitFor(() => expect(described(code())).toBe('This code isn’t correct'));
    expect(code().value).toBe('');
    expect(submit().disabled).toBe(true);
  });

  it('says that another code was sent instead of refusing the last one', async () => {
    const { user } = await openStep(['email'], { [loginPath]: refusal('mfa_code_wrong') });
    await user.type(code(), '000000');
    await user.click(submit());
    await waitFor(() => expect(described(code())).toBe('This code isn’t correct'));
    await user.click(resend());
    expect(await screen.findByText('An email code was sent')).toBeTruthy();
    expect(described(code())).toBe('');
  });

  it('says for how long when the server counts too many codes', async () => {
    const { user } = await openStep(['email'], { [loginPath]: refusal('60202') });
    await user.type(code(), '000000');
    await user.click(submit());
    await waitFor(() => expect(described(code())).toBe(exhausted));
    // Nor would a new code help.
    expect(resend().disabled).toBe(true);
  });

  it('sends five codes in all, then locks', async () => {
    const { user, calls } = await openStep(['email']);
    for (let sent = 1; sent <= 5; sent += 1) {
      await waitFor(() => expect(pathsOf(calls).filter((path) => path === sendPath)).toHaveLength(sent));
      await waitFor(() => expect(resend().disabled).toBe(false));
      await user.click(resend());
    }
    expect(await screen.findByText(exhausted)).toBeTruthy();
    expect(resend().disabled).toBe(true);
    expect(pathsOf(calls).filter((path) => path === sendPath)).toHaveLength(5);
  });

  it('locks at once when the server has sent too many', async () => {
    await openStep(['email'], { [sendPath]: refusal('60203') });
    expect(await screen.findByText(exhausted)).toBeTruthy();
    expect(resend().disabled).toBe(true);
  });

  it('says once that there are neither tries nor codes for a while', async () => {
    const { user } = await openStep(['email'], { [sendPath]: refusal('60203'), [loginPath]: refusal('60202') });
    expect(await screen.findByText(exhausted)).toBeTruthy();
    await user.type(code(), '000000');
    await user.click(submit());
    await waitFor(() => expect(described(code())).toBe(exhausted));
    expect(screen.getAllByText(exhausted)).toHaveLength(1);
  });

  it('leads back to the password', async () => {
    const { user } = await openStep(['email']);
    await user.click(screen.getByRole('button', { name: 'Back to Login' }));
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });
});

describe('other ways to sign in', () => {
  it('are offered beside the default, which comes first', async () => {
    const { user, calls } = await openStep(['authenticator', 'recovery'], { [loginPath]: refusal('mfa_code_wrong') });
    expect(screen.getByLabelText('App code')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'abcde-fghjk');
    await user.click(submit());
    await screen.findByText('This code isn’t correct');
    expect(calls.at(-1)?.body).toMatchObject({ method: 'recovery', code: 'abcde-fghjk' });
    expect(pathsOf(calls)).not.toContain(sendPath);
  });

  it('mail a code only when it is asked for, also where the last one was used', async () => {
    const { user, calls } = await openStep(['email', 'authenticator', 'recovery']);
    expect(screen.getByText(/We can send a six-digit code to mfa@acme.example/)).toBeTruthy();
    expect(pathsOf(calls)).not.toContain(sendPath);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('An email code was sent')).toBeTruthy();
    expect(screen.getByText(/We sent a six-digit code to mfa@acme.example/)).toBeTruthy();
    expect(resend().disabled).toBe(false);
  });

  it('mail a code to whoever chooses it', async () => {
    const { user, calls } = await openStep(['authenticator', 'email']);
    expect(pathsOf(calls)).not.toContain(sendPath);
    await user.click(screen.getByRole('button', { name: 'Email code' }));
    expect(await screen.findByText('An email code was sent')).toBeTruthy();
    expect(pathsOf(calls).filter((path) => path === sendPath)).toHaveLength(1);
  });

  it('leave whoever has none on this address with what to do', async () => {
    await openStep([]);
    expect(screen.getByText(/Your passkeys don’t work on this address/)).toBeTruthy();
  });
});
