import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unixRest } from '../../../server/identity/emulator/unixRest.ts';
import { hosts } from '../../../server/identity/rest.ts';
import { nextSecond } from '#tests/support/server/nextSecond';
import { type BareServer, codeOf, password, startBareServer } from '#tests/support/server/bareServer';

let server: BareServer;
let admin: { id: string; email: string };
beforeAll(async () => {
  server = await startBareServer();
  admin = await server.person({ companyId: await server.company() });
});
afterAll(() => server?.close());

const identity = (call: string) => `/${hosts.identity}/v1/accounts:${call}?key=k`;
const refresh = (token: string) =>
  server.app.inject({
    method: 'POST',
    url: `/${hosts.token}/v1/token?key=k`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }).toString(),
  });
const message = (reply: { json(): { error?: { message?: string } } }) => reply.json().error?.message;
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The claims of a valid token, which anybody could write. */
const claims = () => {
  const time = Math.floor(Date.now() / 1000);
  const who = { sub: admin.id, user_id: admin.id, email: admin.email };
  const issued = {
    iss: 'https://securetoken.google.com/demo-heed',
    aud: 'demo-heed',
    auth_time: time,
    iat: time,
    exp: time + 3600,
  };
  return { ...who, ...issued, firebase: { identities: {}, sign_in_provider: 'password' } };
};
const unsigned = (payload: object) => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload)}.`;

describe('the API refuses', () => {
  it.each([
    ['a forged token that says alg none', () => unsigned(claims())],
    ["the emulator's word for a service account", () => 'owner'],
    ['a token signed with another key', () => new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32))],
    ['a bare custom token', () => server.services.identity.customToken(admin.id)],
    ['a refresh token', async () => (await server.signIn(admin.email)).refreshToken],
    ['nonsense', () => 'x'],
  ])('%s', async (_what, make) => {
    const token = await make();
    for (const url of ['/gateway/user', '/gateway/api/v1/user']) {
      const reply = await server.get(url, token);
      expect([reply.statusCode, codeOf(reply)]).toEqual([401, 'invalid_session']);
    }
  });

  it('a valid token with changed contents', async () => {
    const { token } = await server.signIn(admin.email);
    const [head, body = '', signature] = token.split('.');
    const other = await server.person({ companyId: await server.company() });
    const changed = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: other.id, user_id: other.id };
    expect(codeOf(await server.get('/gateway/user', `${head}.${base64(changed)}.${signature}`))).toBe('invalid_session');
  });

  it('tokens that the emulator itself issues', async () => {
    const rest = unixRest(String(process.env['TEST_AUTH_EMULATOR_URL']).replace('unix:', ''));
    const body = {
      token: unsigned({
        aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
        uid: admin.id,
      }),
    };
    const reply = (await rest.call({ host: hosts.identity, path: '/v1/accounts:signInWithCustomToken', body })) as {
      idToken: string;
    };
    rest.close();
    expect(codeOf(await server.get('/gateway/user', reply.idToken))).toBe('invalid_session');
  });
});

describe('the proxy', () => {
  it.each([
    ['GET', '/emulator/v1/projects/demo-heed/config'],
    ['DELETE', '/emulator/v1/projects/demo-heed/accounts'],
    ['GET', '/emulator/openapi.json'],
    ['POST', identity('signUp')],
    ['POST', identity('update')],
    ['POST', identity('delete')],
    ['POST', identity('sendOobCode')],
    ['GET', `/${hosts.identity}/v1/projects/demo-heed/accounts:batchGet`],
    ['POST', `/${hosts.identity}/v1/projects/demo-heed/accounts:batchDelete`],
    ['POST', `/${hosts.identity}/v1/projects/demo-heed/accounts`],
    ['GET', `/${hosts.identity}/v1/accounts:lookup`],
    ['POST', '/www.googleapis.com/identitytoolkit/v3/relyingparty/verifyPassword'],
  ] as const)('does not know %s %s', async (method, url) => {
    const headers = { authorization: 'Bearer owner', accept: 'text/html' };
    const reply = await server.app.inject({ method, url, headers });
    expect([reply.statusCode, codeOf(reply)]).toEqual([404, 'not_found']);
    expect(reply.headers['content-type']).toContain('application/json');
  });

  it('only accepts our own custom tokens', async () => {
    const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
    for (const token of [
      unsigned({ aud: audience, uid: admin.id }),
      JSON.stringify({ uid: admin.id }),
      (await server.signIn(admin.email)).token,
    ]) {
      const reply = await server.post(identity('signInWithCustomToken'), { token });
      expect([reply.statusCode, message(reply)]).toEqual([400, 'INVALID_CUSTOM_TOKEN']);
    }
    expect(await server.signInWith(await server.services.identity.customToken(admin.id))).toMatch(/^ey/);
  });

  it('only accepts our own refresh tokens', async () => {
    const made = {
      _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
      localId: admin.id,
      provider: 'password',
      extraClaims: {},
      projectId: 'demo-heed',
    };
    for (const token of [Buffer.from(JSON.stringify(made)).toString('base64'), (await server.signIn(admin.email)).token, 'x']) {
      expect(message(await refresh(token))).toBe('INVALID_REFRESH_TOKEN');
    }
  });

  it('accepts no unsigned token, and never returns a password', async () => {
    expect(message(await server.post(identity('lookup'), { idToken: unsigned(claims()) }))).toBe('INVALID_ID_TOKEN');
    const { token } = await server.signIn(admin.email);
    const reply = await server.post(identity('lookup'), { idToken: token });
    expect(reply.json().users[0]).toMatchObject({ localId: admin.id, email: admin.email });
    expect(reply.body).not.toMatch(/password(Hash|UpdatedAt)|salt/i);
  });

  it("ignores the caller's Authorization", async () => {
    const headers = { authorization: 'Bearer owner' };
    const payload = { localId: [admin.id], idToken: unsigned(claims()), targetProjectId: 'demo-heed' };
    const reply = await server.app.inject({ method: 'POST', url: identity('lookup'), headers, payload });
    expect(message(reply)).toBe('INVALID_ID_TOKEN');
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const wrong = await server.post(identity('signInWithPassword'), { email: admin.email, password: 'nope' });
    const unknown = await server.post(identity('signInWithPassword'), { email: 'who@unknown.example', password: 'nope' });
    expect([wrong.statusCode, message(wrong)]).toEqual([400, 'INVALID_LOGIN_CREDENTIALS']);
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('counts attempts together with the login check, and locks the sign-in', async () => {
    const { email } = await server.person({ companyId: await server.company() });
    for (let n = 0; n < 3; n += 1) await server.post(identity('signInWithPassword'), { email, password: `no ${n}` });
    for (let n = 0; n < 2; n += 1) await server.post('/gateway/user/login/validate', { email, password: `no ${n}`, isAdmin: true });
    const locked = await server.post(identity('signInWithPassword'), { email, password });
    expect(locked.statusCode).toBe(429);
    expect(message(locked)).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(500);
  });

  it('refuses suspended and deleted people', async () => {
    const companyId = await server.company();
    const suspended = await server.person({ companyId, disabled: true });
    expect(message(await server.post(identity('signInWithPassword'), { email: suspended.email, password }))).toBe('USER_DISABLED');
    const gone = await server.person({ companyId, deletedAt: new Date() });
    expect(message(await server.post(identity('signInWithPassword'), { email: gone.email, password }))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    const token = await server.services.identity.customToken('11111111-1111-4111-8111-111111111111');
    expect(message(await server.post(identity('signInWithCustomToken'), { token }))).toBe('INVALID_CUSTOM_TOKEN');
  });
});

describe('signing out', () => {
  it('ends this sign-in with its refresh token, and no other', async () => {
    // An earlier test may have ended all sessions in this second, which includes sign-ins of the same second.
    await nextSecond();
    const one = await server.signIn(admin.email);
    await nextSecond();
    const other = await server.signIn(admin.email);
    for (const { token } of [one, other]) expect((await server.get('/gateway/user', token)).statusCode).toBe(200);
    const fresh = server.renewed(one.token, (await refresh(one.refreshToken)).json<{ id_token: string }>().id_token);
    expect((await server.get('/gateway/api/v1/user', fresh)).statusCode).toBe(200);

    expect((await server.post('/gateway/rest/v1/me/logout', {}, one.token)).statusCode).toBe(200);
    for (const token of [one.token, fresh]) {
      for (const url of ['/gateway/user', '/gateway/api/v1/user'])
        expect(codeOf(await server.get(url, token))).toBe('invalid_session');
      expect(message(await server.post(identity('lookup'), { idToken: token }))).toBe('TOKEN_EXPIRED');
    }
    expect(message(await refresh(one.refreshToken))).toBe('TOKEN_EXPIRED');
    expect((await server.get('/gateway/api/v1/user', other.token)).statusCode).toBe(200);
    expect((await refresh(other.refreshToken)).statusCode).toBe(200);
  });

  it('keeps a token in its session when the person signs in again elsewhere', async () => {
    const first = await server.signIn(admin.email);
    await server.get('/gateway/user', first.token);
    await server.signIn(admin.email);
    const later = server.renewed(first.token, (await refresh(first.refreshToken)).json<{ id_token: string }>().id_token);
    expect((await server.get('/gateway/api/v1/user', later)).statusCode).toBe(200);
  });
});
