import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortal, payInvoice } from '#contract/billing/checkout';
import { calculatePrice } from '#contract/billing/licences';
import { panelPolicy } from '#server/http/securityHeaders';
import { anOverdueInvoice } from '#tests/support/calls/anOverdueInvoice';
import { callAs } from '#tests/support/calls/callAs';
import { sessionEvent } from '#tests/support/stripe/stripeEvents';
import { startStripeServer } from '#tests/support/stripe/stripeServer';

type World = Awaited<ReturnType<typeof startStripeServer>>;
let world: World;
let buyer: Awaited<ReturnType<World['aBuyer']>>;
beforeAll(async () => {
  world = await startStripeServer();
});
beforeEach(async () => {
  world.stripe.state.isAway = false;
  world.stripe.received.length = 0;
  buyer = await world.aBuyer();
});
afterAll(() => world.close());
const lastCall = () => world.stripe.received.at(-1);

describe('buying Boost with Stripe', () => {
  it('leads to a page of Stripe with the price of our server, in whole cents', async () => {
    const reply = await buyer.checkout({ quantity: 100, price: 1, totalPrice: 1, clientReferenceId: 'partner_7' });
    expect(reply.text).toMatch(/^https:\/\/checkout\.stripe\.example\/cs_test_/);
    expect(lastCall()?.form).toMatchObject({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][unit_amount]': '240000',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][product_data][description]': 'Licenses: 100',
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      client_reference_id: 'partner_7',
      success_url: 'http://localhost:3000/?modal=purchaseComplete',
      cancel_url: 'http://localhost:3000/marketplace',
    });
    expect(lastCall()?.version).toBe('2026-10-28.endive');
  });

  it('asks Stripe once for one purchase, with a key that Stripe repeats its answer for', async () => {
    const idempotencyKey = randomUUID();
    const first = await buyer.checkout({ idempotencyKey });
    expect((await buyer.checkout({ idempotencyKey })).text).toBe(first.text);
    const keys = world.stripe.received.filter(({ path }) => path === '/v1/checkout/sessions').map(({ key }) => key);
    expect([keys.length, new Set(keys).size, await buyer.invoices()]).toEqual([2, 1, ['draft']]);
    expect((await buyer.checkout({ idempotencyKey, clientReferenceId: 'other' })).code).toBe('idempotency_key_used');
  });

  it('is of one customer of Stripe for each company', async () => {
    await buyer.openSession();
    await buyer.openSession({ quantity: 100 });
    expect(world.stripe.received.filter(({ path }) => path === '/v1/customers')).toEqual([
      expect.objectContaining({ form: { name: 'Meadow', email: buyer.admin.email, 'metadata[company]': buyer.company.id } }),
    ]);
  });

  it.each([
    ['fr', 'fr'],
    ['pt-BR', 'pt-BR'],
    ['he', 'auto'],
    ['ar', 'auto'],
  ])('asks for the page in the language of the panel, if Stripe has it: %s', async (lang, locale) => {
    await (await world.aBuyer(lang)).openSession();
    expect(lastCall()?.form['locale']).toBe(locale);
  });

  it('is refused clearly while Stripe is away, and goes on with the same order afterwards', async () => {
    const idempotencyKey = randomUUID();
    world.stripe.state.isAway = true;
    const refused = await buyer.checkout({ idempotencyKey });
    expect([refused.status, refused.code]).toEqual([503, 'payments_unavailable']);
    expect([await buyer.plan(), await buyer.invoices()]).toEqual(['free', ['draft']]);
    world.stripe.state.isAway = false;
    const session = new URL((await buyer.checkout({ idempotencyKey })).text).pathname.slice(1);
    world.stripe.pay(session);
    await world.deliver(sessionEvent('completed', session));
    expect([await buyer.plan(), await buyer.invoices()]).toEqual(['boost', ['paid']]);
  });

  it('grants nothing to a browser that comes back without an event', async () => {
    await buyer.openSession();
    await buyer.visit('/?modal=purchaseComplete');
    expect([await buyer.plan(), await buyer.invoices()]).toEqual(['free', ['draft']]);
  });

  it('has no page of the sandbox beside it', async () => {
    expect((await buyer.visit(`/sandbox-payment/${randomUUID()}`)).statusCode).toBe(404);
  });

  it('is the only way to pay by card: licences are not charged without a page', async () => {
    const seller = await world.server.aCompany({ companyType: 'reseller', isPartner: true });
    const admin = await world.server.aUser({ companyId: seller.id, role: 'admin', isOwner: true });
    const call = callAs(world.server, await world.server.signInAs(admin), seller.id);
    const { methods } = (await call(calculatePrice, { query: { licensesNumber: '25' } })).json<{
      methods: string[];
    }>();
    expect(methods).not.toContain('credit_card');
  });

  it('lets the panel load nothing of Stripe: the browser only goes there', () => {
    const { env } = world.server.services;
    expect(panelPolicy(env, 'n')).toBe(panelPolicy({ ...env, stripe: undefined } as typeof env, 'n'));
    expect(panelPolicy(env, 'n')).not.toContain('stripe');
  });
});

describe('an overdue invoice at Stripe', () => {
  it('has a page with what is due, and another one after that has ended', async () => {
    const params = { invoiceId: await anOverdueInvoice(world.server, buyer.company.id) };
    const open = async () => new URL((await buyer.call(payInvoice, { params })).text).pathname.slice(1);
    const first = await open();
    expect(lastCall()?.form).toMatchObject({
      'line_items[0][price_data][unit_amount]': '120000',
      success_url: 'http://localhost:3000/billing',
    });
    expect(await open()).toBe(first);
    world.stripe.expire(first);
    const second = await open();
    expect(second).not.toBe(first);
    world.stripe.pay(second);
    await world.deliver(sessionEvent('completed', second));
    expect([await buyer.invoices(), (await buyer.call(payInvoice, { params })).code]).toEqual([['paid'], 'invoice_not_due']);
  });
});

describe('the portal of Stripe', () => {
  it('is opened for the customer of the company, and leads back to billing', async () => {
    const { text } = await buyer.call(openPortal);
    const { form } = lastCall() ?? { form: {} as Record<string, string> };
    expect(text).toBe(`https://billing.stripe.example/${form['customer']}`);
    expect(form['return_url']).toBe('http://localhost:3000/billing');
  });

  it('says so while Stripe is away', async () => {
    world.stripe.state.isAway = true;
    const refused = await buyer.call(openPortal);
    expect([refused.status, refused.code]).toEqual([503, 'payments_unavailable']);
  });
});
