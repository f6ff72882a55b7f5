import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccessUse } from '#contract/partners/accessGrants';
import { unattendedHeader } from '#contract/session/sessionHeader';
import { setClock } from '#server/clock';
import { type BareServer, codeOf } from '#tests/support/server/bareServer';
import { someCompanies } from '#tests/support/calls/companyBrowser';
import { serverOfFile } from '#tests/support/server/serverOfFile';

let server: BareServer;
let world: Awaited<ReturnType<typeof someCompanies>>;
let customer: string;
const query = serverOfFile((started) => void (server = started));

const base = '/gateway/partnership/api/v1/company';
const grant = (days?: number) => server.post(`${base}/${world.customerId}/access/grant`, { status: 'access', days }, customer);
const withdraw = () => server.post(`${base}/${world.customerId}/access/grant`, { status: 'none' }, customer);
const usesSeenByCustomer = async () =>
  (await server.get(`/gateway/rest/v1/company/${world.customerId}/access`, customer)).json<{ uses: AccessUse[] }>().uses;
const usesSeenByPartner = async (session: string) =>
  (await server.get(`/gateway/rest/v1/company/${world.partnerId}/customers/${world.customerId}/access-uses`, session)).json<
    AccessUse[]
  >();

beforeEach(async () => {
  world = await someCompanies(server);
  customer = await server.open((await server.person({ companyId: world.customerId })).email);
});
afterEach(() => setClock(null));

describe('somebody of the partner who is in the company of a customer', () => {
  it('leaves with the next call when the customer takes access back', async () => {
    const there = await (await world.atHome(await world.aPartner())).open();
    expect((await world.addGroup(there)).statusCode).toBe(200);
    expect((await withdraw()).statusCode).toBe(200);
    expect(codeOf(await world.addGroup(there))).toBe('company_not_accessible');
    await grant();
    expect(codeOf(await world.addGroup(there))).toBe('invalid_session');
  });

  it('leaves when the days are over, and a new grant does not bring the tab back', async () => {
    await grant(1);
    const there = await (await world.atHome(await world.aPartner())).open();
    expect((await world.addGroup(there)).statusCode).toBe(200);
    setClock(new Date(Date.now() + 1.01 * 86_400_000));
    expect(codeOf(await world.addGroup(there))).toBe('company_not_accessible');
    expect(codeOf(await server.get('/gateway/user', there))).toBe('company_not_accessible');
    await grant(1);
    expect(codeOf(await world.addGroup(there))).toBe('invalid_session');
  });

  it('stays when the customer makes the time longer or shorter', async () => {
    await grant(3);
    const there = await (await world.atHome(await world.aPartner())).open();
    await grant(1);
    expect((await world.addGroup(there)).statusCode).toBe(200);
    await grant();
    expect((await world.addGroup(there)).statusCode).toBe(200);
  });

  it('is seen by both sides, once for each session, and by nobody else', async () => {
    const partner = await world.aPartner();
    const browser = await world.atHome(partner);
    const there = await browser.open();
    await world.addGroup(there);
    await world.addGroup(there);
    const use = { name: 'Nora North', email: partner.email, companyName: 'Northstar' };
    await vi.waitFor(async () => expect(await usesSeenByCustomer()).toMatchObject([use]));
    expect(await usesSeenByPartner(browser.session)).toMatchObject([use]);
    // From home, without a session of its own.
    await world.addGroup(browser.session);
    await vi.waitFor(async () => expect(await usesSeenByCustomer()).toMatchObject([use, use]));
    expect(await usesSeenByPartner(browser.session)).toHaveLength(2);
    const stranger = await server.company({ companyType: 'reseller', isPartner: true });
    const other = await server.open((await server.person({ companyId: stranger })).email);
    const url = `/gateway/rest/v1/company/${stranger}/customers/${world.customerId}/access-uses`;
    expect(codeOf(await server.get(url, other))).toBe('not_found');
  });

  it('is seen even if every call says that nobody sits in front of it', async () => {
    const browser = await world.atHome(await world.aPartner());
    const headers = { ...server.headersOf(await browser.open()), [unattendedHeader]: '1' };
    const url = `/gateway/rest/v1/company/${world.customerId}/access`;
    expect((await server.app.inject({ url, headers })).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await usesSeenByCustomer()).toHaveLength(1));
  });

  it('is still seen after access has ended', async () => {
    const browser = await world.atHome(await world.aPartner());
    await world.addGroup(await browser.open());
    await withdraw();
    await vi.waitFor(async () => expect(await usesSeenByPartner(browser.session)).toHaveLength(1));
    expect(await usesSeenByCustomer()).toHaveLength(1);
  });
});

describe('a temporary password', () => {
  const replace = (token: string, body: object, company = world.customerId) =>
    server.post(`${base}/${company}/temporary_password`, body, token);
  const next = { password: 'An0ther-horse!' };
  const newcomer = async (companyId = world.customerId) =>
    server.open((await server.person({ companyId, temporaryPassword: true })).email);
  const statusNow = async (companyId = world.customerId) =>
    (await query('SELECT login_as_company_status AS s FROM companies WHERE id = $1', [companyId])).rows as unknown[];

  beforeEach(() => world.grant('none'));

  it('is replaced, with access for the parent company if wanted', async () => {
    const reply = await replace(await newcomer(), { ...next, grantLoginAccess: true });
    expect(reply.statusCode, reply.body).toBe(200);
    const again = await server.signInWith(reply.json<{ customToken: string }>().customToken);
    expect((await server.get('/gateway/api/v1/user', again)).json()).toMatchObject({ temporary_password: false });
    expect(await statusNow()).toEqual([{ s: 'access' }]);
  });

  it('is replaced without access', async () => {
    expect((await replace(await newcomer(), { ...next, grantLoginAccess: false })).statusCode).toBe(200);
    expect(await statusNow()).toEqual([{ s: 'none' }]);
  });

  it('keeps what is refused: no parent company, another company, a password of one’s own', async () => {
    const alone = await server.company();
    const person = await newcomer(alone);
    expect(codeOf(await replace(person, { ...next, grantLoginAccess: true }, alone))).toBe('no_parent_company');
    expect((await server.get('/gateway/api/v1/user', person)).json()).toMatchObject({ temporary_password: true });
    const body = { ...next, grantLoginAccess: true };
    expect(codeOf(await replace(await newcomer(), body, world.otherId))).toBe('company_not_accessible');
    expect(codeOf(await replace(customer, body))).toBe('permission_denied');
    expect(await statusNow()).toEqual([{ s: 'none' }]);
  });
});
