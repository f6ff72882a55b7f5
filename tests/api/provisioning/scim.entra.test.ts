import { describe, expect, it } from 'vitest';
import {
  addUser,
  aProvisionedCompany,
  enterpriseSchema,
  filterOf,
  groupSchema,
  patchOf,
  type ProvisionedCompany,
  type ScimClient,
  userSchema,
} from '#tests/support/server/scimClient';
import { serverOfFile } from '#tests/support/server/serverOfFile';

let company: ProvisionedCompany;
let entra: ScimClient;
serverOfFile(async (server) => {
  company = await aProvisionedCompany(server);
  entra = await company.connect();
});

const address = (name: string) => `${name}@${company.domain}`;
const departmentsOf = async (userId: string) =>
  (
    await company.query(
      'SELECT d.name FROM user_departments m JOIN departments d ON d.id = m.department_id WHERE m.user_id = $1 ORDER BY 1',
      [userId],
    )
  ).rows.map(({ name }) => name);

describe('Entra', () => {
  it('tests the connection by asking for somebody who does not exist', async () => {
    const reply = await entra('GET', `/Users?${filterOf(`userName eq "${crypto.randomUUID()}"`)}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('application/scim+json');
    expect(reply.json()).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 0,
      startIndex: 1,
      itemsPerPage: 0,
      Resources: [],
    });
  });

  it('adds a learner with the attributes that it sends by default, and finds them by userName, externalId and id', async () => {
    const reply = await entra('POST', '/Users', {
      schemas: [userSchema, enterpriseSchema],
      externalId: 'ana-at-entra',
      userName: address('Ana.Lima'),
      active: true,
      displayName: 'Ana Lima',
      emails: [{ primary: true, type: 'work', value: address('ana') }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Ana Lima', familyName: 'Lima', givenName: 'Ana' },
      title: 'Engineer',
      preferredLanguage: 'en-US',
      roles: [],
      phoneNumbers: [{ type: 'mobile', value: '+1 555' }],
      [enterpriseSchema]: { employeeNumber: '7', department: 'Research', manager: { value: 'x' } },
    });
    expect(reply.statusCode).toBe(201);
    const user = reply.json();
    expect(reply.headers['location']).toBe(user.meta.location);
    expect(user).toMatchObject({
      schemas: [userSchema, enterpriseSchema],
      externalId: 'ana-at-entra',
      userName: address('Ana.Lima'),
      name: { givenName: 'Ana', familyName: 'Lima', formatted: 'Ana Lima' },
      displayName: 'Ana Lima',
      active: true,
      emails: [{ value: address('ana'), type: 'work', primary: true }],
      [enterpriseSchema]: { department: 'Research' },
      meta: { resourceType: 'User' },
    });
    expect(await company.row(user.id)).toMatchObject({
      email: address('ana'),
      role: 'user',
      scim_managed: true,
      has_login: false,
      email_verified: true,
      invited_by: null,
    });
    expect(await departmentsOf(user.id)).toEqual(['Research']);
    for (const filter of [
      `userName eq "${address('ANA.lima').toUpperCase()}"`,
      'externalId eq "ana-at-entra"',
      `id eq "${user.id}"`,
      `emails[type eq "work"].value eq "${address('ana')}"`,
      `(active eq true and name.givenName sw "an") and not (name.familyName eq "x" or userName co "nobody")`,
      `${enterpriseSchema}:department eq "research" and userName eq "${address('ana.lima')}"`,
    ]) {
      const found = (await entra('GET', `/Users?${filterOf(filter)}`)).json();
      expect([filter, found.totalResults, found.Resources[0]?.id]).toEqual([filter, 1, user.id]);
    }
    const mails = await company.query('SELECT template FROM mails WHERE user_id = $1', [user.id]);
    expect(mails.rows).toEqual([]);
  });

  it('changes people with capital letters, texts for booleans, paths with filters, and without a path', async () => {
    const id = await addUser(entra, address('ben'), { name: { givenName: 'Ben', familyName: 'Old' } });
    const paths = await entra(
      'PATCH',
      `/Users/${id}`,
      patchOf(
        { op: 'Replace', path: 'name.familyName', value: 'New' },
        { op: 'Add', path: 'emails[type eq "work"].value', value: address('ben.new') },
        { op: 'Add', path: `${enterpriseSchema}:department`, value: 'Sales' },
        { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+1 555' },
        { op: 'Add', path: 'emails[type eq "home"].value', value: 'ben@elsewhere.example' },
      ),
    );
    expect(paths.statusCode).toBe(200);
    expect(paths.json()).toMatchObject({
      name: { givenName: 'Ben', familyName: 'New' },
      emails: [{ value: address('ben.new') }],
      userName: address('ben'),
      [enterpriseSchema]: { department: 'Sales' },
    });
    const withoutPath = await entra(
      'PATCH',
      `/Users/${id}`,
      patchOf({
        op: 'Replace',
        value: { active: 'True', 'name.givenName': 'Benjamin', [`${enterpriseSchema}:department`]: 'Support', externalId: 'ben-1' },
      }),
    );
    expect(withoutPath.json()).toMatchObject({ name: { givenName: 'Benjamin' }, externalId: 'ben-1' });
    expect(await departmentsOf(id)).toEqual(['Support']);
    const off = await entra('PATCH', `/Users/${id}`, patchOf({ op: 'Replace', path: 'active', value: 'False' }));
    expect(off.json()).toMatchObject({ active: false });
    expect(await company.row(id)).toMatchObject({ disabled: true });
    const on = await entra('PATCH', `/Users/${id}`, patchOf({ op: 'Replace', path: 'active', value: 'True' }));
    expect(on.json()).toMatchObject({ active: true });
  });

  it('keeps groups: finds them without members, adds and removes members in both of its forms, asks about one, deletes', async () => {
    const [ana, ben, cleo] = [
      await addUser(entra, address('g1')),
      await addUser(entra, address('g2')),
      await addUser(entra, address('g3')),
    ];
    const made = await entra('POST', '/Groups', {
      schemas: [groupSchema, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId: 'group-1',
      displayName: 'Everyone in Lyon',
      meta: { resourceType: 'Group' },
    });
    expect(made.statusCode).toBe(201);
    const { id } = made.json();
    const found = (
      await entra('GET', `/Groups?excludedAttributes=members&${filterOf('displayName eq "everyone in lyon"')}`)
    ).json();
    expect(found).toMatchObject({ totalResults: 1, Resources: [{ id, externalId: 'group-1' }] });
    expect(found.Resources[0]).not.toHaveProperty('members');
    const add = { op: 'Add', path: 'members', value: [{ $ref: null, value: ana }, { value: ben }, { value: cleo }] };
    expect((await entra('PATCH', `/Groups/${id}`, patchOf(add))).statusCode).toBe(204);
    const members = async () =>
      (await entra('GET', `/Groups/${id}`))
        .json()
        .members.map(({ value }: { value: string }) => value)
        .sort();
    expect(await members()).toEqual([ana, ben, cleo].sort());
    await entra('PATCH', `/Groups/${id}`, patchOf({ op: 'Remove', path: 'members', value: [{ value: ana }] }));
    await entra('PATCH', `/Groups/${id}`, patchOf({ op: 'Remove', path: `members[value eq "${ben}"]` }));
    expect(await members()).toEqual([cleo]);
    const isMember = async (user: string) =>
      (await entra('GET', `/Groups?excludedAttributes=members&${filterOf(`id eq "${id}" and members eq "${user}"`)}`)).json()
        .totalResults;
    expect([await isMember(cleo), await isMember(ana)]).toEqual([1, 0]);
    expect((await entra('GET', `/Users/${cleo}`)).json().groups).toMatchObject([{ value: id, display: 'Everyone in Lyon' }]);
    await entra('PATCH', `/Groups/${id}`, patchOf({ op: 'Replace', path: 'displayName', value: 'Lyon' }));
    expect((await entra('GET', `/Groups/${id}?attributes=displayName`)).json()).toMatchObject({ displayName: 'Lyon' });
    expect((await entra('DELETE', `/Groups/${id}`)).statusCode).toBe(204);
    expect((await entra('GET', `/Groups/${id}`)).statusCode).toBe(404);
    expect((await company.query('SELECT 1 FROM groups WHERE id = $1', [id])).rows).toEqual([]);
  });

  it('reads what the server can do', async () => {
    expect((await entra('GET', '/ServiceProviderConfig')).json()).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
    });
    expect((await entra('GET', '/ResourceTypes')).json().Resources.map(({ id }: { id: string }) => id)).toEqual(['User', 'Group']);
    expect((await entra('GET', '/ResourceTypes/User')).json()).toMatchObject({ endpoint: '/Users' });
    expect((await entra('GET', `/Schemas/${userSchema}`)).json().attributes[0]).toMatchObject({ name: 'userName', required: true });
    expect((await entra('GET', '/Schemas')).json().totalResults).toBe(4);
  });
});
