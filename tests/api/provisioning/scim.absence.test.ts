import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '#server/clock';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';
import { aProvisionedCompany, patchOf, type ProvisionedCompany, type ScimClient } from '#tests/support/server/scimClient';

const schema = 'urn:ietf:params:scim:schemas:extension:absence:2.0:User';
const week = { awayFrom: '2026-11-23', awayUntil: '2026-11-27' };

let server: BareServer;
let company: ProvisionedCompany;
let scim: ScimClient;

beforeAll(async () => {
  server = await startBareServer();
  company = await aProvisionedCompany(server);
  scim = await company.connect();
});
beforeEach(async () => {
  setClock(new Date('2026-11-20T09:00:00Z'));
  await company.query('DELETE FROM rate_counters');
});
afterEach(() => setClock(null));
afterAll(() => server?.close());

let last = 0;
const aName = () => `person${(last += 1)}@${company.domain}`;
const absence = async (id: string) => (await scim('GET', `/Users/${id}`)).json()[schema];

describe('a directory says when people are away', () => {
  it('as it adds, changes and replaces them', async () => {
    const added = await scim('POST', '/Users', { userName: aName(), [schema]: week });
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ schemas: expect.arrayContaining([schema]), [schema]: week });
    const { id, userName } = added.json();
    const listed = (await scim('GET', `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`)).json();
    expect(listed).toMatchObject({ totalResults: 1, Resources: [{ id, [schema]: week }] });
    const until = patchOf({ op: 'Replace', path: `${schema}:awayUntil`, value: '2026-11-30T00:00:00Z' });
    expect((await scim('PATCH', `/Users/${id}`, until)).statusCode).toBe(200);
    expect(await absence(id)).toEqual({ ...week, awayUntil: '2026-11-30' });
    const both = patchOf(
      { op: 'replace', path: `${schema.toUpperCase()}:AWAYFROM`, value: '2026-12-01' },
      { op: 'replace', path: `${schema}:awayUntil`, value: '2026-12-04' },
    );
    await scim('PATCH', `/Users/${id}`, both);
    expect(await absence(id)).toEqual({ awayFrom: '2026-12-01', awayUntil: '2026-12-04' });
    await scim('PUT', `/Users/${id}`, { userName, [schema]: week });
    expect(await absence(id)).toEqual(week);
    // A directory that does not know the attribute leaves to admins what they have entered.
    await scim('PUT', `/Users/${id}`, { userName });
    expect(await absence(id)).toEqual(week);
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'remove', path: schema }));
    expect(await absence(id)).toBeUndefined();
  });

  it.each([
    ['has nothing in it', { [schema]: {} }],
    ['is only named among the schemas', { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', schema] }],
  ])('and takes the absence away by PUT whose extension %s', async (_, replacement) => {
    const { id, userName } = (await scim('POST', '/Users', { userName: aName(), [schema]: week })).json();
    expect((await scim('PUT', `/Users/${id}`, { userName, ...replacement })).statusCode).toBe(200);
    expect(await absence(id)).toBeUndefined();
    // A day that it leaves out is removed as well, and half an absence is none.
    expect((await scim('PUT', `/Users/${id}`, { userName, [schema]: week })).statusCode).toBe(200);
    const half = { userName, [schema]: { awayFrom: week.awayFrom } };
    expect((await scim('PUT', `/Users/${id}`, half)).json()).toMatchObject({ detail: expect.stringContaining('awayUntil') });
  });

  it('in two operations, of which each alone would be refused', async () => {
    const id = (await scim('POST', '/Users', { userName: aName() })).json().id;
    const first = { op: 'add', path: `${schema}:awayFrom`, value: week.awayFrom };
    const second = { op: 'add', path: `${schema}:awayUntil`, value: week.awayUntil };
    expect((await scim('PATCH', `/Users/${id}`, patchOf(first))).statusCode).toBe(400);
    expect((await scim('PATCH', `/Users/${id}`, patchOf(second))).statusCode).toBe(400);
    expect((await scim('PATCH', `/Users/${id}`, patchOf(first, second))).statusCode).toBe(200);
    expect(await absence(id)).toEqual(week);
    // What a later operation corrects was never said.
    const corrected = patchOf({ op: 'add', value: { [schema]: { awayFrom: 'soon' } } }, { ...first, value: '2026-11-24' });
    expect((await scim('PATCH', `/Users/${id}`, corrected)).statusCode).toBe(200);
    expect(await absence(id)).toEqual({ ...week, awayFrom: '2026-11-24' });
  });

  it('only under the name of the schema: attributes of that name are other ones', async () => {
    const added = await scim('POST', '/Users', { userName: aName(), absence: week, enterprise: { department: 'Sales' } });
    expect(added.statusCode).toBe(201);
    const { id, userName } = added.json();
    const change = patchOf({ op: 'add', path: 'absence.awayFrom', value: 'sick' }, { op: 'add', value: { absence: 'yes' } });
    expect((await scim('PATCH', `/Users/${id}`, change)).statusCode).toBe(200);
    await scim('PUT', `/Users/${id}`, { userName, absence: week });
    const found = (await scim('GET', `/Users/${id}`)).json();
    expect(found[schema]).toBeUndefined();
    expect(found.schemas).toEqual(['urn:ietf:params:scim:schemas:core:2.0:User']);
  });

  it('and may go on to send days that are over', async () => {
    const id = (await scim('POST', '/Users', { userName: aName(), [schema]: week })).json().id;
    setClock(new Date('2026-11-29T09:00:00Z'));
    expect(await absence(id)).toBeUndefined();
    expect((await scim('PATCH', `/Users/${id}`, patchOf({ op: 'add', value: { [schema]: week } }))).statusCode).toBe(200);
    expect(await absence(id)).toBeUndefined();
    expect((await company.query('SELECT first_day::text AS first FROM absences WHERE user_id = $1', [id])).rows).toEqual([
      { first: '2026-11-23' },
    ]);
  });

  it('and ends with days that are over only the absence that they are about', async () => {
    const id = (await scim('POST', '/Users', { userName: aName(), [schema]: week })).json().id;
    setClock(new Date('2026-11-29T09:00:00Z'));
    const later = { awayFrom: '2026-12-10', awayUntil: '2026-12-20' };
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'add', value: { [schema]: later } }));
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'add', value: { [schema]: week } }));
    expect(await absence(id)).toEqual(later);
  });

  it('and may move the last day of one that is over', async () => {
    const id = (await scim('POST', '/Users', { userName: aName(), [schema]: week })).json().id;
    setClock(new Date('2026-11-28T09:00:00Z'));
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: `${schema}:awayUntil`, value: '2026-12-05' }));
    expect(await absence(id)).toEqual({ ...week, awayUntil: '2026-12-05' });
  });

  it.each([
    ['in the wrong order', { awayFrom: '2026-11-27', awayUntil: '2026-11-23' }],
    ['that are none', { awayFrom: 'soon', awayUntil: 20261123 }],
  ])('and can disable somebody with days %s', async (_, days) => {
    const id = (await scim('POST', '/Users', { userName: aName(), [schema]: week })).json().id;
    const value = { active: false, [schema]: days };
    expect((await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value }))).json()).toMatchObject({ active: false });
  });

  it('in the schema that the server names', async () => {
    const { attributes } = (await scim('GET', `/Schemas/${schema}`)).json();
    expect(attributes.map(({ name }: { name: string }) => name)).toEqual(['awayFrom', 'awayUntil']);
    const { schemaExtensions } = (await scim('GET', '/ResourceTypes/User')).json();
    expect(schemaExtensions).toContainEqual({ schema, required: false });
  });
});

it.each([
  ['half of it', { awayFrom: '2026-11-23' }, 'awayUntil'],
  ['days in the wrong order', { awayFrom: '2026-11-27', awayUntil: '2026-11-23' }, 'awayUntil'],
  ['more than a year', { awayFrom: '2026-11-23', awayUntil: '2027-12-01' }, 'awayUntil'],
  ['no day', { awayFrom: 'soon', awayUntil: '2026-11-23' }, 'awayFrom'],
  ['no day, and over', { awayFrom: 'soon', awayUntil: '2026-11-01' }, 'awayFrom'],
  ['a number', { awayFrom: 20261123, awayUntil: '2026-11-27' }, 'awayFrom'],
])('an absence that is %s is refused with its attribute', async (_, wrong, attribute) => {
  const refused = await scim('POST', '/Users', { userName: aName(), [schema]: wrong });
  expect(refused.json()).toMatchObject({ status: '400', scimType: 'invalidValue', detail: expect.stringContaining(attribute) });
  const id = (await scim('POST', '/Users', { userName: aName() })).json().id;
  expect((await scim('PATCH', `/Users/${id}`, patchOf({ op: 'add', value: { [schema]: wrong } }))).statusCode).toBe(400);
  expect(await absence(id)).toBeUndefined();
});
