import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditLog } from '#contract/company/audit';
import { changeDisabled, countUsers, getUneditableUsers, listUsers, type UserRow } from '#contract/people/users';
import { rows } from '#server/db/rows';
import { users } from '#server/db/schema';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

type Person = Awaited<ReturnType<TestServer['aUser']>>;

let server: TestServer;
let call: Call;
let companyId: string;
let admin: Person;
let learners: Person[];

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  companyId = (await server.aCompany()).id;
  admin = await server.aUser({ companyId, role: 'admin' });
  learners = await server.manyUsers(companyId, 30, { lastName: 'Crowd' });
  call = callAs(server, await server.signInAs(admin), companyId);
});

const stateOf = async (id: string) => {
  const [found] = await ownerTx(server.services.db, (tx) => tx.select().from(users).where(eq(users.id, id)));
  return found;
};
const disabledIn = async (company: string) =>
  (
    await ownerTx(server.services.db, (tx) =>
      rows<{ id: string }>(tx, sql`SELECT id FROM users WHERE company_id = ${company} AND disabled`),
    )
  ).map(({ id }) => id);
const ids = (people: readonly Person[]) => people.map(({ id }) => id);
const disable = (body: object) => call(changeDisabled, { body: { isDisabled: true, ...body } });

describe('disabling many people', () => {
  it('disables all who match the filters, not only this page', async () => {
    await server.manyUsers(companyId, 5, { lastName: 'Other' });
    const filters = { searchText: 'crowd', filters: ['learner'] };
    const page = (await call(listUsers, { body: { ...filters, pageSize: 5 } })).json<{ usersPerPage: UserRow[] }>();
    expect(page.usersPerPage).toHaveLength(5);
    const { count } = (await call(countUsers, { body: filters })).json<{ count: number }>();
    const reply = await disable({ ...filters, isAllUsersSelected: true, expectedTotal: count });
    expect(reply.json()).toEqual({ changed: 30, skipped: 0 });
    expect((await disabledIn(companyId)).sort()).toEqual(ids(learners).sort());
  });

  it('changes nothing if the total differs from the one that the admin saw', async () => {
    const reply = await disable({ isAllUsersSelected: true, expectedTotal: 30 });
    expect(reply).toMatchObject({ status: 409, code: 'total_changed' });
    expect(await disabledIn(companyId)).toEqual([]);
  });

  it('changes nothing if a selected person is gone, and ignores people of other companies', async () => {
    const stranger = await server.aUser();
    const some = ids(learners.slice(0, 2));
    expect(await disable({ isAllUsersSelected: false, userIds: [...some, stranger.id] })).toMatchObject({
      status: 409,
      code: 'total_changed',
    });
    expect(await disable({ isAllUsersSelected: false, userIds: [stranger.id] })).toMatchObject({ status: 404, code: 'not_found' });
    expect(await disabledIn(companyId)).toEqual([]);
    expect((await stateOf(stranger.id))?.disabled).toBe(false);
  });

  it('lists the people it skips, with reasons', async () => {
    const owner = await server.aUser({ companyId, role: 'admin', isOwner: true });
    const managed = await server.aUser({ companyId, scimManaged: true });
    const off = await server.aUser({ companyId, disabled: true });
    const selection = { isAllUsersSelected: false, userIds: ids([admin, owner, managed, off, ...learners]) };
    const answer = (await call(getUneditableUsers, { body: { ...selection, editType: 'disable' } })).json<{
      users: { id: string; reason: string }[];
    }>();
    expect(answer).toMatchObject({ count: 4, editableCount: 30 });
    expect(Object.fromEntries(answer.users.map(({ id, reason }) => [id, reason]))).toEqual({
      [admin.id]: 'self',
      [owner.id]: 'account_owner',
      [managed.id]: 'scim_managed',
      [off.id]: 'already_disabled',
    });
    expect((await disable(selection)).json()).toEqual({ changed: 30, skipped: 4 });
    expect((await disabledIn(companyId)).sort()).toEqual(ids([off, ...learners]).sort());
  });

  it('without a selection, lists them for all who match the filters', async () => {
    const owner = await server.aUser({ companyId, role: 'admin', isOwner: true });
    const about = async (body: object) => (await call(getUneditableUsers, { body: { editType: 'disable', ...body } })).json();
    expect(await about({ filters: ['account_owner'], searchText: '', includeDisabled: false })).toMatchObject({
      users: [{ id: owner.id, reason: 'account_owner' }],
      count: 1,
      editableCount: 0,
    });
    expect(await about({})).toMatchObject({ count: 2, editableCount: 30 });
  });

  it('counts exactly the people that it does not list', async () => {
    await server.manyUsers(companyId, 130, { scimManaged: true });
    const body = { isAllUsersSelected: true, expectedTotal: 161, editType: 'disable' };
    const answer = (await call(getUneditableUsers, { body })).json<{ users: unknown[]; count: number; editableCount: number }>();
    expect([answer.users.length, answer.count, answer.editableCount]).toEqual([100, 131, 30]);
  });

  it('keeps the last admin of a company, even when all are selected', async () => {
    const house = await server.aCompany({ isHouse: true });
    const support = await server.aUser({ companyId: house.id, role: 'support' });
    const second = await server.aUser({ companyId, role: 'admin', createdAt: new Date('2026-06-01') });
    const elsewhere = callAs(server, await server.signInAs(support), companyId);
    const selection = { isAllUsersSelected: false, userIds: ids([admin, second]) };
    const answer = await elsewhere(getUneditableUsers, { body: { ...selection, editType: 'disable' } });
    expect(answer.json()).toMatchObject({ users: [{ id: admin.id, reason: 'last_admin' }], editableCount: 1 });
    expect((await elsewhere(changeDisabled, { body: { ...selection, isDisabled: true } })).json()).toEqual({
      changed: 1,
      skipped: 1,
    });
    expect(await disabledIn(companyId)).toEqual([second.id]);
  });

  it('never lets two admins disable each other', async () => {
    const second = await server.aUser({ companyId, role: 'admin' });
    const other = callAs(server, await server.signInAs(second), companyId);
    const body = (id: string) => ({ isDisabled: true, isAllUsersSelected: false, userIds: [id] });
    await Promise.all([call(changeDisabled, { body: body(second.id) }), other(changeDisabled, { body: body(admin.id) })]);
    expect(await disabledIn(companyId)).toHaveLength(1);
  });

  it('ends the sessions of disabled people', async () => {
    const second = await server.aUser({ companyId, role: 'admin' });
    const other = callAs(server, await server.signInAs(second), companyId);
    expect((await other(listUsers, { body: {} })).status).toBe(200);
    await disable({ isAllUsersSelected: false, userIds: [second.id] });
    expect(await other(listUsers, { body: {} })).toMatchObject({ status: 401, code: 'invalid_session' });
  });

  it('is blocked as a whole in a restricted company when an admin is selected', async () => {
    const zenith = await server.aCompany({ integration: 'acronis' });
    const boss = await server.aUser({ companyId: zenith.id, role: 'admin' });
    const second = await server.aUser({ companyId: zenith.id, role: 'admin' });
    const learner = await server.aUser({ companyId: zenith.id });
    const there = callAs(server, await server.signInAs(boss), zenith.id);
    const body = { isDisabled: true, isAllUsersSelected: false };
    expect(await there(changeDisabled, { body: { ...body, userIds: ids([second, learner]) } })).toMatchObject({
      status: 403,
      code: 'acronis_restricted',
    });
    expect(await disabledIn(zenith.id)).toEqual([]);
    const selection = { editType: 'disable', isAllUsersSelected: false };
    expect((await there(getUneditableUsers, { body: { ...selection, userIds: ids([second, boss, learner]) } })).json()).toEqual({
      users: expect.arrayContaining(ids([boss, second]).map((id) => expect.objectContaining({ id, reason: 'restricted_admin' }))),
      count: 2,
      editableCount: 0,
    });
    expect((await there(getUneditableUsers, { body: { ...selection, userIds: [learner.id] } })).json()).toEqual({
      users: [],
      count: 0,
      editableCount: 1,
    });
    expect((await there(changeDisabled, { body: { ...body, userIds: [learner.id] } })).json()).toEqual({ changed: 1, skipped: 0 });
  });

  it('is one entry in the audit log, with the selection and the skipped people', async () => {
    await disable({ isAllUsersSelected: true, expectedTotal: 31 });
    const entries = (await call(listAuditLog)).json<{ action: string; subjectCount: number; after: object }[]>();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: 'users.disabled',
      subjectCount: 30,
      after: { disabled: true, leftOut: { self: 1 }, selection: { all: true, expectedTotal: 31 } },
    });
    const [learner] = learners;
    const filter = JSON.stringify({ involved: [learner?.id] });
    expect((await call(listAuditLog, { query: { filter } })).json()).toHaveLength(1);
  });

  it('is refused if none of the selected people can be changed', async () => {
    expect(await disable({ isAllUsersSelected: false, userIds: [admin.id] })).toMatchObject({
      status: 409,
      code: 'nothing_to_change',
    });
  });

  it('requires a selection', async () => {
    expect(await disable({ isAllUsersSelected: false })).toMatchObject({ status: 422, fields: ['userIds'] });
    expect(await disable({ isAllUsersSelected: true })).toMatchObject({ status: 422, fields: ['expectedTotal'] });
  });
});

describe('enabling people', () => {
  it('restores their access, and keeps the counters correct', async () => {
    const some = ids(learners.slice(0, 10));
    await disable({ isAllUsersSelected: false, userIds: some });
    expect((await call(listUsers, { body: {} })).json()).toMatchObject({ totalUsersCount: 21 });
    const enable = { isDisabled: false, isAllUsersSelected: false, userIds: ids(learners) };
    expect((await call(changeDisabled, { body: enable })).json()).toEqual({ changed: 10, skipped: 20 });
    expect((await call(listUsers, { body: {} })).json()).toMatchObject({ totalUsersCount: 31 });
    const [learner] = learners;
    expect((await stateOf(learner?.id ?? ''))?.status).toBe('invited');
  });
});
