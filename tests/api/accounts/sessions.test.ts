import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionLimits } from '#contract/session/limits';
import { sessionHeader, unattendedHeader } from '#contract/session/sessionHeader';
import { setClock } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import { endSessions } from '#server/modules/session/endSessions';
import { openSession } from '#server/modules/session/openSession';
import { sessionEnd } from '#server/identity/sessionLife';
import { type BareServer, codeOf, password, startBareServer } from '#tests/support/server/bareServer';
import { nextSecond } from '#tests/support/server/nextSecond';

let server: BareServer;
let companyId: string;
beforeAll(async () => {
  server = await startBareServer();
  companyId = await server.company();
});
afterAll(() => server?.close());

const minuteMs = 60_000;
const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);
/** Calls with a token in a session, as a browser that keeps the latter by itself. */
const ask = (url: string, token: string, session?: string, more: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { authorization: `Bearer ${token}`, ...(session && { [sessionHeader]: session }), ...more } });
const me = (token: string, session: string, more?: Record<string, string>) => ask('/gateway/api/v1/user', token, session, more);
const open = async (token: string) => (await ask('/gateway/user', token)).json<{ sessionId: string }>().sessionId;
const signOut = (token: string, session: string) =>
  server.app.inject({
    method: 'POST',
    url: '/gateway/rest/v1/me/logout',
    headers: { authorization: `Bearer ${token}`, [sessionHeader]: session },
  });
const refresh = (refreshToken: string) =>
  server.app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=k',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
  });
const end = (...people: string[]) => ownerTx(server.services.db, (tx) => endSessions(tx, people));
const newcomer = () => server.person({ companyId });
async function inSession() {
  const person = await newcomer();
  const { token } = await server.signIn(person.email);
  return { ...person, token, session: await open(token) };
}

describe('a session', () => {
  it('is separate for two sign-ins of the same second', async () => {
    const { email } = await newcomer();
    await nextSecond();
    const [one, other] = [(await server.signIn(email)).token, (await server.signIn(email)).token];
    const [first, second] = [await open(one), await open(other)];
    expect(first).not.toBe(second);
    expect((await signOut(one, first)).statusCode).toBe(200);
    expect(codeOf(await me(one, first))).toBe('invalid_session');
    expect((await me(other, second)).statusCode).toBe(200);
  });

  it('is the only one of its sign-in, so that signing out leaves no other behind', async () => {
    const { email } = await newcomer();
    const { token, refreshToken } = await server.signIn(email);
    const session = await open(token);
    const renewed = (await refresh(refreshToken)).json<{ id_token: string }>().id_token;
    for (const other of [token, renewed]) expect(codeOf(await ask('/gateway/user', other))).toBe('invalid_session');
    expect((await me(renewed, session)).statusCode).toBe(200);
    await signOut(renewed, session);
    for (const other of [token, renewed]) expect(codeOf(await ask('/gateway/user', other))).toBe('invalid_session');
  });

  // Tokens of Firebase after a password are the same for all sign-ins of a second.
  it('is the only one of its second where nothing else tells sign-ins apart, and the next second has its own', async () => {
    const { email } = await newcomer();
    const unnamed = async () => {
      const { signInId, ...verified } = await server.services.identity.verifyToken((await server.signIn(email)).token);
      expect(signInId).toBeTruthy();
      return { ...verified, session: null };
    };
    const caller = await unnamed();
    const place = { address: '192.0.2.1', userAgent: undefined };
    expect((await openSession(server.services, caller, place)).sessionId).toBeTruthy();
    await expect(openSession(server.services, caller, place)).rejects.toMatchObject({ code: 'invalid_session' });
    await nextSecond();
    expect((await openSession(server.services, await unnamed(), place)).sessionId).toBeTruthy();
  });

  it('keeps its id, and is stored as a hash', async () => {
    const { id, token, session } = await inSession();
    expect((await ask('/gateway/user', token, session)).json()).toMatchObject({ id, sessionId: session });
    const { rows } = await query('SELECT s::text AS row FROM sessions s WHERE user_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(session);
  });

  it('is useless for another person, and without its id', async () => {
    const [mine, theirs] = [await inSession(), await inSession()];
    for (const reply of [await me(mine.token, theirs.session), await me(mine.token, ''), await me(mine.token, 'x'.repeat(43))])
      expect([reply.statusCode, codeOf(reply)]).toEqual([401, 'invalid_session']);
    expect(codeOf(await ask('/gateway/user', mine.token, theirs.session))).toBe('invalid_session');
  });

  it('is not opened by a sign-in that was signed out', async () => {
    const { token, session } = await inSession();
    await signOut(token, session);
    expect(codeOf(await ask('/gateway/user', token))).toBe('invalid_session');
  });
});

describe('ending the sessions of a person', () => {
  it('refuses forty sign-ins from just before, whose time is not ahead of the clock', { timeout: 120_000 }, async () => {
    const { id, email } = await newcomer();
    const tokens: string[] = [];
    for (let n = 0; n < 40; n += 1) tokens.push((await server.signIn(email)).token);
    const latest = (await server.services.identity.verifyToken(tokens.at(-1) ?? '')).authTime;
    expect(latest).toBeLessThanOrEqual(Date.now() / 1000);
    await end(id);
    await nextSecond();
    for (const token of new Set(tokens)) expect(codeOf(await ask('/gateway/user', token))).toBe('invalid_session');
    expect(await server.open(email)).toBeTruthy();
  });

  it('treats a sign-in of the same second as earlier, and accepts a later one', async () => {
    const { id, email } = await newcomer();
    const sameSecond = async (): Promise<string> => {
      await nextSecond();
      const second = Math.floor(Date.now() / 1000);
      await end(id);
      const { token } = await server.signIn(email);
      const { authTime } = await server.services.identity.verifyToken(token);
      // A busy machine may not make both in one second.
      return authTime === second ? token : sameSecond();
    };
    expect(codeOf(await ask('/gateway/user', await sameSecond()))).toBe('invalid_session');
    await nextSecond();
    expect((await ask('/gateway/user', (await server.signIn(email)).token)).statusCode).toBe(200);
  });

  it('uses real time, whatever business time is', async () => {
    setClock(new Date('2031-01-01T00:00:00Z'));
    const { id, email } = await newcomer();
    await end(id);
    setClock(null);
    expect(await server.open(email)).toBeTruthy();
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('includes a session that is being opened at the same time', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { id, email } = await newcomer();
      const { token } = await server.signIn(email);
      const [session] = await Promise.all([open(token), end(id)]);
      expect(codeOf(session ? await me(token, session) : await ask('/gateway/user', token))).toBe('invalid_session');
    }
  });
});

describe('a custom token', () => {
  it('opens one session, however often it is used', async () => {
    const { id } = await newcomer();
    const customToken = await server.services.identity.customToken(id);
    const exchange = () =>
      server.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=k', { token: customToken });
    const [one, other] = [(await exchange()).json().idToken as string, (await exchange()).json().idToken as string];
    expect(await open(one)).toBeTruthy();
    expect(codeOf(await ask('/gateway/user', other))).toBe('invalid_session');
    const third = await exchange();
    expect([third.statusCode, third.json().error.message]).toEqual([400, 'INVALID_CUSTOM_TOKEN']);
  });

  it('is invalid after the sessions ended, also when it is used later', async () => {
    const { id } = await newcomer();
    const kept = await server.services.identity.customToken(id);
    await nextSecond();
    await end(id);
    await nextSecond();
    await expect(server.signInWith(kept)).rejects.toThrow('invalid_session');
    expect(await server.signInWith(await server.services.identity.customToken(id))).toBeTruthy();
  });
});

describe('time', () => {
  const idle = sessionLimits.session.idleMinutes * minuteMs;
  const endsAt = async (id: string): Promise<Date> =>
    (await query('SELECT ends_at FROM sessions WHERE user_id = $1', [id])).rows[0].ends_at;
  /** As if so much time had passed since the person did something. */
  const letPass = (id: string, minutes: number) =>
    query('UPDATE sessions SET ends_at = ends_at - $2::interval WHERE user_id = $1', [id, `${minutes} minutes`]);

  it('ends a session after a day without use, and its sign-in cannot open another', async () => {
    const { id, token, session } = await inSession();
    await letPass(id, sessionLimits.session.idleMinutes - 1);
    expect((await ask('/gateway/api/v1/user', token, session, { [unattendedHeader]: '1' })).statusCode).toBe(200);
    await letPass(id, 1);
    for (const url of ['/gateway/api/v1/user', '/gateway/user']) {
      const reply = await ask(url, token, session);
      expect([reply.statusCode, codeOf(reply)]).toEqual([401, 'session_expired']);
    }
    expect((await ask('/gateway/user', token)).statusCode).toBe(401);
  });

  it('is extended by actions of a person, recorded once in a while, and not by automatic calls of a page', async () => {
    const { id, token, session } = await inSession();
    const sinceUse = async () => idle - ((await endsAt(id)).getTime() - Date.now());
    await letPass(id, 60);
    await me(token, session, { [unattendedHeader]: '1' });
    await ask('/ofrep/v1/evaluate/flags', token, session);
    await ask('/build_timestamp', token, session);
    expect(await sinceUse()).toBeGreaterThan(59 * minuteMs);
    await me(token, session);
    await expect.poll(sinceUse).toBeLessThan(minuteMs);
    await letPass(id, 3);
    await me(token, session);
    await ask('/gateway/user', token, session);
    expect(await sinceUse()).toBeGreaterThan(2 * minuteMs);
  });

  it('ends a session after two weeks, even in use', async () => {
    const { id, token, session } = await inSession();
    await query("UPDATE sessions SET created_at = created_at - interval '13 days 23 hours' WHERE user_id = $1", [id]);
    await letPass(id, sessionLimits.session.idleMinutes - 30);
    await ask('/gateway/user', token, session);
    const left = (await endsAt(id)).getTime() - Date.now();
    expect(left).toBeGreaterThan(50 * minuteMs);
    expect(left).toBeLessThanOrEqual(60 * minuteMs);
    const created = new Date('2026-11-01T08:00:00Z');
    expect(sessionEnd(created, 60 * 1440, false)).toEqual(new Date('2026-11-15T08:00:00Z'));
  });

  it('allows no sign-in that is older than some minutes to open a session', async () => {
    const { email } = await newcomer();
    const { token } = await server.signIn(email);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (sessionLimits.session.openMinutes + 1) * minuteMs });
    const reply = await ask('/gateway/user', token);
    vi.useRealTimers();
    expect([reply.statusCode, codeOf(reply)]).toEqual([401, 'session_expired']);
    expect((await ask('/gateway/user', token)).statusCode).toBe(200);
  });

  it('ends the tokens of a sign-in with its session', async () => {
    const { id, email } = await newcomer();
    const { token, refreshToken } = await server.signIn(email);
    const session = await open(token);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
    await letPass(id, sessionLimits.session.idleMinutes);
    expect(codeOf(await me(token, session))).toBe('session_expired');
    expect((await refresh(refreshToken)).json().error.message).toBe('TOKEN_EXPIRED');
    expect((await server.signIn(email, password)).token).toBeTruthy();
  });
});
