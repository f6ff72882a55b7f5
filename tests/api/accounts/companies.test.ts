import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, codeOf, startBareServer } from '#tests/support/server/bareServer';

let server: BareServer;
const ids: Record<'house' | 'reseller' | 'granted' | 'grandchild' | 'refused' | 'stranger', string> = {} as never;
const tokens: Record<'support' | 'reseller' | 'granted', string> = {} as never;

beforeAll(async () => {
  server = await startBareServer();
  ids.house = await server.company({ name: 'House', isHouse: true });
  ids.reseller = await server.company({ name: 'Northern', isPartner: true, companyType: 'package_msp', hasBoost: true });
  const child = { parentId: ids.reseller, loginAsCompanyStatus: 'access' as const };
  ids.granted = await server.company({ name: 'Älvdal 100%', ...child, trialStatus: 'active' });
  ids.grandchild = await server.company({ name: 'Brook', parentId: ids.granted, loginAsCompanyStatus: 'access' });
  ids.refused = await server.company({ name: 'Closed', parentId: ids.reseller });
  ids.stranger = await server.company({ name: 'Stranger', disabled: true });
  const open = async (companyId: string, role: 'admin' | 'support' | 'msp') =>
    server.open((await server.person({ companyId, role })).email);
  tokens.support = await open(ids.house, 'support');
  tokens.reseller = await open(ids.reseller, 'msp');
  tokens.granted = await open(ids.granted, 'admin');
  await server.person({ companyId: ids.granted, role: 'user', disabled: true });
});
afterAll(() => server?.close());

const list = (token: string, query = '') => server.get(`/gateway/rest/v1/companies${query}`, token);
const names = (reply: { json(): unknown }) => (reply.json() as { name: string }[]).map(({ name }) => name);

describe('accessible companies', () => {
  it('are all of them for house staff', async () => {
    const reply = await list(tokens.support);
    expect(names(reply)).toEqual(['Brook', 'Closed', 'House', 'Northern', 'Stranger', 'Älvdal 100%']);
    expect(reply.headers['content-range']).toBe('companies 0-5/6');
  });

  it("are a partner's own and those that granted access, also transitively", async () => {
    expect(names(await list(tokens.reseller))).toEqual(['Brook', 'Northern', 'Älvdal 100%']);
  });

  it('are just their own for other people', async () => {
    const query = `?filter=${encodeURIComponent('{"q":"älv"}')}`;
    expect(names(await list(tokens.granted, query))).toEqual(['Älvdal 100%']);
    const own = (await list(tokens.granted)).json()[0];
    expect(own).toMatchObject({ name: 'Brook' });
  });

  it('are searched, sorted and paged, with exact totals of people who are not disabled', async () => {
    const search = (q: string) => list(tokens.support, `?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
    expect(names(await search('100%'))).toEqual(['Älvdal 100%']);
    expect(names(await search('%'))).toEqual(['Älvdal 100%']);
    expect(names(await search('nothing'))).toEqual([]);
    expect((await search('nothing')).headers['content-range']).toBe('companies */0');
    const page = await list(tokens.support, `?sort=${encodeURIComponent('["name","DESC"]')}&range=${encodeURIComponent('[1,2]')}`);
    expect(names(page)).toEqual(['Stranger', 'Northern']);
    expect(page.headers['content-range']).toBe('companies 1-2/6');
    const found = (await search('älv')).json()[0];
    expect(found).toMatchObject({ totalUsersCount: 1, plan: 'trial', companyType: 'customer', disabled: false });
  });

  it('refuse unknown sorts and filters', async () => {
    for (const query of ['?sort=["api","ASC"]', '?filter={"id":"x"}', '?range=[5,1]', '?range=x']) {
      const reply = await list(tokens.support, encodeURI(query));
      expect([query, reply.statusCode, codeOf(reply)]).toEqual([query, 422, 'validation_failed']);
    }
  });
});

describe('the company in scope', () => {
  const views = ['/gateway/customers/api/v1/company/{id}/view/admin', '/gateway/company/admin_panel/{id}'];

  it.each(views)('%s returns it to everybody who may act in it', async (path) => {
    const view = (id: string, token: string) => server.get(path.replace('{id}', id), token);
    expect((await view(ids.granted, tokens.granted)).json()).toMatchObject({ id: ids.granted, totalUsersCount: 1 });
    const child = (await view(ids.grandchild, tokens.reseller)).json();
    expect(child).toMatchObject({ name: 'Brook', distribution: { parentCompanyId: ids.granted }, apiKey: { isSet: false } });
    expect((await view(ids.stranger, tokens.support)).json()).toMatchObject({ name: 'Stranger' });
    for (const id of [ids.refused, ids.stranger, '11111111-1111-4111-8111-111111111111']) {
      const reply = await view(id, tokens.reseller);
      expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'company_not_accessible']);
    }
  });

  it("counts the people of the company in scope, not of the caller's own", async () => {
    expect((await server.get(views[0]?.replace('{id}', ids.granted) ?? '', tokens.support)).json().totalUsersCount).toBe(1);
  });
});

describe('the current user', () => {
  it('shows that the company belongs to a managed-service provider', async () => {
    expect((await server.get('/gateway/api/v1/user', tokens.granted)).json().isMspSubCompany).toBe(true);
    expect((await server.get('/gateway/user', tokens.granted)).json().isMspSubCompany).toBe(true);
    expect((await server.get('/gateway/api/v1/user', tokens.reseller)).json().isMspSubCompany).toBe(false);
  });
});
