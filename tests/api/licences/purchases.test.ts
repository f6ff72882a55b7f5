import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyLicences, calculatePrice, calculateResellerPrice, type Price, upgradeAsReseller } from '#contract/billing/licences';
import { getBank, getPricing, listSubscriptions } from '#contract/billing/subscriptions';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { anOrder, aPartner, type Partner, seatsOf } from '#tests/support/calls/aPartner';
import { callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { untilWaiting } from '#tests/support/server/untilWaiting';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  server.services.db.pool.query<Row>(text, values).then((found) => found.rows);
const aCoupon = async (given: { percentOff?: number; mostUses?: number } = {}) => {
  const code = randomUUID().slice(0, 8).toUpperCase();
  await query('INSERT INTO coupons (code, percent_off, most_uses, created_at) VALUES ($1, $2, $3, now())', [
    code,
    given.percentOff ?? 10,
    given.mostUses ?? null,
  ]);
  return code;
};
const bankOf = async ({ call }: Partner) => (await call(getBank)).json<{ balance: number | null }>().balance;

/** Two calls that both wait for the buyer before one of them goes on. */
async function atOnce<T>({ company }: Partner, one: () => Promise<T>, other: () => Promise<T>): Promise<T[]> {
  let calls: Promise<T[]> | undefined;
  await ownerTx(server.services.db, async (tx) => {
    await rows(tx, sql`SELECT 1 FROM companies WHERE id = ${company.id} FOR UPDATE`);
    calls ??= Promise.all([one(), other()]);
    await untilWaiting(server.services.db, tx, 2);
  });
  return (await calls) ?? [];
}

describe('a purchase by card', () => {
  it('brings seats for a year, once for one key', async () => {
    const partner = await aPartner(server);
    const key = randomUUID();
    const first = (await partner.buy({ idempotencyKey: key })).json<{ invoiceId: string; number: string }>();
    expect(first).toMatchObject({ status: 'paid', payment: 'succeeded', number: expect.stringMatching(/^INV-\d{4}-\d{6}$/) });
    expect((await partner.buy({ idempotencyKey: key })).json()).toEqual(first);
    expect(await partner.balance()).toBe(100);
    expect((await partner.buy({ idempotencyKey: key, licensesNumber: 50 })).code).toBe('idempotency_key_used');
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('with one key twice at once is one purchase', async () => {
    const partner = await aPartner(server);
    const idempotencyKey = randomUUID();
    const replies = await atOnce(
      partner,
      () => partner.buy({ idempotencyKey }),
      () => partner.buy({ idempotencyKey }),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect([
      await partner.balance(),
      (await query('SELECT 1 FROM invoices WHERE company_id = $1', [partner.company.id])).length,
    ]).toEqual([100, 1]);
  });

  it('that is declined buys nothing, and leaves a void invoice', async () => {
    const partner = await aPartner(server);
    const reply = await partner.buy({ orderNumber: 'DECLINE-1' });
    expect([reply.status, reply.code, reply.fields]).toEqual([402, 'payment_failed', ['paymentMethod']]);
    expect(await partner.balance()).toBe(0);
    expect(await query('SELECT status, number FROM invoices WHERE company_id = $1', [partner.company.id])).toEqual([
      { status: 'void', number: null },
    ]);
  });

  it.each([24, 0, -1, 25.5, 100_001])('of %d licences is refused at its field', async (licensesNumber) => {
    const reply = await (await aPartner(server)).buy({ licensesNumber });
    expect([reply.status, reply.fields]).toEqual([422, ['licensesNumber']]);
  });
});

describe('the price', () => {
  it('is computed by the server, and the same before and after', async () => {
    const partner = await aPartner(server);
    const couponCode = await aCoupon({ percentOff: 15 });
    const price = (await partner.call(calculatePrice, { query: { licensesNumber: '75', couponCode } })).json<Price>();
    expect(price).toMatchObject({
      pricePerLicense: 1680,
      subtotal: 126_000,
      discount: 18_900,
      total: 107_100,
      amountDue: 107_100,
      isUpgrade: false,
    });
    await partner.buy({ licensesNumber: 75, promotionCode: couponCode.toLowerCase(), price: 1, total: 1 });
    const [line] = await query<{ paid: string }>(
      'SELECT seats::bigint * unit_cents - discount_cents AS paid FROM invoice_lines WHERE company_id = $1',
      [partner.company.id],
    );
    expect(Number(line?.paid)).toBe(107_100);
  });

  it('is without a coupon that is not accepted, and the purchase is refused', async () => {
    const partner = await aPartner(server);
    const used = await aCoupon({ mostUses: 1 });
    await partner.buy({ promotionCode: used });
    for (const couponCode of [used, 'NO-SUCH']) {
      const price = (await partner.call(calculatePrice, { query: { licensesNumber: '25', couponCode } })).json<Price>();
      expect([price.coupon?.refusal, price.discount]).toEqual(['coupon_not_valid', 0]);
      const reply = await partner.buy({ promotionCode: couponCode });
      expect([reply.code, reply.fields]).toEqual(['coupon_not_valid', ['promotionCode']]);
    }
  });

  it('of seats added to a running subscription is for the days that are left', async () => {
    const partner = await aPartner(server, { payByInvoiceAccess: true });
    const customer = await partner.aCustomer();
    await partner.buyFor(customer.id, { licensesNumber: 50 });
    expect((await partner.buyFor(customer.id)).code).toBe('subscription_running');
    const half = await query('SELECT 1 FROM seat_entries WHERE company_id = $1', [customer.id]);
    expect(half).toHaveLength(1);
    const asked = { params: { customerId: customer.id }, query: { licensesNumber: '25' } };
    expect((await partner.call(calculateResellerPrice, asked)).json<Price>()).toMatchObject({
      isUpgrade: true,
      pricePerLicense: 1680,
    });
    const more = await partner.call(upgradeAsReseller, { params: asked.params, body: anOrder({ licensesNumber: 25 }) });
    expect(more.json()).toMatchObject({ isUpgrade: true });
    expect(await seatsOf(server, customer.id)).toBe(75);
    const ends = await query('SELECT DISTINCT ends_at FROM seat_holdings WHERE company_id = $1', [customer.id]);
    expect(ends).toHaveLength(1);
    const other = await partner.aCustomer();
    const upgrade = partner.call(upgradeAsReseller, { params: { customerId: other.id }, body: anOrder() });
    expect((await upgrade).code).toBe('no_subscription');
  });

  it('for a year and a seat is what the pricing call says', async () => {
    const partner = await aPartner(server);
    const pricing = async (isDirectPurchase: string) =>
      (await partner.call(getPricing, { query: { usersNumber: '50', isDirectPurchase } })).json();
    expect(await pricing('false')).toEqual({ pricing: { totalPrice: 84_000, pricePerSeat: 1680 } });
    expect(await pricing('true')).toEqual({ pricing: { totalPrice: 120_000, pricePerSeat: 2400 } });
  });

  it.each<[string, Parameters<typeof aPartner>[1]]>([
    ['a sub-reseller', { companyType: 'subreseller' }],
    ['a company with the Acronis integration', { companyType: 'customer', isPartner: false, integration: 'acronis' }],
  ])('is not told to %s, which buys elsewhere', async (_, given) => {
    const reply = await (await aPartner(server, given)).call(getPricing, { query: { usersNumber: '50' } });
    expect(reply.code).toBe('contact_your_provider');
  });

  it('is not told to the customer of a partner', async () => {
    const customer = await (await aPartner(server)).aCustomer();
    const admin = await server.aUser({ companyId: customer.id, role: 'admin', isOwner: true });
    const call = callAs(server, await server.signInAs(admin), customer.id);
    expect((await call(getPricing, { query: { usersNumber: '50' } })).code).toBe('contact_your_provider');
    expect((await call(calculatePrice, { query: { licensesNumber: '50' } })).code).toBe('contact_your_provider');
  });
});

describe('payment', () => {
  it('by invoice needs permission, is due in 30 days and brings the seats at once', async () => {
    const refused = await (await aPartner(server)).buy({ paymentMethod: 'invoice' });
    expect([refused.code, refused.fields]).toEqual(['invoice_not_allowed', ['paymentMethod']]);
    const partner = await aPartner(server, { payByInvoiceAccess: true });
    expect((await partner.buy({ paymentMethod: 'invoice' })).json()).toMatchObject({ status: 'open', payment: 'pending' });
    expect(await partner.balance()).toBe(100);
    const [due] = await query('SELECT (due_at - issued_at)::text AS days FROM invoices WHERE company_id = $1', [
      partner.company.id,
    ]);
    expect(due).toEqual({ days: '30 days' });
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('with credit withdraws what the bank holds, and never more, also twice at once', async () => {
    const partner = await aPartner(server, { bank: 200_000 });
    const buy = () => partner.buy({ paymentMethod: 'distributor_credit' });
    const replies = await atOnce(partner, buy, buy);
    expect(replies.map(({ code }) => code).sort()).toEqual(['credit_not_enough', undefined]);
    expect(await bankOf(partner)).toBe(32_000);
    expect(await partner.balance()).toBe(100);
  });

  it('with too little credit leaves the rest to the invoice, where that is allowed', async () => {
    const partner = await aPartner(server, { bank: 68_000, payByInvoiceAccess: true });
    expect((await partner.buy({ paymentMethod: 'distributor_credit' })).json()).toMatchObject({ status: 'open' });
    expect(await bankOf(partner)).toBe(0);
    expect((await partner.buy({ paymentMethod: 'distributor_credit' })).code).toBe('credit_not_enough');
  });

  it('of a partner’s customer is for the partner to make', async () => {
    const partner = await aPartner(server);
    const customer = await partner.aCustomer();
    const admin = await server.aUser({ companyId: customer.id, role: 'admin', isOwner: true });
    const call = callAs(server, await server.signInAs(admin), customer.id);
    expect((await call(buyLicences, { body: anOrder() })).code).toBe('contact_your_provider');
    await partner.buyFor(customer.id);
    const [subscription] = (await call(listSubscriptions)).json<{ status: string; stripe_price_per_user_cents: number | null }[]>();
    expect(subscription).toMatchObject({ status: 'active', stripe_reserved_seats: 100, stripe_price_per_user_cents: null });
  });

  it('in the name of a company that one acts in is refused', async () => {
    const partner = await aPartner(server);
    const child = await partner.aCustomer({ companyType: 'subreseller', isPartner: true, loginAsCompanyStatus: 'access' });
    const call = callAs(server, await server.signInAs(partner.admin), child.id);
    expect((await call(buyLicences, { body: anOrder() })).code).toBe('permission_denied');
  });
});
