import { describe, expect, it } from 'vitest';
import type { BareServer } from '#tests/support/server/bareServer';
import {
  addUser,
  aProvisionedCompany,
  filterOf,
  groupSchema,
  patchOf,
  type ProvisionedCompany,
  type ScimClient,
  userSchema,
} from '#tests/support/server/scimClient';
import { serverOfFile } from '#tests/support/server/serverOfFile';

let company: ProvisionedCompany;
let okta: ScimClient;
let server: BareServer;
serverOfFile(async (started) => {
  server = started;
  company = await aProvisionedCompany(server);
  okta = await company.connect();
});

const address = (name: string) => `${name}@${company.domain}`;
/** A user as Okta sends them. */
const profile = (name: string, more: object = {}) => ({
  schemas: [userSchema],
  userName: address(name),
  name: { givenName: 'Dana', familyName: 'Cohen' },
  emails: [{ primary: true, value: address(name), type: 'work' }],
  displayName: 'Dana Cohen',
  locale: 'en-US',
  externalId: `00u-${name}`,
  groups: [],
  password: '1mz050nq',
  active: true,
  ...more,
});

describe('Okta', () => {
  it('imports users page by page', async () => {
    const ids = [];
    for (const name of ['p1', 'p2', 'p3']) ids.push(await addUser(okta, address(name)));
    const all = (await okta('GET', '/Users?startIndex=1&count=100')).json();
    const pages = [];
    for (let startIndex = 1; startIndex <= all.totalResults; startIndex += 2) {
      const page = (await okta('GET', `/Users?startIndex=${startIndex}&count=2`)).json();
      expect(page).toMatchObject({ totalResults: all.totalResults, startIndex });
      pages.push(...page.Resources.map(({ id }: { id: string }) => id));
    }
    expect(pages).toEqual(all.Resources.map(({ id }: { id: string }) => id));
    expect(pages).toEqual(expect.arrayContaining(ids));
    expect((await okta('GET', '/Users?count=0')).json()).toMatchObject({ totalResults: all.totalResults, Resources: [] });
    expect((await okta('GET', '/Users?count=many')).json()).toMatchObject({ status: '400', scimType: 'invalidValue' });
  });

  it('adds a user and never keeps the password that it sends', async () => {
    const reply = await okta('POST', '/Users', profile('dana'));
    expect(reply.statusCode).toBe(201);
    expect(reply.body).not.toContain('1mz050nq');
    expect(server.logText()).not.toContain('1mz050nq');
    const again = await okta('POST', '/Users', profile('dana'));
    expect([again.statusCode, again.json().scimType]).toEqual([409, 'uniqueness']);
  });

  it('replaces a user with PUT: what it leaves out is gone, and who is active stays so', async () => {
    const id = (await okta('POST', '/Users', profile('eve'))).json().id;
    const { active: _, ...withoutActive } = profile('eve.new', { name: { givenName: 'Eve' }, externalId: undefined });
    const reply = await okta('PUT', `/Users/${id}`, withoutActive);
    expect(reply.statusCode).toBe(200);
    const user = reply.json();
    expect(user).toMatchObject({ userName: address('eve.new'), active: true, emails: [{ value: address('eve.new') }] });
    expect(user.name).toMatchObject({ givenName: 'Eve', familyName: '' });
    expect(user).not.toHaveProperty('externalId');
  });

  it('deactivates with PATCH without a path, and activates with PUT', async () => {
    const id = (await okta('POST', '/Users', profile('finn'))).json().id;
    const off = await okta('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active: false } }));
    expect([off.statusCode, off.json().active]).toEqual([200, false]);
    expect(await company.row(id)).toMatchObject({ disabled: true });
    const on = await okta('PUT', `/Users/${id}`, profile('finn'));
    expect(on.json().active).toBe(true);
    expect(await company.row(id)).toMatchObject({ disabled: false });
  });

  it('pushes a group: PUT with all members, PATCH with an id, removal by members[value eq "…"]', async () => {
    const [gil, hana] = [await addUser(okta, address('gil')), await addUser(okta, address('hana'))];
    const { id } = (await okta('POST', '/Groups', { schemas: [groupSchema], displayName: 'Okta group', members: [] })).json();
    const members = async () => (await okta('GET', `/Groups/${id}`)).json().members.map(({ value }: { value: string }) => value);
    await okta('PUT', `/Groups/${id}`, {
      schemas: [groupSchema],
      id,
      displayName: 'Okta group',
      members: [{ value: gil, display: 'x' }],
    });
    expect(await members()).toEqual([gil]);
    const rename = { op: 'replace', value: { id, displayName: 'Renamed' } };
    const add = { op: 'add', path: 'members', value: [{ value: hana, display: address('hana') }] };
    expect((await okta('PATCH', `/Groups/${id}`, patchOf(rename, add))).statusCode).toBe(204);
    expect((await members()).sort()).toEqual([gil, hana].sort());
    await okta('PATCH', `/Groups/${id}`, patchOf({ op: 'remove', path: `members[value eq "${gil}"]` }));
    expect(await members()).toEqual([hana]);
    await okta('PATCH', `/Groups/${id}`, patchOf({ op: 'replace', path: 'members', value: [{ value: gil }] }));
    expect(await members()).toEqual([gil]);
    expect((await okta('GET', `/Groups?${filterOf('displayName eq "Renamed"')}`)).json().totalResults).toBe(1);
  });

  it('sees a department and trainings follow: whoever is added gets what runs for everybody', async () => {
    const id = await addUser(okta, address('ida'));
    const jobs = await company.query("SELECT data FROM pgboss.job WHERE name = 'campaigns.assign' AND data->>'userId' = $1", [id]);
    expect(jobs.rows).toHaveLength(1);
  });
});
