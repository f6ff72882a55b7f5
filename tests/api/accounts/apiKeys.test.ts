import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeyScopeOf } from '#contract/access';
import { type ApiKey, apiKeyPrefix, createApiKey, type CreatedApiKey, listApiKeys, revokeApiKey } from '#contract/company/apiKeys';
import { type AuditEntry, listAuditLog } from '#contract/company/audit';
import { getAdminPanelCompany } from '#contract/company/companies';
import { companyLimits } from '#contract/company/limits';
import { departments } from '#contract/people/departments';
import { inviteUsers } from '#contract/people/invitations';
import { changeDisabled, deleteUser, listUsers, updateProfile } from '#contract/people/users';
import type { CurrentUser } from '#contract/session/session';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { stepOf } from '#tests/support/calls/stepOf';
import { everyEndpoint, paramsOf } from '#tests/support/calls/everyEndpoint';
import { startTestServer, type TestServer, unlimited } from '#tests/support/server/testServer';

let server: TestServer;
let companyId: string;
let owner: Awaited<ReturnType<TestServer['aUser']>>;
let admin: Awaited<ReturnType<TestServer['aUser']>>;
let asAdmin: Call;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  companyId = (await server.aCompany({ hasBoost: true })).id;
  owner = await server.aUser({ companyId, role: 'admin', isOwner: true });
  admin = await server.aUser({ companyId, role: 'admin' });
  asAdmin = callAs(server, await server.signInAs(admin), companyId);
});

const bearer = (key: string) => ({ ...unlimited, authorization: `Bearer ${key}` });
const withKey = (key: string, company = companyId) => callAs(server, bearer(key), company);
async function aKey(scope: 'read' | 'write', by = asAdmin, name = `Key ${crypto.randomUUID()}`): Promise<CreatedApiKey> {
  const reply = await by(createApiKey, { body: { name, scope, ...(await stepOf(by)) } });
  expect(reply.status, reply.text).toBe(200);
  return reply.json<CreatedApiKey>();
}
const listed = async (by = asAdmin, filter = {}) =>
  (await by(listApiKeys, { query: { filter: JSON.stringify(filter) } })).json<ApiKey[]>();
const people = (call: Call) => call(listUsers, { body: {} });
const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);
const person = (role: 'user' | 'admin') => ({
  emails: [{ email: `${crypto.randomUUID()}@new.example`, role }],
  notificationsEnabled: false,
});

describe('an API key', () => {
  it('is told once, stored as a hash, and listed by its last characters', async () => {
    const { key, ...made } = await aKey('read', asAdmin, 'Personnel');
    expect(key).toMatch(new RegExp(`^${apiKeyPrefix}[\\w-]{43}$`));
    expect(made).toMatchObject({ name: 'Personnel', scope: 'read', hint: key.slice(-4), lastUsedAt: null, endedAt: null });
    expect(await listed()).toEqual([made]);
    const stored = await query('SELECT k::text AS row FROM api_keys k WHERE company_id = $1', [companyId]);
    expect(stored.rows).toHaveLength(1);
    expect(stored.rows[0].row).not.toContain(key.slice(apiKeyPrefix.length));
    expect((await asAdmin(getAdminPanelCompany)).json<CurrentUser['company']>().apiKey).toEqual({ isSet: true });
  });

  it('reads what its company has, and says when it was last used', async () => {
    const { key } = await aKey('read');
    const reply = await people(withKey(key));
    expect([reply.status, reply.json<{ totalUsersCount: number }>().totalUsersCount]).toEqual([200, 2]);
    await expect.poll(async () => (await listed())[0]?.lastUsedAt).toBeTruthy();
  });

  it('that may only read writes nothing', async () => {
    const { key } = await aKey('read');
    const call = withKey(key);
    for (const reply of [
      await call(departments.create, { body: { name: 'Sales' } }),
      await call(inviteUsers, { body: person('user') }),
      await call(changeDisabled, { body: { isDisabled: true, isAllUsersSelected: false, userIds: [owner.id] } }),
    ])
      expect([reply.status, reply.code, reply.text]).toEqual([403, 'permission_denied', expect.stringContaining('only read')]);
  });

  it('that may write does, and the audit log names it beside its creator', async () => {
    const { key } = await aKey('write', asAdmin, 'Personnel');
    expect((await withKey(key)(departments.create, { body: { name: 'Sales' } })).status).toBe(200);
    const [entry] = (await asAdmin(listAuditLog, { query: { filter: '{"actions":["departments.created"]}' } })).json<
      AuditEntry[]
    >();
    expect(entry?.actor).toMatchObject({ id: admin.id, email: admin.email, apiKey: 'Personnel' });
    const [made] = (await asAdmin(listAuditLog, { query: { filter: '{"actions":["apiKeys.created"]}' } })).json<AuditEntry[]>();
    expect([made?.actor.apiKey, JSON.stringify(made)]).toEqual([null, expect.not.stringContaining(key)]);
  });

  it('makes no admins and changes none', async () => {
    const { key } = await aKey('write');
    const call = withKey(key);
    expect((await call(inviteUsers, { body: person('user') })).status).toBe(200);
    expect((await call(inviteUsers, { body: person('admin') })).code).toBe('permission_denied');
    const another = await server.aUser({ companyId, role: 'admin' });
    expect((await call(deleteUser, { body: { userId: another.id } })).code).toBe('user_not_editable');
    const off = { isDisabled: true, isAllUsersSelected: false, userIds: [another.id] };
    expect((await call(changeDisabled, { body: off })).code).toBe('nothing_to_change');
  });

  it.each(['read', 'write'] as const)(
    'to %s opens what this scope names, and no other call',
    { timeout: 60_000 },
    async (scope) => {
      const call = withKey((await aKey(scope)).key);
      const guarded = everyEndpoint.filter(({ endpoint }) => endpoint.access !== 'public' && endpoint.access !== 'learnerApp');
      for (const { title, endpoint } of guarded) {
        const params = Object.fromEntries(
          paramsOf(endpoint).map((name) => [name, name === 'companyId' ? companyId : crypto.randomUUID()]),
        );
        const { code } = await call(endpoint, { params, ...(endpoint.body && { body: { nothing: 'of the kind' } }) });
        const needed = apiKeyScopeOf(endpoint);
        const isOpen = needed === 'read' || (needed === 'write' && scope === 'write');
        expect([title, code === 'permission_denied']).toEqual([title, !isOpen]);
      }
    },
  );

  it('opens no session, no keys and no account', async () => {
    const { key } = await aKey('write');
    for (const url of ['/gateway/user', '/gateway/rest/v1/me/sessions', '/ofrep/v1/evaluate/flags']) {
      const method = url.startsWith('/ofrep') ? 'POST' : 'GET';
      const reply = await server.app.inject({ method, url, headers: bearer(key), ...(method === 'POST' && { payload: {} }) });
      expect([url, [401, 403].includes(reply.statusCode)]).toEqual([url, true]);
    }
    expect((await withKey(key)(createApiKey, { body: { name: 'Another', scope: 'write', verificationTokenId: 'x' } })).code).toBe(
      'permission_denied',
    );
    const profile = { name: 'A', lastName: 'B', email: 'c@d.example', role: 'admin', departments: [], groups: [] };
    expect((await withKey(key)(updateProfile, { params: { userId: admin.id }, body: profile })).code).toBe('permission_denied');
  });
});

describe('a key of one company', () => {
  it('never crosses into another, whoever made it', async () => {
    const parent = await server.aCompany({ isPartner: true, companyType: 'reseller' });
    const house = await server.aCompany({ isHouse: true });
    const customer = await server.aCompany({ parentId: parent.id, loginAsCompanyStatus: 'access' });
    const partner = await server.aUser({ companyId: parent.id, role: 'admin' });
    const support = await server.aUser({ companyId: house.id, role: 'support' });
    for (const who of [partner, support]) {
      const { key } = await aKey('write', callAs(server, await server.signInAs(who), customer.id));
      expect((await people(withKey(key, customer.id))).status).toBe(200);
      for (const other of [parent.id, house.id, companyId])
        expect((await people(withKey(key, other))).code).toBe('company_not_accessible');
      const sneaked = await withKey(key, customer.id)(listUsers, { body: { companyId: parent.id } });
      expect(sneaked.code).toBe('company_not_accessible');
    }
  });

  it('is out of reach of others: not listed, not revoked', async () => {
    const { id, key } = await aKey('read');
    const stranger = await server.aUser({ companyId: (await server.aCompany()).id, role: 'admin' });
    const theirs = callAs(server, await server.signInAs(stranger), stranger.companyId);
    expect(await listed(theirs)).toEqual([]);
    expect((await theirs(revokeApiKey, { params: { apiKeyId: id } })).code).toBe('not_found');
    expect((await people(withKey(key))).status).toBe(200);
  });

  it('of a partner ends to work when the customer takes the access back', async () => {
    const parent = await server.aCompany({ isPartner: true, companyType: 'reseller' });
    const customer = await server.aCompany({ parentId: parent.id, loginAsCompanyStatus: 'access' });
    const partner = await server.aUser({ companyId: parent.id, role: 'admin' });
    const { key } = await aKey('read', callAs(server, await server.signInAs(partner), customer.id));
    await query("UPDATE companies SET login_as_company_status = 'none' WHERE id = $1", [customer.id]);
    expect((await people(withKey(key, customer.id))).code).toBe('api_key_not_valid');
  });
});

describe('keys are counted', () => {
  it('twenty in force for a company, each with a name of its own', async () => {
    const made = async (named: string) =>
      asAdmin(createApiKey, { body: { name: named, scope: 'read', ...(await stepOf(asAdmin)) } });
    const { name, id } = await aKey('read');
    expect((await made(name.toUpperCase())).code).toBe('name_in_use');
    for (let n = 1; n < companyLimits.apiKeys.most; n += 1) await aKey('read');
    expect((await made('More')).code).toBe('too_many_api_keys');
    await asAdmin(revokeApiKey, { params: { apiKeyId: id } });
    expect((await made(name)).status).toBe(200);
  });

  it('by their calls in a minute, each for itself', async () => {
    const [one, other] = [await aKey('read'), await aKey('read')];
    await query('INSERT INTO rate_counters (key, n, window_start) VALUES ($1, $2, $3)', [
      `api key ${one.id}`,
      companyLimits.apiKeys.callsPerMinute,
      new Date(),
    ]);
    const ask = ({ key }: CreatedApiKey) => people(callAs(server, { authorization: `Bearer ${key}` }, companyId));
    const refused = await ask(one);
    expect([refused.code, Number(refused.headers['retry-after']) > 0]).toEqual(['too_many_requests', true]);
    expect((await ask(other)).status).toBe(200);
  });

  it('when they are guessed: an address runs out of guesses, a right key from it does not', async () => {
    const { key } = await aKey('read');
    const guess = (text: string) =>
      server.app.inject({
        method: 'POST',
        url: `/gateway/api/v1/users/list/${companyId}`,
        headers: { authorization: `Bearer ${text}` },
        remoteAddress: '203.0.113.9',
        payload: {},
      });
    const statuses: number[] = [];
    for (let n = 0; n <= companyLimits.apiKeys.wrongPerMinute; n += 1)
      statuses.push((await guess(`${key.slice(0, -3)}${String(n).padStart(3, '0')}`)).statusCode);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(429);
    expect((await guess(key)).statusCode).toBe(200);
  });
});
