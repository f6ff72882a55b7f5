import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BareServer, codeOf } from '#tests/support/server/bareServer';
import { mailedCode } from '#tests/support/server/mailedCode';
import { mfaPath, secondFactors } from '#tests/support/server/secondFactors';
import { serverOfFile } from '#tests/support/server/serverOfFile';
import { client, startProvider, type TestProvider } from '#tests/support/sso/oidcProvider';
import { redirectUri, ssoBrowser } from '#tests/support/sso/ssoBrowser';

let server: BareServer;
let provider: TestProvider;
let companyId: string;
let owner: { id: string; email: string };
const query = serverOfFile((started) => void (server = started));
beforeAll(async () => {
  provider = await startProvider(redirectUri);
});
afterAll(() => provider?.close());
beforeEach(async () => {
  companyId = await server.company({ hasBoost: true });
  owner = await server.person({ companyId, isOwner: true });
});

const makeKey = (session: string, step: object) =>
  server.post(`/gateway/rest/v1/company/${companyId}/api-keys`, { name: crypto.randomUUID(), scope: 'read', ...step }, session);
const saveSso = (session: string, step: object) => {
  const body = { domain: provider.issuer, clientID: client.client_id, clientSecret: client.client_secret, isSaml: false, ...step };
  return server.post(`/gateway/api/v1/sso/${companyId}/okta`, body, session);
};

describe('somebody at a session that was left open', () => {
  it('makes no key and saves no single sign-on without the password', async () => {
    const session = await server.open(owner.email);
    expect((await makeKey(session, {})).statusCode).toBe(422);
    const guessed = { verificationTokenId: 'guessed' };
    expect(codeOf(await makeKey(session, guessed))).toBe('mfa_step_expired');
    expect(codeOf(await saveSso(session, guessed))).toBe('mfa_step_expired');
    expect((await saveSso(session, await server.step(session))).statusCode).toBe(200);
  });

  it('cannot use a step twice, nor that of another session', async () => {
    const session = await server.open(owner.email);
    const step = await server.step(session);
    const another = await server.person({ companyId });
    expect(codeOf(await makeKey(await server.open(another.email), step))).toBe('mfa_step_expired');
    expect((await makeKey(session, step)).statusCode).toBe(200);
    expect(codeOf(await makeKey(session, step))).toBe('mfa_step_expired');
    const other = await server.step(session);
    const both = await Promise.all([makeKey(session, other), makeKey(session, other)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('needs the second factor of a person who has one, too', async () => {
    const factors = secondFactors(server, companyId);
    const person = await factors.withMfa();
    const session = await factors.signIn(person);
    expect(codeOf(await makeKey(session, await server.step(session)))).toBe('mfa_step_expired');
    expect((await makeKey(session, { verificationTokenId: await factors.confirmed(session, person) })).statusCode).toBe(200);
  });
});

it('a change that is refused can be sent again with the same step', async () => {
  const session = await server.open(owner.email);
  const made = (await makeKey(session, await server.step(session))).json<{ name: string }>();
  const step = await server.step(session);
  expect(codeOf(await makeKey(session, { ...step, name: made.name }))).toBe('name_in_use');
  expect((await makeKey(session, step)).statusCode).toBe(200);
});

describe('somebody who signed in with single sign-on, and may have no password', () => {
  it('confirms with a code by e-mail, which nobody else can skip', async () => {
    const domain = `${companyId}.example`;
    await query(
      "INSERT INTO company_domains (company_id, domain, token, created_at, proved_at) VALUES ($1, $2, 'x', now(), now())",
      [companyId, domain],
    );
    const byPassword = await server.open(owner.email);
    expect((await saveSso(byPassword, await server.step(byPassword))).statusCode).toBe(200);
    const admin = await server.person({ companyId, email: `ana@${domain}` });
    provider.signIn(companyId, { email: admin.email });
    const session = await ssoBrowser(server, provider).open(admin.email);
    expect((await server.get('/gateway/api/v1/user', session)).json()).toMatchObject({ isSsoSession: true });
    const verify = `/gateway/api/v1/user/company/${companyId}/security/mfa/verify_password`;
    expect(codeOf(await server.post(verify, {}, byPassword))).toBe('validation_failed');
    const begun = (await server.post(verify, {}, session)).json<{ verificationTokenId: string; methods: string[] }>();
    expect(begun.methods).toEqual(['email']);
    const step = { verificationTokenId: begun.verificationTokenId };
    expect(codeOf(await makeKey(session, step))).toBe('mfa_step_expired');
    await server.post('/gateway/api/v1/user/security/mfa/send_code', { email: admin.email, ...step });
    const code = await mailedCode(server.services, admin.id);
    expect((await server.post(`${mfaPath}/confirmations`, { ...step, code }, session)).statusCode).toBe(200);
    expect((await makeKey(session, step)).statusCode).toBe(200);
  });
});
