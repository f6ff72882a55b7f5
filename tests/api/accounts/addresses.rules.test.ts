import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { departments } from '#contract/people/departments';
import { groups } from '#contract/people/groups';
import { inviteUsers } from '#contract/people/invitations';
import { listUsers } from '#contract/people/users';
import { addressFacts, addressCalls, freeAddress } from '#tests/support/calls/addressCalls';
import { callAs } from '#tests/support/calls/callAs';
import { nextSecond } from '#tests/support/server/nextSecond';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

type Person = Awaited<ReturnType<TestServer['aUser']>>;
let server: TestServer;
let facts: ReturnType<typeof addressFacts>;
let house: string;
let reseller: string;
let companyId: string;
beforeAll(async () => {
  server = await startTestServer();
  facts = addressFacts(server);
  house = (await server.aCompany({ isHouse: true })).id;
  reseller = (await server.aCompany({ companyType: 'reseller', isPartner: true })).id;
});
beforeEach(async () => {
  companyId = (await server.aCompany({ parentId: reseller, loginAsCompanyStatus: 'access' })).id;
});

/** The calls of a person on people of a company. */
const as = async (person: Person, company = companyId) => addressCalls(callAs(server, await server.signInAs(person), company));
/** A person who has signed in before. */
const settled = async (columns: Parameters<TestServer['aUser']>[0]) => {
  const person = await server.aUser({ companyId, ...columns });
  await server.signInAs(person);
  return person;
};
const locked = (info: string) => ({ status: 403, code: 'user_not_editable', info, fields: ['email'] });

describe('the address of a person who has signed in', () => {
  const callers = {
    'a second admin': () => server.aUser({ companyId, role: 'admin' }),
    'a reseller who acts in the company': () => server.aUser({ companyId: reseller, role: 'admin' }),
    'a managed-service partner': () => server.aUser({ companyId: reseller, role: 'msp' }),
    support: () => server.aUser({ companyId: house, role: 'support' }),
    'a superadmin': () => server.aUser({ companyId: house, role: 'superadmin' }),
  };

  it.each(Object.entries(callers))('is changed by nobody else: not by %s', async (_who, make) => {
    const caller = await as(await make());
    for (const columns of [{ role: 'admin' as const, isOwner: true }, { role: 'admin' as const }, { role: 'user' as const }]) {
      const person = await settled(columns);
      expect((await caller.profile(person.id)).addressLock).toBe('signed_in');
      expect(await caller.save(person.id, { email: freeAddress() })).toMatchObject(locked('signed_in'));
      expect(await facts.emailOf(person.id)).toBe(person.email);
      expect(await facts.mailsOf(person.id)).toEqual([]);
    }
  });

  it('stays locked after they became a learner, and after all their sessions ended', async () => {
    const admin = await as(await server.aUser({ companyId, role: 'admin' }));
    const second = await settled({ role: 'admin' });
    expect((await admin.save(second.id, { role: 'user' })).status).toBe(200);
    expect(await admin.save(second.id, { email: freeAddress() })).toMatchObject(locked('signed_in'));
  });
});

describe('the address of a person who has never signed in', () => {
  it('of a learner or admin can be corrected by any admin', async () => {
    const admin = await as(await server.aUser({ companyId, role: 'admin' }));
    for (const role of ['user', 'admin'] as const) {
      const person = await server.aUser({ companyId, role, emailVerified: false });
      const email = freeAddress();
      expect((await admin.save(person.id, { email })).json()).toMatchObject({ email, addressLock: null });
    }
  });

  it('of an owner can be corrected by their inviter and by a superadmin only', async () => {
    const inviter = await server.aUser({ companyId: reseller, role: 'admin' });
    const owner = await server.aUser({ companyId, role: 'admin', isOwner: true, invitedBy: inviter.id });
    const [admin, partner] = [
      await server.aUser({ companyId, role: 'admin' }),
      await server.aUser({ companyId: reseller, role: 'admin' }),
    ];
    const support = await server.aUser({ companyId: house, role: 'support' });
    for (const person of [admin, partner, support])
      expect(await (await as(person)).save(owner.id, { email: freeAddress() })).toMatchObject(locked('not_inviter'));
    expect(await facts.emailOf(owner.id)).toBe(owner.email);
    for (const person of [inviter, await server.aUser({ companyId: house, role: 'superadmin' })]) {
      const email = freeAddress();
      expect((await (await as(person)).save(owner.id, { email })).json()).toMatchObject({ email });
    }
  });

  it('stays locked for an admin who only sent the invitation again', async () => {
    const owner = await server.aUser({ companyId, role: 'admin', isOwner: true });
    const admin = await as(await server.aUser({ companyId, role: 'admin' }));
    expect((await admin.resend(owner.id)).status).toBe(200);
    expect(await admin.save(owner.id, { email: freeAddress() })).toMatchObject(locked('not_inviter'));
  });

  it('gets a new invitation: old links become invalid, queued mail is cancelled, a new one is sent', async () => {
    const boss = await server.aUser({ companyId, role: 'admin' });
    const call = callAs(server, await server.signInAs(boss), companyId);
    const wrong = freeAddress();
    await call(inviteUsers, { body: { emails: [{ email: wrong, role: 'admin' }], notificationsEnabled: false } });
    const [invited] = (await call(listUsers, { body: { searchText: wrong } })).json<{ usersPerPage: { id: string }[] }>()
      .usersPerPage;
    const person = { id: invited?.id ?? '', companyId };
    const old = [await facts.link(person, 'invite'), await facts.link(person, 'reset')];
    const email = freeAddress();
    await facts.mailWaits(person, 'campaign_assigned');
    expect((await addressCalls(call).save(person.id, { email })).json()).toMatchObject({ email });
    expect(await facts.mailsOf(person.id)).toContainEqual({ template: 'campaign_assigned', recipient: wrong, status: 'cancelled' });
    for (const token of old) expect((await facts.readPassword(token)).statusCode).toBe(410);
    await expect
      .poll(() => facts.mailsOf(person.id))
      .toContainEqual({ template: 'invite_admin', recipient: email, status: 'sent' });
  });
});

describe('a person who received an invitation for somebody else', () => {
  it('cannot sign in after the address is corrected, neither with their password, nor with its tokens', async () => {
    const { identity } = server.services;
    const admin = await as(await server.aUser({ companyId, role: 'admin' }));
    const person = await server.aUser({ companyId, role: 'admin' });
    const chosen = await facts.choosePassword(await facts.link(person, 'invite'), 'Wr0ng-persons-horse!');
    const email = freeAddress();
    await nextSecond();
    expect((await admin.save(person.id, { email })).json()).toMatchObject({ email });
    await nextSecond();
    await expect(server.signInWith(chosen.json<{ customToken: string }>().customToken)).rejects.toThrow('invalid_session');
    await expect.poll(async () => await identity.checkPassword(person.email, 'Wr0ng-persons-horse!')).toBe(false);
    expect(await identity.checkPassword(email, 'Wr0ng-persons-horse!')).toBe(false);
    expect((await facts.choosePassword(await facts.link(person, 'invite'), 'R1ght-persons-horse!')).statusCode).toBe(200);
    expect(await identity.checkPassword(email, 'R1ght-persons-horse!')).toBe(true);
  });
});

describe('nobody changes people of a higher role', () => {
  it.each(['superadmin', 'support'] as const)('support may not, an admin may not: %s', async (role) => {
    const [above, admin, support] = [
      await server.aUser({ companyId: house, role, name: 'Old' }),
      await server.aUser({ companyId: house, role: 'admin' }),
      await server.aUser({ companyId: house, role: 'support' }),
    ];
    await server.aUser({ companyId: house, role: 'superadmin' });
    const group = await server.aGroup({ companyId: house });
    for (const person of role === 'superadmin' ? [admin, support] : [admin]) {
      const deeds = await as(person, house);
      expect((await deeds.profile(above.id)).locks).toContain('role_above');
      expect(await deeds.save(above.id, { email: freeAddress() })).toMatchObject(locked('role_above'));
      const no = { status: 403, code: 'user_not_editable', info: 'role_above' };
      expect(await deeds.save(above.id, { name: 'New' })).toMatchObject(no);
      expect(await deeds.save(above.id, { groups: [group.id] })).toMatchObject(no);
      expect(await deeds.remove(above.id)).toMatchObject(no);
      expect(await deeds.resend(above.id)).toMatchObject(no);
      expect(await deeds.disable(above.id)).toMatchObject({ status: 409, code: 'nothing_to_change' });
    }
    expect(await (await as(admin, house)).profile(above.id)).toMatchObject({ name: 'Old', isDisabled: false });
  });

  it('in bulk neither: people of a higher role are skipped and named', async () => {
    const [superadmin, support, learner] = [
      await server.aUser({ companyId: house, role: 'superadmin' }),
      await server.aUser({ companyId: house, role: 'support' }),
      await server.aUser({ companyId: house }),
    ];
    const deeds = await as(support, house);
    expect((await deeds.disable(superadmin.id, learner.id)).json()).toEqual({ changed: 1, skipped: 1 });
    expect(await deeds.profile(superadmin.id)).toMatchObject({ isDisabled: false });
  });

  it.each(['departments', 'groups'] as const)(
    'nor puts them into %s or takes them out, chosen by name or with all',
    async (kind) => {
      const [superadmin, support, learner] = [
        await server.aUser({ companyId: house, role: 'superadmin', name: 'Above' }),
        await server.aUser({ companyId: house, role: 'support' }),
        await server.aUser({ companyId: house, name: 'Above' }),
      ];
      const set = await (kind === 'departments' ? server.aDepartment({ companyId: house }) : server.aGroup({ companyId: house }));
      const [assign, unassign, params] =
        kind === 'departments'
          ? [departments.assign, departments.unassign, { departmentId: set.id }]
          : [groups.assign, groups.unassign, { groupId: set.id }];
      const call = callAs(server, await server.signInAs(support), house);
      const inSet = async (person: Person) => (await (await as(support, house)).profile(person.id))[kind].map(({ id }) => id);
      const alone = { isAllUsersSelected: false, userIds: [superadmin.id] };
      const locked = { status: 403, code: 'user_not_editable', info: 'role_above' };

      expect(await call(assign, { params, body: alone })).toMatchObject(locked);
      const both = { isAllUsersSelected: false, userIds: [superadmin.id, learner.id] };
      expect((await call(assign, { params, body: both })).json()).toEqual({ changed: 1, skipped: 1 });
      expect([await inSet(superadmin), await inSet(learner)]).toEqual([[], [set.id]]);

      const higher = callAs(server, await server.signInAs(superadmin), house);
      expect((await higher(assign, { params, body: alone })).json()).toEqual({ changed: 1, skipped: 0 });
      expect(await call(unassign, { params, body: alone })).toMatchObject(locked);
      const all = { isAllUsersSelected: true, searchText: 'Above', expectedTotal: 2 };
      expect((await call(unassign, { params, body: all })).json()).toEqual({ changed: 1, skipped: 1 });
      expect([await inSet(superadmin), await inSet(learner)]).toEqual([[set.id], []]);
    },
  );

  it('only the directory changes people it manages, including the address', async () => {
    const admin = await as(await server.aUser({ companyId, role: 'admin' }));
    const managed = await server.aUser({ companyId, scimManaged: true });
    expect(await admin.save(managed.id, { email: freeAddress() })).toMatchObject(locked('scim_managed'));
  });
});
