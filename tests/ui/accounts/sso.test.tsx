import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/errors';
import { described } from '#tests/support/ui/dom';
import { answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { givePassword, stepBegun } from '#tests/support/ui/givePassword';
import { companyId, openPanel, somebody, someCompany } from '#tests/support/ui/openPanel';
import { noSso } from '#tests/support/ui/ssoSettings';
import { openSignedOut, ownId, someUser } from '#tests/support/ui/signedOutPage';
import { keepReturn, takeReturn } from '~/session/returnAfterSso.ts';
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
    // The sign-in page has such a field, too, until this page is fetched.
    const submit = await screen.findByRole('button', { name: 'SSO Login' });
    const field = await email();
    await user.click(submit);
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

  it('goes on to what the page before it was asked for', async () => {
    keepReturn('?redirectTo=%2Fusers%2Fgroups&companyId=1&view=reset');
    answerNetwork({
      'GET /api/v1/user/custom_token_sso/and-on': { body: { customToken: 'custom' } },
      'GET /user': { body: someUser() },
      [`PUT /api/v1/user/${ownId}/last_login`]: {},
    });
    const address = vi.spyOn(history, 'replaceState');
    await openSignedOut('/login?ssoToken=and-on');
    await waitFor(() => expect(sessionStore.get().user?.id).toBe(ownId));
    // Whoever is signed in is led on from there, maybe before this line.
    expect(address).toHaveBeenCalledWith(null, '', '/login?redirectTo=%2Fusers%2Fgroups&companyId=1');
    address.mockRestore();
    expect(takeReturn().size).toBe(0);
  });

  it('refuses learners on the sign-in page', async () => {
    answerNetwork({ 'GET /api/v1/user/custom_token_sso/of-a-learner': refusal('learner_no_access') });
    await openSignedOut('/login?ssoToken=of-a-learner');
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

  it('is a way on for whom a mail was sent to', async () => {
    answerNetwork({});
    await openSignedOut('/sso_fail?message=sso_confirm_sent');
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
    expect(screen.getByText(/^We’ve sent you an email/)).toBeTruthy();
    expect(screen.queryByText('SSO Login Failed!')).toBeNull();
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

describe('single sign-on in the settings', () => {
  const connected = { ...noSso, ssoType: 'okta', ssoSettingsId: ownId, clientId: 'heed', domain: 'acme.okta.com' };
  const okta = { ...connected, ssoProtocol: 'oidc', clientSecret: { isSet: true } };
  const sso = `/api/v1/sso/company/${companyId}`;
  const noScim = {
    [`GET /api/v1/scim/v2/bearer_token/company/${companyId}`]: {
      body: { baseUrl: '', token: null, managed: 0, held: 0, moving: 0 },
    },
  };
  const domains = `GET /rest/v1/company/${companyId}/domains`;
  const open = (settings: object, answers: object = {}, company: object = {}, more: object = {}) =>
    openPanel('/settings/single-sign-on', {
      user: somebody({ company: someCompany(company), ...more }),
      answers: { [`GET ${sso}`]: { body: settings }, [domains]: { body: [] }, ...noScim, ...answers },
    });
  const boost = { subscription: { hasBoost: true, hasSuperBoost: false, trial: { modal: null, status: null, endsAt: null } } };

  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    const field = await screen.findByRole('textbox', { name: /Provider domain/ });
    await user.type(field, 'acme.okta.com');
    await user.type(screen.getByRole('textbox', { name: /Client ID/ }), 'heed');
    await user.type(screen.getByLabelText(/Client secret/), 'a-secret');
    return field;
  };

  it('saves the provider with exactly the fields of its call', async () => {
    const save = `POST /api/v1/sso/${companyId}/okta`;
    const calls = await open(noSso, { ...stepBegun, [save]: { body: {} } }, boost);
    const user = userEvent.setup({ delay: null });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await givePassword(user, 'Save the connection?', 'Save changes');
    expect(await screen.findByText('SSO integration successfully added')).toBeTruthy();
    const sent = calls.find(({ method, path }) => `${method} ${path}` === save);
    const fields = { domain: 'acme.okta.com', clientID: 'heed', clientSecret: 'a-secret', isSaml: false };
    expect(sent?.body).toEqual({ ...fields, verificationTokenId: 'step' });
  });

  it('keeps what was typed when the question for the password is closed, and saves nothing', async () => {
    const calls = await open(noSso, stepBegun, boost);
    const user = userEvent.setup({ delay: null });
    const field = await fill(user);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save the connection?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((field as HTMLInputElement).value).toBe('acme.okta.com');
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('asks people who came through single sign-on for a code instead of a password', async () => {
    const answers = {
      ...stepBegun,
      'POST /api/v1/user/security/mfa/send_code': { body: {} },
      'POST /rest/v1/me/mfa/confirmations': { body: {} },
      [`PUT ${sso}/enforcement`]: { body: {} },
    };
    const calls = await open({ ...okta, isSignedInWithSso: true }, answers, boost, { isSsoSession: true });
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('switch', { name: 'Enforce SSO' }));
    expect(await screen.findByText(/^You signed in with single sign-on/)).toBeTruthy();
    expect(screen.queryByLabelText('Confirm your password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByRole('textbox', { name: /code/i }), '123456');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Enforce SSO enabled')).toBeTruthy();
    expect(calls.find(({ path }) => path.endsWith('verify_password'))?.body).toEqual({});
  });

  it('leads people whose address is not verified to the link in their mailbox', async () => {
    const calls = await open(noSso, {}, boost, { emailVerified: false });
    const user = userEvent.setup({ delay: null });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('dialog', { name: /verify your email/i })).toBeTruthy();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('says at the field of its address that the provider doesn’t answer', async () => {
    const unreachable = refusal('sso_unreachable', { field: 'domain' });
    await open(noSso, { ...stepBegun, [`POST /api/v1/sso/${companyId}/okta`]: unreachable }, boost);
    const user = userEvent.setup({ delay: null });
    const field = await fill(user);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await givePassword(user, 'Save the connection?', 'Save changes');
    await waitFor(() => expect(described(field)).toBe(errorCodes.sso_unreachable.message));
    expect(screen.queryByText(/Missing or invalid/)).toBeNull();
  });

  it('asks before the choice of another provider drops what was typed', async () => {
    await open(noSso, {}, boost);
    const user = userEvent.setup({ delay: null });
    await fill(user);
    await user.click(screen.getByRole('radio', { name: 'OneLogin' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Okta' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'OneLogin' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'OneLogin' }).checked).toBe(true));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Provider domain/ }).value).toBe('');
  });

  it.each(['not a domain', 'admin@acme.example', 'acme'])('says at the field that %s is no domain', async (typed) => {
    const calls = await open(noSso, {}, boost);
    const user = userEvent.setup({ delay: null });
    const field = await screen.findByRole('textbox', { name: 'Domain' });
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Add domain' }));
    await waitFor(() => expect(described(field)).toBe('Enter a domain, such as example.com.'));
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('is enforced and removed after the password', async () => {
    await open(
      { ...okta, isSignedInWithSso: true },
      { ...stepBegun, [`PUT ${sso}/enforcement`]: { body: {} }, [`DELETE ${sso}`]: { body: {} } },
      boost,
    );
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('switch', { name: 'Enforce SSO' }));
    await givePassword(user, 'Enforce SSO?', 'Enforce');
    expect(await screen.findByText('Enforce SSO enabled')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Remove SSO' }));
    await givePassword(user, 'Remove single sign-on?', 'Remove SSO');
    expect(await screen.findByText('SSO integration settings removed')).toBeTruthy();
  });

  it('shows the addresses for the app list of the provider, that for learners where they have pages of ours', async () => {
    await open(okta, {}, boost);
    expect(await screen.findByLabelText('Sign-in link for your provider’s app list')).toHaveProperty('value', okta.startUrl);
    const forLearners = screen.getByLabelText('Sign-in link for learners, for the same list');
    expect(forLearners).toHaveProperty('value', okta.learnerStartUrl);
    expect(screen.getAllByRole('button', { name: /^Copy/ }).length).toBeGreaterThan(1);
  });

  it('shows no address for learners where they have an app of their own', async () => {
    await open({ ...okta, learnerStartUrl: null }, {}, boost);
    expect(await screen.findByLabelText('Sign-in link for your provider’s app list')).toBeTruthy();
    expect(screen.queryByLabelText(/for learners/)).toBeNull();
  });

  it('says before it is enforced that learners with a personal link are signed out', async () => {
    await open({ ...okta, isSignedInWithSso: true }, stepBegun, boost);
    await userEvent.setup({ delay: null }).click(await screen.findByRole('switch', { name: 'Enforce SSO' }));
    expect(await screen.findByText(/Learners who came by a personal link are signed out of their pages/)).toBeTruthy();
  });

  it('shows the TXT record of a domain that is not proved', async () => {
    const domain = { id: ownId, domain: 'acme.example', recordName: '_heed-challenge.acme.example', recordValue: 'v=1' };
    const waiting = { ...domain, createdAt: '2026-01-01T00:00:00Z', provedAt: null, contestedUntil: null };
    await open(noSso, { [domains]: { body: [waiting] } }, boost);
    expect(await screen.findByDisplayValue('_heed-challenge.acme.example')).toBeTruthy();
    expect(screen.getByText('Waiting for the TXT record')).toBeTruthy();
  });

  it('shows the record again of a domain that another company has verified', async () => {
    const domain = { id: ownId, domain: 'acme.example', recordName: '_heed-challenge.acme.example', recordValue: 'v=1' };
    const contested = {
      ...domain,
      createdAt: '2026-01-01T00:00:00Z',
      provedAt: '2026-01-02T00:00:00Z',
      contestedUntil: '2026-03-21T10:00:00Z',
    };
    await open(noSso, { [domains]: { body: [contested] } }, boost);
    expect(await screen.findByText(/^Another company has verified this domain, and your record is missing/)).toBeTruthy();
    expect(screen.getByDisplayValue('_heed-challenge.acme.example')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check now' })).toBeTruthy();
  });
});
