import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const asOwner = <Row>(query: string) => ownerTx(server.services.db, (tx) => rows<Row>(tx, sql.raw(query)));
const aPartner = (parentId?: string) => server.aCompany({ isPartner: true, ...(parentId && { parentId }) });

/** What stands above a company, nearest first; without houses. */
const aboveOf = async (id: string) =>
  (
    await asOwner<{ ancestor_id: string }>(`SELECT p.ancestor_id FROM company_parentage p JOIN companies c ON c.id = p.ancestor_id
      WHERE p.company_id = '${id}' AND NOT c.is_house ORDER BY p.depth`)
  ).map(({ ancestor_id }) => ancestor_id);
const move = (id: string, parent: string | null) =>
  asOwner(`UPDATE companies SET parent_id = ${parent ? `'${parent}'` : 'NULL'} WHERE id = '${id}'`);

describe('parentage', () => {
  it('is known at every depth, whatever access is granted', async () => {
    const top = await aPartner();
    const middle = await aPartner(top.id);
    const { id } = await server.aCompany({ parentId: middle.id });
    expect(await aboveOf(id)).toEqual([middle.id, top.id]);
  });

  it('follows a company that moves, with all below it', async () => {
    const [one, other] = [await aPartner(), await aPartner()];
    const middle = await aPartner(one.id);
    const { id } = await server.aCompany({ parentId: middle.id });
    await move(middle.id, other.id);
    expect(await aboveOf(id)).toEqual([middle.id, other.id]);
    await move(middle.id, null);
    expect(await aboveOf(id)).toEqual([middle.id]);
  });

  it('never forms a circle', async () => {
    const top = await aPartner();
    const middle = await aPartner(top.id);
    const low = await aPartner(middle.id);
    for (const [who, parent] of [
      [top, low],
      [top, middle],
      [top, top],
    ] as const)
      await expect(move(who.id, parent.id)).rejects.toThrow('cannot stand above itself');
    expect(await aboveOf(low.id)).toEqual([middle.id, top.id]);
  });

  it('puts every company below the house, old and new', async () => {
    const before = await server.aCompany();
    const house = await server.aCompany({ isHouse: true });
    const partner = await aPartner();
    const after = await server.aCompany({ parentId: partner.id });
    const below = await asOwner(`SELECT company_id AS id, depth FROM company_parentage WHERE ancestor_id = '${house.id}'
      AND company_id IN ('${before.id}', '${partner.id}', '${after.id}', '${house.id}') ORDER BY depth, company_id = '${partner.id}'`);
    expect(below).toEqual([
      { id: before.id, depth: 1 },
      { id: partner.id, depth: 1 },
      { id: after.id, depth: 2 },
    ]);
  });
});

describe('the rows of the lists', () => {
  it('agree with companies and people after every kind of change', async () => {
    const { id } = await server.aCompany({ trialStatus: 'active', trialEndsAt: new Date('2027-01-01T00:00:00Z') });
    const read = async () =>
      (
        await asOwner(`SELECT name, status, seats, owner_email, is_registered, expires_at IS NOT NULL AS expires FROM customer_list
        WHERE company_id = '${id}'`)
      )[0];
    expect(await read()).toMatchObject({ status: 'notRegistered', seats: 0, owner_email: null, expires: true });
    const owner = await server.aUser({ companyId: id, role: 'admin', isOwner: true });
    await server.manyUsers(id, 3);
    expect(await read()).toMatchObject({ status: 'notRegistered', seats: 4, owner_email: owner.email });
    await server.signInAs(owner);
    expect(await read()).toMatchObject({ status: 'trialActive', is_registered: true });
    await asOwner(`UPDATE users SET disabled = true WHERE company_id = '${id}' AND role = 'user'`);
    await asOwner(`UPDATE users SET email = 'new.${id}@test.example' WHERE id = '${owner.id}'`);
    await asOwner(`UPDATE companies SET has_boost = true, name = 'Renamed' WHERE id = '${id}'`);
    expect(await read()).toEqual({
      name: 'Renamed',
      status: 'boosted',
      seats: 1,
      owner_email: `new.${id}@test.example`,
      is_registered: true,
      expires: false,
    });
  });
});
