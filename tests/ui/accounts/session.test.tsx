import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listSessions } from '#contract/session/sessions';
import { listUsers } from '#contract/people/users';
import { answerNetwork, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel, somebody } from '#tests/support/ui/openPanel';
import { pageOf } from '#tests/support/ui/people';
import { openSignedOut } from '#tests/support/ui/signedOutPage';
import { startTexts } from '#tests/support/ui/startTexts';
import { start } from '~/app/boot/start.ts';
import { callEndpoint } from '~/dataProvider/index.ts';
import { authType, rememberAuthType } from '~/session/authType.ts';
import { errorText } from '~/errors/errorText.ts';
import { HeedError } from '~/errors/heedError.ts';
import { takeFlash } from '~/session/signals.ts';
import { enterCompany, sessionStore } from '~/session/store.ts';

const signIn = () => sessionStore.set({ user: somebody(), acting: null, actingCompany: null });
const failed = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as HeedError,
  );
const listPath = `POST /api/v1/users/list/${companyId}`;

beforeAll(async () => {
  await startTexts();
});
beforeEach(() => {
  history.replaceState(null, '', '/users/all_users?page=2');
  signIn();
  takeFlash();
});
afterEach(() => sessionStorage.clear());

describe('a call', () => {
  it('applies to the company in scope unless another is named', async () => {
    const calls = answerNetwork({ [listPath]: { body: pageOf([]) } });
    await callEndpoint(listUsers, { body: { searchText: 'ann' } });
    expect(calls).toMatchObject([{ method: 'POST', path: `/api/v1/users/list/${companyId}`, body: { searchText: 'ann' } }]);
  });

  it('has the message and the fields of a refusal', async () => {
    const details = ['name', 'email'].map((field) => ({ description: 'wrong', code: 'validation_failed', field }));
    const body = { error: { code: 'validation_failed', message: 'Missing or invalid request parameters', status: 422, details } };
    answerNetwork({ [listPath]: { status: 422, body } });
    const error = await failed(callEndpoint(listUsers, { body: {} }));
    expect(error?.fields).toEqual(['name', 'email']);
    expect(errorText(error)).toBe('Missing or invalid request parameters: name, email');
  });

  it('that exceeds a rate limit waits as long as told and tries again, if repeating is harmless', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    let asked = 0;
    const busy = { error: { code: 'too_many_requests', message: 'slow', status: 429, details: [] } };
    const answers = [
      { status: 429, body: busy, headers: { 'retry-after': '2' } },
      { status: 200, body: [] },
    ];
    const network = vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
      const answer = answers[Math.min(asked++, 1)];
      return Promise.resolve(
        new Response(JSON.stringify(answer?.body), { status: answer?.status ?? 200, headers: answer?.headers ?? {} }),
      );
    });
    const before = Date.now();
    await callEndpoint(listSessions, {});
    expect(asked).toBe(2);
    expect(Date.now() - before).toBeGreaterThanOrEqual(2000);
    network.mockRestore();
    vi.useRealTimers();
  });
});

describe('refusals that mean the same everywhere', () => {
  it('a disabled company ends the session and shows its page', async () => {
    answerNetwork({ [listPath]: refusal('company_disabled') });
    await failed(callEndpoint(listUsers, { body: {} }));
    expect(location.pathname).toBe('/disabled-company');
    expect(sessionStore.get().user).toBeNull();
  });

  it('recognises it by its message, for any code and case', async () => {
    const error = { code: 'x', message: 'COMPANY is disabled', status: 403, details: [] };
    answerNetwork({ [listPath]: { status: 403, body: { error } } });
    await failed(callEndpoint(listUsers, { body: {} }));
    expect(location.pathname).toBe('/disabled-company');
  });

  it.each(['invalid_session', 'session_expired'] as const)(
    '%s forgets everything and leads to the sign-in page and back',
    async (code) => {
      rememberAuthType('password');
      answerNetwork({ [listPath]: refusal(code) });
      await failed(callEndpoint(listUsers, { body: {} }));
      expect(sessionStore.get()).toEqual({ user: null, acting: null, actingCompany: null });
      expect(location.pathname + location.search).toBe('/login?redirectTo=%2Fusers%2Fall_users%3Fpage%3D2');
      expect(takeFlash()).toEqual({ tone: 'error', key: `errors.${code}` });
    },
  );

  it('an ended session leads to the page of single sign-on whoever came from there, and says so', async () => {
    rememberAuthType('sso');
    answerNetwork({ [listPath]: refusal('invalid_session') });
    await failed(callEndpoint(listUsers, { body: {} }));
    expect(sessionStore.get().user).toBeNull();
    await openSignedOut(location.pathname);
    expect(await screen.findByRole('button', { name: 'SSO Login' })).toBeTruthy();
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
  });

  it('leaves a company that became inaccessible', async () => {
    const other = '33333333-3333-4333-8333-333333333333';
    enterCompany(other, 'Globex');
    answerNetwork({ [`POST /api/v1/users/list/${other}`]: refusal('company_not_accessible') });
    await failed(callEndpoint(listUsers, { params: { companyId: other }, body: {} }));
    expect(sessionStore.get().acting).toBeNull();
    expect(sessionStore.get().user).not.toBeNull();
    expect(takeFlash()).toEqual({ tone: 'error', key: 'errors.company_not_accessible' });
  });

  it('a lost connection keeps the session', async () => {
    answerNetwork({});
    const error = await failed(callEndpoint(listUsers, { body: {} }));
    expect(error).toBeInstanceOf(HeedError);
    expect(error?.code).toBe('network');
    expect(sessionStore.get().user).not.toBeNull();
  });
});

describe('the message of an error', () => {
  const made = (description?: string) =>
    new HeedError(409, {
      code: 'total_changed',
      message: 'm',
      details: description ? [{ code: 'total_changed', description }] : [],
    });

  it('is the first description, or the general one', async () => {
    await openPanel('/home');
    expect(errorText(made('Two people were added meanwhile'))).toBe('Two people were added meanwhile');
    expect(errorText(new HeedError(500, { code: 'odd', details: [] }))).toBe('Something went wrong. Please try again.');
    expect(errorText(new TypeError('x'))).toBe('Something went wrong. Please try again.');
  });

  it('of a rate limit shows when to continue, unless that is at once', async () => {
    await openPanel('/home');
    vi.useFakeTimers({ now: new Date(2026, 0, 5, 10, 30, 20), toFake: ['Date'] });
    const busy = (seconds: number) => errorText(new HeedError(429, { code: 'too_many_requests', details: [] }, seconds));
    expect(busy(3590).replace(/\s/g, ' ')).toBe('Too many requests. You can continue at 11:31 AM.');
    expect(busy(20)).toBe('Too many requests. Please try again later.');
    vi.useRealTimers();
  });
});

describe('the type of the last sign-in', () => {
  it('is kept in a cookie', () => {
    rememberAuthType('password');
    expect(authType()).toBe('password');
  });
});

describe('a signed-out deep link', () => {
  it('redirects to the sign-in page without extra history entries', async () => {
    sessionStore.set({ user: null, acting: null, actingCompany: null });
    history.replaceState(null, '', '/users/groups?page=3');
    const pushes = vi.spyOn(history, 'pushState');
    const replaces = vi.spyOn(history, 'replaceState');
    const root = document.body.appendChild(document.createElement('div'));
    const end = await start(root, {
      signedOut: async () => (element) => {
        element.textContent = 'sign in here';
        return () => element.replaceChildren();
      },
      panel: () => Promise.reject(new Error('not needed')),
    });
    await waitFor(() => expect(screen.getByText('sign in here')).toBeTruthy());
    expect(location.pathname + location.search).toBe('/login?redirectTo=%2Fusers%2Fgroups%3Fpage%3D3');
    expect(pushes).not.toHaveBeenCalled();
    expect(replaces.mock.calls.length).toBeLessThanOrEqual(3);
    vi.restoreAllMocks();
    end();
  });
});
