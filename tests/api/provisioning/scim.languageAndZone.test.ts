import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';
import {
  addUser,
  aProvisionedCompany,
  filterOf,
  patchOf,
  type ProvisionedCompany,
  type ScimClient,
  userSchema,
} from '#tests/support/server/scimClient';

let server: BareServer;
let company: ProvisionedCompany;
let scim: ScimClient;

beforeAll(async () => {
  server = await startBareServer();
  company = await aProvisionedCompany(server);
  scim = await company.connect();
});
beforeEach(() => company.query('DELETE FROM rate_counters'));
afterAll(() => server?.close());

let last = 0;
const aName = () => `person${(last += 1)}@${company.domain}`;
const inVienna = { preferredLanguage: 'de-AT', timezone: 'Europe/Vienna' };
async function stored(id: string) {
  const {
    language,
    language_guessed: isLanguageGuessed,
    time_zone: zone,
    time_zone_guessed: isZoneGuessed,
  } = await company.row(id);
  return { language, zone, ...(isLanguageGuessed && { isLanguageGuessed }), ...(isZoneGuessed && { isZoneGuessed }) };
}
const said = async (id: string) => {
  const { preferredLanguage, timezone } = (await scim('GET', `/Users/${id}`)).json();
  return { preferredLanguage, timezone };
};
const patch = async (id: string, ...operations: object[]) =>
  expect((await scim('PATCH', `/Users/${id}`, patchOf(...operations))).statusCode).toBe(200);
const say = (id: string, more: object) => patch(id, { op: 'Replace', value: more });
/** As the person does with the button of a page, and a browser on its own. */
const press = (id: string, language: string) =>
  company.query('UPDATE users SET language = $2, language_guessed = false WHERE id = $1', [id, language]);

describe('a directory says the language and the time zone of a person', () => {
  it('as it adds, changes and replaces them, and reads its own words', async () => {
    const userName = aName();
    const added = (await scim('POST', '/Users', { schemas: [userSchema], userName, ...inVienna })).json();
    expect(added).toMatchObject(inVienna);
    const { id } = added;
    expect(await stored(id)).toEqual({ language: 'de', zone: 'Europe/Vienna' });
    for (const filter of ['timezone eq "europe/vienna"', 'preferredLanguage sw "de"']) {
      const found = (await scim('GET', `/Users?${filterOf(`${filter} and userName eq "${userName}"`)}`)).json();
      expect(found).toMatchObject({ totalResults: 1, Resources: [{ id, ...inVienna }] });
    }
    expect((await scim('GET', `/Users/${id}?attributes=timezone`)).json()).toMatchObject({ timezone: 'Europe/Vienna' });
    await patch(
      id,
      { op: 'replace', path: 'preferredLanguage', value: 'en-US,en;q=0.9' },
      { op: 'add', path: `${userSchema}:timezone`, value: 'US/Eastern' },
    );
    expect(await stored(id)).toEqual({ language: 'en', zone: 'America/New_York' });
    expect(await said(id)).toEqual({ preferredLanguage: 'en-US,en;q=0.9', timezone: 'US/Eastern' });
    await scim('PUT', `/Users/${id}`, { userName, preferredLanguage: 'pt' });
    expect(await stored(id)).toEqual({ language: 'pt', zone: null });
    await patch(id, { op: 'remove', path: 'preferredLanguage' });
    expect(await stored(id)).toEqual({ language: null, zone: null });
    const { rows } = await company.query(
      "SELECT before, after FROM audit_log WHERE subject_id = $1 AND action = 'users.updated' ORDER BY at, id",
      [id],
    );
    expect(rows).toContainEqual({
      before: { language: null, timeZone: null },
      after: { language: 'de', timeZone: 'Europe/Vienna' },
    });
  });

  it('and replaces what a browser named', async () => {
    const id = await addUser(scim, aName());
    await company.query(
      "UPDATE users SET language = 'he', language_guessed = true, time_zone = 'Asia/Jerusalem', time_zone_guessed = true WHERE id = $1",
      [id],
    );
    await say(id, { displayName: 'Ana' });
    expect(await stored(id)).toMatchObject({ language: 'he', isLanguageGuessed: true, isZoneGuessed: true });
    await say(id, inVienna);
    expect(await stored(id)).toEqual({ language: 'de', zone: 'Europe/Vienna' });
  });

  it('and does not undo by repeating it what the person pressed since, until it says something else', async () => {
    const userName = aName();
    const id = await addUser(scim, userName, inVienna);
    await press(id, 'fr');
    await say(id, inVienna);
    await scim('PUT', `/Users/${id}`, { userName, ...inVienna });
    // Another German is no other language.
    await say(id, { preferredLanguage: 'de-DE' });
    expect(await stored(id)).toEqual({ language: 'fr', zone: 'Europe/Vienna' });
    await say(id, { preferredLanguage: 'it' });
    expect(await stored(id)).toEqual({ language: 'it', zone: 'Europe/Vienna' });
    // What it takes back is its own word only.
    await press(id, 'fr');
    await patch(id, { op: 'remove', path: 'preferredLanguage' }, { op: 'remove', path: 'timezone' });
    expect(await stored(id)).toEqual({ language: 'fr', zone: null });
  });

  it('of somebody whom it takes over, and leaves what it does not say', async () => {
    const email = aName();
    const { id } = await server.person({ companyId: company.companyId, email, role: 'user' });
    await company.query("UPDATE users SET language = 'he', time_zone = 'Asia/Jerusalem' WHERE id = $1", [id]);
    expect(await addUser(scim, email, { preferredLanguage: 'en' })).toBe(id);
    expect(await stored(id)).toEqual({ language: 'en', zone: 'Asia/Jerusalem' });
    await scim('PUT', `/Users/${id}`, { userName: email, preferredLanguage: 'en' });
    expect(await stored(id)).toEqual({ language: 'en', zone: 'Asia/Jerusalem' });
  });
});

it.each([
  [{ preferredLanguage: 'sv-SE', timezone: 'W. Europe Standard Time' }],
  [{ preferredLanguage: '', timezone: '' }],
  [{ preferredLanguage: '*', timezone: '+02:00' }],
  [{ preferredLanguage: 7, timezone: { name: 'UTC' } }],
  [{ preferredLanguage: 'x'.repeat(5000), timezone: 'x'.repeat(5000) }],
])('words that mean nothing here are not kept, and do not stop the rest of a call: %j', async (words) => {
  const userName = aName();
  const id = await addUser(scim, userName, { ...words, displayName: 'Ana' });
  expect([await stored(id), await said(id)]).toEqual([{ language: null, zone: null }, {}]);
  await company.query("UPDATE users SET language = 'he' WHERE id = $1", [id]);
  await say(id, { ...words, displayName: 'Bea' });
  expect(await stored(id)).toEqual({ language: 'he', zone: null });
  // They take the place of words that did mean something.
  await say(id, inVienna);
  await say(id, words);
  expect(await stored(id)).toEqual({ language: null, zone: null });
});

it('the schema of users names both', async () => {
  const { attributes } = (await scim('GET', `/Schemas/${userSchema}`)).json();
  expect(attributes.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['preferredLanguage', 'timezone']));
});
