import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCheckout } from '#contract/billing/checkout';
import { ownerTx } from '#server/db/tx';
import type { CheckoutFacts } from '#server/modules/billing/payments/paymentProvider';
import { takePaymentEvent } from '#server/modules/billing/payments/takePaymentEvent';
import { closeCheckouts } from '#server/modules/billing/payments/closeCheckouts';
import { sandboxProvider } from '#server/modules/billing/sandbox/sandboxProvider';
import { aBuyer, type Buyer } from '#tests/support/calls/aBuyer';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let buyer: Buyer;
let sessionId: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  buyer = await aBuyer(server);
  sessionId = (await buyer.openPage()).split('/').at(-1) ?? '';
  await change(`state = 'paid'`);
});
const change = (set: string) => server.services.db.pool.query(`UPDATE sandbox_payments SET ${set} WHERE id = $1`, [sessionId]);

/** Sends an event about the paid page; `page` are facts that the provider tells differently. */
function send(event: { sessionId?: string; isLive?: boolean } = {}, page: Partial<CheckoutFacts> = {}) {
  const sandbox = sandboxProvider(server.services);
  const provider = {
    ...sandbox,
    readCheckout: async (id: string) => {
      const facts = await sandbox.readCheckout(id);
      return facts && { ...facts, ...page };
    },
  };
  return takePaymentEvent(server.services, provider, { id: randomUUID(), sessionId, isLive: false, ...event });
}

describe('a paid page of the sandbox', () => {
  it('is the purchase of the company that opened it', async () => {
    expect(await send()).toBe('applied');
    expect([await buyer.plan(), await buyer.invoices()]).toEqual(['boost', ['paid']]);
  });

  it.each([
    ['when the event is of the live mode', { isLive: true }, {}],
    ['when the page is of the live mode', {}, { isLive: true }],
    ['when nobody knows the page', { sessionId: randomUUID() }, {}],
    ['when its invoice is another one', {}, { reference: randomUUID() }],
    ['when its currency is another one', {}, { currency: 'eur' }],
  ])('buys nothing %s', async (_name, event, page) => {
    expect(await send(event, page)).toBe('refused');
    expect([await buyer.plan(), await buyer.invoices()]).toEqual(['free', ['draft']]);
  });

  it('buys nothing when less was paid than the invoice says', async () => {
    await change('cents = cents - 1');
    expect(await send()).toBe('refused');
    expect([await buyer.plan(), await buyer.invoices()]).toEqual(['free', ['draft']]);
    expect(server.logText()).toContain('a payment is not the one that was asked for');
  });

  it('buys nothing when we did not open it', async () => {
    await server.services.db.pool.query('DELETE FROM checkouts WHERE session_id = $1', [sessionId]);
    expect(await send()).toBe('refused');
    expect(await buyer.plan()).toBe('free');
  });
});

describe('a purchase that never got a page', () => {
  it('is voided a day later, and one whose page is still open is not', async () => {
    const { pool } = server.services.db;
    await pool.query(`UPDATE invoices SET created_at = now() - interval '26 hours' WHERE company_id = $1`, [buyer.company.id]);
    await ownerTx(server.services.db, (tx) => closeCheckouts(tx, new Date()));
    expect(await buyer.invoices()).toEqual(['draft']);
    await pool.query('DELETE FROM checkouts WHERE session_id = $1', [sessionId]);
    await ownerTx(server.services.db, (tx) => closeCheckouts(tx, new Date()));
    expect(await buyer.invoices()).toEqual(['void']);
    expect(
      (await buyer.call(startCheckout, { body: { email: 'a@b.example', companyId: buyer.company.id, quantity: 50 } })).status,
    ).toBe(200);
  });
});
