import { beforeAll, describe, expect, it } from 'vitest';
import {
  getInvoice,
  listResellerTransactions,
  listSubresellerTransactions,
  type DueAmounts,
  listTransactions,
  type Transaction,
} from '#contract/billing/transactions';
import type { Endpoint } from '#contract/kit/endpoint';
import { anOverdueInvoice } from '#tests/support/calls/anOverdueInvoice';
import { aPartner, type Partner } from '#tests/support/calls/aPartner';
import { callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let reseller: Partner;
let sub: Partner;
let sibling: Partner;
let invoiceId: string;

beforeAll(async () => {
  server = await startTestServer();
  reseller = await aPartner(server, { payByInvoiceAccess: true });
  const below = { companyType: 'subreseller', parentId: reseller.company.id } as const;
  sub = await aPartner(server, { ...below, bank: 500_000 });
  sibling = await aPartner(server, below);
  const customer = await sub.aCustomer({ name: 'Meadow' });
  const order = { paymentMethod: 'distributor_credit', orderNumber: 'PO-7' };
  invoiceId = (await sub.buyFor(customer.id, order)).json<{ invoiceId: string }>().invoiceId;
  await reseller.buyFor((await reseller.aCustomer({ name: 'Alder' })).id, { paymentMethod: 'invoice' });
  await reseller.buy({ orderNumber: 'DECLINE' });
});

const rowsOf = async (partner: Partner, endpoint: Endpoint, query: Record<string, string> = {}) =>
  (await partner.call(endpoint, { query })).json<{ items: Transaction[]; totalCount: number }>();

describe('transactions', () => {
  it('of a reseller are its own and those of its sub-resellers, with what they withdrew', async () => {
    const { items, totalCount } = await rowsOf(reseller, listResellerTransactions, { orderBy: 'customer', order: 'DESC' });
    expect(totalCount).toBe(3);
    expect(items.find(({ customer }) => customer === 'Meadow')).toMatchObject({
      buyer: sub.company.name,
      licenses: 100,
      subtotal: 192_000,
      withdrawal: 192_000,
      amountDue: 0,
      status: 'paid',
      method: 'distributor_credit',
      orderNumber: 'PO-7',
      admin: 'Ingrid Lund',
    });
  });

  it('of a sub-reseller are its own only, also by id', async () => {
    expect((await rowsOf(sub, listSubresellerTransactions)).totalCount).toBe(1);
    expect((await rowsOf(sibling, listSubresellerTransactions)).totalCount).toBe(0);
    const read = (partner: Partner) => partner.call(getInvoice, { params: { invoiceId } });
    expect([(await read(reseller)).status, (await read(sub)).status, (await read(sibling)).status]).toEqual([200, 200, 404]);
  });

  it('are filtered by status and method, searched and sorted', async () => {
    const numbers = async (query: Record<string, string>) =>
      (await rowsOf(reseller, listResellerTransactions, query)).items.map(({ status }) => status);
    expect(await numbers({ invoiceStatus: 'open' })).toEqual(['open']);
    expect(await numbers({ paymentMethod: 'distributor_credit' })).toEqual(['paid']);
    expect(await numbers({ invoiceStatus: 'paid', paymentMethod: 'invoice' })).toEqual([]);
    expect(await numbers({ searchText: 'alder' })).toEqual(['open']);
    expect(await numbers({ orderBy: 'amountDue', order: 'ASC' })).toHaveLength(3);
  });

  it('for itself are apart from those for customers', async () => {
    const { items } = await rowsOf(reseller, listTransactions);
    expect(items.map(({ status, number }) => [status, number])).toEqual([['void', '']]);
  });

  it('are closed to companies that are no partners, and to those with the Acronis integration', async () => {
    const plain = await server.aCompany({ hasBoost: true });
    const acronis = await server.aCompany({ companyType: 'reseller', isPartner: true, hasBoost: true, integration: 'acronis' });
    for (const { id } of [plain, acronis]) {
      const admin = await server.aUser({ companyId: id, role: 'admin', isOwner: true });
      const call = callAs(server, await server.signInAs(admin), id);
      for (const endpoint of [listTransactions, listResellerTransactions, listSubresellerTransactions])
        expect((await call(endpoint)).code).toBe('permission_denied');
    }
  });

  it('that are overdue say for how many days, and can be chosen; what is paid or void is not due', async () => {
    const late = await aPartner(server, { payByInvoiceAccess: true });
    await late.buy({ orderNumber: 'PAID' });
    await late.buy({ orderNumber: 'DECLINE' });
    await late.buy({ orderNumber: 'FRESH', paymentMethod: 'invoice' });
    await anOverdueInvoice(server, late.company.id);
    const read = async (query: Record<string, string> = {}) =>
      (await late.call(listResellerTransactions, { query })).json<{ items: Transaction[]; due: DueAmounts }>();
    const { items, due } = await read({ orderBy: 'amountDue', order: 'DESC' });
    const facts = items.map(({ standing, status, ...row }) => [standing, status, row.daysOverdue, row.amountDue, row.total]);
    expect(facts.slice(0, 2)).toEqual([
      ['open', 'open', null, 168_000, 168_000],
      ['overdue', 'open', 1, 120_000, 120_000],
    ]);
    expect(facts.slice(2).sort()).toEqual([
      ['paid', 'paid', null, 0, 168_000],
      ['void', 'void', null, 0, 168_000],
    ]);
    expect(due).toEqual({ open: 288_000, overdue: 120_000 });
    const chosen = async (invoiceStatus: string) => (await read({ invoiceStatus })).items.map(({ standing }) => standing).sort();
    expect([await chosen('overdue'), await chosen('open'), await chosen('paid')]).toEqual([
      ['overdue'],
      ['open', 'overdue'],
      ['paid'],
    ]);
    const asFile = callAs(server, { ...(await server.signInAs(late.admin)), accept: 'text/csv' }, late.company.id);
    const csv = (await asFile(listResellerTransactions, { query: { invoiceStatus: 'overdue' } })).text;
    expect(csv).toMatch(/Overdue,Invoice,\S+,\S+,1,/);
  });

  it('forget the name of an admin who is deleted', async () => {
    await server.services.db.pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [sub.admin.id]);
    const { items } = await rowsOf(reseller, listResellerTransactions, { searchText: 'Meadow' });
    expect(items.map(({ admin }) => admin)).toEqual(['']);
  });
});
