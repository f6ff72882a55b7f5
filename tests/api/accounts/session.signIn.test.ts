import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionLimits } from '#contract/session/limits';
import { networkOf } from '../../../server/identity/attempts.ts';
import { graphCallbackPath } from '../../../server/mail/graph/application.ts';
import { acsPath } from '../../../server/modules/sso/samlService.ts';
import { type BareServer, codeOf, password, startBareServer } from '#tests/support/server/bareServer';

let server: BareServer;
let companyId: string;
beforeAll(async () => {
  server = await startBareServer();
  companyId = await server.company();
});
afterAll(() => server?.close());

const check = (email: string, secret = password) =>
  server.post('/gateway/user/login/validate', { email, password: secret, isAdmin: true });

describe('the login check', () => {
  it('accepts an admin with the right password, for any case of the address', async () => {
    const { email } = await server.person({ companyId });
    const reply = await check(` ${email.toUpperCase()} `);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ isMfaLogin: false, verificationToken: null, mfaMethods: [] });
  });

  it.each([
    ['a learner', { role: 'user' as const }, 403, 'learner_no_access'],
    ['somebody suspended', { disabled: true }, 403, 'account_suspended'],
    ['somebody under single sign-on', { sso: true }, 403, 'sso_required'],
  ])('refuses %s, but only after the right password', async (_who, person, status, code) => {
    const { email } = await server.person({ companyId, ...person });
    const right = await check(email);
    expect([right.statusCode, codeOf(right)]).toEqual([status, code]);
    const wrong = await check(email, 'wrong');
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([401, 'invalid_credentials']);
  });

  it('tells a learner the exact sentence', async () => {
    const { email } = await server.person({ companyId, role: 'user' });
    const detail = (await check(email)).json().error.details[0];
    expect(detail.description).toBe("This account doesn't have access to the admin console.");
  });

  it('refuses people of a disabled company and of one that enforces single sign-on', async () => {
    const off = await server.person({ companyId: await server.company({ disabled: true }) });
    expect(codeOf(await check(off.email))).toBe('company_disabled');
    const enforced = await server.person({ companyId: await server.company({ ssoEnforced: true, hasBoost: true }) });
    expect(codeOf(await check(enforced.email))).toBe('sso_required');
  });

  it('answers an unknown address like a wrong password, and locks it the same way', async () => {
    const known = await server.person({ companyId });
    const unknown = 'nobody@unknown.example';
    for (let n = 1; n <= 5; n += 1) {
      const [one, other] = [await check(known.email, `no${n}`), await check(unknown, `no${n}`)];
      expect(one.statusCode).toBe(401);
      const said = (reply: typeof one) => ({ ...reply.json<{ error: object }>().error, requestId: '' });
      expect(said(other)).toEqual(said(one));
    }
    for (const email of [known.email, unknown]) {
      const locked = await check(email);
      expect([locked.statusCode, codeOf(locked)]).toEqual([429, 'too_many_attempts']);
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(500);
    }
  });

  it('counts simultaneous attempts', async () => {
    const { email } = await server.person({ companyId });
    const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => check(email, `guess ${n}`)));
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });

  it('resets the counter after the right password', async () => {
    const { email } = await server.person({ companyId });
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1) expect((await check(email, 'wrong')).statusCode).toBe(401);
      expect((await check(email)).statusCode).toBe(200);
    }
  });
});

describe('a network address with wrong passwords', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network));

  const from = (remoteAddress: string, email: string, secret = 'wrong') =>
    server.app.inject({
      method: 'POST',
      url: '/gateway/user/login/validate',
      remoteAddress,
      payload: { email, password: secret, isAdmin: true },
    });
  /** As if so many wrong passwords had come from there. */
  const counted = (network: string, n: number) =>
    server.services.db.pool.query('INSERT INTO attempts (key, n, first_at) VALUES ($1, $2, $3)', [
      `address ${network}`,
      n,
      new Date(),
    ]);
  const countOf = async (network: string) =>
    (await server.services.db.pool.query('SELECT n FROM attempts WHERE key = $1', [`address ${network}`])).rows[0]?.n;

  it('is locked after many wrong ones, for any accounts', async () => {
    const here = '198.51.100.7';
    const { email } = await server.person({ companyId });
    await counted(here, 48);
    expect((await from(here, 'one@unknown.example')).statusCode).toBe(401);
    expect((await from(here, email, password)).statusCode).toBe(200);
    expect((await from(here, 'two@unknown.example')).statusCode).toBe(401);
    expect((await from(here, email, password)).statusCode).toBe(429);
    expect((await check(email)).statusCode).toBe(200);
  });

  it('is locked with its whole site, when that tries from one network after the other', async () => {
    const site = '2001:db8:48::/48';
    const { email } = await server.person({ companyId });
    await counted(site, sessionLimits.loginAttempts.perSite - 2);
    for (const n of [1, 2]) expect((await from(`2001:db8:48:${n}::1`, `${n}@unknown.example`)).statusCode).toBe(401);
    expect((await from('2001:db8:48:3::1', email, password)).statusCode).toBe(429);
    expect((await from('2001:db8:49:3::1', email, password)).statusCode).toBe(200);
  });

  it('is not counted for a right password, nor is its site', async () => {
    const { email } = await server.person({ companyId });
    await from('2001:db8:50:1::1', 'three@unknown.example');
    for (let n = 0; n < 3; n += 1) expect((await from('2001:db8:50:1::1', email, password)).statusCode).toBe(200);
    expect([await countOf('2001:db8:50:1::/64'), await countOf('2001:db8:50::/48')]).toEqual([1, 1]);
  });
});

describe('a page of a sign-in at a provider', () => {
  it.each([
    ['GET', '/gateway/api/v1/sso/begin?company=x'],
    ['GET', '/gateway/api/v1/sso/callback?state=x'],
    ['POST', acsPath.replace(':companyId', 'x')],
    ['GET', graphCallbackPath],
  ] as const)('is counted by network, not by address: %s %s', async (method, url) => {
    const payload = method === 'POST' ? { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' } : {};
    const ask = (n: number) => server.app.inject({ method, url, remoteAddress: `2001:db8:7:7::${n.toString(16)}`, ...payload });
    const replies = await Promise.all(Array.from({ length: sessionLimits.lookupsPerMinute + 2 }, (_, n) => ask(n + 1)));
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  });
});

describe('opening the session', () => {
  it('returns the current user with the company, without secrets', async () => {
    const { id, email } = await server.person({ companyId, name: 'Ada', lastName: 'Byron' });
    const reply = await server.get('/gateway/user', (await server.signIn(email)).token);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      id,
      email,
      name: 'Ada',
      role: 'admin',
      company_id: companyId,
      company: { id: companyId },
    });
    expect(reply.json().company.apiKey).toEqual({ isSet: false });
    expect(reply.json().company.totalUsersCount).toBeGreaterThan(0);
  });

  it('refuses learners, suspended people and accounts with a second factor, for any token', async () => {
    const made = [
      [await server.person({ companyId, role: 'user' }), 'learner_no_access'],
      [await server.person({ companyId, mfaEnabled: true }), 'mfa_required'],
    ] as const;
    for (const [{ email }, code] of made) {
      const { token } = await server.signIn(email);
      expect(codeOf(await server.get('/gateway/user', token))).toBe(code);
      expect(codeOf(await server.get('/gateway/api/v1/user', token))).toBe('invalid_session');
    }
    const suspended = await server.person({ companyId });
    const { token } = await server.signIn(suspended.email);
    await server.services.db.pool.query('UPDATE users SET disabled = true WHERE id = $1', [suspended.id]);
    expect(codeOf(await server.get('/gateway/user', token))).toBe('account_suspended');
  });

  it('is required before any other call', async () => {
    const { email } = await server.person({ companyId });
    const { token } = await server.signIn(email);
    expect(codeOf(await server.get('/gateway/api/v1/user', token))).toBe('invalid_session');
    await server.get('/gateway/user', token);
    expect((await server.get('/gateway/api/v1/user', token)).statusCode).toBe(200);
  });

  it('is written to the audit log once', async () => {
    const { id, email } = await server.person({ companyId });
    const { token } = await server.signIn(email);
    await server.get('/gateway/user', token);
    await server.get('/gateway/user', token);
    const { rows } = await server.services.db.pool.query('SELECT action FROM audit_log WHERE subject_id = $1', [id]);
    expect(rows).toEqual([{ action: 'session.opened' }]);
  });
});

describe('the log', () => {
  it('contains no token and no password after a sign-in', async () => {
    const { email } = await server.person({ companyId });
    const { token, refreshToken } = await server.signIn(email);
    await check(email);
    await check(email, 'A-wrong-passw0rd');
    await server.get('/gateway/user', token);
    await server.get('/gateway/user', `${token}broken`);
    const text = server.logText();
    expect(text).not.toBe('');
    for (const secret of [token, refreshToken, token.split('.')[2] ?? token, password, 'A-wrong-passw0rd', 'Bearer']) {
      expect(text).not.toContain(secret);
    }
  });
});
