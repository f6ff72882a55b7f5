import { beforeEach, describe, expect, it } from 'vitest';
import { sessionLimits } from '#contract/session/limits';
import { type BareServer, codeOf, password } from '#tests/support/server/bareServer';
import { companyBrowser, someCompanies } from '#tests/support/calls/companyBrowser';
import { serverOfFile } from '#tests/support/server/serverOfFile';

let server: BareServer;
let world: Awaited<ReturnType<typeof someCompanies>>;
const query = serverOfFile((started) => void (server = started));

beforeEach(async () => {
  world = await someCompanies(server);
});

const expired = 'verification_token_expired';

describe('in a session that was opened for another company', () => {
  const own: [string, string, string, object?][] = [
    ['the password', 'POST', '/rest/v1/me/password', { currentPassword: password, newPassword: 'Another-1!' }],
    ['second factors', 'GET', '/rest/v1/me/mfa'],
    ['the e-mail code', 'PUT', '/rest/v1/me/mfa/email', { isOn: true, verificationTokenId: 'x' }],
    ['an authenticator app', 'POST', '/rest/v1/me/mfa/authenticator', { verificationTokenId: 'x' }],
    ['passkeys', 'POST', '/rest/v1/me/mfa/passkeys/options', { verificationTokenId: 'x' }],
    ['recovery codes', 'POST', '/rest/v1/me/mfa/recovery-codes', { verificationTokenId: 'x' }],
    ['the check of the password', 'POST', '/api/v1/user/company/{company}/security/mfa/verify_password', { password }],
    ['the setting of a second factor', 'PATCH', '/api/v1/user/company/{company}/security/mfa', {}],
    ['sessions', 'GET', '/rest/v1/me/sessions'],
    ['other sessions', 'POST', '/rest/v1/me/sessions/end-others'],
    ['API keys', 'GET', '/rest/v1/company/{company}/api-keys'],
    ['new API keys', 'POST', '/rest/v1/company/{company}/api-keys', { name: 'Sync', scope: 'write', verificationTokenId: 'x' }],
    ['single sign-on', 'GET', '/api/v1/sso/company/{company}'],
    ['enforcement', 'PUT', '/api/v1/sso/company/{company}/enforcement', { ssoEnforcementStatus: true, verificationTokenId: 'x' }],
    ['one’s account at the provider', 'POST', '/rest/v1/me/sso-link'],
    ['domains', 'GET', '/rest/v1/company/{company}/domains'],
    ['magic links', 'GET', '/api/v1/auth/company/{company}/magic_link?platformType=admin'],
    ['the learner app', 'GET', '/api/v1/auth/company/{company}/magic_link?platformType=employee'],
    ['further companies', 'POST', '/rest/v1/company/{company}/login-links'],
    ['the policy', 'POST', '/customers/api/v1/company/{company}/users/{user}/privacy_policy/confirm'],
    ['the verification of one’s address', 'POST', '/api/v1/user/verification_email', { user_id: '{user}' }],
  ];

  it.each(own)('%s: refused', async (_what, method, path, body) => {
    const partner = await world.aPartner();
    const there = await (await world.atHome(partner)).open();
    const filled = path.replace('{company}', world.customerId).replace('{user}', partner.id);
    const payload = body && (JSON.parse(JSON.stringify(body).replace('{user}', partner.id)) as object);
    const reply = await server.app.inject({
      method: method as 'GET',
      url: `/gateway${filled}`,
      headers: server.headersOf(there),
      ...(payload && { payload }),
    });
    expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'permission_denied']);
  });

  it.each([
    ['the company', '/company/admin_panel/{company}'],
    ['time zones', '/collections/api/v1/timezones'],
    ['texts of invitations', '/customers/api/v1/company/{company}/invite/emails'],
  ])('the settings find %s', async (_what, path) => {
    const there = await (await world.atHome(await world.aPartner())).open();
    const reply = await server.get(`/gateway${path.replace('{company}', world.customerId)}`, there);
    expect(reply.statusCode).toBe(200);
  });

  it('the audit log of the company names the person and their company, from coming in to going', async () => {
    const partner = await world.aPartner();
    const there = await (await world.atHome(partner)).open();
    await world.addGroup(there);
    await server.post('/gateway/rest/v1/me/logout', {}, there);
    const { rows } = await query(
      `SELECT a.action, a.actor_id, c.name AS "from" FROM audit_log a JOIN companies c ON c.id = a.actor_company_id
        WHERE a.company_id = $1 ORDER BY a.at, a.action <> 'session.opened'`,
      [world.customerId],
    );
    const by = { actor_id: partner.id, from: 'Northstar' };
    expect(rows).toEqual(['session.opened', 'groups.created', 'session.ended'].map((action) => ({ action, ...by })));
  });

  it('a withdrawn grant ends it at once, and a new one does not bring it back', async () => {
    const there = await (await world.atHome(await world.aPartner())).open();
    await world.grant('none');
    expect(codeOf(await world.addGroup(there))).toBe('company_not_accessible');
    expect(codeOf(await server.get('/gateway/user', there))).toBe('company_not_accessible');
    await world.grant('access');
    expect(codeOf(await world.addGroup(there))).toBe('invalid_session');
  });

  it('a grant that is withdrawn further up ends it as well', async () => {
    const below = await server.company({ parentId: world.customerId, loginAsCompanyStatus: 'access' });
    const there = await (await world.atHome(await world.aPartner())).open(below);
    await world.grant('none');
    expect(codeOf(await world.addGroup(there, below))).toBe('company_not_accessible');
  });

  it('a grant that is withdrawn before the session opens leaves the custom token worthless', async () => {
    const customToken = await (await world.atHome(await world.aPartner())).customTokenFor();
    await world.grant('none');
    await expect(server.signInWith(customToken)).rejects.toThrow('company_not_accessible');
    const { rows } = await query('SELECT FROM sessions WHERE acting_company_id = $1', [world.customerId]);
    expect(rows).toEqual([]);
  });

  it('signing out at home ends it, and voids links that were not used', async () => {
    const session = await server.open((await world.aPartner()).email);
    const here = companyBrowser(server, session, world.customerId);
    const [there, token] = [await here.open(), await here.tokenFor()];
    const customToken = await here.customTokenFor();
    await server.post('/gateway/rest/v1/me/logout', {}, session);
    expect(codeOf(await world.addGroup(there))).toBe('invalid_session');
    expect(codeOf(await here.exchange(token))).toBe(expired);
    await expect(server.signInWith(customToken)).rejects.toThrow('invalid_session');
  });

  it('it is listed at home, with the name of the company', async () => {
    const session = await server.open((await world.aPartner()).email);
    await companyBrowser(server, session, world.customerId).open();
    const listed = (await server.get('/gateway/rest/v1/me/sessions', session)).json<{ actingIn: string | null }[]>();
    expect(listed.map(({ actingIn }) => actingIn)).toEqual([null, 'Brook']);
  });

  it('signing out there leaves the session at home', async () => {
    const session = await server.open((await world.aPartner()).email);
    const there = await companyBrowser(server, session, world.customerId).open();
    await server.post('/gateway/rest/v1/me/logout', {}, there);
    expect(codeOf(await world.addGroup(there))).toBe('invalid_session');
    expect((await server.get('/gateway/api/v1/user', session)).statusCode).toBe(200);
  });

  it('ends after half a day, even in use', async () => {
    const there = await (await world.atHome(await world.aPartner())).open();
    const age = `${sessionLimits.session.actingHours * 60 - 10} minutes`;
    await query('UPDATE sessions SET created_at = created_at - $2::interval WHERE acting_company_id = $1', [world.customerId, age]);
    await server.get('/gateway/user', there);
    const { rows } = await query(
      'SELECT ends_at < now() + interval $$11 minutes$$ AS "isSoon" FROM sessions WHERE acting_company_id = $1',
      [world.customerId],
    );
    expect(rows).toEqual([{ isSoon: true }]);
  });
});
