import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allocateLicences, getLicences, type LicenceBalance } from '#contract/billing/licences';
import { listLicenceAllocations } from '#contract/billing/transactions';
import { listSubscriptions } from '#contract/billing/subscriptions';
import { markSubReseller, removeCustomers, unmarkSubReseller } from '#contract/partners/customerActions';
import { setClock } from '#server/clock';
import { tick } from '#server/modules/clock';
import { aPartner, type Partner, seatsOf } from '#tests/support/calls/aPartner';
import { callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => setClock(null));

const dayMs = 86_400_000;
const boostOf = async (id: string) =>
  (await server.services.db.pool.query<{ has_boost: boolean }>('SELECT has_boost FROM companies WHERE id = $1', [id])).rows[0]
    ?.has_boost;
const listed = async (id: string) =>
  (
    await server.services.db.pool.query<{ licences: number | null }>('SELECT licences FROM customer_list WHERE company_id = $1', [
      id,
    ])
  ).rows[0]?.licences;
const allocate = (partner: Partner, customerId: string, licensesToAllocate: number) =>
  partner.call(allocateLicences, { params: { customerId }, body: { licensesToAllocate, idempotencyKey: randomUUID() } });

describe('seats', () => {
  it('end by their date without a job; Boost and the lists follow within a minute', async () => {
    const partner = await aPartner(server);
    const customer = await partner.aCustomer();
    await partner.buy();
    await allocate(partner, customer.id, 40);
    expect([await boostOf(customer.id), await listed(customer.id)]).toEqual([true, 40]);
    setClock(new Date(Date.now() + 366 * dayMs));
    expect((await partner.call(getLicences)).json<LicenceBalance>()).toMatchObject({
      balance: 0,
      isActive: false,
      isExpired: true,
      lots: [],
    });
    expect((await partner.call(listSubscriptions)).json<object[]>()[0]).toMatchObject({
      status: 'expired',
      stripe_reserved_seats: 0,
    });
    expect((await allocate(partner, customer.id, 1)).code).toBe('not_enough_licences');
    await tick(server.services);
    expect([await boostOf(customer.id), await listed(customer.id)]).toEqual([false, null]);
    // What a partner is does not hang on the seats that it has left.
    expect(await boostOf(partner.company.id)).toBe(true);
    expect(await seatsOf(server, customer.id)).toBe(40);
  });

  it('are what the Boost of a former sub-reseller rests on', async () => {
    const partner = await aPartner(server);
    await server.services.db.pool.query('UPDATE companies SET is_partner_invite_allowed = true WHERE id = $1', [
      partner.company.id,
    ]);
    const [without, withSeats] = [await partner.aCustomer(), await partner.aCustomer()];
    await partner.buy();
    for (const { id } of [without, withSeats]) {
      await allocate(partner, id, 5);
      expect((await partner.call(markSubReseller, { params: { customerId: id } })).status).toBe(200);
    }
    const theirs = callAs(server, await server.signInAs(await server.aUser({ companyId: without.id, role: 'admin' })), without.id);
    const below = await server.aCompany({ parentId: without.id });
    await server.manyUsers(below.id, 5);
    const body = { licensesToAllocate: 5, idempotencyKey: randomUUID() };
    expect((await theirs(allocateLicences, { params: { customerId: below.id }, body })).status).toBe(200);
    expect((await theirs(removeCustomers, { body: { customersIds: [below.id] } })).status).toBe(200);
    expect(await boostOf(without.id)).toBe(true);
    for (const { id } of [without, withSeats])
      expect((await partner.call(unmarkSubReseller, { params: { customerId: id } })).status).toBe(200);
    expect([await boostOf(without.id), await boostOf(withSeats.id)]).toEqual([false, true]);
  });

  it('that nobody uses return to the partner when the customer leaves; those in use stay', async () => {
    const partner = await aPartner(server);
    const customer = await partner.aCustomer({ name: 'Leaver' });
    await server.manyUsers(customer.id, 12);
    await partner.buy();
    await partner.buyFor(customer.id, { licensesNumber: 25 });
    await allocate(partner, customer.id, 30);
    expect((await partner.call(removeCustomers, { body: { customersIds: [customer.id] } })).status).toBe(200);
    expect([await partner.balance(), await seatsOf(server, customer.id)]).toEqual([113, 12]);
    const { items } = (await partner.call(listLicenceAllocations)).json<{ items: { licenses: number; kind: string }[] }>();
    expect(items.map(({ kind, licenses }) => [kind, licenses])).toEqual([
      ['returned', -43],
      ['allocated', 30],
    ]);
  });
});

describe('the status of a subscription', () => {
  it('follows its invoices: past due after the date, unpaid when one is given up', async () => {
    const partner = await aPartner(server, { payByInvoiceAccess: true });
    const state = async () => (await partner.call(listSubscriptions)).json<{ status: string }[]>()[0]?.status;
    await partner.buy({ paymentMethod: 'invoice' });
    expect(await state()).toBe('active');
    setClock(new Date(Date.now() + 31 * dayMs));
    expect(await state()).toBe('past_due');
    await server.services.db.pool.query(`UPDATE invoices SET status = 'uncollectible' WHERE company_id = $1`, [partner.company.id]);
    expect(await state()).toBe('unpaid');
    expect((await partner.buy()).json()).toMatchObject({ isUpgrade: true });
  });
});

describe('a customer', () => {
  it('of another partner cannot be bought for, nor seen', async () => {
    const [one, other] = [await aPartner(server), await aPartner(server)];
    const customer = await other.aCustomer();
    expect((await one.buyFor(customer.id)).code).toBe('not_found');
    expect((await allocate(one, customer.id, 1)).code).toBe('not_found');
    const call = callAs(server, await server.signInAs(one.admin), other.company.id);
    expect((await call(getLicences)).code).toBe('company_not_accessible');
  });
});
