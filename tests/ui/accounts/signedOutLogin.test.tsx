import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#contract/errors';
import { described, focused } from '#tests/support/ui/dom';
import { answerNetwork, pathsOf, providerRefusal, refusal } from '#tests/support/ui/fakeNetwork';
import { openSignedOut, ownId, someUser } from '#tests/support/ui/signedOutPage';
import { config } from '~/browser/config.ts';
import { identity } from '~/session/firebase.ts';
import { sessionStore } from '~/session/store.ts';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const goodCheck = { body: { isMfaLogin: false, verificationToken: null, mfaMethods: [] } };

async function signIn(address = 'admin@acme.example', secret = 'Password1!') {
  const user = userEvent.setup();
  if (address) await user.type(email(), address);
  if (secret) await user.type(password(), secret);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

afterEach(() => {
  config.links = {};
});

describe('signing in', () => {
  it('reports missing input without a call, and focuses the first wrong field', async () => {
    const calls = answerNetwork({});
    await openSignedOut('/login');
    await signIn('', '');
    expect(described(email())).toBe('Please enter Your Email.');
    expect(described(password())).toBe('Please enter Your Password.');
    expect(focused()).toBe(email());
    expect(calls).toEqual([]);
  });

  it('distinguishes an invalid address from a short password', async () => {
    answerNetwork({});
    await openSignedOut('/login');
    const user = await signIn('admin@acme', 'short');
    expect(described(email())).toBe('Invalid email format');
    expect(described(password())).toBe('Too short');
    await user.type(email(), '.example');
    expect(described(email())).toBe('');
  });

  it('checks with the server, then the provider, then opens the session and records the login', async () => {
    const calls = answerNetwork({
      'POST /user/login/validate': goodCheck,
      'GET /user': { body: someUser() },
      [`PUT /api/v1/user/${ownId}/last_login`]: {},
    });
    await openSignedOut('/login');
    await signIn('  admin@acme.example ');
    await waitFor(() => expect(sessionStore.get().user?.id).toBe(ownId));
    await waitFor(() => expect(pathsOf(calls).at(-1)).toBe(`PUT /api/v1/user/${ownId}/last_login`));
    expect(pathsOf(calls)).toEqual([
      'POST /user/login/validate',
      'POST accounts:signInWithPassword',
      'POST accounts:lookup',
      'GET /user',
      `PUT /api/v1/user/${ownId}/last_login`,
    ]);
    expect(calls[0]?.body).toEqual({ email: 'admin@acme.example', password: 'Password1!', isAdmin: true });
    expect(document.cookie).toContain('authType=password');
  });

  it('sends once, however often the button is pressed', async () => {
    let release = () => {};
    const calls = answerNetwork({
      'POST /user/login/validate': () =>
        new Promise((resolve) => {
          release = () => resolve(goodCheck.body);
        }),
      'GET /user': { body: someUser() },
      [`PUT /api/v1/user/${ownId}/last_login`]: {},
    });
    await openSignedOut('/login');
    const user = await signIn();
    await user.click(screen.getByRole('button', { name: 'Signing in…' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    release();
    await waitFor(() => expect(sessionStore.get().user).not.toBeNull());
  });

  it('signs a learner out again and shows why', async () => {
    answerNetwork({ 'POST /user/login/validate': goodCheck, 'GET /user': { body: someUser({ role: 'user' }) } });
    await openSignedOut('/login');
    await signIn();
    expect(await screen.findByText("This account doesn't have access to the admin console.")).toBeTruthy();
    expect(sessionStore.get().user).toBeNull();
    expect(identity().currentUser).toBeNull();
  });
});

describe('a refused sign-in', () => {
  const byServer: [ErrorCode, 'email' | 'password', string][] = [
    ['invalid_credentials', 'password', 'Invalid login credentials'],
    [
      'too_many_attempts',
      'password',
      'Too many failed attempts or the password is too weak. Please try again later or reset your password',
    ],
    ['account_suspended', 'email', 'Your account was suspended. Please, contact your manager'],
  ];
  it.each(byServer)("shows the server's %s at the %s", async (code, field, text) => {
    answerNetwork({ 'POST /user/login/validate': refusal(code) });
    await openSignedOut('/login');
    await signIn();
    await waitFor(() => expect(described(field === 'email' ? email() : password())).toBe(text));
    await waitFor(() => expect(focused()).toBe(field === 'email' ? email() : password()));
  });

  const byProvider: [string, 'email' | 'password', RegExp][] = [
    ['INVALID_LOGIN_CREDENTIALS', 'password', /^Invalid login credentials$/],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'password', /^Too many failed attempts/],
    ['INVALID_EMAIL', 'email', /^Incorrect username or password$/],
    ['USER_DISABLED', 'email', /^Your account was suspended\. Please, contact your manager$/],
    ['OPERATION_NOT_ALLOWED', 'email', /operation/i],
  ];
  it.each(byProvider)("shows the provider's %s at the %s", async (message, field, text) => {
    answerNetwork({ 'POST /user/login/validate': goodCheck, 'POST accounts:signInWithPassword': providerRefusal(message) });
    await openSignedOut('/login');
    await signIn();
    await waitFor(() => expect(described(field === 'email' ? email() : password())).toMatch(text));
  });

  it('can have its own message, a hint and a link to the right sign-in page', async () => {
    answerNetwork({
      'POST /user/login/validate': refusal('sso_required', {
        message: 'Use single sign-on',
        info: 'Your company asks for it',
        link: 'https://sso.acme.example/',
      }),
    });
    await openSignedOut('/login');
    await signIn();
    expect(await screen.findByText('Use single sign-on')).toBeTruthy();
    expect(screen.getByText('Your company asks for it')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Login here' }).getAttribute('href')).toBe('https://sso.acme.example/');
  });

  it('never offers a link that could run a script', async () => {
    answerNetwork({ 'POST /user/login/validate': refusal('sso_required', { info: 'hint', link: 'javascript:alert(1)' }) });
    await openSignedOut('/login');
    await signIn();
    expect(await screen.findByText('hint')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Login here' })).toBeNull();
  });

  it('of an unknown kind shows a general error without details', async () => {
    answerNetwork({ 'POST /user/login/validate': { status: 500, body: 'stack trace' } });
    await openSignedOut('/login');
    await signIn();
    expect(await screen.findByText('Something went wrong. Please, try again later')).toBeTruthy();
  });
});

describe('the sign-in page', () => {
  it('shows links only if their URL is set', async () => {
    answerNetwork({});
    const { unmount } = await openSignedOut('/login');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Sign in with SSO',
      'Create Company Account',
      expect.stringMatching(/^Learner Login/),
    ]);
    expect(screen.getByRole('link', { name: /Learner Login/ }).getAttribute('href')).toBe('/learn');
    unmount();
    config.links = {
      learnerApp: 'https://learn.example',
      userAgreement: 'https://x.example/ua',
      privacyPolicy: 'https://x.example/pp',
    };
    await openSignedOut('/login');
    expect(screen.getByRole('link', { name: /Learner Login/ }).getAttribute('href')).toBe('https://learn.example');
    expect(screen.getByRole('link', { name: /Forgot password/ }).getAttribute('href')).toBe('https://learn.example/reset-password');
    expect(screen.getByRole('link', { name: /User Agreement/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Privacy Policy/ })).toBeTruthy();
  });

  it('shows and hides the password', async () => {
    answerNetwork({});
    await openSignedOut('/login');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().getAttribute('type')).toBe('password');
  });

  it('turns to Hebrew, right to left, without a reload', async () => {
    answerNetwork({});
    await openSignedOut('/login');
    await screen.findByRole('option', { name: 'עברית' });
    await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'he');
    expect(await screen.findByRole('heading', { name: 'כניסה' })).toBeTruthy();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
