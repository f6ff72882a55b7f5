import { beforeAll, describe, expect, it } from 'vitest';
import { buyLicences } from '#contract/billing/licences';
import { getInvoice, listOwnInvoices, settleInvoice, type Transaction } from '#contract/billing/transactions';
import { aPartner, anOrder } from '#tests/support/calls/aPartner';
import { anOverdueInvoice } from '#tests/support/calls/anOverdueInvoice';
import { callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** A direct customer, whose admin buys for it. */
async function aBuyer(name: string) {
  const company = await server.aCompany({ name });
  const admin = await server.aUser({ companyId: company.id, role: 'admin', isOwner: true, name: 'Ada' });
  const headers = await server.signInAs(admin);
  const call = callAs(server, headers, company.id);
  return { company, admin, headers, call, buy: (order: object = {}) => call(buyLicences, { body: anOrder(order) }) };
}
const receiptsOf = async (companyId: string) =>
  (
    await server.services.db.pool.query<{ recipient: string; params: Record<string, string> }>(
      "SELECT recipient, params FROM mails WHERE company_id = $1 AND template = 'payment_receipt'",
      [companyId],
    )
  ).rows;

describe('the invoices of a company that is no partner', () => {
  it('are listed for its admins, with their documents, without what was never issued', async () => {
    const buyer = await aBuyer('Meadow');
    const { invoiceId } = (await buyer.buy({ licensesNumber: 50 })).json<{ invoiceId: string }>();
    await buyer.buy({ orderNumber: 'DECLINE' });
    await anOverdueInvoice(server, (await aBuyer('Foreign')).company.id);
    const { items, totalCount } = (await buyer.call(listOwnInvoices)).json<{ items: Transaction[]; totalCount: number }>();
    expect([totalCount, items]).toMatchObject([
      1,
      [{ id: invoiceId, standing: 'paid', total: 120_000, amountDue: 0, licenses: 50 }],
    ]);
    const asPdf = callAs(server, { ...buyer.headers, accept: 'application/pdf' }, buyer.company.id);
    expect((await asPdf(getInvoice, { params: { invoiceId } })).text).toMatch(/^%PDF/);
    expect((await asPdf(listOwnInvoices)).text).toMatch(/^%PDF/);
    const asCsv = callAs(server, { ...buyer.headers, accept: 'text/csv' }, buyer.company.id);
    expect((await asCsv(listOwnInvoices)).text).toContain('1200.00,,0.00,Paid,');
  });
});

describe('the receipt of a payment', () => {
  it('is mailed to who ordered, once, with number and amount', async () => {
    const buyer = await aBuyer('Alder');
    const body = anOrder({ licensesNumber: 50 });
    const { number } = (await buyer.call(buyLicences, { body })).json<{ number: string }>();
    await buyer.call(buyLicences, { body });
    await buyer.buy({ orderNumber: 'DECLINE' });
    expect(await receiptsOf(buyer.company.id)).toEqual([
      {
        recipient: buyer.admin.email,
        params: expect.objectContaining({ name: 'Ada', companyName: 'Alder', number, licenses: '50', amount: '$1,200.00' }),
      },
    ]);
  });

  it('is mailed when staff record that the money has arrived, and not before', async () => {
    const partner = await aPartner(server, { payByInvoiceAccess: true });
    const { invoiceId } = (await partner.buy({ paymentMethod: 'invoice' })).json<{ invoiceId: string }>();
    expect(await receiptsOf(partner.company.id)).toEqual([]);
    const house = await server.aCompany({ isHouse: true });
    const staff = await server.aUser({ companyId: house.id, role: 'superadmin' });
    const call = callAs(server, await server.signInAs(staff), house.id);
    expect((await call(settleInvoice, { params: { invoiceId }, body: { status: 'paid' } })).status).toBe(200);
    expect(await receiptsOf(partner.company.id)).toMatchObject([{ recipient: partner.admin.email, params: { isPartner: 'true' } }]);
  });
});
