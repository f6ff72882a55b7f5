import { waitFor } from '@testing-library/react';
import { signOut } from 'firebase/auth';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changePassword } from '#contract/session/passwords';
import { refreshUser } from '#contract/session/session';
import { sessionHeader } from '#contract/session/sessionHeader';
import { answerNetwork, refusal } from '#tests/support/ui/fakeNetwork';
import { ownId, someUser } from '#tests/support/ui/signedOutPage';
import { startTexts } from '#tests/support/ui/startTexts';
import { replaceSession, signInAgain, signInWithPassword } from '~/authProvider/signIn.ts';
import { callEndpoint, requestOf } from '~/dataProvider/index.ts';
import { identity } from '~/session/firebase.ts';
import { takeFlash } from '~/session/signals.ts';
import { followOtherTabs } from '~/session/startAgain.ts';
import { sessionStore } from '~/session/store.ts';

const key = 'heed.session';
const sent: (string | null)[] = [];
const answers = {
  'POST /user/login/validate': { body: { isMfaLogin: false, verificationToken: null, mfaMethods: [] } },
  'GET /user': { body: someUser() },
  [`PUT /api/v1/user/${ownId}/last_login`]: { body: {} },
  'GET /api/v1/user': (_call: unknown, headers: Headers) => {
    sent.push(headers.get(sessionHeader));
    return someUser();
  },
};
const read = () => callEndpoint(refreshUser, {});
/** Acts like another tab of this browser: changes the storage, and notifies this tab. */
const elsewhere = (session: object | null) => {
  if (session) localStorage.setItem(key, JSON.stringify(session));
  else localStorage.removeItem(key);
};
const hear = () => window.dispatchEvent(new StorageEvent('storage', { key }));

let stop = () => {};
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
beforeAll(async () => {
  await startTexts();
});
beforeEach(async () => {
  answerNetwork(answers);
  stop = followOtherTabs();
  await signInWithPassword('admin@acme.example', 'Password1!');
  history.replaceState(null, '', '/users/all_users?page=2');
  sent.length = 0;
});
afterEach(async () => {
  stop();
  reload.mockClear();
  takeFlash();
  await signOut(identity());
});

describe('a tab', () => {
  it('sends the session that it opened', async () => {
    await read();
    expect(sent).toEqual(['a-session']);
  });

  it('goes to the sign-in page when a person signs out in another tab', () => {
    elsewhere(null);
    hear();
    expect(sessionStore.get().user).toBeNull();
    expect(location.pathname + location.search).toBe('/login?redirectTo=%2Fusers%2Fall_users%3Fpage%3D2');
    expect(takeFlash()).toEqual({ tone: 'info', key: 'errors.invalid_session' });
  });

  it('reloads when another person signs in in another tab, even with unsaved forms', () => {
    const asked = vi.fn();
    window.addEventListener('beforeunload', asked);
    elsewhere({ userId: 'u2', id: 'theirs' });
    hear();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStore.get().user).toBeNull();
    expect(location.pathname).toBe('/home');
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ userId: 'u2', id: 'theirs' });
    window.dispatchEvent(new Event('beforeunload'));
    expect(asked).not.toHaveBeenCalled();
    window.removeEventListener('beforeunload', asked);
  });

  it('only calls for the person it shows, even before it learns of another', async () => {
    elsewhere({ userId: 'u2', id: 'theirs' });
    void read();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([]);
  });

  it('continues when the same person signed in again in another tab, and repeats a call that was refused in between', async () => {
    elsewhere({ userId: ownId, id: 'newer' });
    hear();
    await read();
    expect(sent).toEqual(['newer']);
    answerNetwork({
      ...answers,
      'GET /api/v1/user': (_call: unknown, headers: Headers) => {
        sent.push(headers.get(sessionHeader));
        if (headers.get(sessionHeader) === 'newest') return someUser();
        elsewhere({ userId: ownId, id: 'newest' });
        const { body, status } = refusal('invalid_session') as { body: object; status: number };
        return new Response(JSON.stringify(body), { status });
      },
    });
    await read();
    expect(sent).toEqual(['newer', 'newer', 'newest']);
    expect(sessionStore.get().user?.id).toBe(ownId);
  });
});

describe('a sign-in in the same second as a new password', () => {
  it('is repeated automatically', async () => {
    let asked = 0;
    const calls = answerNetwork({
      ...answers,
      'GET /user': () => {
        asked += 1;
        const { body, status } = refusal('invalid_session') as { body: object; status: number };
        return asked === 1 ? new Response(JSON.stringify(body), { status }) : { ...someUser(), sessionId: 'later' };
      },
      'GET /api/v1/user': (_call: unknown, headers: Headers) => {
        sent.push(headers.get(sessionHeader));
        const { body, status } = refusal('invalid_session') as { body: object; status: number };
        return sent.length === 1 ? new Response(JSON.stringify(body), { status }) : someUser();
      },
    });
    const signIn = signInAgain('a custom token');
    // What the page asks by itself meanwhile is refused, waits, and is asked again.
    const meanwhile = read();
    await signIn;
    await meanwhile;
    expect(sent).toEqual(['a-session', 'later']);
    expect(sessionStore.get().user?.id).toBe(ownId);
    expect(calls.filter(({ path }) => path === 'accounts:signInWithCustomToken')).toHaveLength(2);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ userId: ownId, id: 'later' });
  });
});

describe('a new password of one’s own', () => {
  const body = { currentPassword: 'Password1!', newPassword: 'Correct-horse-9' };
  const ended = () => {
    const { body: reply, status } = refusal('invalid_session') as { body: object; status: number };
    return new Response(JSON.stringify(reply), { status });
  };

  it('signs nobody out who reads something between the change and its reply', async () => {
    let resolve: (reply: object) => void = () => undefined;
    const reply = new Promise<object>((done) => {
      resolve = done;
    });
    answerNetwork({
      ...answers,
      'POST /rest/v1/me/password': () => reply,
      'GET /user': { body: { ...someUser(), sessionId: 'next' } },
      'GET /api/v1/user': (_call: unknown, headers: Headers) => {
        sent.push(headers.get(sessionHeader));
        return headers.get(sessionHeader) === 'next' ? someUser() : ended();
      },
    });
    const changed = replaceSession(requestOf(changePassword, { body }));
    const meanwhile = read();
    await waitFor(() => expect(sent).toEqual(['a-session']));
    resolve({ customToken: 'a custom token' });
    await Promise.all([changed, meanwhile]);
    expect(sent).toEqual(['a-session', 'next']);
    expect(sessionStore.get().user?.id).toBe(ownId);
  });

  it('is refused at once where the session was over before', async () => {
    answerNetwork({ ...answers, 'POST /rest/v1/me/password': ended });
    await expect(replaceSession(requestOf(changePassword, { body }))).rejects.toMatchObject({ code: 'invalid_session' });
    expect(sessionStore.get().user).toBeNull();
  });
});
