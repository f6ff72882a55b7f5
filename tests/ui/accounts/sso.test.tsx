import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { described } from '#tests/support/ui/dom';
import { answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { openSignedOut, ownId, someUser } from '#tests/support/ui/signedOutPage';
import { sessionStore } from '~/session/store.ts';
import { failuresIn, tipsFor } from '~/signed-out/sso/acronisTips.ts';
import { providerLink } from '~/signed-out/sso/providerLink.ts';

const email = () => screen.findByLabelText('Email');
const linkCall = 'POST /api/v1/sso/login_endpoint_link/by_email/ana%40acme.example';

describe('signing in with single sign-on', () => {
  it('begins on the sign-in page, asks for the address, and leads back to the password', async () => {
    const calls = answerNetwork({});
    await openSignedOut('/login');
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Sign in with SSO' }));
    expect(location.pathname).toBe('/login/sso');
    const field = await email();
    await user.click(screen.getByRole('button', { name: 'SSO Login' }));
    expect(described(field)).toBe('Please enter Your Email.');
    await user.type(field, 'nobody');
    await user.click(screen.getByRole('button', { name: 'SSO Login' }));
    expect(described(field)).toBe('Invalid email format');
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Login with password' }));
    expect(location.pathname).toBe('/login');
  });

  it('says at the field that an address is not connected', async () => {
    const calls = answerNetwork({ [linkCall]: refusal('email_is_not_connected') });
    await openSignedOut('/login/sso');
    const user = userEvent.setup();
    await user.type(await email(), '  ana@acme.example ');
    await user.click(screen.getByRole('button', { name: 'SSO Login' }));
    const field = await email();
    await waitFor(() => expect(described(field)).toBe('This email is not connected to SSO. Please, contact your manager'));
    expect(calls[0]?.body).toEqual({ origin: 'admin' });
  });

  it('goes to the link of the provider, with the address of this console', () => {
    const to = providerLink('https://heed.example/begin?connection=1', 'https://admin.example');
    expect(to).toBe('https://heed.example/begin?connection=1&appUrl=https%3A%2F%2Fadmin.example&isAdminPanel=true');
    expect(() => providerLink('javascript:alert(1)', 'https://admin.example')).toThrow();
  });

  it('ends with the one-time token, which leaves the address at once', async () => {
    const calls = answerNetwork({
      'GET /api/v1/user/custom_token_sso/one-time': { body: { customToken: 'custom' } },
      'GET /user': { body: someUser() },
      [`PUT /api/v1/user/${ownId}/last_login`]: {},
    });
    await openSignedOut('/login?ssoToken=one-time');
    expect(location.search).toBe('');
    await waitFor(() => expect(sessionStore.get().user?.id).toBe(ownId));
    expect(pathsOf(calls).filter((path) => path.includes('custom_token_sso'))).toHaveLength(1);
    expect(document.cookie).toContain('authType=sso');
  });

  it('refuses learners on the sign-in page', async () => {
    answerNetwork({ 'GET /api/v1/user/custom_token_sso/one-time': refusal('learner_no_access') });
    await openSignedOut('/login?ssoToken=one-time');
    expect(await screen.findByText("This account doesn't have access to the admin console.")).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });
});

describe('the page where single sign-on failed', () => {
  it.each([
    ['message=email_is_not_connected', 'This email is not connected to SSO. Please, contact your manager'],
    ['message=no_subscription', 'Invalid SSO link'],
    ['message=email_in_use', 'This email already in use'],
    ['message=sso_token_expired', 'Verification token is expired, please try again'],
    ['message=The+provider+said+no', 'The provider said no'],
    ['error=email_in_use', 'This email already in use'],
    ['message=__proto__', '__proto__'],
    ['', 'Something Went Wrong'],
  ])('shows for %s: %s', async (query, message) => {
    answerNetwork({});
    await openSignedOut(`/sso_fail?${query}`);
    expect(await screen.findByRole('heading', { name: 'SSO Login Failed!' })).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/login/sso');
    expect(screen.getByRole('link', { name: 'Sign in without SSO' }).getAttribute('href')).toBe('/login');
  });

  it('of Acronis lists codes with their reasons, and each tip once', async () => {
    answerNetwork({});
    await openSignedOut('/sso_fail/acronis?code=firebase_user&reason=No+account&code=acronis_app_access_denied&reason=Not+allowed');
    expect(await screen.findByText('firebase error')).toBeTruthy();
    expect(screen.getByText('No account')).toBeTruthy();
    expect(screen.getByText('acronis_app_access_denied')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Something went wrong. Try again later or contact support for additional assistance.',
      'Disable the service for this tenant and enable it again after at least 1 hour.',
      'Your trial has ended. The tenant must be switched to production mode.',
    ]);
  });

  it.each([
    ['disabled_user', []],
    ['invalid_idp_user_role', ['role']],
    ['invalid_email', ['email']],
    ['invalid_state', ['session']],
    ['something_new', ['general']],
    ['constructor', ['general']],
  ])('of Acronis has for %s the tips %j', (code, tips) => {
    expect(tipsFor(failuresIn(`?code=${code}`))).toEqual(tips);
  });
});
