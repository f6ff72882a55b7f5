import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPaymentNotice, openPortal, startCheckout } from '#contract/billing/checkout';
import { buyLicences } from '#contract/billing/licences';
import { listSubscriptions } from '#contract/billing/subscriptions';
import { ownerTx } from '#server/db/tx';
import { closeCheckouts } from '#server/modules/billing/payments/closeCheckouts';
import { aBuyer, type Buyer } from '#tests/support/calls/aBuyer';
import { seatsOf } from '#tests/support/calls/aPartner';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let buyer: Buyer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  buyer = await aBuyer(server);
});
const notice = async (of: Buyer) => (await of.call(getPaymentNotice)).json<{ notice: object | null }>().notice;

describe('buying Boost on the payment page of the sandbox', () => {
  it('gives the address of the page as text; company, licences and price are those of the order', async () => {
    const reply = await buyer.checkout({ quantity: 100 });
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const page = await buyer.visit(new URL(reply.text).pathname);
    for (const text of ['Sandbox: no card is needed and no money moves', 'Meadow', '>100<', '$2,400.00'])
      expect(page.body).toContain(text);
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  });

  it('changes the plan when it is paid, and not before', async () => {
    const path = await buyer.openPage();
    await buyer.visit(path);
    expect([await buyer.plan(), await buyer.invoices()]).toEqual(['free', ['draft']]);
    const hasJustPaid = async () => (await buyer.call(getPaymentNotice)).json<{ hasJustPaid: boolean }>().hasJustPaid;
    expect(await hasJustPaid()).toBe(false);
    const paid = await buyer.choose(path, 'pay');
    expect([paid.statusCode, paid.headers.location]).toEqual([303, '/?modal=purchaseComplete']);
    expect([await buyer.plan(), await buyer.invoices(), await seatsOf(server, buyer.company.id)]).toEqual(['boost', ['paid'], 50]);
    expect(await hasJustPaid()).toBe(true);
    const [subscription] = (await buyer.call(listSubscriptions)).json<object[]>();
    expect(subscription).toMatchObject({ status: 'active', stripe_reserved_seats: 50, stripe_price_per_user_cents: 2400 });
  });

  it('is paid once, however often somebody pays', async () => {
    const path = await buyer.openPage();
    await Promise.all([buyer.choose(path, 'pay'), buyer.choose(path, 'pay'), buyer.visit(path)]);
    expect([await buyer.invoices(), await seatsOf(server, buyer.company.id)]).toEqual([['paid'], 50]);
    expect((await buyer.visit(path)).body).toContain('This payment is done');
  });

  it('is paid on its page only, once that is open', async () => {
    const key = randomUUID();
    const path = new URL((await buyer.checkout({ idempotencyKey: key })).text).pathname;
    const order = { licensesNumber: 50, paymentMethod: 'credit_card', idempotencyKey: key };
    expect((await buyer.call(buyLicences, { body: order })).code).toBe('idempotency_key_used');
    expect(await buyer.invoices()).toEqual(['draft']);
    await buyer.choose(path, 'pay');
    expect(await buyer.invoices()).toEqual(['paid']);
  });

  it('a declined card changes nothing, says so, and can be tried again', async () => {
    const path = await buyer.openPage();
    expect((await buyer.choose(path, 'decline')).headers.location).toBe(path);
    expect((await buyer.visit(path)).body).toContain('The card was declined');
    expect([await buyer.plan(), await notice(buyer)]).toEqual([
      'free',
      expect.objectContaining({ problem: 'failed', amountDue: 120_000 }),
    ]);
    await buyer.choose(path, 'pay');
    expect([await buyer.plan(), await notice(buyer)]).toEqual(['boost', null]);
  });

  it('a cancelled page cannot be paid any more', async () => {
    const path = await buyer.openPage();
    expect((await buyer.choose(path, 'cancel')).headers.location).toBe('/marketplace');
    await buyer.choose(path, 'pay');
    expect([await buyer.plan(), await buyer.invoices()]).toEqual(['free', ['void']]);
  });

  it('a page that was left too long cannot be paid, and its draft is voided', async () => {
    const path = await buyer.openPage();
    const { pool } = server.services.db;
    await pool.query(`UPDATE sandbox_payments SET created_at = now() - interval '3 hours' WHERE company_id = $1`, [
      buyer.company.id,
    ]);
    await buyer.choose(path, 'pay');
    expect([await buyer.plan(), (await buyer.visit(path)).body]).toEqual(['free', expect.stringContaining('no longer open')]);
    await pool.query(`UPDATE checkouts SET created_at = now() - interval '26 hours' WHERE company_id = $1`, [buyer.company.id]);
    await ownerTx(server.services.db, (tx) => closeCheckouts(tx, new Date()));
    expect(await buyer.invoices()).toEqual(['void']);
  });

  it('is one purchase for one key', async () => {
    const idempotencyKey = randomUUID();
    const first = await buyer.checkout({ idempotencyKey });
    expect((await buyer.checkout({ idempotencyKey })).text).toBe(first.text);
    expect((await buyer.checkout({ idempotencyKey, quantity: 100 })).code).toBe('idempotency_key_used');
    expect(await buyer.invoices()).toEqual(['draft']);
  });

  it('adds seats to a running subscription until its end', async () => {
    await buyer.choose(await buyer.openPage(), 'pay');
    await buyer.choose(await buyer.openPage({ quantity: 100 }), 'pay');
    const [subscription, ...rest] = (await buyer.call(listSubscriptions)).json<object[]>();
    expect([subscription, rest]).toEqual([expect.objectContaining({ status: 'active', stripe_reserved_seats: 150 }), []]);
    const { rows } = await server.services.db.pool.query('SELECT DISTINCT ends_at FROM invoice_lines WHERE company_id = $1', [
      buyer.company.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('speaks the language of the panel, from right to left in Hebrew', async () => {
    const hebrew = await aBuyer(server, {}, 'he');
    const page = await hebrew.visit(await hebrew.openPage());
    expect(page.body).toContain('<html lang="he" dir="rtl">');
    expect(page.body).toContain('תשלום עבור Boost');
  });
});

describe('what a purchase is refused for', () => {
  it('too few or too many seats', async () => {
    for (const quantity of [49, 5001, 50.5]) expect((await buyer.checkout({ quantity })).fields).toEqual(['quantity']);
  });

  it('a coupon that is not valid', async () => {
    const reply = await buyer.checkout({ couponCode: 'NOPE' });
    expect([reply.code, reply.fields, await buyer.invoices()]).toEqual(['coupon_not_valid', ['promotionCode'], []]);
  });

  it('a customer of a partner and a sub-reseller, who buy from their provider', async () => {
    const parent = await server.aCompany({ companyType: 'reseller', isPartner: true });
    for (const given of [{ parentId: parent.id }, { companyType: 'subreseller', isPartner: true, parentId: parent.id }] as const) {
      const child = await aBuyer(server, given);
      expect([(await child.checkout()).code, (await child.call(openPortal)).code]).toEqual(Array(2).fill('contact_your_provider'));
    }
  });

  it('another company in the body', async () => {
    const other = await aBuyer(server);
    expect(
      (await buyer.call(startCheckout, { body: { email: 'a@b.example', companyId: other.company.id, quantity: 50 } })).code,
    ).toBe('company_not_accessible');
    expect(await other.invoices()).toEqual([]);
  });
});

describe('the portal of the sandbox', () => {
  it('lists the payments of the company, behind an address that nobody guesses', async () => {
    await buyer.choose(await buyer.openPage(), 'pay');
    const { pathname, search } = new URL((await buyer.call(openPortal)).text);
    const page = await buyer.visit(pathname + search);
    for (const text of ['Payments', 'Meadow', 'Paid', '$1,200.00']) expect(page.body).toContain(text);
    expect((await buyer.visit(`${pathname}?token=x`)).statusCode).toBe(404);
  });
});
