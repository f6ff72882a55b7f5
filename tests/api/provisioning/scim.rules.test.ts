import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';
import { addUser, aProvisionedCompany, patchOf, type ProvisionedCompany, type ScimClient } from '#tests/support/server/scimClient';

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

const address = (name: string) => `${name}@${company.domain}`;
const off = patchOf({ op: 'replace', value: { active: false } });
const add = (userName: string, more: object = {}) => scim('POST', '/Users', { userName, active: true, ...more });
const manage = (id: string, email: string) =>
  company
    .query('UPDATE users SET scim_managed = true WHERE id = $1', [id])
    .then(() =>
      company.query('INSERT INTO scim_people (user_id, company_id, user_name) VALUES ($1, $2, $3)', [id, company.companyId, email]),
    );

describe('a directory', () => {
  it('sees only whom it manages, and takes over people of proved domains when it adds them', async () => {
    const known = await server.person({
      companyId: company.companyId,
      role: 'user',
      hasLogin: false,
      email: address('known'),
      name: 'K',
    });
    expect((await scim('GET', `/Users/${known.id}`)).statusCode).toBe(404);
    expect((await scim('PATCH', `/Users/${known.id}`, off)).statusCode).toBe(404);
    const taken = await add('known-at-the-directory', {
      emails: [{ value: address('Known'), type: 'work' }],
      name: { givenName: 'Kim' },
    });
    expect([taken.statusCode, taken.json().id]).toEqual([201, known.id]);
    expect(await company.row(known.id)).toMatchObject({ name: 'Kim', scim_managed: true, role: 'user' });
    const admin = await add(address('admin'));
    expect([admin.statusCode, admin.json().id]).toEqual([201, company.admin.id]);
    expect(await company.row(company.admin.id)).toMatchObject({ role: 'admin' });
  });

  it('that takes over or deactivates an admin tells the account owner at once; of learners they hear nothing', async () => {
    const told = async () =>
      (
        await company.query(
          `SELECT template, params ->> 'email' AS email FROM mails WHERE user_id = $1 AND template LIKE 'scim_admin_%' ORDER BY created_at, template`,
          [company.owner.id],
        )
      ).rows;
    const before = (await told()).length;
    const admin = await server.person({ companyId: company.companyId, email: address('second') });
    await server.person({ companyId: company.companyId, role: 'user', hasLogin: false, email: address('pupil') });
    expect((await add(address('pupil'), { active: false })).statusCode).toBe(201);
    expect((await told()).length).toBe(before);
    expect((await add(admin.email)).statusCode).toBe(201);
    expect((await told()).slice(before)).toEqual([{ template: 'scim_admin_adopted', email: admin.email }]);
    expect((await scim('PATCH', `/Users/${admin.id}`, off)).statusCode).toBe(200);
    expect((await told()).slice(before + 1)).toEqual([{ template: 'scim_admin_deactivated', email: admin.email }]);
  });

  it('never takes over or changes the account owner, staff or partners', async () => {
    const owner = await add(company.owner.email);
    expect([owner.statusCode, owner.json().scimType]).toEqual([409, 'uniqueness']);
    const staff = await server.person({ companyId: company.companyId, role: 'support', email: address('staff') });
    expect((await add(address('staff'))).statusCode).toBe(409);
    for (const { id, email } of [company.owner, staff]) {
      await manage(id, email);
      for (const reply of [
        await scim('PATCH', `/Users/${id}`, off),
        await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'name.givenName', value: 'Eve' })),
        await scim('PUT', `/Users/${id}`, { userName: address('moved') }),
        await scim('DELETE', `/Users/${id}`),
      ])
        expect(reply.statusCode).toBe(403);
      expect(await company.row(id)).toMatchObject({ email, disabled: false, held_at: null, name: '' });
    }
    const house = await aProvisionedCompany(server, { isHouse: true, hasBoost: true });
    const ofHouse = await (await house.connect())('POST', '/Users', { userName: house.admin.email });
    expect(ofHouse.statusCode).toBe(409);
  });

  it('adds learners inside proved domains only, whatever it says about roles', async () => {
    for (const userName of ['ana@elsewhere.example', `ana@sub.${company.domain}`, 'not-an-address'])
      expect((await add(userName)).json()).toMatchObject({ status: '400', scimType: 'invalidValue' });
    const id = await addUser(scim, address('boss'), {
      roles: [{ value: 'admin' }],
      role: 'superadmin',
      isOwner: true,
      companyId: 'x',
    });
    expect(await company.row(id)).toMatchObject({ role: 'user', is_owner: false, has_login: false, company_id: company.companyId });
    const other = await aProvisionedCompany(server);
    await server.person({ companyId: other.companyId, email: address('theirs') });
    expect((await add(address('theirs'))).json()).toMatchObject({ status: '409', scimType: 'uniqueness' });
  });

  it('moves a learner’s address inside proved domains: the old one is told, links die', async () => {
    const mover = { companyId: company.companyId, role: 'user' as const, email: address('mover') };
    const person = await server.person(mover);
    await manage(person.id, person.email);
    await server.post('/gateway/rest/v1/password-links', { email: person.email });
    const move = (value: string) =>
      scim('PATCH', `/Users/${person.id}`, patchOf({ op: 'replace', path: 'emails[type eq "work"].value', value }));
    expect((await move('mover@elsewhere.example')).json()).toMatchObject({ status: '400', scimType: 'invalidValue' });
    expect((await move(company.owner.email)).json()).toMatchObject({ status: '409' });
    expect((await move(address('moved'))).statusCode).toBe(200);
    expect(await company.row(person.id)).toMatchObject({ email: address('moved'), email_verified: true });
    const told = await company.query("SELECT recipient FROM mails WHERE user_id = $1 AND template = 'address_by_directory'", [
      person.id,
    ]);
    expect(told.rows).toEqual([{ recipient: address('mover') }]);
    const links = await company.query('SELECT 1 FROM one_time_links WHERE user_id = $1 AND used_at IS NULL', [person.id]);
    expect(links.rows).toEqual([]);
  });

  it('does not deactivate the last admin who can sign in', async () => {
    const lonely = await aProvisionedCompany(server);
    const calls = await lonely.connect();
    await lonely.query('UPDATE users SET is_owner = false, scim_managed = true WHERE company_id = $1', [lonely.companyId]);
    for (const { id, email } of [lonely.owner, lonely.admin])
      await lonely.query('INSERT INTO scim_people (user_id, company_id, user_name) VALUES ($1, $2, $3)', [
        id,
        lonely.companyId,
        email,
      ]);
    expect((await calls('PATCH', `/Users/${lonely.owner.id}`, off)).statusCode).toBe(200);
    expect((await calls('PATCH', `/Users/${lonely.admin.id}`, off)).statusCode).toBe(403);
    expect((await calls('DELETE', `/Users/${lonely.admin.id}`)).statusCode).toBe(403);
    expect(await lonely.row(lonely.admin.id)).toMatchObject({ disabled: false, held_at: null });
  });

  it('lets go of whom it deletes: they are disabled, keep their name, and admins decide', async () => {
    const id = await addUser(scim, address('gone'), { name: { givenName: 'Gone' }, externalId: 'x-1' });
    expect((await scim('DELETE', `/Users/${id}`)).statusCode).toBe(204);
    expect((await scim('GET', `/Users/${id}`)).statusCode).toBe(404);
    expect((await scim('DELETE', `/Users/${id}`)).statusCode).toBe(404);
    expect(await company.row(id)).toMatchObject({ disabled: true, scim_managed: false, name: 'Gone', deleted_at: null });
    expect(await addUser(scim, address('gone'))).toBe(id);
    expect(await company.row(id)).toMatchObject({ disabled: false, scim_managed: true });
  });

  it('changes only its own people in a group, and leaves a group that admins use', async () => {
    const [mine, theirs] = [
      await addUser(scim, address('m1')),
      await server.person({ companyId: company.companyId, role: 'user' }),
    ];
    const { rows } = await company.query(
      "INSERT INTO groups (company_id, name, created_at, updated_at) VALUES ($1, 'Ours', now(), now()) RETURNING id",
      [company.companyId],
    );
    const id = rows[0].id;
    await company.query('INSERT INTO user_groups (company_id, user_id, group_id) VALUES ($1, $2, $3)', [
      company.companyId,
      theirs.id,
      id,
    ]);
    expect((await scim('GET', `/Groups/${id}`)).statusCode).toBe(404);
    const taken = await scim('POST', '/Groups', { displayName: 'ours', members: [{ value: mine }] });
    expect([taken.statusCode, taken.json().id]).toEqual([201, id]);
    expect(taken.json().members.map(({ value }: { value: string }) => value)).toEqual([mine]);
    const foreign = await scim('PATCH', `/Groups/${id}`, patchOf({ op: 'add', path: 'members', value: [{ value: theirs.id }] }));
    expect(foreign.json()).toMatchObject({ status: '400', scimType: 'invalidValue' });
    await scim('PUT', `/Groups/${id}`, { displayName: 'Ours', members: [] });
    expect((await scim('DELETE', `/Groups/${id}`)).statusCode).toBe(204);
    const left = await company.query('SELECT user_id FROM user_groups WHERE group_id = $1', [id]);
    expect(left.rows).toEqual([{ user_id: theirs.id }]);
  });

  it('is named in the audit log, as nobody in particular', async () => {
    const id = await addUser(scim, address('logged'));
    const entries = await company.query('SELECT action, actor_id, actor_name FROM audit_log WHERE subject_id = $1', [id]);
    expect(entries.rows).toEqual([{ action: 'users.invited', actor_id: null, actor_name: 'SCIM' }]);
  });
});
