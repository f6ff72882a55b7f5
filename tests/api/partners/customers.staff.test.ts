import { beforeAll, describe, expect, it } from 'vitest';
import { editCompanies, setEnablement } from '#contract/partners/customerActions';
import { type Customer, listAllCompanies, listResellerCustomers } from '#contract/partners/customers';
import { type CurrentUser, refreshUser } from '#contract/session/session';
import { callAs } from '#tests/support/calls/callAs';
import { makePartnerTree, type PartnerTree } from '#tests/support/calls/partnerTree';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let tree: PartnerTree;
let house: string;
beforeAll(async () => {
  server = await startTestServer();
  tree = await makePartnerTree(server);
  house = (await server.aCompany({ isHouse: true })).id;
});

const asStaff = async (role: 'support' | 'superadmin', companyId = house) =>
  callAs(server, await server.signInAs(await server.aUser({ companyId: house, role })), companyId);
const readPage = async (call: PartnerTree['call'], query: Record<string, string>) =>
  (await call(listAllCompanies, { query })).json<{ data: { companies: Customer[] } }>().data.companies;

describe('the list of all companies', () => {
  it('shows staff every company, seen from the house', async () => {
    const call = await asStaff('support');
    const [found] = await readPage(call, {
      search: tree.reseller.name,
      orderBy: 'createdAt',
      order: 'DESC',
      subcompanyType: 'partner',
    });
    expect(found).toMatchObject({ type: 'partner', parentCompanyName: null });
    const below = await readPage(call, { subResellers: tree.sub.id });
    expect(below.map(({ name, type, access }) => [name, type, access])).toEqual([['Grandchild', 'partners_customer', 'available']]);
  });

  it('is closed to partners, and to staff acting in a company', async () => {
    expect((await tree.call(listAllCompanies)).code).toBe('permission_denied');
    expect((await (await asStaff('support', tree.reseller.id))(listAllCompanies)).code).toBe('permission_denied');
  });

  it('lets a superadmin change plan, trial and enablement at once, and support none of them', async () => {
    const customersIds = [tree.asked.id, tree.closed.id];
    const body = { customersIds, plan: 'boost', trial: 'expired', enablement: 'suspended' };
    expect((await (await asStaff('support'))(editCompanies, { body })).code).toBe('permission_denied');
    const superadmin = await asStaff('superadmin');
    expect((await superadmin(editCompanies, { body })).json()).toEqual({ changed: 2, skipped: 0 });
    const [asked] = await readPage(superadmin, { search: 'Asked', status: 'boosted', enablementStatus: 'suspended' });
    expect(asked).toMatchObject({ isBoosted: true, trial: { status: 'expired' }, isSuspendedAbove: false });
    expect((await superadmin(editCompanies, { body: { customersIds } })).fields).toContain('plan');
    // What staff have closed stays closed to the partner.
    const opening = { customersIds, enablementStatusTo: 'enabled' };
    expect((await tree.call(setEnablement, { body: opening })).code).toBe('no_customer_to_change');
  });
});

describe('what only the house gives', () => {
  it('is white label and payment by invoice, and is taken away again', async () => {
    const superadmin = await asStaff('superadmin');
    const has = async () => {
      const { company } = (await tree.call(refreshUser)).json<CurrentUser>();
      return [company.white_label_page_access, company.pay_by_invoice_access];
    };
    const edit = async (change: object) =>
      (await superadmin(editCompanies, { body: { customersIds: [tree.reseller.id], ...change } })).json<object>();
    expect(await has()).toEqual([false, false]);
    expect(await edit({ whiteLabel: 'included', payByInvoice: 'included' })).toEqual({ changed: 1, skipped: 0 });
    expect(await has()).toEqual([true, true]);
    await edit({ whiteLabel: 'excluded' });
    expect(await has()).toEqual([false, true]);
    await edit({ payByInvoice: 'excluded' });
    const { rows } = await server.services.db.pool.query<{ after: object }>(
      `SELECT after FROM audit_log WHERE company_id = $1 AND action = 'customers.edited' ORDER BY at DESC LIMIT 1`,
      [tree.reseller.id],
    );
    expect(rows).toEqual([{ after: { payByInvoice: 'excluded' } }]);
  });
});

describe('the file of customers', () => {
  it('has the rows and the order of the list, and is recorded', async () => {
    const headers = { ...(await server.signInAs(tree.admin)), accept: 'text/csv', 'accept-language': 'de' };
    const file = await callAs(
      server,
      headers,
      tree.reseller.id,
    )(listResellerCustomers, {
      query: { orderBy: 'name', order: 'ASC', companyAffiliation: 'direct' },
    });
    const [head, ...lines] = file.text.trim().split('\r\n');
    expect(head).toContain('Unternehmen');
    expect(lines.map((line) => line.split(',')[0])).toEqual(['Asked', 'Closed', 'Granted', 'Southern']);
    expect(file.headers['content-disposition']).toContain('customers-');
    const { rows } = await server.services.db.pool.query<{ n: number }>(
      `SELECT subject_count AS n FROM audit_log WHERE company_id = $1 AND action = 'customers.exported'`,
      [tree.reseller.id],
    );
    expect(rows).toEqual([{ n: 4 }]);
  });
});
