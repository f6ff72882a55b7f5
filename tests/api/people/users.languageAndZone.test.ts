import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditLog } from '#contract/company/audit';
import { inviteUsers } from '#contract/people/invitations';
import { deleteUser, getProfile, listUsers, updateProfile, type UserProfile } from '#contract/people/users';
import { run } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let call: Call;
let companyId: string;
let lea: Awaited<ReturnType<TestServer['aUser']>>;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  companyId = (await server.aCompany()).id;
  call = callAs(server, await server.signInAs(await server.aUser({ companyId, role: 'admin' })), companyId);
  lea = await server.aUser({ companyId, name: 'Lea', lastName: 'Lamb' });
});

const query = (text: string, values: unknown[]) => server.services.db.pool.query(text, values);
const stored = async (email = lea.email) =>
  (await query('SELECT language, language_guessed, time_zone, time_zone_guessed FROM users WHERE email = $1', [email])).rows[0];
const guess = (language: string | null, timeZone: string) =>
  query(
    'UPDATE users SET language = $2::text, language_guessed = $2::text IS NOT NULL, time_zone = $3, time_zone_guessed = true WHERE id = $1',
    [lea.id, language, timeZone],
  );
const profile = async () => (await call(getProfile, { params: { userId: lea.id } })).json<UserProfile>();
const save = (changes: object) =>
  call(updateProfile, {
    params: { userId: lea.id },
    body: { name: 'Lea', lastName: 'Lamb', role: 'user', departments: [], groups: [], ...changes },
  });

describe('in a profile, language and time zone', () => {
  it('are set and cleared by an admin, and named in the audit log', async () => {
    expect((await save({ language: 'pt-br', timeZone: 'America/Sao_Paulo' })).json()).toMatchObject({
      language: 'pt-br',
      timeZone: 'America/Sao_Paulo',
      guessed: { language: null, timeZone: null },
    });
    // A form that does not know them changes nothing.
    await save({});
    expect((await save({ timeZone: null })).json()).toMatchObject({ language: 'pt-br', timeZone: null });
    const entries = (await call(listAuditLog, { query: { filter: '{"actions":["users.updated"]}' } })).json<object[]>();
    expect(entries).toMatchObject([
      { before: { timeZone: 'America/Sao_Paulo' }, after: { timeZone: null } },
      { before: { language: null, timeZone: null }, after: { language: 'pt-br', timeZone: 'America/Sao_Paulo' } },
    ]);
  });

  it('that a browser named are told apart, and a save does not make facts of them', async () => {
    await guess('he', 'Asia/Jerusalem');
    expect(await profile()).toMatchObject({
      language: null,
      timeZone: null,
      guessed: { language: 'he', timeZone: 'Asia/Jerusalem' },
    });
    await save({ language: null, timeZone: null });
    expect(await stored()).toMatchObject({ language: 'he', language_guessed: true, time_zone: 'Asia/Jerusalem' });
    await save({ timeZone: 'Asia/Jerusalem' });
    expect(await stored()).toMatchObject({ language_guessed: true, time_zone: 'Asia/Jerusalem', time_zone_guessed: false });
  });

  it.each([
    [{ timeZone: 'Mars/Phobos' }, 'timeZone'],
    [{ timeZone: '+02:00' }, 'timeZone'],
    [{ language: 'sv' }, 'language'],
    [{ language: 'de-at' }, 'language'],
  ])('are refused if they are none of ours: %j', async (changes, field) => {
    expect(await save(changes)).toMatchObject({ code: 'validation_failed', fields: [field] });
  });

  it('are stored by their present name', async () => {
    const names = [];
    for (const timeZone of ['Europe/Kyiv', 'Europe/Kiev', 'US/Eastern', 'europe/berlin', 'Etc/UTC']) {
      expect((await save({ timeZone })).status).toBe(200);
      names.push((await profile()).timeZone);
    }
    const kyiv = Intl.supportedValuesOf('timeZone').find((name) => /Kyiv|Kiev/.test(name));
    expect(names).toEqual([kyiv, kyiv, 'America/New_York', 'Europe/Berlin', 'UTC']);
  });

  it('of a person with a higher role stay, and go with a deleted person', async () => {
    await save({ language: 'de' });
    await query("UPDATE users SET role = 'superadmin' WHERE id = $1", [lea.id]);
    expect(await save({ language: 'fr' })).toMatchObject({ code: 'user_not_editable' });
    await query("UPDATE users SET role = 'user' WHERE id = $1", [lea.id]);
    expect((await call(deleteUser, { body: { userId: lea.id } })).status).toBe(200);
    const { rows } = await query('SELECT language, time_zone FROM users WHERE id = $1', [lea.id]);
    expect(rows).toEqual([{ language: null, time_zone: null }]);
  });
});

describe('a file of people', () => {
  const invite = (emails: object[]) => call(inviteUsers, { body: { emails, notificationsEnabled: false } });

  it('brings languages and time zones, and takes out again what somebody set', async () => {
    const [ben, cora] = ['ben', 'cora'].map((name) => `${name}@${companyId}.example`);
    expect((await invite([{ email: ben, language: 'de', timeZone: 'Europe/Kyiv' }, { email: cora }])).status).toBe(200);
    expect(await stored(ben)).toMatchObject({
      language: 'de',
      language_guessed: false,
      time_zone: expect.stringMatching(/^Europe\/K/),
    });
    expect(await stored(cora)).toMatchObject({ language: null, time_zone: null });
    await guess('he', 'Asia/Jerusalem');
    const lines = (await call(listUsers, { body: { isCsv: true } })).text.split('\r\n');
    expect(lines[0]).toContain('Away until,Language,Time zone,Role');
    expect(lines.find((line) => line.startsWith(String(ben)))).toMatch(/,de,Europe\/K[yi][ie]v,/);
    expect(lines.find((line) => line.startsWith(lea.email))).toContain(',,,,,');
  });

  it('is refused as a whole for one that is unknown, and says in which row and column', async () => {
    const people = [{ timeZone: 'Europe/Rome' }, { timeZone: 'Europe/Rom' }, { language: 'xx' }];
    const reply = await invite(people.map((one, index) => ({ ...one, email: `p${index}@${companyId}.example` })));
    expect(reply).toMatchObject({ code: 'validation_failed', fields: ['emails.1.timeZone', 'emails.2.language'] });
  });
});

it('the database stores no time zone that would stop a statement about everybody', async () => {
  const storing = ownerTx(server.services.db, (tx) =>
    run(tx, sql`UPDATE users SET time_zone = 'Mars/Phobos' WHERE id = ${lea.id}`),
  );
  await expect(storing).rejects.toThrow(/not recognized/);
});
