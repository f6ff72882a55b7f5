import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listSubscriptions } from '#contract/billing/subscriptions';
import { type Customer, listResellerCustomers } from '#contract/partners/customers';
import { now, setClock } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import { tick } from '#server/modules/clock';
import { aPartner, type Partner } from '#tests/support/calls/aPartner';
import { callAs } from '#tests/support/calls/callAs';
import { startQuietServer } from '#tests/support/server/testServer';

let server: Awaited<ReturnType<typeof startQuietServer>>;
let partner: Partner;
let lapsed: { id: string };
const dayMs = 86_400_000;
const begin = Date.now();

/** So many days after the start of the tests, with what is due then. */
async function at(days: number): Promise<void> {
  setClock(new Date(begin + days * dayMs));
  await tick(server.services);
}
const read = async (query: Record<string, string> = {}) =>
  (await partner.call(listResellerCustomers, { query: { orderBy: 'name', order: 'ASC', ...query } })).json<{
    data: { companies: Customer[] };
  }>().data.companies;
const namesOf = async (query: Record<string, string>) => (await read(query)).map(({ name }) => name);

beforeAll(async () => {
  server = await startQuietServer();
  partner = await aPartner(server);
  lapsed = await partner.aCustomer({ name: 'Lapsed', trialStatus: null });
  await partner.aCustomer({ name: 'Never bought' });
  const running = await partner.aCustomer({ name: 'Still runs', trialStatus: null });
  await partner.buyFor(lapsed.id, { licensesNumber: 25 });
  await at(100);
  await partner.buyFor(running.id, { licensesNumber: 25 });
  await at(0);
});
afterEach(() => setClock(null));

describe('a customer whose licenses ended', () => {
  it('says so in status, state and date, and is found by each of them', async () => {
    expect(await namesOf({ status: 'boosted' })).toEqual(['Lapsed', 'Still runs']);
    await at(366);
    expect(await namesOf({ status: 'licencesEnded' })).toEqual(['Lapsed']);
    expect(await namesOf({ state: 'expired' })).toEqual(['Lapsed']);
    expect(await namesOf({ findings: 'licencesEnded' })).toEqual(['Lapsed']);
    expect(await namesOf({ state: 'available' })).toEqual(['Never bought']);
    expect((await read({ search: 'lapsed' }))[0]).toMatchObject({
      status: 'licencesEnded',
      state: 'expired',
      subscription: { status: 'expired' },
      licences: null,
      expiresAt: expect.stringContaining(new Date(begin + 365 * dayMs).toISOString().slice(0, 10)) as string,
    });
  });

  it('reads the same in its own company', async () => {
    const admin = await server.aUser({ companyId: lapsed.id, role: 'admin', isOwner: true });
    await at(366);
    const own = callAs(server, await server.signInAs(admin), lapsed.id);
    expect((await own(listSubscriptions)).json<object[]>()[0]).toMatchObject({ status: 'expired' });
  });

  it('is licensed again as soon as it has licenses', async () => {
    await at(366);
    await partner.buyFor(lapsed.id, { licensesNumber: 30 });
    expect(await namesOf({ status: 'licencesEnded' })).toEqual([]);
    expect((await read({ search: 'lapsed' }))[0]).toMatchObject({ status: 'boosted', state: 'active', licences: 30 });
  });

  it('is none any more once it has given up later licenses', async () => {
    await at(366);
    await ownerTx(server.services.db, async ({ $client }) => {
      await $client.query("SELECT set_config('app.company', $1, true)", [lapsed.id]);
      await $client.query('SELECT heed_give_up_seats($1)', [now()]);
    });
    await tick(server.services);
    expect(await namesOf({ status: 'licencesEnded' })).toEqual([]);
    expect((await read({ search: 'lapsed' }))[0]).toMatchObject({ status: 'free', licences: null, expiresAt: null });
  });
});
