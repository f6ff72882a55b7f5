import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { countCustomers } from '#contract/partners/customerActions';
import {
  type Customer,
  listPartnerCustomers,
  listResellerCustomers,
  listSubResellerCustomers,
  listSubResellers,
} from '#contract/partners/customers';
import { rows } from '#server/db/rows';
import { tenantTx } from '#server/db/tx';
import { callerHash } from '#tests/support/calls/callerHash';
import { makePartnerTree, type PartnerTree } from '#tests/support/calls/partnerTree';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let tree: PartnerTree;
beforeAll(async () => {
  server = await startTestServer();
  tree = await makePartnerTree(server);
});

interface Page {
  data: { companies: Customer[]; pageInfo: { totalCount: number } };
}

async function read(query: Record<string, string | string[]> = {}): Promise<Page['data']> {
  const pairs = Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value]));
  return (await tree.call(listResellerCustomers, { query: pairs })).json<Page>().data;
}

async function namesOf(query: Record<string, string | string[]> = {}): Promise<string[]> {
  const data = await read({ orderBy: 'name', order: 'ASC', ...query });
  expect(data.pageInfo.totalCount).toBe(data.companies.length);
  return data.companies.map(({ name }) => name);
}

describe('customers of a reseller', () => {
  it('are all companies below, whatever access they granted, and nobody else’s', async () => {
    expect(await namesOf()).toEqual(['Asked', 'Closed', 'Grandchild', 'Granted', 'Southern']);
  });

  it('have their commercial facts', async () => {
    await server.manyUsers(tree.granted.id, 3);
    await server.manyUsers(tree.granted.id, 2, { disabled: true });
    const data = await read({ search: 'granted' });
    expect(data.companies[0]).toMatchObject({
      name: 'Granted',
      parentCompanyName: 'Northern',
      status: 'boosted',
      state: 'active',
      type: 'direct_customer',
      access: 'available',
      seats: 4,
      licences: null,
      overage: null,
      isRegistered: true,
      owner: { email: expect.stringContaining('@') as string },
      distribution: { isPartner: false, parentCompanyId: tree.reseller.id },
    });
  });

  it.each([
    [{ status: 'boosted' }, ['Granted']],
    [{ status: 'notRegistered' }, ['Closed']],
    [{ status: ['FREE', 'boosted'] }, ['Asked', 'Grandchild', 'Granted', 'Southern']],
    [{ accountAccess: 'available' }, ['Granted']],
    [{ accountAccess: 'requested' }, ['Asked']],
    [{ accountAccess: 'notAvailable' }, ['Closed', 'Grandchild', 'Southern']],
    [{ companyAffiliation: 'direct' }, ['Asked', 'Closed', 'Granted', 'Southern']],
    [{ companyAffiliation: 'subReseller' }, ['Grandchild']],
    [{ state: 'active' }, ['Granted']],
    [{ state: 'available' }, ['Asked', 'Closed', 'Grandchild', 'Southern']],
    [{ enablementStatus: 'suspended' }, []],
    [{ subcompanyType: 'PARTNER' }, ['Southern']],
    [{ subcompanyType: 'DIRECT_CUSTOMER' }, ['Asked', 'Closed', 'Granted']],
    [{ subcompanyType: ['partner', 'partners_customer'] }, ['Grandchild', 'Southern']],
    [{ search: 'RANT' }, ['Granted']],
    [{ search: '%' }, []],
  ])('are filtered by %o', async (filters, names) => {
    expect(await namesOf(filters)).toEqual(names);
  });

  it('are filtered by the sub-reseller they belong to', async () => {
    expect(await namesOf({ subResellers: tree.sub.id })).toEqual(['Grandchild']);
    const { data } = (await tree.call(listSubResellers)).json<Page>();
    expect(data.companies).toEqual([{ id: tree.sub.id, name: 'Southern' }]);
  });

  it('can be counted exactly under filters', async () => {
    expect((await tree.call(countCustomers, { body: { companyAffiliation: ['direct'] } })).json()).toEqual({ count: 4 });
  });

  it.each([
    'createdAt',
    'name',
    'parentCompanyName',
    'status',
    'disabledAt',
    'expiresAt',
    'licences',
    'seats',
    'overage',
    'access',
    'email',
  ] as const)('are sorted by %s, both ways alike', async (orderBy) => {
    const up = await namesOf({ orderBy, order: 'ASC' });
    expect(await namesOf({ orderBy, order: 'DESC' })).toEqual([...up].reverse());
  });

  it('come newest first, 25 on a page', async () => {
    const data = await read();
    expect(data.pageInfo).toEqual({ number: 1, size: 25, totalCount: 5, totalIsCapped: false });
  });
});

describe('pages further on', () => {
  it.each(['name', 'parentCompanyName', 'seats'])(
    'go on where the page before ended, sorted by %s, and after the last there is nothing',
    async (orderBy) => {
      for (let n = 0; n < 7; n += 1) await server.aCompany({ name: `Page ${n}`, parentId: tree.granted.id });
      for (const order of ['ASC', 'DESC']) {
        const pages: string[][] = [];
        for (const pageNumber of ['1', '2', '3', '4', '5', '6', '7', '8']) {
          const { companies } = await read({ orderBy, order, pageNumber, pageSize: '5' });
          pages.push(companies.map(({ id }) => id));
        }
        const { companies } = await read({ orderBy, order, pageSize: '100' });
        expect(pages.flat()).toEqual(companies.map(({ id }) => id));
        expect(pages.at(-1)).toEqual([]);
      }
    },
  );
});

describe('pages far from both ends', () => {
  it('are of the same companies in the same order', async () => {
    const scope = {
      sessionHash: await callerHash(server, await server.signInAs(tree.admin)),
      companyId: tree.reseller.id,
    };
    const idsOf = (view: string) =>
      tenantTx(server.services.db, scope, 'read', (tx) =>
        rows<{ id: string }>(tx, sql.raw(`SELECT id FROM ${view} ORDER BY parent_sort_name DESC NULLS LAST, id DESC`)),
      );
    const all = await idsOf('customers');
    expect(all.length).toBeGreaterThan(4);
    expect(await idsOf('customers_in_order')).toEqual(all);
  });
});

describe('the order by partner', () => {
  it('follows when a partner gets another name', async () => {
    const rename = (name: string) =>
      server.services.db.pool.query('UPDATE companies SET name = $2 WHERE id = $1', [tree.sub.id, name]);
    const first = async () => (await read({ orderBy: 'parentCompanyName', order: 'DESC' })).companies[0]?.name;
    expect(await first()).toBe('Grandchild');
    await rename('Antarctic');
    expect(await first()).not.toBe('Grandchild');
    await rename('Southern');
    expect(await first()).toBe('Grandchild');
  });
});

describe('customers of a sub-reseller', () => {
  it('are those below it; its partner and siblings stay out of sight', async () => {
    const { data } = (await tree.asSub(listSubResellerCustomers)).json<Page>();
    expect(data.companies.map(({ name, type }) => [name, type])).toEqual([['Grandchild', 'direct_customer']]);
  });

  it('have a call of their own for each kind of partner', async () => {
    expect((await tree.asSub(listResellerCustomers)).code).toBe('permission_denied');
    expect((await tree.call(listPartnerCustomers)).code).toBe('permission_denied');
  });
});
