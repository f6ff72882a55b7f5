import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { departments } from '#contract/people/departments';
import { verifyEmailsExisted } from '#contract/people/invitations';
import { inviteUsers, resendInvite } from '#contract/people/invitations';
import { listUsers, type UserRow } from '#contract/people/users';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

interface Mail {
  recipient: string;
  template: string;
  params: Record<string, string>;
}

let server: TestServer;
let call: Call;
let companyId: string;
let admin: Awaited<ReturnType<TestServer['aUser']>>;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  companyId = (await server.aCompany({ name: 'Quiet Waters' })).id;
  admin = await server.aUser({ companyId, role: 'admin', name: 'Ada', lastName: 'Byron' });
  call = callAs(server, await server.signInAs(admin), companyId);
});

const address = (name: string) => `${name}@invite-${companyId.slice(0, 8)}.example`;
const invite = (emails: object[], more: object = {}) =>
  call(inviteUsers, { body: { emails, notificationsEnabled: false, ...more } });
const people = async () => {
  const page = (await call(listUsers, { body: { orderBy: 'email', order: 'ASC', pageSize: 100 } })).json<{
    usersPerPage: UserRow[];
  }>();
  return page.usersPerPage.filter(({ id }) => id !== admin.id);
};
const mails = () =>
  ownerTx(server.services.db, (tx) =>
    rows<Mail>(tx, sql`SELECT recipient, template, params FROM mails WHERE company_id = ${companyId} ORDER BY recipient`),
  );
const namesOf = (row: UserRow | undefined) => row?.departments.map(({ name }) => name);

describe('adding people', () => {
  it('creates missing departments and groups, and finds the others case-insensitively', async () => {
    await server.aDepartment({ companyId, name: 'Sales' });
    const reply = await invite([
      {
        email: address('A').toUpperCase(),
        name: 'Amy',
        lastName: 'Pond',
        departments: ['SALES', 'Rescue'],
        groups: ['Early birds'],
      },
      { email: address('b'), departments: ['rescue'] },
    ]);
    expect(reply.json()).toEqual({ added: 2, departmentsCreated: 1, groupsCreated: 1 });
    const [first, second] = await people();
    expect(first).toMatchObject({ email: address('a'), name: 'Amy', lastName: 'Pond', role: 'user', status: 'invited' });
    expect([namesOf(first), namesOf(second)]).toEqual([['Rescue', 'Sales'], ['Rescue']]);
    expect(first?.groups.map(({ name }) => name)).toEqual(['Early birds']);
  });

  it("puts people without a department into 'No Department'", async () => {
    await invite([{ email: address('a'), departments: ['Sales'] }, { email: address('b') }], { departments: ['Sales'] });
    expect((await people()).map(namesOf)).toEqual([['Sales'], ['No Department']]);
    await invite([{ email: address('c'), departments: [] }]);
    expect(namesOf((await people())[2])).toEqual(['No Department']);
  });

  it('gives everybody the departments of the request if no row has its own', async () => {
    await invite([{ email: address('a') }, { email: address('b') }], { departments: ['Everyone'], groups: ['G'] });
    expect((await people()).map(namesOf)).toEqual([['Everyone'], ['Everyone']]);
  });

  it('adds nobody when an address is in use in any company, and names it', async () => {
    const stranger = await server.aUser();
    const reply = await invite([
      { email: address('new'), departments: ['Fresh'] },
      { email: stranger.email },
      { email: admin.email },
    ]);
    expect(reply).toMatchObject({ status: 409, code: 'email_in_use' });
    expect(reply.fields?.sort()).toEqual([stranger.email, admin.email].sort());
    expect(await people()).toEqual([]);
    expect((await call(departments.list)).json()).toMatchObject({ totalCount: 0 });
  });

  it('ignores duplicate addresses, and accepts the address of a deleted person', async () => {
    const gone = await server.aUser({ deletedAt: new Date() });
    const reply = await invite([{ email: gone.email }, { email: gone.email.toUpperCase(), name: 'Twice' }]);
    expect(reply.json()).toMatchObject({ added: 1 });
  });

  it("mails learners only on request, with the admin's text, and admins always", async () => {
    await invite([{ email: address('a') }, { email: address('b'), role: 'admin', name: 'Bo' }]);
    expect(await mails()).toEqual([
      {
        recipient: address('b'),
        template: 'invite_admin',
        params: { companyId, companyName: 'Quiet Waters', inviterName: 'Ada Byron', name: 'Bo' },
      },
    ]);
    await invite([{ email: address('c') }, { email: address('d'), role: 'admin' }], {
      notificationsEnabled: true,
      custom_subject: 'Welcome',
      custom_message: 'Please come.',
    });
    const later = (await mails()).slice(1);
    expect(later.map(({ template }) => template)).toEqual(['invite_learner', 'invite_admin']);
    for (const mail of later) expect(mail.params).toMatchObject({ subject: 'Welcome', message: 'Please come.' });
  });

  it('requires a subject for the notification', async () => {
    expect(await invite([{ email: address('a') }], { notificationsEnabled: true })).toMatchObject({
      status: 422,
      fields: ['custom_subject'],
    });
  });

  it('sorts the people of one call in its order', async () => {
    const sent = Array.from({ length: 12 }, (_, i) => address(`p${(i * 5) % 12}`));
    await invite(sent.map((email) => ({ email })));
    const page = (await call(listUsers, { body: {} })).json<{ usersPerPage: UserRow[] }>();
    expect(page.usersPerPage.slice(0, 12).map(({ email }) => email)).toEqual(sent);
  });

  it('accepts the same names as the profile', async () => {
    const reply = await invite([
      { email: address('a'), name: "Zoë O'Neil", lastName: '' },
      { email: address('b'), name: '=1+1' },
    ]);
    expect(reply).toMatchObject({ status: 422, fields: ['emails.1.name'] });
    expect((await invite([{ email: address('a'), name: "Zoë O'Neil", lastName: '' }])).status).toBe(200);
  });

  it('offers only the roles learner and admin', async () => {
    for (const role of ['superadmin', 'support', 'msp']) expect((await invite([{ email: address('a'), role }])).status).toBe(422);
    expect(await people()).toEqual([]);
  });

  it('is refused to an admin whose own address is not verified', async () => {
    const unverified = await server.aUser({ companyId, role: 'admin', emailVerified: false });
    const theirs = callAs(server, await server.signInAs(unverified), companyId);
    const reply = await theirs(inviteUsers, { body: { emails: [{ email: address('a') }], notificationsEnabled: false } });
    expect(reply).toMatchObject({ status: 403, code: 'email_not_verified' });
  });
});

describe('an import', () => {
  const batch = () => [{ email: address('one'), departments: ['D'] }, { email: address('two') }];

  it('sent twice adds people once and returns the same result', async () => {
    const importId = randomUUID();
    const first = await invite(batch(), { importId });
    const second = await invite(batch(), { importId });
    expect(second.json()).toEqual(first.json());
    expect(second.status).toBe(200);
    expect(await people()).toHaveLength(2);
  });

  it('sent twice at the same moment adds people once', async () => {
    const importId = randomUUID();
    const both = await Promise.all([invite(batch(), { importId }), invite(batch(), { importId })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await people()).toHaveLength(2);
  });

  it('with other people under the same id is refused', async () => {
    const importId = randomUUID();
    await invite(batch(), { importId });
    expect(await invite([{ email: address('three') }], { importId })).toMatchObject({ status: 409, code: 'import_mismatch' });
    expect(await people()).toHaveLength(2);
  });

  it('accepts 20,000 people in one call', async () => {
    const emails = Array.from({ length: 20_000 }, (_, i) => ({
      email: address(`p${i}`),
      name: 'Person',
      lastName: `Number ${i}`,
      departments: [`D${i % 40}`],
    }));
    const reply = await invite(emails, { importId: randomUUID(), notificationsEnabled: true, custom_subject: 'Hello' });
    expect(reply.json()).toEqual({ added: 20_000, departmentsCreated: 40, groupsCreated: 0 });
    expect((await call(listUsers, { body: {} })).json()).toMatchObject({ totalUsersCount: 20_001 });
    await ownerTx(server.services.db, (tx) =>
      rows(tx, sql`DELETE FROM mails WHERE company_id = ${companyId} AND status = 'queued'`),
    );
  }, 120_000);
});

describe('looking up addresses', () => {
  it('tells of each whether it is in use, and nothing more', async () => {
    const stranger = await server.aUser();
    const emails = [stranger.email.toUpperCase(), address('free')];
    const reply = await call(verifyEmailsExisted, { body: { companyId, emails } });
    expect(reply.json()).toEqual({ [stranger.email]: true, [address('free')]: false });
  });
});

describe('resending an invitation', () => {
  it('sends the mail again to people who have not signed in yet', async () => {
    const learner = await server.aUser({ companyId });
    expect((await call(resendInvite, { body: { userId: learner.id, adminName: 'Somebody Else' } })).status).toBe(200);
    expect(await mails()).toMatchObject([
      { recipient: learner.email, template: 'invite_learner', params: { inviterName: 'Ada Byron' } },
    ]);
  });

  it('is refused for people who have signed in, are disabled, or belong to another company', async () => {
    const active = await server.aUser({ companyId, lastLogin: new Date() });
    const off = await server.aUser({ companyId, disabled: true });
    for (const { id } of [active, off])
      expect(await call(resendInvite, { body: { userId: id } })).toMatchObject({ status: 403, code: 'user_not_editable' });
    const stranger = await server.aUser();
    expect(await call(resendInvite, { body: { userId: stranger.id } })).toMatchObject({ status: 404 });
  });
});
