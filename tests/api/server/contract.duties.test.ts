import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { access, type Capability } from '#contract/access';
import type { ErrorEnvelope } from '#contract/errors';
import { fillPath } from '#contract/kit/endpoint';
import { type CompanyType, companyTypes, isInGroup, type Role } from '#contract/roles';
import type { AnyEndpoint } from '#server/http/handler';
import { callAs } from '#tests/support/calls/callAs';
import { everyEndpoint, hasScope, paramsOf } from '#tests/support/calls/everyEndpoint';
import { validBodies } from '#tests/support/calls/validCalls';
import { startTestServer, type TestServer, unlimited } from '#tests/support/server/testServer';

/** Invalid for every endpoint, so that a call that is allowed changes nothing and reports wrong fields. */
const nonsense = { nothing: 'of the kind' };
/** Whether the access table allows a call for a role; otherwise the refusal is permission_denied. */
const isFor = (role: Role, { access: needed }: AnyEndpoint) =>
  !(needed in access) || isInGroup(role, access[needed as Capability].roles);
/** Nobody may make these calls while acting in another company. */
const isOnlyAtHome = ({ access: needed }: AnyEndpoint) => needed in access && 'onlyAtHome' in access[needed as Capability];
/** The kinds of company that a call is for; undefined if it is for all. */
const kindsOf = ({ access: needed }: AnyEndpoint): readonly CompanyType[] | undefined =>
  needed in access && 'companies' in access[needed as Capability]
    ? (access[needed as Capability] as { companies: readonly CompanyType[] }).companies
    : undefined;
/** The calls of the caller's own session, and those that complete onboarding. */
const open = [
  'session.refreshUser',
  'session.recordLastLogin',
  'session.logout',
  'session.confirmPrivacyPolicy',
  'passwords.changePassword',
  'passwords.replaceTemporaryPassword',
];
const signedIn = everyEndpoint.filter(({ endpoint }) => endpoint.access !== 'public' && endpoint.access !== 'learnerApp');
const closed = signedIn.filter(({ title }) => !open.includes(title));
/** The calls with which people set up the second factor that their company requires. */
const ofFactors = [
  'mfa.verifyPassword',
  'mfa.setMfa',
  'mfa.getMfa',
  'mfa.confirmStep',
  'mfa.startAuthenticator',
  'mfa.addAuthenticator',
  'mfa.startPasskey',
  'mfa.addPasskey',
];

const states = [
  { who: 'a temporary password', given: { temporaryPassword: true }, code: 'password_change_required' },
  {
    who: 'a temporary password and an unconfirmed policy',
    given: { temporaryPassword: true, privacyPolicyConfirmedAt: null },
    code: 'password_change_required',
  },
  { who: 'an unconfirmed policy', given: { privacyPolicyConfirmedAt: null }, code: 'privacy_policy_not_confirmed' },
];

let server: TestServer;
/** A company of each kind, so that no call is refused for the kind. */
const companyOf = {} as Record<CompanyType, string>;
const kindFor = (endpoint: AnyEndpoint): CompanyType => {
  const kinds = kindsOf(endpoint);
  return kinds && !kinds.includes('reseller') ? (kinds[0] ?? 'reseller') : 'reseller';
};
let own: string;
let customer: string;
beforeAll(async () => {
  server = await startTestServer();
  // On Boost, so that the plan refuses nothing before onboarding is checked.
  for (const companyType of companyTypes)
    companyOf[companyType] = (await server.aCompany({ companyType, isPartner: companyType !== 'customer', hasBoost: true })).id;
  own = companyOf.reseller;
  customer = (await server.aCompany({ parentId: own, loginAsCompanyStatus: 'access', hasBoost: true })).id;
});

async function ask(endpoint: AnyEndpoint, headers: Record<string, string>, companyId: string) {
  const params = Object.fromEntries(paramsOf(endpoint).map((name) => [name, randomUUID()]));
  const reply = await server.app.inject({
    method: endpoint.method,
    url: `/gateway${fillPath(endpoint.path, { ...params, companyId })}`,
    headers: { ...unlimited, ...headers },
    ...(endpoint.body && { payload: nonsense }),
  });
  expect(reply.statusCode, reply.body).toBeLessThan(500);
  return [reply.statusCode, reply.statusCode < 400 ? '' : reply.json<ErrorEnvelope>().error.code];
}

it('the contract marks the calls that are allowed before onboarding', () => {
  const declared = everyEndpoint.filter(({ endpoint }) => endpoint.beforeOnboarding).map(({ title }) => title);
  expect(declared.sort()).toEqual([...open].sort());
});

describe.each(states)('somebody with $who', ({ given, code }) => {
  const headersOf = {} as Record<CompanyType, Record<string, string>>;
  let headers: Record<string, string>;
  let superadmin: { house: string; headers: Record<string, string> };
  beforeAll(async () => {
    for (const kind of companyTypes)
      headersOf[kind] = await server.signInAs(
        await server.aUser({ companyId: companyOf[kind], role: 'admin', isOwner: true, ...given }),
      );
    headers = headersOf.reseller;
    const house = (await server.aCompany({ isHouse: true, hasBoost: true })).id;
    superadmin = { house, headers: await server.signInAs(await server.aUser({ companyId: house, role: 'superadmin', ...given })) };
  });

  it.each(closed)('is refused by $title', async ({ endpoint }) => {
    const mayAdmin = isFor('admin', endpoint);
    const kind = kindFor(endpoint);
    const [asked, company] = mayAdmin ? [headersOf[kind], companyOf[kind]] : [superadmin.headers, superadmin.house];
    expect(await ask(endpoint, asked, company)).toEqual([403, code]);
  });

  it.each(signedIn.filter(({ title }) => open.includes(title) && title !== 'session.logout'))(
    'is not kept from $title',
    async ({ endpoint }) => {
      expect((await ask(endpoint, headers, own))[1]).not.toBe(code);
    },
  );

  it('may sign out', async () => {
    const person = await server.aUser({ companyId: own, role: 'admin', ...given });
    const others = await server.signInAs(person);
    const reply = await server.app.inject({ method: 'POST', url: '/gateway/rest/v1/me/logout', headers: others });
    expect(reply.statusCode).toBe(200);
  });
});

describe('somebody without the second factor that their company requires', () => {
  let headers: Record<string, string>;
  let staff: { house: string; headers: Record<string, string> };
  const twoFactorFrom = new Date('2026-01-05T08:00:00Z');
  const companyWith = {} as Record<CompanyType, { id: string; headers: Record<string, string> }>;
  beforeAll(async () => {
    for (const companyType of companyTypes) {
      const { id } = await server.aCompany({ companyType, isPartner: companyType !== 'customer', hasBoost: true, twoFactorFrom });
      companyWith[companyType] = {
        id,
        headers: await server.signInAs(await server.aUser({ companyId: id, role: 'admin', isOwner: true })),
      };
    }
    headers = companyWith.reseller.headers;
    const house = (await server.aCompany({ isHouse: true, hasBoost: true, twoFactorFrom })).id;
    staff = { house, headers: await server.signInAs(await server.aUser({ companyId: house, role: 'superadmin' })) };
  });

  it.each(closed.filter(({ title }) => !ofFactors.includes(title)))('is refused by $title', async ({ endpoint }) => {
    const { id, headers: own } = companyWith[kindFor(endpoint)];
    const [asked, company] = isFor('admin', endpoint) ? [own, id] : [staff.headers, staff.house];
    expect(await ask(endpoint, asked, company)).toEqual([403, 'two_factor_required']);
  });

  it.each(signedIn.filter(({ title }) => [...open, ...ofFactors].includes(title) && title !== 'session.logout'))(
    'is not kept from $title',
    async ({ endpoint }) => {
      expect((await ask(endpoint, headers, companyWith.reseller.id))[1]).not.toBe('two_factor_required');
    },
  );

  it('the contract marks these calls', () => {
    const declared = everyEndpoint.filter(({ endpoint }) => endpoint.beforeTwoFactor).map(({ title }) => title);
    expect(declared.sort()).toEqual([...ofFactors].sort());
  });
});

describe('an unverified address', () => {
  it.each(signedIn.filter(({ endpoint }) => endpoint.needsVerifiedEmail))(
    'is refused by $title, which says so',
    async ({ endpoint }) => {
      expect(endpoint.errors).toContain('email_not_verified');
      const companyId = companyOf[kindFor(endpoint)];
      const headers = await server.signInAs(await server.aUser({ companyId, role: 'admin', isOwner: true, emailVerified: false }));
      expect(await ask(endpoint, headers, companyId)).toEqual([403, 'email_not_verified']);
    },
  );
});

describe('a second step', () => {
  it.each(signedIn.filter(({ endpoint }) => endpoint.needsStep))('is asked for by $title', async ({ title, endpoint }) => {
    expect(endpoint.errors).toContain('mfa_step_expired');
    const person = await server.aUser({ companyId: companyOf.customer, role: 'admin', isOwner: true });
    const ids = { companyId: person.companyId, userId: person.id } as Parameters<NonNullable<(typeof validBodies)[string]>>[0];
    const by = callAs(server, { ...unlimited, ...(await server.signInAs(person)) }, person.companyId);
    const params = Object.fromEntries(paramsOf(endpoint).map((name) => [name, randomUUID()]));
    const reply = await by(endpoint, { params: { ...params, companyId: person.companyId }, body: validBodies[title]?.(ids) ?? {} });
    expect([reply.status, reply.code]).toEqual([410, 'mfa_step_expired']);
  });
});

describe('a person who acts in another company', () => {
  const isForCustomers = (endpoint: AnyEndpoint) => kindsOf(endpoint)?.includes('customer') ?? true;
  const scoped = closed.filter(({ endpoint }) => hasScope(endpoint) && !isOnlyAtHome(endpoint) && isForCustomers(endpoint));

  it.each([
    ['a partner', { role: 'admin' as const, isHouse: false }],
    ['house staff', { role: 'support' as const, isHouse: true }],
  ])('the policy is not asked of %s, a password of their own is', async (_who, { role, isHouse }) => {
    const companyId = isHouse ? (await server.aCompany({ isHouse })).id : own;
    const [unconfirmed, temporary] = [
      await server.signInAs(await server.aUser({ companyId, role, privacyPolicyConfirmedAt: null })),
      await server.signInAs(await server.aUser({ companyId, role, temporaryPassword: true })),
    ];
    for (const { title, endpoint } of scoped.filter((one) => isFor(role, one.endpoint))) {
      expect((await ask(endpoint, unconfirmed, customer))[1], title).not.toBe('privacy_policy_not_confirmed');
      expect((await ask(endpoint, temporary, customer))[1], title).toBe('password_change_required');
    }
  });
});

describe('a person who completed onboarding', () => {
  const read = (headers: Record<string, string>) => server.app.inject({ url: `/gateway/company/admin_panel/${own}`, headers });

  it('continues the same session after confirming the policy', async () => {
    const person = await server.aUser({ companyId: own, role: 'admin', privacyPolicyConfirmedAt: null });
    const headers = await server.signInAs(person);
    expect((await read(headers)).statusCode).toBe(403);
    const url = `/gateway/customers/api/v1/company/${own}/users/${person.id}/privacy_policy/confirm`;
    expect((await server.app.inject({ method: 'POST', url, headers })).statusCode).toBe(200);
    expect((await read(headers)).statusCode).toBe(200);
  });

  it('continues after choosing a password', async () => {
    const person = await server.aUser({ companyId: own, role: 'admin', temporaryPassword: true });
    const headers = await server.signInAs(person);
    expect((await read(headers)).statusCode).toBe(403);
    const changed = await server.app.inject({
      method: 'POST',
      url: '/gateway/rest/v1/me/password',
      headers: { ...unlimited, ...headers },
      payload: { newPassword: 'An0ther-horse!' },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const token = await server.signInWith(changed.json<{ customToken: string }>().customToken);
    expect((await read(server.headersOf(token))).statusCode).toBe(200);
  });
});
