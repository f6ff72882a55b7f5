import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getAdminPanelCompany, listCompanies } from '#contract/company/companies';
import { type Customer, listResellerCustomers, listSubResellerCustomers } from '#contract/partners/customers';
import { setClock } from '#server/clock';
import { callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let target: string;
let parent: string;
type Caller = ReturnType<typeof callAs>;
let admins: Record<'parent' | 'grandparent' | 'child' | 'sibling' | 'stranger', Caller>;

const dayMs = 86_400_000;
const set = (id: string, status: string, until: Date | null = null) =>
  server.services.db.pool.query('UPDATE companies SET login_as_company_status = $2, login_as_company_until = $3 WHERE id = $1', [
    id,
    status,
    until,
  ]);
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

/** Whether the company opens, is in the list of companies to choose, and can be seen in neither way. */
async function reach(admin: Caller): Promise<'in' | 'out'> {
  const read = await admin(getAdminPanelCompany, { params: { companyId: target } });
  const listed = (await admin(listCompanies)).json<{ id: string }[]>().some(({ id }) => id === target);
  expect([read.status, read.code, listed]).toEqual(
    read.status === 200 ? [200, undefined, true] : [403, 'company_not_accessible', false],
  );
  return read.status === 200 ? 'in' : 'out';
}

beforeAll(async () => {
  server = await startTestServer();
  const grandparent = (await server.aCompany({ companyType: 'reseller' })).id;
  const above = { companyType: 'subreseller', parentId: grandparent } as const;
  parent = (await server.aCompany(above)).id;
  target = (await server.aCompany({ parentId: parent })).id;
  const child = (await server.aCompany({ parentId: target, loginAsCompanyStatus: 'access' })).id;
  const sibling = (await server.aCompany({ parentId: parent, loginAsCompanyStatus: 'access' })).id;
  const stranger = (await server.aCompany({ companyType: 'reseller' })).id;
  const adminOf = async (companyId: string) =>
    callAs(server, await server.signInAs(await server.aUser({ companyId, role: 'admin' })), companyId);
  admins = {
    parent: await adminOf(parent),
    grandparent: await adminOf(grandparent),
    child: await adminOf(child),
    sibling: await adminOf(sibling),
    stranger: await adminOf(stranger),
  };
});
afterEach(() => setClock(null));

describe('who reaches a company', () => {
  it.each([
    ['nothing was granted', 'none', null, 'out'],
    ['access was asked for', 'pending', null, 'out'],
    ['access is granted', 'access', null, 'in'],
    ['access is granted until tomorrow', 'access', 1, 'in'],
    ['access ended yesterday', 'access', -1, 'out'],
  ] as const)('when %s: the parent, and who stands above with access to the parent', async (_when, status, days, expected) => {
    await set(parent, 'access');
    await set(target, status, days === null ? null : inDays(days));
    expect(await reach(admins.parent)).toBe(expected);
    expect(await reach(admins.grandparent)).toBe(expected);
    for (const who of ['child', 'sibling', 'stranger'] as const) expect([who, await reach(admins[who])]).toEqual([who, 'out']);
  });

  it.each([
    ['nothing was granted', 'none', null],
    ['access was asked for', 'pending', null],
    ['access ended yesterday', 'access', -1],
  ] as const)('not through a parent to whom %s', async (_when, status, days) => {
    await set(target, 'access');
    await set(parent, status, days === null ? null : inDays(days));
    expect(await reach(admins.parent)).toBe('in');
    expect(await reach(admins.grandparent)).toBe('out');
  });

  it('is listed with the day of the first end on the way up', async () => {
    const ends = [inDays(2), inDays(1)] as const;
    await set(target, 'access', ends[0]);
    await set(parent, 'access', ends[1]);
    const shownTo = async (who: 'parent' | 'grandparent') => {
      const call = who === 'parent' ? listSubResellerCustomers : listResellerCustomers;
      const { data } = (await admins[who](call)).json<{ data: { companies: Customer[] } }>();
      const row = data.companies.find(({ id }) => id === target);
      return [row?.access, row?.accessUntil];
    };
    expect(await shownTo('parent')).toEqual(['available', ends[0].toISOString()]);
    expect(await shownTo('grandparent')).toEqual(['available', ends[1].toISOString()]);
    await set(parent, 'access');
    await set(target, 'access', inDays(-1));
    for (const who of ['parent', 'grandparent'] as const) expect(await shownTo(who)).toEqual(['notAvailable', null]);
    await set(target, 'access');
    expect(await shownTo('grandparent')).toEqual(['available', null]);
  });

  it('until the first end on the way up, at that moment and without a job', async () => {
    await set(target, 'access', inDays(2));
    await set(parent, 'access', inDays(1));
    expect(await reach(admins.grandparent)).toBe('in');
    setClock(inDays(1.01));
    expect(await reach(admins.grandparent)).toBe('out');
    expect(await reach(admins.parent)).toBe('in');
    setClock(inDays(2.01));
    expect(await reach(admins.parent)).toBe('out');
  });
});
