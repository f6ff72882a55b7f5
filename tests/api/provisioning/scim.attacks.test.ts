import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';
import {
  addUser,
  aProvisionedCompany,
  filterOf,
  patchOf,
  type ProvisionedCompany,
  type ScimClient,
} from '#tests/support/server/scimClient';

let server: BareServer;
let company: ProvisionedCompany;
let scim: ScimClient;
let id: string;

beforeAll(async () => {
  server = await startBareServer();
  company = await aProvisionedCompany(server);
  scim = await company.connect();
  id = await addUser(scim, `target@${company.domain}`, { name: { givenName: 'Target' } });
});
beforeEach(() => company.query('DELETE FROM rate_counters'));
afterAll(() => server?.close());

describe('a directory that attacks', () => {
  it('finds nobody and nothing of another company', async () => {
    const other = await aProvisionedCompany(server);
    const theirs = await other.connect();
    const group = (await scim('POST', '/Groups', { displayName: 'Wall', members: [{ value: id }] })).json().id;
    const off = patchOf({ op: 'replace', value: { active: false } });
    for (const reply of [
      await theirs('GET', `/Users/${id}`),
      await theirs('PATCH', `/Users/${id}`, off),
      await theirs('PUT', `/Users/${id}`, { userName: `x@${other.domain}` }),
      await theirs('DELETE', `/Users/${id}`),
      await theirs('GET', `/Groups/${group}`),
      await theirs('PATCH', `/Groups/${group}`, patchOf({ op: 'replace', path: 'displayName', value: 'x' })),
      await theirs('DELETE', `/Groups/${group}`),
    ])
      expect([reply.statusCode, reply.json().status]).toEqual([404, '404']);
    const mine = (await theirs('POST', '/Groups', { displayName: 'Mine' })).json().id;
    const named = await theirs('PATCH', `/Groups/${mine}`, patchOf({ op: 'add', path: 'members', value: [{ value: id }] }));
    expect(named.statusCode).toBe(400);
    expect((await theirs('GET', `/Users?${filterOf('id pr or userName pr')}`)).json().totalResults).toBe(0);
    expect(await company.row(id)).toMatchObject({ disabled: false, held_at: null, name: 'Target' });
  });

  it('reaches no prototype, by names, paths or filters', async () => {
    const raw = `{"schemas":[],"userName":"proto@${company.domain}","__proto__":{"polluted":1}}`;
    expect((await scim('POST', '/Users', raw)).json()).toMatchObject({ status: '400', scimType: 'invalidSyntax' });
    const nested = `{"schemas":["urn:ietf:params:scim:api:messages:2.0:PatchOp"],"Operations":[{"op":"add","value":{"constructor":{"prototype":{"polluted":1}},"name":{"constructor":{"prototype":{"polluted":1}}}}}]}`;
    await scim('PATCH', `/Users/${id}`, nested);
    for (const path of [
      '__proto__.polluted',
      'constructor.prototype.polluted',
      'name.__proto__',
      'name.constructor.prototype',
      '__proto__[a eq "b"].polluted',
    ])
      await scim('PATCH', `/Users/${id}`, patchOf({ op: 'add', path, value: 1 }));
    for (const filter of [
      '__proto__.polluted eq "1"',
      'constructor.prototype.polluted eq "1"',
      'constructor eq "1"',
      'toString pr',
    ])
      expect((await scim('GET', `/Users?${filterOf(filter)}`)).json()).toMatchObject({ status: '400', scimType: 'invalidFilter' });
    await scim('GET', '/Users?attributes=__proto__,constructor&excludedAttributes=__proto__');
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect(await company.row(id)).toMatchObject({ name: 'Target', email: `target@${company.domain}`, role: 'user' });
  });

  it('gets an error in the form of SCIM for whatever cannot be read', async () => {
    const refused = async (reply: Promise<Awaited<ReturnType<ScimClient>>>, status: number, scimType?: string) => {
      const { statusCode, body, headers } = await reply;
      const told = JSON.parse(body);
      expect([statusCode, told.status, told.scimType]).toEqual([status, String(status), scimType]);
      expect(told.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
      expect(headers['content-type']).toContain('application/scim+json');
    };
    const at = `/Users/${id}`;
    await refused(scim('POST', '/Users', '{'), 400, 'invalidSyntax');
    await refused(scim('POST', '/Users', '[]'), 400, 'invalidSyntax');
    await refused(scim('POST', '/Users'), 400, 'invalidSyntax');
    await refused(scim('POST', '/Users', { userName: 7 }), 400, 'invalidValue');
    await refused(scim('POST', '/Users', { userName: `x\0@${company.domain}` }), 400, 'invalidValue');
    await refused(scim('POST', '/Users', { userName: `y@${company.domain}`, active: 'maybe' }), 400, 'invalidValue');
    await refused(scim('POST', '/Users', { userName: `${'x'.repeat(300)}@${company.domain}` }), 400, 'invalidValue');
    await refused(scim('POST', '/Groups', { displayName: '=cmd()' }), 400, 'invalidValue');
    await refused(scim('PATCH', at, { Operations: [] }), 400, 'invalidSyntax');
    await refused(scim('PATCH', at, patchOf({ op: 'destroy', path: 'x' })), 400, 'invalidSyntax');
    await refused(scim('PATCH', at, patchOf({ op: 'remove' })), 400, 'invalidPath');
    await refused(scim('PATCH', at, patchOf({ op: 'add', path: 'name[[', value: 'x' })), 400, 'invalidPath');
    await refused(scim('PATCH', at, patchOf({ op: 'remove', path: 'userName' })), 400, 'invalidValue');
    for (const filter of [
      'userName',
      'userName eq',
      '(userName eq "a"',
      'password eq "x"',
      'userName eq "a" xor',
      'active gt true',
      `${'('.repeat(900)}`,
    ])
      await refused(scim('GET', `/Users?${filterOf(filter)}`), 400, 'invalidFilter');
    await refused(scim('GET', `/Users?${filterOf('a\0 eq "b"')}`), 400, 'invalidValue');
    await refused(scim('GET', '/Users/not-an-id'), 404);
    await refused(scim('GET', '/Nowhere'), 404);
    await refused(scim('GET', `/Users?${filterOf(`userName eq "${'x'.repeat(1000)}"`)}`), 400, 'invalidFilter');
  });

  it('cannot make the server swallow huge bodies, nor does it read them for a wrong token', async () => {
    const huge = JSON.stringify({ userName: 'x', junk: 'x'.repeat(4_194_304) });
    const reply = await scim('POST', '/Users', huge);
    expect([reply.statusCode, reply.json().status]).toEqual([413, '413']);
    const many = patchOf(...Array.from({ length: 201 }, () => ({ op: 'add', path: 'displayName', value: 'x' })));
    expect((await scim('PATCH', `/Users/${id}`, many)).statusCode).toBe(413);
    const wrong = await server.app.inject({
      method: 'POST',
      url: '/gateway/api/v1/scim/v2/Users',
      headers: { authorization: 'Bearer scim_wrong', 'content-type': 'application/scim+json' },
      payload: huge,
    });
    expect(wrong.statusCode).toBe(401);
  });

  it('writes no formulas, and cannot break out of a query', async () => {
    const evil = `%' OR 1=1; DROP TABLE users; --`;
    for (const op of ['eq', 'co', 'sw', 'ew', 'gt', 'le'])
      expect((await scim('GET', `/Users?${filterOf(`userName ${op} "${evil}"`)}`)).json().totalResults ?? 0).toBeLessThan(2);
    expect((await scim('GET', `/Users?${filterOf('userName co "%"')}`)).json().totalResults).toBe(0);
    const named = await scim(
      'PATCH',
      `/Users/${id}`,
      patchOf({ op: 'replace', path: 'name.givenName', value: '=HYPERLINK("x")<b>' }),
    );
    expect(named.json().name.givenName).toBe('HYPERLINK x b');
  });
});
