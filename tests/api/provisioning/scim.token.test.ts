import { describe, expect, it } from 'vitest';
import { type BareServer, codeOf } from '#tests/support/server/bareServer';
import { addUser, aProvisionedCompany, patchOf, scimClient } from '#tests/support/server/scimClient';
import { serverOfFile } from '#tests/support/server/serverOfFile';

let server: BareServer;
const query = serverOfFile((started) => void (server = started));

describe('the token of a directory', () => {
  it('is told once, stored as a hash, and listed by its last characters with its last use', async () => {
    const company = await aProvisionedCompany(server);
    const session = await server.open(company.owner.email);
    const settings = async () => (await server.get(company.tokenPath, session)).json();
    expect(await settings()).toMatchObject({ baseUrl: expect.stringMatching(/^http.*\/gateway\/api\/v1\/scim\/v2$/), token: null });
    const token = await company.makeToken(session);
    expect(token).toMatch(/^scim_[\w-]{43}$/);
    expect(await settings()).toMatchObject({ token: { hint: token.slice(-4), lastUsedAt: null, createdBy: company.owner.email } });
    const sso = await server.get(`/gateway/api/v1/sso/company/${company.companyId}`, session);
    expect(sso.json().scimBearerToken).toEqual({ isSet: true });
    const stored = await query('SELECT t::text AS row FROM scim_tokens t WHERE company_id = $1', [company.companyId]);
    expect(stored.rows[0].row).not.toContain(token.slice(5));
    expect((await scimClient(server, token)('GET', '/Users')).statusCode).toBe(200);
    expect((await settings()).token.lastUsedAt).not.toBeNull();
    expect(server.logText()).not.toContain(token);
    const entries = await query('SELECT action, subject_label AS label FROM audit_log WHERE company_id = $1', [company.companyId]);
    expect(entries.rows).toContainEqual({ action: 'scim.token_created', label: `scim_…${token.slice(-4)}` });
  });

  it('stops when it is replaced, and when it is revoked', async () => {
    const company = await aProvisionedCompany(server);
    const session = await server.open(company.owner.email);
    const first = await company.makeToken(session);
    const second = await company.makeToken(session);
    const status = async (token: string) => (await scimClient(server, token)('GET', '/Users')).statusCode;
    expect([await status(first), await status(second)]).toEqual([401, 200]);
    const revoke = () => company.call('DELETE', `/api/v1/scim/v2/bearer_token/company/${company.companyId}`, session);
    expect((await revoke()).statusCode).toBe(200);
    const reply = await scimClient(server, second)('GET', '/Users');
    expect([reply.statusCode, reply.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(reply.json()).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401' });
    expect(codeOf(await revoke())).toBe('not_found');
  });

  it('is made by admins of the company itself on a plan that includes it, and revoked on any', async () => {
    const free = await aProvisionedCompany(server, {});
    const session = await server.open(free.owner.email);
    expect(codeOf(await server.post(free.tokenPath, await server.step(session), session))).toBe('plan_required');
    const parentId = await server.company({ companyType: 'reseller', isPartner: true, hasBoost: true });
    const customer = await aProvisionedCompany(server, { parentId, loginAsCompanyStatus: 'access', hasBoost: true });
    const partner = await server.open((await server.person({ companyId: parentId })).email);
    expect(codeOf(await server.post(customer.tokenPath, await server.step(partner), partner))).toBe('permission_denied');
    const owner = await server.open(customer.owner.email);
    await customer.makeToken(owner);
    await query('UPDATE companies SET has_boost = false WHERE id = $1', [customer.companyId]);
    expect(codeOf(await server.post(customer.tokenPath, await server.step(owner), owner))).toBe('plan_required');
    const path = `/api/v1/scim/v2/bearer_token/company/${customer.companyId}`;
    expect(codeOf(await customer.call('DELETE', path, partner))).toBe('permission_denied');
    expect((await customer.call('DELETE', path, owner)).statusCode).toBe(200);
  });

  it('opens nothing but the SCIM server, and nothing else opens it', async () => {
    const company = await aProvisionedCompany(server);
    const session = await server.open(company.owner.email);
    const token = await company.makeToken(session);
    const elsewhere = await server.app.inject({ url: '/gateway/api/v1/user', headers: { authorization: `Bearer ${token}` } });
    expect(elsewhere.statusCode).toBe(401);
    expect((await scimClient(server, session)('GET', '/Users')).statusCode).toBe(401);
    const body = { name: 'k', scope: 'write', ...(await server.step(session)) };
    const { key } = (await server.post(`/gateway/rest/v1/company/${company.companyId}/api-keys`, body, session)).json();
    expect((await scimClient(server, key)('GET', '/Users')).statusCode).toBe(401);
    expect((await server.app.inject({ url: '/gateway/api/v1/scim/v2/Users' })).statusCode).toBe(401);
  });

  it('has calls of its own to spend, and wrong ones are counted by network address', async () => {
    const company = await aProvisionedCompany(server);
    const scim = await company.connect();
    const { rows } = await query('SELECT id FROM scim_tokens WHERE company_id = $1', [company.companyId]);
    await query('INSERT INTO rate_counters (key, n, window_start) VALUES ($1, 2000, now())', [`scim ${rows[0].id}`]);
    const limited = await scim('GET', '/Users');
    expect([limited.statusCode, limited.json().status]).toEqual([429, '429']);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    const wrong = scimClient(server, 'scim_wrong');
    const statuses = [];
    for (let i = 0; i < 32; i += 1) statuses.push((await wrong('GET', '/Users')).statusCode);
    expect(statuses).toEqual([...Array(30).fill(401), 429, 429]);
  });

  it('only deactivates when the plan is over, and nothing when the company is disabled', async () => {
    const company = await aProvisionedCompany(server);
    const scim = await company.connect();
    const id = await addUser(scim, `ana@${company.domain}`, { name: { givenName: 'Ana' } });
    await query('UPDATE companies SET has_boost = false WHERE id = $1', [company.companyId]);
    const rename = patchOf({ op: 'replace', path: 'name.givenName', value: 'Eve' });
    expect((await scim('PATCH', `/Users/${id}`, rename)).statusCode).toBe(403);
    expect((await scim('POST', '/Users', { userName: `b@${company.domain}` })).statusCode).toBe(403);
    expect((await scim('POST', '/Groups', { displayName: 'G' })).statusCode).toBe(403);
    const off = await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active: false, 'name.givenName': 'Eve' } }));
    expect(off.json()).toMatchObject({ active: false, name: { givenName: 'Ana' } });
    expect((await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active: true } }))).statusCode).toBe(403);
    await query('UPDATE companies SET disabled = true WHERE id = $1', [company.companyId]);
    expect((await scim('GET', '/Users')).statusCode).toBe(403);
  });
});
