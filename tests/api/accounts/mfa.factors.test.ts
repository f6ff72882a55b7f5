import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSecrets } from '../../../server/secrets.ts';
import { type BareServer, codeOf, password, startBareServer } from '#tests/support/server/bareServer';
import { nextSecond } from '#tests/support/server/nextSecond';
import { mfaPath, type SecondFactors, secondFactors } from '#tests/support/server/secondFactors';

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

describe('an authenticator app', () => {
  it('is added with its first code, then signs in, and takes each code once', async () => {
    const person = await server.person({ companyId });
    const { totp, recoveryCodes } = await mfa.withApp(person, await server.open(person.email));
    expect(recoveryCodes).toHaveLength(10);
    expect((await mfa.check(person.email)).json().mfaMethods).toEqual(['authenticator', 'email', 'recovery']);
    const code = totp.generate();
    const token = await mfa.begin(person.email);
    const reply = await mfa.login(token, { method: 'authenticator', code });
    expect(reply.statusCode).toBe(200);
    await server.signInWith(reply.json<{ customFirebaseToken: string }>().customFirebaseToken);
    expect(codeOf(await mfa.login(await mfa.begin(person.email), { method: 'authenticator', code }))).toBe('mfa_code_wrong');
  });

  it('keeps its secret encrypted', async () => {
    const person = await server.person({ companyId });
    const { totp } = await mfa.withApp(person, await server.open(person.email));
    const { rows } = await mfa.query('SELECT sealed_secret FROM authenticators WHERE user_id = $1', [person.id]);
    expect(rows[0].sealed_secret).not.toContain(totp.secret.base32);
  });

  it('ends the sessions without a second factor when it is the first one', async () => {
    const person = await server.person({ companyId });
    const elsewhere = await server.open(person.email);
    // The token of another sign-in is another one from the next second on.
    await nextSecond();
    const here = await server.open(person.email);
    await mfa.withApp(person, here);
    expect(codeOf(await server.get('/gateway/api/v1/user', elsewhere))).toBe('invalid_session');
    expect((await server.get('/gateway/api/v1/user', here)).statusCode).toBe(200);
  });

  it('whose secret the server cannot read any more says so, and another way works', async () => {
    const person = await server.person({ companyId });
    const token = await server.open(person.email);
    const { totp } = await mfa.withApp(person, token);
    const sealed = openSecrets(Buffer.from('another key')).seal(totp.secret.base32, `authenticator ${person.id}`);
    await mfa.query('UPDATE authenticators SET sealed_secret = $2 WHERE user_id = $1', [person.id, sealed]);
    const step = await mfa.begin(person.email);
    const reply = await mfa.login(step, { method: 'authenticator', code: totp.generate() });
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'authenticator_not_readable']);
    expect((await mfa.login(step, { code: await mfa.codeFor(person, step) })).statusCode).toBe(200);
    const remove = { method: 'DELETE', url: `${mfaPath}/authenticator`, headers: server.headersOf(token) } as const;
    const payload = { verificationTokenId: await mfa.confirmed(token, person) };
    expect((await server.app.inject({ ...remove, payload })).statusCode).toBe(200);
  });

  it('lets codes by e-mail be refused, and brings them back when it is removed', async () => {
    const person = await server.person({ companyId });
    const token = await server.open(person.email);
    await mfa.withApp(person, token);
    const put = (verificationTokenId: string, hasEmail: boolean) =>
      server.app.inject({
        method: 'PUT',
        url: `${mfaPath}/email`,
        payload: { verificationTokenId, hasEmail },
        headers: server.headersOf(token),
      });
    const [step, another] = [await mfa.confirmed(token, person), await mfa.confirmed(token, person)];
    expect((await put(step, false)).statusCode).toBe(200);
    expect((await mfa.check(person.email)).json().mfaMethods).toEqual(['authenticator', 'recovery']);
    expect(codeOf(await mfa.sendCode(person.email, await mfa.begin(person.email)))).toBe('mfa_step_expired');
    const remove = { method: 'DELETE', url: `${mfaPath}/authenticator`, headers: server.headersOf(token) } as const;
    expect((await server.app.inject({ ...remove, payload: { verificationTokenId: another } })).statusCode).toBe(200);
    expect((await mfa.check(person.email)).json().mfaMethods).toEqual(['email', 'recovery']);
    expect(codeOf(await put(await mfa.confirmed(token, person), false))).toBe('mfa_last_factor');
  });
});

describe('the second step of a sign-in', () => {
  it('begins with the way that was taken last, a recovery code aside', async () => {
    const person = await server.person({ companyId });
    const { recoveryCodes } = await mfa.withApp(person, await server.open(person.email));
    const ways = async () => (await mfa.check(person.email)).json<{ mfaMethods: string[] }>().mfaMethods;
    expect(await ways()).toEqual(['authenticator', 'email', 'recovery']);
    await mfa.signIn(person);
    expect(await ways()).toEqual(['email', 'authenticator', 'recovery']);
    const byRecovery = { method: 'recovery', code: recoveryCodes[0] };
    expect((await mfa.login(await mfa.begin(person.email), byRecovery)).statusCode).toBe(200);
    expect(await ways()).toEqual(['email', 'authenticator', 'recovery']);
  });
});

describe('one confirmation', () => {
  const startApp = (token: string, verificationTokenId: string) =>
    server.post(`${mfaPath}/authenticator`, { verificationTokenId }, token);
  const removeApp = (token: string, verificationTokenId: string) =>
    server.app.inject({
      method: 'DELETE',
      url: `${mfaPath}/authenticator`,
      payload: { verificationTokenId },
      headers: server.headersOf(token),
    });
  const confirmedMinutesAgo = (minutes: number, person: { id: string }) =>
    mfa.query("UPDATE mfa_steps SET confirmed_at = now() - $2 * interval '1 minute' WHERE user_id = $1", [person.id, minutes]);

  it('for adding factors serves five minutes, of its session only', async () => {
    const person = await server.person({ companyId });
    const elsewhere = await server.open(person.email);
    await nextSecond();
    const token = await server.open(person.email);
    const step = await mfa.confirmed(token, person, 'add_factor');
    expect([(await startApp(token, step)).statusCode, (await startApp(token, step)).statusCode]).toEqual([200, 200]);
    expect(codeOf(await startApp(elsewhere, step))).toBe('mfa_step_expired');
    await confirmedMinutesAgo(4, person);
    expect((await startApp(token, step)).statusCode).toBe(200);
    await confirmedMinutesAgo(6, person);
    expect(codeOf(await startApp(token, step))).toBe('mfa_step_expired');
  });

  it('lets be finished what was begun within the five minutes', async () => {
    const person = await server.person({ companyId });
    const token = await server.open(person.email);
    const verificationTokenId = await mfa.confirmed(token, person, 'add_factor');
    const { secret } = (await startApp(token, verificationTokenId)).json<{ secret: string }>();
    await confirmedMinutesAgo(8, person);
    const payload = { verificationTokenId, code: new TOTP({ secret }).generate() };
    const headers = server.headersOf(token);
    const added = await server.app.inject({ method: 'PUT', url: `${mfaPath}/authenticator`, payload, headers });
    expect(added.statusCode).toBe(200);
  });

  it('for adding factors neither removes one nor opens anything else', async () => {
    const person = await server.person({ companyId });
    const token = await server.open(person.email);
    await mfa.withApp(person, token);
    const verificationTokenId = await mfa.confirmed(token, person, 'add_factor');
    expect(codeOf(await removeApp(token, verificationTokenId))).toBe('mfa_step_expired');
    expect(codeOf(await server.post(`${mfaPath}/recovery-codes`, { verificationTokenId }, token))).toBe('mfa_step_expired');
    const key = { name: 'HR', scope: 'read', verificationTokenId };
    expect(codeOf(await server.post(`/gateway/rest/v1/company/${companyId}/api-keys`, key, token))).toBe('mfa_step_expired');
    const payload = { email: `other-${person.email}`, verificationTokenId };
    const move = { method: 'PUT', url: '/gateway/rest/v1/me/address', payload, headers: server.headersOf(token) } as const;
    expect(codeOf(await server.app.inject(move))).toBe('mfa_step_expired');
  });

  it('of a change adds nothing, and serves one change', async () => {
    const person = await server.person({ companyId });
    const token = await server.open(person.email);
    await mfa.withApp(person, token);
    const step = await mfa.confirmed(token, person);
    expect(codeOf(await startApp(token, step))).toBe('mfa_step_expired');
    expect((await removeApp(token, step)).statusCode).toBe(200);
    expect(codeOf(await server.post(`${mfaPath}/recovery-codes`, { verificationTokenId: step }, token))).toBe('mfa_step_expired');
  });

  it('for adding factors does not turn two-factor authentication off', async () => {
    const person = await server.person({ companyId });
    const token = await server.open(person.email);
    await mfa.withApp(person, token);
    const path = `/gateway/api/v1/user/company/${companyId}/security/mfa`;
    const begun = await server.post(`${path}/verify_password`, { password, purpose: 'add_factor' }, token);
    const { verificationTokenId } = begun.json<{ verificationTokenId: string }>();
    const payload = { isMfaEnabled: false, verificationTokenId, code: await mfa.codeFor(person, verificationTokenId) };
    const off = await server.app.inject({ method: 'PATCH', url: path, payload, headers: server.headersOf(token) });
    expect(codeOf(off)).toBe('mfa_step_expired');
    expect((await mfa.check(person.email)).json().isMfaLogin).toBe(true);
  });
});

describe('a passkey', () => {
  it('is made on the panel’s own page, and not on one that another port of the machine shows', async () => {
    const person = await server.person({ companyId });
    const token = await server.open(person.email);
    const payload = { verificationTokenId: await mfa.confirmed(token, person, 'add_factor') };
    const begin = (port: number, host = `localhost:${port}`) =>
      server.app.inject({
        method: 'POST',
        url: `${mfaPath}/passkeys/options`,
        headers: { ...server.headersOf(token), host, origin: `http://localhost:${port}` },
        payload,
      });
    for (const reply of [await begin(9000), await begin(9000, 'localhost:3000')]) expect(codeOf(reply)).toBe('passkey_not_here');
    expect((await begin(3000)).json()).toMatchObject({ rp: { id: 'localhost' } });
  });
});

describe('recovery codes', () => {
  it('work once each, however they are written, and the owner is told', async () => {
    const person = await server.person({ companyId });
    const { recoveryCodes } = await mfa.withApp(person, await server.open(person.email));
    const [first = ''] = recoveryCodes;
    const typed = ` ${first.toUpperCase().replace('-', ' ')} `;
    expect((await mfa.login(await mfa.begin(person.email), { method: 'recovery', code: typed })).statusCode).toBe(200);
    expect(codeOf(await mfa.login(await mfa.begin(person.email), { method: 'recovery', code: first }))).toBe('mfa_code_wrong');
    const { rows } = await mfa.query(
      "SELECT params->>'left' AS left FROM mails WHERE user_id = $1 AND template = 'mfa_recovery_code_used'",
      [person.id],
    );
    expect(rows).toEqual([{ left: '9' }]);
  });

  it('tell their session what is left of them, and no other session', async () => {
    const person = await server.person({ companyId });
    const { recoveryCodes } = await mfa.withApp(person, await server.open(person.email));
    const reply = await mfa.login(await mfa.begin(person.email), { method: 'recovery', code: recoveryCodes[0] });
    const token = await server.signInWith(reply.json<{ customFirebaseToken: string }>().customFirebaseToken);
    expect((await server.get('/gateway/api/v1/user', token)).json()).toMatchObject({ recoveryCodesLeft: 9 });
    const byMail = await mfa.signIn(person);
    expect((await server.get('/gateway/api/v1/user', byMail)).json()).toMatchObject({ recoveryCodesLeft: null });
  });

  it('of before stop working when new ones are made', async () => {
    const person = await server.person({ companyId });
    const token = await server.open(person.email);
    const { recoveryCodes } = await mfa.withApp(person, token);
    const reply = await server.post(
      `${mfaPath}/recovery-codes`,
      { verificationTokenId: await mfa.confirmed(token, person) },
      token,
    );
    const [fresh = ''] = reply.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect(codeOf(await mfa.login(await mfa.begin(person.email), { method: 'recovery', code: recoveryCodes[0] }))).toBe(
      'mfa_code_wrong',
    );
    expect((await mfa.login(await mfa.begin(person.email), { method: 'recovery', code: fresh })).statusCode).toBe(200);
  });
});
