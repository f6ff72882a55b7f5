import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSecrets } from '../../../server/secrets.ts';
import { type BareServer, codeOf, startBareServer } from '#tests/support/server/bareServer';
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
    expect((await mfa.check(person.email)).json().mfaMethods).toEqual(['email', 'authenticator', 'recovery']);
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
    const step = await mfa.confirmed(token, person);
    expect((await put(step, false)).statusCode).toBe(200);
    expect((await mfa.check(person.email)).json().mfaMethods).toEqual(['authenticator', 'recovery']);
    expect(codeOf(await mfa.sendCode(person.email, await mfa.begin(person.email)))).toBe('mfa_step_expired');
    const remove = { method: 'DELETE', url: `${mfaPath}/authenticator`, headers: server.headersOf(token) } as const;
    expect((await server.app.inject({ ...remove, payload: { verificationTokenId: step } })).statusCode).toBe(200);
    expect((await mfa.check(person.email)).json().mfaMethods).toEqual(['email', 'recovery']);
    expect(codeOf(await put(step, false))).toBe('mfa_last_factor');
  });
});

describe('a passkey', () => {
  it('is made on the panel’s own page, and not on one that another port of the machine shows', async () => {
    const person = await server.person({ companyId });
    const token = await server.open(person.email);
    const payload = { verificationTokenId: await mfa.confirmed(token, person) };
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
