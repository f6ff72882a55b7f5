import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listLicenceAllocations } from '#contract/billing/transactions';
import { allocateToCustomers, findExclusions } from '#contract/partners/customerActions';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { aPartner, type Partner, seatsOf } from '#tests/support/calls/aPartner';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { untilWaiting } from '#tests/support/server/untilWaiting';

let server: TestServer;
let partner: Partner;
let one: { id: string };
let other: { id: string };
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  partner = await aPartner(server);
  await partner.buy({ licensesNumber: 100 });
  one = await partner.aCustomer({ name: 'Brook' });
  other = await partner.aCustomer({ name: 'Meadow' });
});

const allocate = (customersIds: string[], licensesToAllocate: number, idempotencyKey: string = randomUUID()) =>
  partner.call(allocateToCustomers, { body: { customersIds, licensesToAllocate, idempotencyKey } });
const seats = async () => [await partner.balance(), await seatsOf(server, one.id), await seatsOf(server, other.id)];

describe('allocating licences to several customers', () => {
  it('gives each the same number, and says what each has and what is left', async () => {
    await allocate([one.id], 5);
    const reply = await allocate([one.id, other.id], 30);
    expect(reply.json()).toEqual({
      changed: 2,
      skipped: 0,
      balance: 35,
      customers: [
        { id: one.id, name: 'Brook', licences: 35 },
        { id: other.id, name: 'Meadow', licences: 30 },
      ],
    });
    expect(await seats()).toEqual([35, 35, 30]);
    const { items } = (await partner.call(listLicenceAllocations)).json<{ items: object[] }>();
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({ licenses: 30, kind: 'allocated', allocatedBy: 'Ingrid Lund' });
  });

  it('gives nothing to anybody when there is too little for all', async () => {
    const reply = await allocate([one.id, other.id], 51);
    expect([reply.code, reply.fields]).toEqual(['not_enough_licences', ['licensesToAllocate']]);
    const far = await allocate([one.id, other.id], 100);
    expect(far.code).toBe('not_enough_licences');
    expect(await seats()).toEqual([100, 0, 0]);
  });

  it('leaves out suspended customers and those of sub-resellers, and says so before', async () => {
    const sub = await partner.aCustomer({ companyType: 'subreseller', isPartner: true, loginAsCompanyStatus: 'access' });
    const below = await server.aCompany({ parentId: sub.id });
    const closed = await partner.aCustomer({ disabled: true });
    const customersIds = [one.id, below.id, closed.id];
    const asked = await partner.call(findExclusions, { body: { customersIds, action: 'allocate' } });
    expect(asked.json()).toMatchObject({ eligibleCount: 1, count: 2 });
    expect((await allocate(customersIds, 10)).json()).toMatchObject({ changed: 1, skipped: 2, balance: 90 });
    expect([await seatsOf(server, below.id), await seatsOf(server, closed.id)]).toEqual([0, 0]);
  });

  it('is done once for one key, also when the answer got lost, and refuses the key for something else', async () => {
    const key = randomUUID();
    const first = await allocate([one.id, other.id], 20, key);
    expect((await allocate([one.id, other.id], 20, key)).json()).toEqual(first.json());
    expect(await partner.balance()).toBe(60);
    expect((await allocate([one.id, other.id], 21, key)).code).toBe('idempotency_key_used');
    expect((await allocate([one.id], 20, key)).code).toBe('idempotency_key_used');
  });

  it('reaches nobody else’s customers', async () => {
    const stranger = await server.aCompany();
    expect((await allocate([stranger.id], 5)).code).toBe('not_found');
    expect((await allocate([one.id, stranger.id], 5)).code).toBe('total_changed');
    expect(await seats()).toEqual([100, 0, 0]);
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('by two admins at once never gives away more than there is', async () => {
    let calls: Promise<{ code?: string | undefined }[]> | undefined;
    await ownerTx(server.services.db, async (tx) => {
      await rows(tx, sql`SELECT 1 FROM companies WHERE id = ${partner.company.id} FOR UPDATE`);
      calls ??= Promise.all([allocate([one.id, other.id], 40), allocate([one.id, other.id], 40)]);
      await untilWaiting(server.services.db, tx, 2);
    });
    expect((await calls)?.map(({ code }) => code).sort()).toEqual(['not_enough_licences', undefined]);
    expect(await seats()).toEqual([20, 40, 40]);
  });

  it('is in the audit log of the partner once, and in that of each customer', async () => {
    await allocate([one.id, other.id], 30);
    const { rows: logged } = await server.services.db.pool.query(
      `SELECT company_id, after->>'licenses' AS licenses FROM audit_log WHERE action = 'billing.licences_allocated'
        AND company_id = ANY($1) ORDER BY company_id`,
      [[partner.company.id, one.id, other.id]],
    );
    expect(logged).toEqual([partner.company.id, one.id, other.id].sort().map((id) => ({ company_id: id, licenses: '30' })));
  });
});
