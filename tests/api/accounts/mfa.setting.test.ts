import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BareServer, codeOf, password, startBareServer } from '#tests/support/server/bareServer';
import { nextSecond } from '#tests/support/server/nextSecond';
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

describe('the setting', () => {
  const set = (token: string, body: object) =>
    server.app.inject({
      method: 'PATCH',
      url: `/gateway/api/v1/user/company/${companyId}/security/mfa`,
      payload: body,
      headers: server.headersOf(token),
    });
  const verify = (token: string, secret = password) =>
    server.post(`/gateway/api/v1/user/company/${companyId}/security/mfa/verify_password`, { password: secret }, token);

  it('is turned on with the password and a code, written down and mailed', async () => {
    const person = await server.person({ companyId });
    const token = await server.open(person.email);
    expect(codeOf(await verify(token, 'wrong'))).toBe('wrong_password');
    const step = (await verify(token)).json<{ verificationTokenId: string; methods: string[] }>();
    expect(step.methods).toEqual(['email']);
    const code = await mfa.codeFor(person, step.verificationTokenId);
    const body = { isMfaEnabled: true, verificationTokenId: step.verificationTokenId };
    expect(codeOf(await set(token, { ...body, code: wrongOf(code) }))).toBe('mfa_code_wrong');
    expect((await set(token, { ...body, code })).statusCode).toBe(200);
    expect((await mfa.check(person.email)).json().isMfaLogin).toBe(true);
    const { rows } = await mfa.query('SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY at DESC LIMIT 1', [person.id]);
    expect(rows).toEqual([{ action: 'mfa.enabled' }]);
    const { rows: mails } = await mfa.query("SELECT recipient FROM mails WHERE user_id = $1 AND template = 'mfa_enabled'", [
      person.id,
    ]);
    expect(mails).toEqual([{ recipient: person.email }]);
  });

  it('cannot be turned off while the company requires it, and nothing is removed', async () => {
    const person = await server.person({ companyId });
    const here = await server.open(person.email);
    const turn = async (isMfaEnabled: boolean) => {
      const { verificationTokenId } = (await verify(here)).json<{ verificationTokenId: string }>();
      return set(here, { isMfaEnabled, verificationTokenId, code: await mfa.codeFor(person, verificationTokenId) });
    };
    const dateIs = (days: number | null) =>
      mfa.query("UPDATE companies SET two_factor_from = now() + $2 * interval '1 day' WHERE id = $1", [companyId, days]);
    await dateIs(-1);
    expect(codeOf(await server.get(`/gateway/company/admin_panel/${companyId}`, here))).toBe('two_factor_required');
    expect((await turn(true)).statusCode).toBe(200);
    expect((await server.get(`/gateway/company/admin_panel/${companyId}`, here)).statusCode).toBe(200);
    expect(codeOf(await turn(false))).toBe('two_factor_required');
    expect((await server.get('/gateway/api/v1/user', here)).json()).toMatchObject({ isMfaEnabled: true, isTwoFactorDue: false });
    await dateIs(null);
    expect((await turn(false)).statusCode).toBe(200);
  });

  it('ends the sessions without a second factor when it is turned on, and goes on here, after a new password too', async () => {
    const person = await server.person({ companyId });
    const elsewhere = await server.open(person.email);
    // The token of another sign-in is another one from the next second on.
    await nextSecond();
    const here = await server.open(person.email);
    const { verificationTokenId } = (await verify(here)).json<{ verificationTokenId: string }>();
    const code = await mfa.codeFor(person, verificationTokenId);
    expect((await set(here, { isMfaEnabled: true, verificationTokenId, code })).statusCode).toBe(200);
    expect(codeOf(await server.get('/gateway/api/v1/user', elsewhere))).toBe('invalid_session');
    expect((await server.get('/gateway/api/v1/user', here)).statusCode).toBe(200);
    const body = { currentPassword: password, newPassword: 'An0ther-horse!' };
    const { customToken } = (await server.post('/gateway/rest/v1/me/password', body, here)).json<{ customToken: string }>();
    expect(await server.signInWith(customToken)).toBeTruthy();
  });

  it('needs a code of the change itself: one of a sign-in or of another session does not count', async () => {
    const person = await mfa.withMfa();
    const [here, elsewhere] = [await mfa.signIn(person), await mfa.signIn(person)];
    const ofSignIn = await mfa.begin(person.email);
    const code = await mfa.codeFor(person, ofSignIn);
    expect(codeOf(await set(here, { isMfaEnabled: false, verificationTokenId: ofSignIn, code }))).toBe('mfa_step_expired');
    const { verificationTokenId } = (await verify(elsewhere)).json<{ verificationTokenId: string }>();
    const other = await mfa.codeFor(person, verificationTokenId);
    expect(codeOf(await set(here, { isMfaEnabled: false, verificationTokenId, code: other }))).toBe('mfa_step_expired');
    expect(codeOf(await mfa.login(verificationTokenId, { code: other }))).toBe('mfa_step_expired');
    expect((await set(elsewhere, { isMfaEnabled: false, verificationTokenId, code: other })).statusCode).toBe(200);
    expect((await mfa.check(person.email)).json().isMfaLogin).toBe(false);
  });
});

describe('factors of somebody who has lost them', () => {
  const reset = (token: string, userId: string, verificationTokenId: string) =>
    server.post(`/gateway/rest/v1/company/${companyId}/users/${userId}/mfa/reset`, { verificationTokenId }, token);

  it('are removed by an admin who confirms with password and code; sessions end and the person is told', async () => {
    const [admin, person] = [await server.person({ companyId }), await mfa.withMfa()];
    const [here, lost] = [await server.open(admin.email), await mfa.signIn(person)];
    expect(codeOf(await reset(here, person.id, 'made-up'))).toBe('mfa_step_expired');
    expect((await reset(here, person.id, await mfa.confirmed(here, admin))).statusCode).toBe(200);
    expect(codeOf(await server.get('/gateway/api/v1/user', lost))).toBe('invalid_session');
    expect((await mfa.check(person.email)).json().isMfaLogin).toBe(false);
    const { rows } = await mfa.query("SELECT recipient FROM mails WHERE user_id = $1 AND template = 'mfa_reset'", [person.id]);
    expect(rows).toEqual([{ recipient: person.email }]);
  });

  it('are not one’s own, nor those of a higher role or of another company', async () => {
    const admin = await mfa.withMfa();
    const here = await mfa.signIn(admin);
    const step = await mfa.confirmed(here, admin);
    expect(codeOf(await reset(here, admin.id, step))).toBe('user_not_editable');
    const above = await mfa.withMfa({ role: 'superadmin' });
    expect(codeOf(await reset(here, above.id, step))).toBe('user_not_editable');
    const elsewhere = await server.person({ companyId: await server.company(), mfaEnabled: true });
    expect(codeOf(await reset(here, elsewhere.id, step))).toBe('not_found');
  });

  it('go with the person', async () => {
    const person = await server.person({ companyId });
    await mfa.withApp(person, await server.open(person.email));
    await mfa.query('UPDATE users SET deleted_at = now() WHERE id = $1', [person.id]);
    const { rows } = await mfa.query(
      'SELECT (SELECT count(*) FROM authenticators WHERE user_id = $1) + (SELECT count(*) FROM recovery_codes WHERE user_id = $1) AS n',
      [person.id],
    );
    expect(Number(rows[0].n)).toBe(0);
  });
});
