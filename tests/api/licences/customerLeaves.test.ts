import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { allocateLicences } from '#contract/billing/licences';
import { listSubscriptions, type Subscription } from '#contract/billing/subscriptions';
import { listRemovedCustomers, removeCustomers, restoreCustomer } from '#contract/partners/customerActions';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { aPartner, type Partner, seatsOf } from '#tests/support/calls/aPartner';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { untilWaiting } from '#tests/support/server/untilWaiting';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.services.db.pool.query<Row>(text, values)).rows;
const moneyOf = ({ company }: Partner) =>
  query(
    `SELECT i.status, (r.cents)::int AS cents, r.given_back_at IS NOT NULL AS "isGivenBack" FROM invoices i
      LEFT JOIN refunds r ON r.invoice_id = i.id WHERE i.company_id = $1`,
    [company.id],
  );

/** The draft of a purchase of 50 seats that the server did not finish; its key. */
async function anUnfinishedPurchase({ company }: Partner, customerId: string): Promise<string> {
  const idempotencyKey = randomUUID();
  await query(
    `WITH i AS (INSERT INTO invoices (company_id, buyer_name, customer_id, customer_name, method, idempotency_key, admin_name, created_at)
        VALUES ($1, 'Northern', $2, 'Meadow', 'credit_card', $3, 'Ada', now()) RETURNING id)
      INSERT INTO invoice_lines (invoice_id, company_id, seats, yearly_cents, unit_cents, discount_cents, starts_at, ends_at)
      SELECT id, $1, 50, 1680, 1680, 0, now(), now() + interval '365 days' FROM i`,
    [company.id, customerId, idempotencyKey],
  );
  return idempotencyKey;
}

describe('a purchase by card for a customer that is removed before the card is charged', () => {
  it('buys nothing, says so, and the money is given back', async () => {
    const partner = await aPartner(server);
    const customer = await partner.aCustomer();
    const idempotencyKey = await anUnfinishedPurchase(partner, customer.id);
    expect((await partner.call(removeCustomers, { body: { customersIds: [customer.id] } })).status).toBe(200);
    const reply = await partner.buyFor(customer.id, { licensesNumber: 50, idempotencyKey });
    expect([reply.status, reply.code]).toEqual([409, 'customer_removed']);
    expect(await moneyOf(partner)).toEqual([{ status: 'void', cents: 84_000, isGivenBack: true }]);
    expect(await seatsOf(server, customer.id)).toBe(0);
    expect((await partner.buyFor(customer.id, { licensesNumber: 50, idempotencyKey })).code).toBe('payment_failed');
    expect(await moneyOf(partner)).toHaveLength(1);
  });

  it('owes nothing where the card was declined', async () => {
    const partner = await aPartner(server);
    const customer = await partner.aCustomer();
    const idempotencyKey = await anUnfinishedPurchase(partner, customer.id);
    await query("UPDATE invoices SET order_number = 'DECLINE-1' WHERE idempotency_key = $1", [idempotencyKey]);
    await partner.call(removeCustomers, { body: { customersIds: [customer.id] } });
    expect((await partner.buyFor(customer.id, { licensesNumber: 50, idempotencyKey })).code).toBe('payment_failed');
    expect(await moneyOf(partner)).toEqual([{ status: 'void', cents: null, isGivenBack: false }]);
  });

  it('at the same moment brings seats or the money back, and never neither', async () => {
    const partner = await aPartner(server);
    const customer = await partner.aCustomer();
    let calls: Promise<{ status: number; code: string | undefined }[]> | undefined;
    await ownerTx(server.services.db, async (tx) => {
      await rows(tx, sql`SELECT 1 FROM companies WHERE id = ${partner.company.id} FOR UPDATE`);
      const bought = partner.buyFor(customer.id);
      await untilWaiting(server.services.db, tx, 1);
      const removed = partner.call(removeCustomers, { body: { customersIds: [customer.id] } });
      await untilWaiting(server.services.db, tx, 2);
      calls = Promise.all([bought, removed]);
    });
    const [bought, removed] = (await calls) ?? [];
    expect(removed?.status).toBe(200);
    const [money] = await moneyOf(partner);
    if (bought?.status === 200) expect([money, await partner.balance()]).toMatchObject([{ status: 'paid', cents: null }, 100]);
    else if (bought?.code === 'not_found') expect(money).toBeUndefined();
    else expect([bought?.code, money]).toEqual(['customer_removed', { status: 'void', cents: 168_000, isGivenBack: true }]);
  });
});

describe('licenses that come back from a customer', () => {
  const planOf = async ({ call }: Partner) => (await call(listSubscriptions)).json<Subscription[]>();

  it('are in the balance of the partner, but are not its plan', async () => {
    const partner = await aPartner(server);
    const customer = await partner.aCustomer();
    await partner.buyFor(customer.id);
    await partner.call(removeCustomers, { body: { customersIds: [customer.id] } });
    expect(await partner.balance()).toBe(100);
    expect(await planOf(partner)).toMatchObject([{ status: 'active', stripe_subscription_id: null, stripe_reserved_seats: null }]);
  });

  it('leave payment, period and number of its own plan as they were', async () => {
    const partner = await aPartner(server);
    const customer = await partner.aCustomer();
    await partner.buy({ licensesNumber: 40 });
    const before = await planOf(partner);
    expect(before).toMatchObject([{ stripe_reserved_seats: 40 }]);
    await partner.buyFor(customer.id);
    await partner.call(removeCustomers, { body: { customersIds: [customer.id] } });
    expect([await partner.balance(), await planOf(partner)]).toEqual([140, before]);
  });
});

describe('a customer that is brought back', () => {
  const removed = async (partner: Partner, customerId: string) => {
    await partner.call(removeCustomers, { body: { customersIds: [customerId] } });
    const [one] = (await partner.call(listRemovedCustomers)).json<{ licences: object }[]>();
    return one?.licences;
  };
  const restore = async (partner: Partner, customerId: string) =>
    (await partner.call(restoreCustomer, { params: { customerId } })).json<{ licences: object }>().licences;

  it('has the licenses again that it returned when it was removed', async () => {
    const partner = await aPartner(server);
    const customer = await partner.aCustomer();
    await partner.buyFor(customer.id);
    const licences = { returned: 100, givenBack: 100 };
    expect(await removed(partner, customer.id)).toEqual(licences);
    expect([await partner.balance(), await seatsOf(server, customer.id)]).toEqual([100, 0]);
    expect(await restore(partner, customer.id)).toEqual(licences);
    expect([await partner.balance(), await seatsOf(server, customer.id)]).toEqual([0, 100]);
  });

  it('says how many it does not get, because the partner gave them to others', async () => {
    const partner = await aPartner(server);
    const [customer, other] = [await partner.aCustomer(), await partner.aCustomer()];
    await partner.buyFor(customer.id);
    await removed(partner, customer.id);
    const given = { params: { customerId: other.id }, body: { licensesToAllocate: 70, idempotencyKey: randomUUID() } };
    expect((await partner.call(allocateLicences, given)).status).toBe(200);
    const [listed] = (await partner.call(listRemovedCustomers)).json<{ licences: object }[]>();
    expect([listed?.licences, await restore(partner, customer.id)]).toEqual([
      { returned: 100, givenBack: 30 },
      { returned: 100, givenBack: 30 },
    ]);
    expect([await partner.balance(), await seatsOf(server, customer.id), await seatsOf(server, other.id)]).toEqual([0, 30, 70]);
  });

  it('takes nothing of what its partner has besides', async () => {
    const partner = await aPartner(server);
    const customer = await partner.aCustomer();
    await partner.buy({ licensesNumber: 40 });
    expect(await removed(partner, customer.id)).toEqual({ returned: 0, givenBack: 0 });
    expect(await restore(partner, customer.id)).toEqual({ returned: 0, givenBack: 0 });
    expect([await partner.balance(), await seatsOf(server, customer.id)]).toEqual([40, 0]);
  });
});
