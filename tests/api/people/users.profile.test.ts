import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditLog } from '#contract/company/audit';
import { refreshUser } from '#contract/session/session';
import { deleteUser, getProfile, listUsers, updateProfile, type UserProfile, type UserRow } from '#contract/people/users';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

type Person = Awaited<ReturnType<TestServer['aUser']>>;

let server: TestServer;
let call: Call;
let companyId: string;
let admin: Person;
let learner: Person;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  companyId = (await server.aCompany()).id;
  admin = await server.aUser({ companyId, role: 'admin' });
  learner = await server.aUser({ companyId, name: 'Lea', lastName: 'Lamb' });
  call = callAs(server, await server.signInAs(admin), companyId);
});

const profile = async (id: string) => (await call(getProfile, { params: { userId: id } })).json<UserProfile>();
/** Saves the form as it stands, with these changes. */
const save = async (id: string, changes: object = {}, by: Call = call) => {
  const { name, lastName, email, role, departments, groups } = await profile(id);
  const form = { name, lastName, email, role, departments: departments.map((one) => one.id), groups: groups.map((one) => one.id) };
  return by(updateProfile, { params: { userId: id }, body: { ...form, ...changes } });
};
const mails = (id: string) =>
  ownerTx(server.services.db, (tx) =>
    rows<{ template: string; recipient: string }>(
      tx,
      sql`SELECT template, recipient FROM mails WHERE user_id = ${id} ORDER BY template`,
    ),
  );
const free = () => `${crypto.randomUUID()}@profile.example`;

describe('a profile', () => {
  it('shows all fields of one person, and what is locked', async () => {
    expect(await profile(admin.id)).toMatchObject({ id: admin.id, locks: ['self', 'last_admin'], emailVerified: true });
    expect(await profile(learner.id)).toMatchObject({ locks: [], unconfirmedNewEmail: null });
    const owner = await server.aUser({ companyId, role: 'admin', isOwner: true, scimManaged: true });
    expect((await profile(owner.id)).locks).toEqual(['account_owner', 'scim_managed']);
  });

  it('of a deleted person or of another company is not found', async () => {
    const gone = await server.aUser({ companyId, deletedAt: new Date() });
    const stranger = await server.aUser();
    for (const { id } of [gone, stranger]) {
      expect(await call(getProfile, { params: { userId: id } })).toMatchObject({ status: 404, code: 'not_found' });
      const body = { name: '', lastName: '', email: free(), role: 'user', departments: [], groups: [] };
      expect(await call(updateProfile, { params: { userId: id }, body })).toMatchObject({ status: 404 });
      expect(await call(deleteUser, { body: { userId: id } })).toMatchObject({ status: 404 });
    }
  });
});

describe('a managed-service partner', () => {
  it('reads and changes their own profile, and nobody else’s', async () => {
    const msp = await server.aUser({ companyId, role: 'msp', name: 'Max', lastName: 'Smith' });
    const asMsp = callAs(server, await server.signInAs(msp), companyId);
    const own = { params: { userId: msp.id } };
    expect((await asMsp(getProfile, own)).json<UserProfile>()).toMatchObject({ id: msp.id, role: 'msp' });
    expect((await save(msp.id, { name: 'Maxine', role: 'admin' }, asMsp)).json<UserProfile>()).toMatchObject({
      name: 'Maxine',
      role: 'msp',
    });
    for (const { id } of [learner, admin]) {
      expect(await asMsp(getProfile, { params: { userId: id } })).toMatchObject({ status: 403, code: 'permission_denied' });
      expect(await save(id, { name: 'Other' }, asMsp)).toMatchObject({ status: 403, code: 'permission_denied' });
      expect((await profile(id)).name).not.toBe('Other');
    }
    const unknown = { params: { userId: crypto.randomUUID() } };
    expect(await asMsp(getProfile, unknown)).toMatchObject({ status: 403, code: 'permission_denied' });
  });
});

describe('changing a person', () => {
  it('saves names, departments and groups, with one audit entry that has before and after', async () => {
    const [old, next] = [
      await server.aDepartment({ companyId, name: 'Old' }, [learner]),
      await server.aDepartment({ companyId, name: 'New' }),
    ];
    const reply = await save(learner.id, { name: 'Leah', departments: [next.id] });
    expect(reply.json()).toMatchObject({ name: 'Leah', lastName: 'Lamb', departments: [{ id: next.id, name: 'New' }] });
    const [entry] = (await call(listAuditLog)).json<{ action: string; before: object; after: object }[]>();
    expect(entry).toMatchObject({
      action: 'users.updated',
      before: { name: 'Lea', departments: ['Old'] },
      after: { name: 'Leah', departments: ['New'] },
    });
    expect((await call(listUsers, { body: { departmentId: old.id } })).json()).toMatchObject({ totalUsersCount: 0 });
  });

  it('writes nothing without a change', async () => {
    expect((await save(learner.id)).status).toBe(200);
    expect((await call(listAuditLog)).json()).toEqual([]);
  });

  it('refuses a department of another company', async () => {
    const foreign = await server.aDepartment({ companyId: (await server.aCompany()).id });
    expect(await save(learner.id, { departments: [foreign.id] })).toMatchObject({ status: 422, fields: ['departments'] });
  });

  it("changes a learner's address at once, and refuses one in use", async () => {
    const email = free();
    expect((await save(learner.id, { email })).json()).toMatchObject({ email, unconfirmedNewEmail: null });
    const stranger = await server.aUser();
    expect(await save(learner.id, { email: stranger.email })).toMatchObject({
      status: 409,
      code: 'email_in_use',
      fields: ['email'],
    });
  });

  it('invites a learner who becomes an admin', async () => {
    expect((await save(learner.id, { role: 'admin' })).json()).toMatchObject({ role: 'admin', account: 'account_admin' });
    expect(await mails(learner.id)).toEqual([{ template: 'invite_admin', recipient: learner.email }]);
  });

  it('signs out an admin who becomes a learner', async () => {
    const second = await server.aUser({ companyId, role: 'admin' });
    const theirs = callAs(server, await server.signInAs(second), companyId);
    expect((await theirs(refreshUser)).status).toBe(200);
    expect((await save(second.id, { role: 'user' })).json()).toMatchObject({ role: 'user' });
    expect(await theirs(refreshUser)).toMatchObject({ status: 401 });
  });

  it('keeps the role of the caller, the owner and the last admin', async () => {
    const owner = await server.aUser({ companyId, role: 'admin', isOwner: true });
    expect(await save(admin.id, { role: 'user' })).toMatchObject({
      status: 403,
      code: 'user_not_editable',
      info: 'self',
      fields: ['role'],
    });
    expect(await save(owner.id, { role: 'user' })).toMatchObject({ status: 403, info: 'account_owner' });
    expect((await save(admin.id, { name: 'Still' })).json()).toMatchObject({ name: 'Still', role: 'admin' });
    const house = await server.aCompany({ isHouse: true });
    const support = await server.aUser({ companyId: house.id, role: 'support' });
    const other = (await server.aCompany()).id;
    const last = await server.aUser({ companyId: other, role: 'admin' });
    const elsewhere = callAs(server, await server.signInAs(support), other);
    const body = { name: 'L', lastName: 'A', email: last.email, role: 'user', departments: [], groups: [] };
    expect(await elsewhere(updateProfile, { params: { userId: last.id }, body })).toMatchObject({
      status: 403,
      info: 'last_admin',
    });
  });

  it('refuses fields that the directory manages', async () => {
    const managed = await server.aUser({ companyId, scimManaged: true });
    const set = await server.aGroup({ companyId });
    expect(await save(managed.id, { name: 'Other' })).toMatchObject({ status: 403, info: 'scim_managed', fields: ['name'] });
    expect((await save(managed.id, { groups: [set.id] })).json()).toMatchObject({ groups: [{ id: set.id }] });
  });

  it('accepts the same names as the screen', async () => {
    for (const name of ["O'Neil", 'Anne-Marie', 'José María', 'מרים', ''])
      expect((await save(learner.id, { name })).status).toBe(200);
    for (const name of ['=1+1', '<b>', 'a\tb']) expect(await save(learner.id, { name })).toMatchObject({ status: 422 });
  });
});

describe('deleting a person', () => {
  it('erases name and address, ends the sessions, and frees the address', async () => {
    const second = await server.aUser({ companyId, role: 'admin' });
    const set = await server.aGroup({ companyId }, [second]);
    const theirs = callAs(server, await server.signInAs(second), companyId);
    expect((await call(deleteUser, { body: { userId: second.id } })).status).toBe(200);
    expect(await theirs(refreshUser)).toMatchObject({ status: 401 });
    const everyone = (await call(listUsers, { body: { includeDisabled: true } })).json<{
      usersPerPage: UserRow[];
      totalUsersCount: number;
    }>();
    expect([everyone.totalUsersCount, everyone.usersPerPage.map(({ id }) => id)]).toEqual([
      2,
      expect.not.arrayContaining([second.id]),
    ]);
    expect((await call(listUsers, { body: { groupId: set.id } })).json()).toMatchObject({ totalUsersCount: 0 });
    const [row] = await ownerTx(server.services.db, (tx) =>
      rows<{ email: string; name: string }>(tx, sql`SELECT email, name FROM users WHERE id = ${second.id}`),
    );
    expect(row).toEqual({ email: `deleted-${second.id}@deleted.invalid`, name: 'Deleted' });
    expect((await save(learner.id, { email: second.email })).status).toBe(200);
  });

  it('is refused for the caller, the owner, the last admin and people whom the directory manages', async () => {
    const owner = await server.aUser({ companyId, role: 'admin', isOwner: true });
    const managed = await server.aUser({ companyId, scimManaged: true });
    for (const [{ id }, info] of [
      [admin, 'self'],
      [owner, 'account_owner'],
      [managed, 'scim_managed'],
    ] as const) {
      expect(await call(deleteUser, { body: { userId: id } })).toMatchObject({ status: 403, code: 'user_not_editable', info });
    }
  });
});
