import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionLimits } from '#contract/session/limits';
import { ownerTx } from '../../../server/db/tx.ts';
import { createLink } from '../../../server/identity/oneTimeLinks.ts';
import { type BareServer, codeOf, password, startBareServer } from '#tests/support/server/bareServer';
import { type SecondFactors, secondFactors, wrongOf } from '#tests/support/server/secondFactors';

let server: BareServer;
let companyId: string;
let mfa: SecondFactors;
beforeAll(async () => {
  server = await startBareServer();
  companyId = await server.company();
  mfa = secondFactors(server, companyId);
});
// All calls here come from one address; how many a minute allows is tested elsewhere.
beforeEach(() => mfa.query('DELETE FROM rate_counters'));
afterAll(() => server?.close());

const { attempts, sends } = sessionLimits.mfa;

describe('signing in with a code by e-mail', () => {
  it('takes the password, then the code, and then the session is open', async () => {
    const person = await mfa.withMfa();
    const reply = await mfa.check(person.email);
    expect(reply.json()).toMatchObject({ isMfaLogin: true, mfaMethods: ['email'] });
    const token = await mfa.signIn(person);
    expect((await server.get('/gateway/user', token)).json().isMfaEnabled).toBe(true);
    const { rows } = await mfa.query('SELECT factor FROM sessions WHERE user_id = $1', [person.id]);
    expect(rows).toEqual([{ factor: 'email' }]);
  });

  it('opens no session with the token that the provider gives for the password alone', async () => {
    const { email } = await mfa.withMfa();
    const { token } = await server.signIn(email);
    expect(codeOf(await server.get('/gateway/user', token))).toBe('mfa_required');
    expect(codeOf(await server.get('/gateway/api/v1/user', token))).toBe('invalid_session');
  });

  it('begins no second step before the password is right', async () => {
    const { email } = await mfa.withMfa();
    const reply = await server.post('/gateway/user/login/validate', { email, password: 'wrong', isAdmin: true });
    expect([codeOf(reply), reply.json().verificationToken]).toEqual(['invalid_credentials', undefined]);
  });

  it('takes a code once, and only for the sign-in that asked for it', async () => {
    const person = await mfa.withMfa();
    const [one, other] = [await mfa.begin(person.email), await mfa.begin(person.email)];
    const code = await mfa.codeFor(person, one);
    expect(codeOf(await mfa.login(other, { code }))).toBe('mfa_code_wrong');
    expect((await mfa.login(one, { code })).statusCode).toBe(200);
    expect(codeOf(await mfa.login(one, { code }))).toBe('mfa_step_expired');
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('lets one of two simultaneous tries with the right code in', async () => {
    const person = await mfa.withMfa();
    const token = await mfa.begin(person.email);
    const code = await mfa.codeFor(person, token);
    const replies = await Promise.all([mfa.login(token, { code }), mfa.login(token, { code })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('takes only the newest code', async () => {
    const person = await mfa.withMfa();
    const token = await mfa.begin(person.email);
    const first = await mfa.codeFor(person, token);
    const second = await mfa.codeFor(person, token);
    if (first !== second) expect(codeOf(await mfa.login(token, { code: first }))).toBe('mfa_code_wrong');
    expect((await mfa.login(token, { code: second })).statusCode).toBe(200);
  });

  it('refuses a code after its ten minutes, and a sign-in after its half hour', async () => {
    const person = await mfa.withMfa();
    const token = await mfa.begin(person.email);
    const code = await mfa.codeFor(person, token);
    await mfa.query("UPDATE mfa_steps SET code_expires_at = now() - interval '1 second' WHERE user_id = $1", [person.id]);
    expect(codeOf(await mfa.login(token, { code }))).toBe('mfa_code_wrong');
    await mfa.query("UPDATE mfa_steps SET expires_at = now() - interval '1 second' WHERE user_id = $1", [person.id]);
    expect(codeOf(await mfa.login(token, { code }))).toBe('mfa_step_expired');
    expect(codeOf(await mfa.sendCode(person.email, token))).toBe('mfa_step_expired');
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('locks after five wrong codes, over all sign-ins, made at the same time or not', async () => {
    const person = await mfa.withMfa();
    const token = await mfa.begin(person.email);
    const code = await mfa.codeFor(person, token);
    const wrong = await Promise.all(Array.from({ length: attempts + 3 }, () => mfa.login(token, { code: wrongOf(code) })));
    // The fifth already says that there are no more.
    expect(wrong.map(codeOf).sort()).toEqual([...Array(4).fill('60202'), ...Array(attempts - 1).fill('mfa_code_wrong')]);
    const locked = await mfa.login(token, { code });
    expect([locked.statusCode, codeOf(locked)]).toEqual([429, '60202']);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(500);
    expect(codeOf(await mfa.login(await mfa.begin(person.email), { code }))).toBe('60202');
    // A code that could not be given before it expires is not mailed.
    expect(codeOf(await mfa.sendCode(person.email, token))).toBe('60202');
    await mfa.query("UPDATE attempts SET locked_until = now() WHERE key = 'mfa check ' || $1", [person.id]);
    expect((await mfa.login(token, { code })).statusCode).toBe(200);
  });

  it('sends five codes, then none for ten minutes, whatever sign-in asks', async () => {
    const person = await mfa.withMfa();
    const token = await mfa.begin(person.email);
    for (let n = 0; n < sends; n += 1) expect((await mfa.sendCode(person.email, token)).statusCode).toBe(200);
    const refused = await mfa.sendCode(person.email, await mfa.begin(person.email));
    expect([refused.statusCode, codeOf(refused)]).toEqual([429, '60203']);
    await mfa.query("UPDATE attempts SET locked_until = now() WHERE key = 'mfa send ' || $1", [person.id]);
    expect((await mfa.sendCode(person.email, token)).statusCode).toBe(200);
  });

  it('mails nobody for a made-up step, or to another address', async () => {
    const [person, other] = [await mfa.withMfa(), await mfa.withMfa()];
    expect(codeOf(await mfa.sendCode(person.email, 'made-up'))).toBe('mfa_step_expired');
    expect(codeOf(await mfa.sendCode(other.email, await mfa.begin(person.email)))).toBe('mfa_step_expired');
    const { rows } = await mfa.query("SELECT 1 FROM mails WHERE template = 'mfa_code' AND user_id = ANY($1)", [
      [person.id, other.id],
    ]);
    expect(rows).toEqual([]);
  });

  it('keeps neither the code nor the token in the database', async () => {
    const person = await mfa.withMfa();
    const token = await mfa.begin(person.email);
    const code = await mfa.codeFor(person, token);
    const { rows } = await mfa.query('SELECT s::text AS step FROM mfa_steps s WHERE user_id = $1', [person.id]);
    expect(rows[0].step).not.toContain(token);
    expect(rows[0].step).not.toContain(code);
    const { rows: mails } = await mfa.query('SELECT params::text AS params FROM mails WHERE user_id = $1', [person.id]);
    expect(mails[0].params).not.toContain(code);
  });

  it('refuses whoever was suspended or lost the role since the password', async () => {
    const person = await mfa.withMfa();
    const token = await mfa.begin(person.email);
    const code = await mfa.codeFor(person, token);
    await mfa.query('UPDATE users SET disabled = true WHERE id = $1', [person.id]);
    expect(codeOf(await mfa.login(token, { code }))).toBe('account_suspended');
  });
});

describe('a new password', () => {
  it('keeps the second factor of the session in which it was chosen', async () => {
    const person = await mfa.withMfa();
    const token = await mfa.signIn(person);
    const body = { currentPassword: password, newPassword: 'An0ther-horse!' };
    const reply = await server.post('/gateway/rest/v1/me/password', body, token);
    expect(await server.signInWith(reply.json<{ customToken: string }>().customToken)).toBeTruthy();
  });

  it('ends the sign-ins that the old one began', async () => {
    const person = await mfa.withMfa();
    const [begun, here] = [await mfa.begin(person.email), await mfa.signIn(person)];
    const code = await mfa.codeFor(person, begun);
    const body = { currentPassword: password, newPassword: 'An0ther-horse!' };
    expect((await server.post('/gateway/rest/v1/me/password', body, here)).statusCode).toBe(200);
    expect(codeOf(await mfa.login(begun, { code }))).toBe('mfa_step_expired');
    expect(codeOf(await mfa.sendCode(person.email, begun))).toBe('mfa_step_expired');
  });

  it('set by a link signs nobody in who has a second factor', async () => {
    const { id: userId, email } = await mfa.withMfa();
    const token = await ownerTx(server.services.db, (tx) => createLink(tx, { userId, companyId, kind: 'reset' }));
    const reply = await server.post('/gateway/rest/v1/password-links/use', { token, newPassword: 'An0ther-horse!' });
    expect(reply.json()).toEqual({ customToken: null });
    const alone = (await server.signIn(email, 'An0ther-horse!')).token;
    expect(codeOf(await server.get('/gateway/user', alone))).not.toBeUndefined();
  });
});
