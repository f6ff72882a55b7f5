import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionLimits } from '#contract/session/limits';
import { ownerTx } from '../../../server/db/tx.ts';
import { createLink } from '../../../server/identity/oneTimeLinks.ts';
import { type BareServer, codeOf, password, startBareServer } from '#tests/support/server/bareServer';
import { nextSecond } from '#tests/support/server/nextSecond';

let server: BareServer;
let companyId: string;
beforeAll(async () => {
  server = await startBareServer();
  companyId = await server.company();
});
afterAll(() => server?.close());

const next = 'An0ther-horse!';
const links = '/gateway/rest/v1/password-links';
const mint = (userId: string, kind: 'invite' | 'reset' | 'verify') =>
  ownerTx(server.services.db, (tx) => createLink(tx, { userId, companyId, kind }));
const use = (token: string, newPassword = next) => server.post(`${links}/use`, { token, newPassword });
const change = (token: string, body: object) => server.post('/gateway/rest/v1/me/password', body, token);
const customTokenOf = (reply: { json(): unknown }) => (reply.json() as { customToken: string }).customToken;
const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);

describe('changing the password', () => {
  it('requires the current one, ends every session and signs this browser in again', async () => {
    const { email } = await server.person({ companyId });
    // Sign-ins of one second are told apart by later seconds, so these ended sessions also stand for the seconds to come.
    const here = await server.open(email);
    const elsewhere = [await server.open(email), await server.open(email), await server.open(email), await server.open(email)];
    expect((await change(here, { newPassword: next })).statusCode).toBe(422);
    const wrong = await change(here, { newPassword: next, currentPassword: 'wrong' });
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([403, 'wrong_password']);
    const same = await change(here, { newPassword: password, currentPassword: password });
    expect([same.statusCode, codeOf(same)]).toEqual([422, 'password_unchanged']);

    const reply = await change(here, { newPassword: next, currentPassword: password });
    expect(reply.statusCode).toBe(200);
    for (const token of [here, ...elsewhere]) expect(codeOf(await server.get('/gateway/user', token))).toBe('invalid_session');
    expect((await server.get('/gateway/user', await server.signInWith(customTokenOf(reply)))).statusCode).toBe(200);
    await expect(server.signIn(email)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
    expect(await server.open(email, next)).toBeTruthy();
  });

  it('prevents earlier sign-ins from opening a session', async () => {
    const { email } = await server.person({ companyId });
    const before = (await server.signIn(email)).token;
    await nextSecond();
    const here = await server.open(email);
    expect((await change(here, { newPassword: next, currentPassword: password })).statusCode).toBe(200);
    expect(codeOf(await server.get('/gateway/user', before))).toBe('invalid_session');
  });

  it('requires no current one while it is temporary, but a different new one', async () => {
    const { email } = await server.person({ companyId, temporaryPassword: true });
    const token = await server.open(email);
    expect(codeOf(await change(token, { newPassword: password }))).toBe('password_unchanged');
    const reply = await change(token, { newPassword: next });
    expect(reply.statusCode).toBe(200);
    const again = await server.signInWith(customTokenOf(reply));
    expect((await server.get('/gateway/user', again)).json().temporary_password).toBe(false);
  });

  it('counts wrong ones together with sign-in', async () => {
    const { email } = await server.person({ companyId });
    const token = await server.open(email);
    for (let n = 0; n < 5; n += 1) await change(token, { newPassword: next, currentPassword: `no ${n}` });
    const locked = await change(token, { newPassword: next, currentPassword: password });
    expect([locked.statusCode, codeOf(locked)]).toEqual([429, 'too_many_attempts']);
    expect(locked.headers['retry-after']).toBeDefined();
    expect(codeOf(await server.post('/gateway/user/login/validate', { email, password, isAdmin: true }))).toBe('too_many_attempts');
  });

  it('leaves no session open if the server dies before it could record the new password', async () => {
    const { email } = await server.person({ companyId });
    const [here, elsewhere] = [await server.open(email), await server.open(email)];
    const { identity } = server.services;
    const { setPassword } = identity;
    // The provider has the new password; what comes after never happens.
    identity.setPassword = async (...args) => {
      await setPassword(...args);
      throw new Error('the process is gone');
    };
    const reply = await change(here, { newPassword: next, currentPassword: password }).finally(() => {
      identity.setPassword = setPassword;
    });
    expect(reply.statusCode).toBe(500);
    for (const token of [here, elsewhere]) expect(codeOf(await server.get('/gateway/user', token))).toBe('invalid_session');
  });

  it.each(['short1!', 'nouppercase1!', 'NOLOWERCASE1!', 'NoDigits!!', 'NoSpecial11'])(
    'refuses the weak %s',
    async (newPassword) => {
      const { email } = await server.person({ companyId, temporaryPassword: true });
      const reply = await change(await server.open(email), { newPassword });
      expect(reply.statusCode).toBe(422);
      expect(reply.json().error.details[0].field).toBe('newPassword');
    },
  );
});

describe("an invited admin's link", () => {
  const invite = () => server.person({ companyId, hasLogin: false, emailVerified: false });

  it('names its person, creates the account, signs in, and works once', async () => {
    const { id, email } = await invite();
    await query('DELETE FROM rate_counters');
    const token = await mint(id, 'invite');
    expect((await server.post(`${links}/read`, { token })).json()).toEqual({ email, kind: 'invite', waysIn: [] });
    const reply = await use(token);
    expect(reply.statusCode).toBe(200);
    const user = (await server.get('/gateway/user', await server.signInWith(customTokenOf(reply)))).json();
    expect(user).toMatchObject({ id, emailVerified: true });
    expect(await server.open(email, next)).toBeTruthy();
    for (const again of [await use(token, 'Yet-an0ther!'), await server.post(`${links}/read`, { token })]) {
      expect([again.statusCode, codeOf(again)]).toEqual([410, 'link_not_valid']);
    }
  });

  it('works for one of two simultaneous calls', async () => {
    const { id } = await invite();
    const token = await mint(id, 'invite');
    const replies = await Promise.all([use(token), use(token, 'Yet-an0ther!')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('is stored as a hash only', async () => {
    const { id } = await invite();
    const token = await mint(id, 'invite');
    const { rows } = await query('SELECT l::text AS row FROM one_time_links l WHERE user_id = $1', [id]);
    expect(rows[0].row).not.toContain(token);
  });
});

describe('a reset link', () => {
  it('ends all sessions and invalidates the other links', async () => {
    const { id, email } = await server.person({ companyId });
    await query('DELETE FROM rate_counters');
    const open = await server.open(email);
    const [token, spare] = [await mint(id, 'reset'), await mint(id, 'reset')];
    expect((await use(token)).statusCode).toBe(200);
    expect(codeOf(await server.get('/gateway/user', open))).toBe('invalid_session');
    expect(codeOf(await use(spare))).toBe('link_not_valid');
  });

  it('unlocks the sign-in of a person locked after wrong passwords', async () => {
    const { id, email } = await server.person({ companyId });
    await query('DELETE FROM rate_counters');
    const validate = (secret: string) => server.post('/gateway/user/login/validate', { email, password: secret, isAdmin: true });
    for (let n = 0; n < 5; n += 1) await validate(`wrong ${n}`);
    expect(codeOf(await validate(password))).toBe('too_many_attempts');
    expect((await use(await mint(id, 'reset'))).statusCode).toBe(200);
    expect((await validate(next)).statusCode).toBe(200);
    expect(await server.open(email, next)).toBeTruthy();
  });

  it('is refused after 72 hours, for a weak password, for deleted people, and if of another kind', async () => {
    const { id } = await server.person({ companyId });
    const old = await mint(id, 'reset');
    await query("UPDATE one_time_links SET expires_at = expires_at - interval '72 hours' WHERE user_id = $1", [id]);
    expect(codeOf(await use(old))).toBe('link_not_valid');
    const token = await mint(id, 'reset');
    expect((await use(token, 'weak')).statusCode).toBe(422);
    expect(codeOf(await use(await mint(id, 'verify')))).toBe('link_not_valid');
    await query('UPDATE users SET disabled = true WHERE id = $1', [id]);
    expect(codeOf(await use(token))).toBe('link_not_valid');
    expect(codeOf(await server.post(`${links}/read`, { token }))).toBe('link_not_valid');
  });
});

describe('requesting a link', () => {
  const ask = async (email: string) => {
    const start = performance.now();
    const reply = await server.post(links, { email });
    return { status: reply.statusCode, body: reply.body, ms: performance.now() - start };
  };
  const mailsTo = async (id: string) =>
    (await query("SELECT count(*)::int AS n FROM mails WHERE user_id = $1 AND template = 'reset_password'", [id])).rows[0].n;

  it('answers an unknown address alike, in the same time, but only the known one gets mail', async () => {
    await query('DELETE FROM rate_counters');
    const { id, email } = await server.person({ companyId });
    const [known, unknown] = [await ask(email), await ask('nobody@unknown.example')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known.status).toBe(200);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(295);
    expect(await mailsTo(id)).toBe(1);
  });

  it('is rate limited by network address, for any token', async () => {
    await query('DELETE FROM rate_counters');
    const email = 'nobody@unknown.example';
    for (let n = 0; n < sessionLimits.lookupsPerMinute; n += 1) await server.post(`${links}/read`, { token: 'none' });
    expect(codeOf(await server.post(`${links}/read`, { token: 'none' }))).toBe('too_many_requests');
    const person = await server.person({ companyId });
    const { token } = await server.signIn(person.email);
    expect(codeOf(await server.post(`${links}/read`, { token: 'none' }, token))).toBe('too_many_requests');
    expect((await server.post(links, { email }, token)).statusCode).toBe(200);
    await query('DELETE FROM rate_counters');
  });

  it('sends a limited number of mails in an hour, and none to learners or suspended people', async () => {
    await query('DELETE FROM rate_counters');
    const { id, email } = await server.person({ companyId });
    for (let n = 0; n < sessionLimits.resetMailsPerHour + 2; n += 1) expect((await ask(email)).status).toBe(200);
    expect(await mailsTo(id)).toBe(sessionLimits.resetMailsPerHour);
    const [learner, suspended] = [
      await server.person({ companyId, role: 'user', hasLogin: false }),
      await server.person({ companyId, disabled: true }),
    ];
    for (const person of [learner, suspended]) {
      expect((await ask(person.email)).status).toBe(200);
      expect(await mailsTo(person.id)).toBe(0);
    }
  });
});
