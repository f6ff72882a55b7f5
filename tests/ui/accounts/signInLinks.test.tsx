import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listUsers } from '#contract/people/users';
import { answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { openSignedOut, ownId, someUser } from '#tests/support/ui/signedOutPage';
import { callEndpoint } from '~/dataProvider/index.ts';
import { type Flash, takeFlash } from '~/session/signals.ts';
import { sessionStore } from '~/session/store.ts';

const company = { id: '88888888-8888-4888-8888-888888888888', name: 'Globex' };
const magic = (token: string) => `GET /api/v1/auth/auth_token/magic_link/${token}`;
const ofCompany = (token: string) => `GET /user/custom_token/${token}`;
const opening = { 'GET /user': { body: someUser() }, [`PUT /api/v1/user/${ownId}/last_login`]: {} };
const openingThere = {
  ...opening,
  'GET /user': {
    body: someUser({ isAdminLoggedInAsCompany: true, adminName: 'Ada', adminEmail: 'ada@acme.example', loggedInAs: company }),
  },
};
const exchanged = { customToken: 'custom', company_id: someUser().company_id, secondStep: null };
/** The message that the page reads when it starts again. */
const kept = () => JSON.parse(sessionStorage.getItem('heed.flash') ?? '{}') as Flash;
const isSignedIn = () => waitFor(() => expect(sessionStore.get().user?.id).toBe(ownId));
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);

afterEach(() => {
  sessionStorage.clear();
  takeFlash();
  reload.mockClear();
  replace.mockClear();
});

describe('a magic link', () => {
  it.each([
    ['&redirectTo=trainings', '/learning/courses'],
    ['&redirectTo=users', '/users/all_users'],
    ['&redirectTo=https%3A%2F%2Fevil.example', '/home'],
    ['', '/home'],
  ])('with "%s" signs in and goes to %s; its token leaves the address at once', async (search, target) => {
    const token = crypto.randomUUID();
    answerNetwork({ ...opening, [magic(token)]: { body: exchanged } });
    const address = vi.spyOn(history, 'replaceState');
    await openSignedOut(`/login?magicLinkVerificationToken=${token}${search}`);
    await isSignedIn();
    // Whoever is signed in is led on from there, maybe before this line.
    expect(address).toHaveBeenCalledWith(null, '', `/login?redirectTo=${encodeURIComponent(target)}`);
    address.mockRestore();
  });

  it('counts more than the token of single sign-on, and that more than one of a company', async () => {
    const calls = answerNetwork({
      ...opening,
      [magic('m1')]: { body: exchanged },
      'GET /api/v1/user/custom_token_sso/s2': { body: { customToken: 'custom' } },
    });
    await openSignedOut('/login?companyToken=c1&ssoToken=s1&magicLinkVerificationToken=m1');
    expect(location.search).not.toMatch(/token/i);
    await isSignedIn();
    await openSignedOut('/login?companyToken=c2&ssoToken=s2');
    expect(location.search).toBe('');
    await isSignedIn();
    expect(pathsOf(calls).filter((path) => /token/.test(path))).toEqual([
      'GET /api/v1/auth/auth_token/magic_link/m1',
      'GET /api/v1/user/custom_token_sso/s2',
    ]);
  });

  it('that fails shows what the server says, on the sign-in page', async () => {
    answerNetwork({ [magic('used')]: refusal('verification_token_expired') });
    await openSignedOut('/login?magicLinkVerificationToken=used');
    expect(await screen.findByText('Verification token is expired, please try again')).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
    expect(sessionStore.get().user).toBeNull();
  });

  it('leads a person with a second factor to the second step, and back', async () => {
    const secondStep = { email: 'ada@acme.example', verificationToken: 'step', mfaMethods: ['email'] };
    answerNetwork({
      [magic('step')]: { body: { ...exchanged, customToken: null, secondStep } },
      'POST /api/v1/user/security/mfa/send_code': {},
    });
    await openSignedOut('/login?magicLinkVerificationToken=step');
    expect(await screen.findByRole('heading', { name: 'Submit email code' })).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Back to Login' }));
    expect(await screen.findByLabelText('Password')).toBeTruthy();
  });
});

describe('a link into another company', () => {
  it('opens it in this tab alone; the session of the other tabs stays', async () => {
    answerNetwork({ ...openingThere, [ofCompany('one')]: { body: { customToken: 'custom', company_id: company.id } } });
    localStorage.setItem('heed.session', JSON.stringify({ userId: 'somebody', id: 'at-home' }));
    await openSignedOut(`/login_as_company?companyToken=one&companyId=${company.id}`);
    // The page was opened signed out, so the session of the other tabs comes back here.
    localStorage.setItem('heed.session', JSON.stringify({ userId: 'somebody', id: 'at-home' }));
    expect(location.search).not.toContain('companyToken');
    await isSignedIn();
    expect(sessionStore.get().acting).toEqual({ companyId: company.id, companyName: 'Globex' });
    expect(sessionStorage.getItem('heed.acting')).toContain(ownId);
    expect(localStorage.getItem('heed.session')).toContain('at-home');
  });

  it('that names another company than its token is not followed', async () => {
    answerNetwork({ [ofCompany('other')]: { body: { customToken: 'custom', company_id: company.id } } });
    await openSignedOut(`/login_as_company?companyToken=other&companyId=${ownId}`);
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/login'));
    expect(kept().text).toBe('You have no access to this company');
    expect(sessionStorage.getItem('heed.acting')).toBeNull();
  });

  it('that fails leaves whoever is signed in, and says why', async () => {
    answerNetwork({ [ofCompany('taken-there')]: refusal('verification_token_expired') });
    await openSignedOut('/login_as_company?companyToken=taken-there');
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/login'));
    expect(kept().text).toBe('Verification token is expired, please try again');
  });

  it.each(['company_not_accessible', 'invalid_session', 'session_expired'] as const)(
    'is left for the own session when the server answers %s',
    async (code) => {
      const list = `POST /api/v1/users/list/${company.id}`;
      const token = `ends-${code}`;
      answerNetwork({
        ...openingThere,
        [ofCompany(token)]: { body: { customToken: 'custom', company_id: company.id } },
        [list]: refusal(code),
      });
      await openSignedOut(`/login_as_company?companyToken=${token}`);
      await isSignedIn();
      await callEndpoint(listUsers, { params: { companyId: company.id }, body: {} }).catch(() => undefined);
      expect(reload).toHaveBeenCalledOnce();
      expect(sessionStorage.getItem('heed.acting')).toBeNull();
      expect(kept()).toEqual({ tone: 'error', key: `errors.${code}` });
    },
  );
});
