import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inviteUsers } from '#contract/people/invitations';
import { changeDisabled, deleteUser, getProfile, updateProfile, type UserProfile } from '#contract/people/users';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

type Person = Awaited<ReturnType<TestServer['aUser']>>;

let server: TestServer;
let customerId: string;
let asPartner: Call;
let asSupport: Call;
let owner: Person;
let admin: Person;
let learner: Person;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  const partnerId = (await server.aCompany({ companyType: 'reseller' })).id;
  customerId = (await server.aCompany({ parentId: partnerId, loginAsCompanyStatus: 'access', hasBoost: true })).id;
  const houseId = (await server.aCompany({ isHouse: true })).id;
  const inCustomer = async (person: Person) => callAs(server, await server.signInAs(person), customerId);
  asPartner = await inCustomer(await server.aUser({ companyId: partnerId, role: 'admin' }));
  asSupport = await inCustomer(await server.aUser({ companyId: houseId, role: 'support' }));
  owner = await server.aUser({ companyId: customerId, role: 'admin', isOwner: true });
  admin = await server.aUser({ companyId: customerId, role: 'admin' });
  learner = await server.aUser({ companyId: customerId, role: 'user' });
});

const invite = (call: Call, role: 'user' | 'admin') =>
  call(inviteUsers, {
    body: {
      emails: [{ email: `${crypto.randomUUID()}@partner.example`, role }],
      notificationsEnabled: true,
      custom_subject: 'Hello',
    },
  });
const formOf = ({ name, lastName, email }: Person, role: string) => ({ name, lastName, email, role, departments: [], groups: [] });
const save = (call: Call, person: Person, change: object) =>
  call(updateProfile, { params: { userId: person.id }, body: { ...formOf(person, person.role), ...change } });

describe('a partner in the company of a customer', () => {
  it('leaves no admin behind: adds none, and makes nobody one', async () => {
    const added = await invite(asPartner, 'admin');
    expect([added.code, added.fields]).toEqual(['permission_denied', ['emails']]);
    const made = await save(asPartner, learner, { role: 'admin' });
    expect([made.code, made.info, made.fields]).toEqual(['user_not_editable', 'own_admins_only', ['role']]);
    expect((await invite(asPartner, 'user')).status).toBe(200);
  });

  it('locks out no admin, and gets into nobody’s mailbox', async () => {
    for (const person of [owner, admin]) {
      expect((await asPartner(deleteUser, { body: { userId: person.id } })).info).toBe('own_admins_only');
      expect((await save(asPartner, person, { role: 'user' })).code).toBe('user_not_editable');
      const moved = await save(asPartner, person, { email: `${crypto.randomUUID()}@partner.example` });
      expect([moved.code, moved.fields]).toEqual(['user_not_editable', ['email']]);
    }
    const body = { isDisabled: true, isAllUsersSelected: false, userIds: [admin.id] };
    expect((await asPartner(changeDisabled, { body })).code).toBe('nothing_to_change');
    const profile = (await asPartner(getProfile, { params: { userId: admin.id } })).json<UserProfile>();
    expect(profile).toMatchObject({ locks: ['own_admins_only'], addressLock: 'not_inviter' });
  });

  it('still works with everybody else, and with the name of an admin', async () => {
    expect((await save(asPartner, admin, { name: 'Anna' })).status).toBe(200);
    expect((await save(asPartner, learner, { name: 'Lea' })).status).toBe(200);
    expect((await asPartner(deleteUser, { body: { userId: learner.id } })).status).toBe(200);
  });
});

describe('our staff in the company of a customer', () => {
  it('add and change admins, as its own admins do', async () => {
    expect((await invite(asSupport, 'admin')).status).toBe(200);
    expect((await save(asSupport, learner, { role: 'admin' })).status).toBe(200);
    expect((await asSupport(deleteUser, { body: { userId: admin.id } })).status).toBe(200);
  });
});
