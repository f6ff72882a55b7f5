import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPaymentNotice, payInvoice } from '#contract/billing/checkout';
import { listSubscriptions } from '#contract/billing/subscriptions';
import { aBuyer, type Buyer } from '#tests/support/calls/aBuyer';
import { anOverdueInvoice } from '#tests/support/calls/anOverdueInvoice';
import { seatsOf } from '#tests/support/calls/aPartner';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let buyer: Buyer;
let invoiceId: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  buyer = await aBuyer(server);
  invoiceId = await anOverdueInvoice(server, buyer.company.id);
});
const query = (text: string, values: unknown[]) => server.services.db.pool.query(text, values);

const pay = (of: Buyer = buyer) => of.call(payInvoice, { params: { invoiceId } });
const openPage = async () => new URL((await pay()).text).pathname;
const problem = async () => (await buyer.call(getPaymentNotice)).json<{ notice: { problem: string } | null }>().notice?.problem;
const status = async () => (await buyer.call(listSubscriptions)).json<{ status: string }[]>()[0]?.status;

describe('an overdue invoice', () => {
  it('is paid by card on a page that leads back to billing, and then nothing is due', async () => {
    expect([await status(), await problem()]).toEqual(['past_due', 'past_due']);
    const path = await openPage();
    expect((await buyer.visit(path)).body).toContain('$1,200.00');
    const paid = await buyer.choose(path, 'pay');
    expect([paid.statusCode, paid.headers.location]).toEqual([303, '/billing']);
    expect([await status(), await problem(), await buyer.invoices()]).toEqual(['active', undefined, ['paid']]);
    expect([await seatsOf(server, buyer.company.id), (await pay()).code]).toEqual([50, 'invoice_not_due']);
  });

  it('that was given up can be paid too', async () => {
    await query(`UPDATE invoices SET status = 'uncollectible' WHERE id = $1`, [invoiceId]);
    expect([await status(), await problem()]).toEqual(['unpaid', 'unpaid']);
    await buyer.choose(await openPage(), 'pay');
    expect([await status(), await problem()]).toEqual(['active', undefined]);
  });

  it('has one page at a time, and a new one after a page that was left', async () => {
    const path = await openPage();
    expect(await openPage()).toBe(path);
    expect((await buyer.choose(path, 'cancel')).headers.location).toBe('/billing');
    expect(await buyer.invoices()).toEqual(['open']);
    const second = await openPage();
    expect(second).not.toBe(path);
    await query(`UPDATE sandbox_payments SET created_at = now() - interval '3 hours' WHERE company_id = $1`, [buyer.company.id]);
    const third = await openPage();
    expect([path, second]).not.toContain(third);
    await buyer.choose(third, 'pay');
    expect(await buyer.invoices()).toEqual(['paid']);
  });

  it('whose payment came without an event is not paid twice', async () => {
    await openPage();
    await query(`UPDATE sandbox_payments SET state = 'paid' WHERE company_id = $1`, [buyer.company.id]);
    expect([await buyer.invoices(), (await pay()).code]).toEqual([['open'], 'invoice_not_due']);
    expect(await buyer.invoices()).toEqual(['paid']);
  });

  it('asks for what credit did not pay', async () => {
    await query(`INSERT INTO banks (company_id, created_at) VALUES ($1, now())`, [buyer.company.id]);
    await query(`INSERT INTO bank_entries (company_id, cents, created_at) VALUES ($1, 20000, now())`, [buyer.company.id]);
    await query(`INSERT INTO bank_entries (company_id, cents, invoice_id, created_at) VALUES ($1, -20000, $2, now())`, [
      buyer.company.id,
      invoiceId,
    ]);
    const path = await openPage();
    expect((await buyer.visit(path)).body).toContain('$1,000.00');
    await buyer.choose(path, 'pay');
    expect(await buyer.invoices()).toEqual(['paid']);
  });

  it('of another company is not found, and a paid one takes no money', async () => {
    const other = await aBuyer(server);
    expect((await pay(other)).code).toBe('not_found');
    await query(`UPDATE invoices SET status = 'paid', paid_at = now() WHERE id = $1`, [invoiceId]);
    expect((await pay()).code).toBe('invoice_not_due');
  });
});
