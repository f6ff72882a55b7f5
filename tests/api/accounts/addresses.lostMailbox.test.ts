import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withdrawAddressChange } from '#contract/session/addresses';
import { listAuditLog } from '#contract/company/audit';
import { refreshUser } from '#contract/session/session';
import { setClock } from '#server/clock';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { tick } from '#server/modules/clock';
import { addressFacts, addressCalls, freeAddress } from '#tests/support/calls/addressCalls';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

type Person = Awaited<ReturnType<TestServer['aUser']>>;
const hourMs = 3_600_000;
let server: TestServer;
let facts: ReturnType<typeof addressFacts>;
let house: string;
let companyId: string;
let owner: Person;
let theirs: Call;
let superadmin: Call;
let email: string;
beforeAll(async () => {
  server = await startTestServer();
  facts = addressFacts(server);
  house = (await server.aCompany({ isHouse: true })).id;
});
beforeEach(async () => {
  await ownerTx(server.services.db, (tx) => rows(tx, sql`DELETE FROM rate_counters`));
  companyId = (await server.aCompany()).id;
  owner = await server.aUser({ companyId, role: 'admin', isOwner: true });
  theirs = callAs(server, await server.signInAs(owner), companyId);
  superadmin = callAs(server, await server.signInAs(await server.aUser({ companyId: house, role: 'superadmin' })), companyId);
  email = freeAddress();
});
afterEach(() => setClock(null));

const later = async (hours: number) => {
  setClock(new Date(Date.now() + hours * hourMs));
  await tick(server.services);
};
const withdraw = (call: Call) => call(withdrawAddressChange, { params: { userId: owner.id } });

describe('a lost mailbox', () => {
  it('is replaced after 72 hours: the old one is notified at once, then sessions end and the new one gets a password link', async () => {
    expect((await addressCalls(superadmin).replaceLost(owner.id, email)).status).toBe(200);
    expect(await addressCalls(theirs).profile(owner.id)).toMatchObject({
      email: owner.email,
      addressChange: { kind: 'lost_mailbox', newEmail: email, reason: 'The old mailbox is gone' },
    });
    await expect
      .poll(() => facts.mailsOf(owner.id))
      .toEqual([{ template: 'address_replaced', recipient: owner.email, status: 'sent' }]);
    await later(71);
    expect(await facts.emailOf(owner.id)).toBe(owner.email);
    await later(73);
    expect(await facts.emailOf(owner.id)).toBe(email);
    expect(await theirs(refreshUser)).toMatchObject({ status: 401 });
    await expect
      .poll(() => facts.mailsOf(owner.id))
      .toContainEqual({ template: 'address_in_force', recipient: email, status: 'sent' });
  });

  it('is in the audit log with the reason, the superadmin and the result', async () => {
    await addressCalls(superadmin).replaceLost(owner.id, email, 'Left with the laptop');
    await later(73);
    const entries = (await superadmin(listAuditLog)).json<{ action: string; after: object; actor: { role: string } }[]>();
    expect(entries.map(({ action }) => action)).toEqual(['email.changed', 'email.change_asked']);
    expect(entries[1]).toMatchObject({ after: { email, reason: 'Left with the laptop' }, actor: { role: 'superadmin' } });
  });

  it('requires a superadmin, a reason, and a person who has signed in', async () => {
    const admin = await server.aUser({ companyId, role: 'admin' });
    const support = await server.aUser({ companyId: house, role: 'support' });
    for (const person of [admin, support]) {
      const call = callAs(server, await server.signInAs(person), companyId);
      expect(await addressCalls(call).replaceLost(owner.id, email)).toMatchObject({ status: 403, code: 'permission_denied' });
    }
    expect(await addressCalls(superadmin).replaceLost(owner.id, email, ' ')).toMatchObject({ status: 422, fields: ['reason'] });
    const managed = await server.aUser({ companyId, role: 'admin', scimManaged: true });
    expect(await addressCalls(superadmin).replaceLost(managed.id, email)).toMatchObject({ status: 403, info: 'scim_managed' });
    const self = await server.aUser({ companyId: house, role: 'superadmin' });
    const own = callAs(server, await server.signInAs(self), house);
    expect(await addressCalls(own).replaceLost(self.id, email)).toMatchObject({ status: 403, info: 'self' });
    const newcomer = await server.aUser({ companyId });
    expect(await addressCalls(superadmin).replaceLost(newcomer.id, email)).toMatchObject({ status: 403, fields: ['email'] });
    const stranger = await server.aUser();
    expect(await addressCalls(superadmin).replaceLost(stranger.id, email)).toMatchObject({ status: 404 });
    expect(await addressCalls(superadmin).replaceLost(owner.id, stranger.email)).toMatchObject({
      status: 409,
      code: 'email_in_use',
    });
    expect(await facts.mailsOf(owner.id)).toEqual([]);
  });

  it.each([
    ['a superadmin', () => withdraw(superadmin)],
    ['the person, who can sign in after all', () => withdraw(theirs)],
    ['the person, by sending the present address', () => addressCalls(theirs).save(owner.id, { email: owner.email })],
    ['a new password', async () => facts.choosePassword(await facts.link(owner, 'reset'), 'An0ther-horse!')],
    ['the link in the old mailbox', async () => facts.stop(await facts.stopLink(owner))],
  ])('is found again: %s ends it', async (_who, end) => {
    await addressCalls(superadmin).replaceLost(owner.id, email);
    const reply = await end();
    expect('status' in reply ? reply.status : reply.statusCode).toBe(200);
    await later(73);
    expect(await facts.emailOf(owner.id)).toBe(owner.email);
  });

  it("cannot be withdrawn by other admins, nor a person's own change by a superadmin", async () => {
    await addressCalls(superadmin).replaceLost(owner.id, email);
    const admin = callAs(server, await server.signInAs(await server.aUser({ companyId, role: 'admin' })), companyId);
    expect(await withdraw(admin)).toMatchObject({ status: 403, code: 'permission_denied' });
    await withdraw(superadmin);
    await addressCalls(theirs).askOwn(freeAddress());
    expect(await withdraw(superadmin)).toMatchObject({ status: 409, code: 'nothing_to_change' });
  });

  it('can still be stopped for three days after', async () => {
    await addressCalls(superadmin).replaceLost(owner.id, email);
    const stop = await facts.stopLink(owner);
    await later(73);
    await later(73 + 70);
    expect((await facts.stop(stop)).statusCode).toBe(200);
    expect(await facts.emailOf(owner.id)).toBe(owner.email);
  });

  it('is not replaced when somebody else has taken the new address', async () => {
    await addressCalls(superadmin).replaceLost(owner.id, email);
    await server.aUser({ email });
    await later(73);
    expect(await facts.emailOf(owner.id)).toBe(owner.email);
    expect((await addressCalls(superadmin).profile(owner.id)).addressChange).toBeNull();
  });
});
