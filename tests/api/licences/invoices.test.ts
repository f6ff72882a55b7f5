import { beforeEach, describe, expect, it } from 'vitest';
import { getPaymentNotice } from '#contract/billing/checkout';
import { getInvoice, listInvoices, settleInvoice, type Transaction } from '#contract/billing/transactions';
import { aPartner, type Partner, seatsOf } from '#tests/support/calls/aPartner';
import { callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let partner: Partner;
let invoiceId: string;
let asStaff: (role: 'support' | 'superadmin') => Promise<ReturnType<typeof callAs>>;

beforeEach(async () => {
  server = await startTestServer();
  partner = await aPartner(server, { payByInvoiceAccess: true });
  invoiceId = (await partner.buy({ paymentMethod: 'invoice' })).json<{ invoiceId: string }>().invoiceId;
  const house = await server.aCompany({ isHouse: true });
  asStaff = async (role) => callAs(server, await server.signInAs(await server.aUser({ companyId: house.id, role })), house.id);
});

const settle = (status: string) => ({ params: { invoiceId }, body: { status } });

describe('the invoices of all companies', () => {
  it('are read by staff, with their documents, and by no partner', async () => {
    const call = await asStaff('support');
    const { items } = (await call(listInvoices, { query: { searchText: partner.company.name } })).json<{ items: Transaction[] }>();
    const listed = items.find(({ id }) => id === invoiceId);
    expect(listed).toMatchObject({ buyer: partner.company.name, status: 'open', licenses: 100 });
    expect((await call(getInvoice, { params: { invoiceId } })).json()).toMatchObject({ id: invoiceId, lines: [{ licenses: 100 }] });
    expect((await partner.call(listInvoices)).code).toBe('permission_denied');
  });

  it('are paid when a superadmin says so, once, and the buyer reads it in its audit log', async () => {
    const call = await asStaff('superadmin');
    expect((await call(settleInvoice, settle('paid'))).status).toBe(200);
    expect((await partner.call(getInvoice, { params: { invoiceId } })).json()).toMatchObject({
      status: 'paid',
      paymentDate: expect.any(String),
    });
    expect((await call(settleInvoice, settle('paid'))).code).toBe('invoice_not_due');
    const { rows } = await server.services.db.pool.query(
      `SELECT c.is_house AS "isHouse" FROM audit_log l JOIN companies c ON c.id = l.company_id
        WHERE l.action = 'billing.invoice_paid' AND l.subject_id = $1 ORDER BY c.is_house`,
      [partner.company.id],
    );
    expect(rows).toEqual([{ isHouse: false }, { isHouse: true }]);
  });

  it('that will not be paid keep their licences, and can still be paid', async () => {
    const call = await asStaff('superadmin');
    expect((await call(settleInvoice, settle('uncollectible'))).status).toBe(200);
    expect(await seatsOf(server, partner.company.id)).toBe(100);
    expect((await partner.call(getPaymentNotice)).json()).toMatchObject({ notice: expect.anything() });
    expect((await call(settleInvoice, settle('uncollectible'))).code).toBe('invoice_not_due');
    expect((await call(settleInvoice, settle('paid'))).status).toBe(200);
  });

  it('are settled by nobody else, and become nothing else', async () => {
    expect((await partner.call(settleInvoice, settle('paid'))).code).toBe('permission_denied');
    expect((await (await asStaff('support'))(settleInvoice, settle('paid'))).code).toBe('permission_denied');
    const call = await asStaff('superadmin');
    for (const status of ['void', 'draft', 'open']) expect((await call(settleInvoice, settle(status))).fields).toEqual(['status']);
    const missing = { params: { invoiceId: partner.company.id }, body: { status: 'paid' } };
    expect((await call(settleInvoice, missing)).code).toBe('not_found');
  });
});
