import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allocateLicences, type LicenceBalance } from '#contract/billing/licences';
import { listLicenceAllocations } from '#contract/billing/transactions';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { aPartner, type Partner, seatsOf } from '#tests/support/calls/aPartner';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { untilWaiting } from '#tests/support/server/untilWaiting';

let server: TestServer;
let partner: Partner;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  partner = await aPartner(server);
  expect((await partner.buy({ licensesNumber: 100 })).json()).toMatchObject({ payment: 'succeeded', isUpgrade: false });
});

const allocate = (customerId: string, licensesToAllocate: number, idempotencyKey: string = randomUUID()) =>
  partner.call(allocateLicences, { params: { customerId }, body: { licensesToAllocate, idempotencyKey } });

describe('allocating licences', () => {
  it('moves seats to a customer that has granted no access, and puts it on Boost', async () => {
    const customer = await partner.aCustomer({ name: 'Meadow' });
    const reply = await allocate(customer.id, 30);
    expect(reply.json<LicenceBalance>()).toMatchObject({ balance: 70, isActive: true, isExpired: false });
    expect([await seatsOf(server, partner.company.id), await seatsOf(server, customer.id)]).toEqual([70, 30]);
    const [row] = (await partner.call(listLicenceAllocations)).json<{ items: object[] }>().items;
    expect(row).toMatchObject({ companyName: 'Meadow', licenses: 30, kind: 'allocated', allocatedBy: 'Ingrid Lund' });
    const { rows: found } = await server.services.db.pool.query('SELECT has_boost FROM companies WHERE id = $1', [customer.id]);
    expect(found).toEqual([{ has_boost: true }]);
  });

  it('is read in the audit log of the customer, and so is a purchase, but not its price', async () => {
    const customer = await partner.aCustomer();
    await allocate(customer.id, 30);
    expect((await partner.buyFor(customer.id, { licensesNumber: 50 })).json()).toMatchObject({ payment: 'succeeded' });
    const { rows: logged } = await server.services.db.pool.query(
      `SELECT action, after FROM audit_log WHERE company_id = $1 AND actor_company_id = $2 ORDER BY at, action`,
      [customer.id, partner.company.id],
    );
    expect(logged).toEqual([
      { action: 'billing.licences_allocated', after: { licenses: 30 } },
      { action: 'billing.licences_ordered', after: { licenses: 50 } },
    ]);
  });

  it('refuses more than the partner has, and moves none of them', async () => {
    const customer = await partner.aCustomer();
    const reply = await allocate(customer.id, 101);
    expect([reply.code, reply.fields]).toEqual(['not_enough_licences', ['licensesToAllocate']]);
    expect([await partner.balance(), await seatsOf(server, customer.id)]).toEqual([100, 0]);
  });

  it('is done once for one key, and refuses the key for something else', async () => {
    const [customer, key] = [await partner.aCustomer(), randomUUID()];
    await allocate(customer.id, 30, key);
    expect((await allocate(customer.id, 30, key)).status).toBe(200);
    expect(await partner.balance()).toBe(70);
    expect((await allocate(customer.id, 31, key)).code).toBe('idempotency_key_used');
    expect((await allocate((await partner.aCustomer()).id, 30, key)).code).toBe('idempotency_key_used');
  });

  it('goes to a direct customer only, which is not suspended', async () => {
    const child = await partner.aCustomer({ companyType: 'subreseller', isPartner: true, loginAsCompanyStatus: 'access' });
    const grandchild = await server.aCompany({ parentId: child.id, loginAsCompanyStatus: 'access' });
    const stranger = await server.aCompany();
    for (const id of [grandchild.id, stranger.id, partner.company.id]) expect((await allocate(id, 5)).code).toBe('not_found');
    expect((await allocate((await partner.aCustomer({ disabled: true })).id, 5)).code).toBe('customer_suspended');
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('by two admins at once never gives away more than there is', async () => {
    const [one, other] = [await partner.aCustomer(), await partner.aCustomer()];
    let calls: Promise<{ code?: string | undefined }[]> | undefined;
    await ownerTx(server.services.db, async (tx) => {
      await rows(tx, sql`SELECT 1 FROM companies WHERE id = ${partner.company.id} FOR UPDATE`);
      calls ??= Promise.all([allocate(one.id, 60), allocate(other.id, 60)]);
      await untilWaiting(server.services.db, tx, 2);
    });
    expect((await calls)?.map(({ code }) => code).sort()).toEqual(['not_enough_licences', undefined]);
    expect(await partner.balance()).toBe(40);
    expect((await seatsOf(server, one.id)) + (await seatsOf(server, other.id))).toBe(60);
  });

  it('gives first what ends first, and every seat leads back to the line that paid for it', async () => {
    const { pool } = server.services.db;
    const lots = await pool.query<{ id: string }>('SELECT id FROM invoice_lines WHERE company_id = $1', [partner.company.id]);
    await pool.query(
      `WITH i AS (INSERT INTO invoices (company_id, buyer_name, customer_id, customer_name, method, idempotency_key, admin_name, created_at)
          VALUES ($1, '', $1, '', 'credit_card', gen_random_uuid(), '', now()) RETURNING id)
        INSERT INTO invoice_lines (invoice_id, company_id, seats, yearly_cents, unit_cents, discount_cents, starts_at, ends_at)
          SELECT id, $1, 20, 100, 100, 0, now(), now() + interval '30 days' FROM i`,
      [partner.company.id],
    );
    await pool.query(
      `UPDATE invoices SET status = 'paid', number = gen_random_uuid()::text, issued_at = now(), paid_at = now()
        WHERE company_id = $1 AND status = 'draft'`,
      [partner.company.id],
    );
    const customer = await partner.aCustomer();
    expect((await allocate(customer.id, 50)).json<LicenceBalance>().balance).toBe(70);
    const { rows: held } = await pool.query<{ lot_id: string; seats: number }>(
      'SELECT lot_id, seats FROM seat_holdings WHERE company_id = $1 ORDER BY ends_at',
      [customer.id],
    );
    expect(held.map(({ seats }) => seats)).toEqual([20, 30]);
    expect(held[1]?.lot_id).toBe(lots.rows[0]?.id);
  });
});

describe('the ledger', () => {
  const asOwner = (query: string) => ownerTx(server.services.db, (tx) => rows(tx, sql.raw(query)));

  it('is append-only, also for the owner', async () => {
    await aPartner(server, { bank: 5000 });
    for (const query of [
      'DELETE FROM seat_entries',
      'UPDATE seat_entries SET seats = 1',
      'UPDATE invoice_lines SET seats = 1',
      'UPDATE bank_entries SET cents = 1',
    ])
      await expect(asOwner(query), query).rejects.toThrow('append-only');
  });

  it('refuses to give away what a company does not hold, whatever the code says', async () => {
    const customer = await partner.aCustomer();
    await allocate(customer.id, 1);
    const overdraw = `INSERT INTO seat_entries (company_id, lot_id, seats, created_at, ends_at, allocation_id)
      SELECT company_id, lot_id, -101, now(), ends_at, (SELECT id FROM licence_allocations WHERE company_id = '${partner.company.id}')
      FROM seat_entries WHERE company_id = '${partner.company.id}'`;
    await expect(asOwner(overdraw)).rejects.toThrow('seat_holdings_seats');
  });
});
