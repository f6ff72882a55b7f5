import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inviteUsers } from '#contract/users';
import { refreshUser } from '#contract/session';
import { setClock } from '#server/clock';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { tick } from '#server/modules/campaigns/life/tick';
import { addressFacts, deedsOf, freeAddress } from '#tests/support/addressCalls';
import { password } from '#tests/support/bareServer';
import { type Call, callAs } from '#tests/support/callAs';
import { startTestServer, type TestServer } from '#tests/support/testServer';

type Person = Awaited<ReturnType<TestServer['aUser']>>;
const hourMs = 3_600_000;
let server: TestServer;
let facts: ReturnType<typeof addressFacts>;
let companyId: string;
let person: Person;
let theirs: Call;
let email: string;
beforeAll(async () => {
  server = await startTestServer();
  facts = addressFacts(server);
});
beforeEach(async () => {
  await ownerTx(server.services.db, (tx) => rows(tx, sql`DELETE FROM rate_counters`));
  companyId = (await server.aCompany()).id;
  person = await server.aUser({ companyId, role: 'admin' });
  await server.aUser({ companyId, role: 'admin' });
  theirs = callAs(server, await server.signInAs(person), companyId);
  email = freeAddress();
});
afterEach(() => setClock(null));

const ask = (to = email) => deedsOf(theirs).save(person.id, { email: to });
const confirmLink = (to = email) => facts.link(person, 'verify', to);
const confirm = async (to = email) => (await facts.confirm(await confirmLink(to))).statusCode;
const stopCode = async (token: string) => (await facts.stop(token)).statusCode;
/** Time passes for the business clock, and the clock's job notices. */
const later = async (hours: number) => {
  setClock(new Date(Date.now() + hours * hourMs));
  await tick(server.services);
};

describe('the link in the old mailbox', () => {
  it('stops a change that waits: the address stays, sessions end, and a link for a new password goes there', async () => {
    await ask();
    const [stop, link] = [await facts.stopLink(person), await confirmLink()];
    expect((await facts.stop(stop)).json()).toEqual({ email: person.email });
    expect((await facts.confirm(link)).statusCode).toBe(410);
    expect(await theirs(refreshUser)).toMatchObject({ status: 401 });
    await expect
      .poll(() => facts.mailsOf(person.id))
      .toContainEqual({ template: 'address_in_force', recipient: person.email, status: 'sent' });
    expect(await stopCode(stop)).toBe(410);
  });

  it('puts the old address back after the change, and the password of whoever made it does not sign in', async () => {
    await ask();
    const stop = await facts.stopLink(person);
    expect(await confirm()).toBe(200);
    expect((await facts.choosePassword(await facts.link(person, 'reset'), 'Att4ckers-horse!')).statusCode).toBe(200);
    expect((await facts.readStop(stop)).json()).toMatchObject({ isDone: true });
    expect(await stopCode(stop)).toBe(200);
    expect(await facts.emailOf(person.id)).toBe(person.email);
    const { identity } = server.services;
    await expect.poll(() => identity.checkPassword(email, 'Att4ckers-horse!')).toBe(false);
    for (const secret of ['Att4ckers-horse!', password]) expect(await identity.checkPassword(person.email, secret)).toBe(false);
    expect((await facts.choosePassword(await facts.link(person, 'reset'), 'My-0wn-again!')).statusCode).toBe(200);
    await expect.poll(() => identity.checkPassword(person.email, 'My-0wn-again!')).toBe(true);
  });

  it('puts it back also when the address went on to a third one', async () => {
    await ask();
    const stop = await facts.stopLink(person);
    await confirm();
    const third = freeAddress();
    await ask(third);
    expect(await confirm(third)).toBe(200);
    expect(await stopCode(stop)).toBe(200);
    expect(await facts.emailOf(person.id)).toBe(person.email);
    const stranger = await server.aUser({ companyId, role: 'admin' });
    const taken = callAs(server, await server.signInAs(stranger), companyId);
    expect((await deedsOf(taken).save(stranger.id, { email })).status).toBe(200);
  });

  it('works until three days after the change, not longer', async () => {
    await ask();
    const stop = await facts.stopLink(person);
    await later(70);
    expect(await confirm()).toBe(200);
    await later(70 + 71);
    expect((await facts.readStop(stop)).statusCode).toBe(200);
    await later(70 + 73);
    expect((await facts.readStop(stop)).statusCode).toBe(410);
    expect(await stopCode(stop)).toBe(410);
    expect(await facts.emailOf(person.id)).toBe(email);
  });

  it('is not used up by looking at it, and is none for a withdrawn change', async () => {
    await ask();
    const stop = await facts.stopLink(person);
    for (let n = 0; n < 3; n += 1) expect((await facts.readStop(stop)).statusCode).toBe(200);
    await ask(person.email);
    expect((await facts.readStop(stop)).statusCode).toBe(410);
  });

  it('and the link in the new one, used at the same time, leave the old address in force', async () => {
    for (let n = 0; n < 4; n += 1) {
      const one = await server.aUser({ companyId, role: 'admin' });
      const own = callAs(server, await server.signInAs(one), companyId);
      const wanted = freeAddress();
      await deedsOf(own).save(one.id, { email: wanted });
      const [stop, link] = [await facts.stopLink(one), await facts.link(one, 'verify', wanted)];
      const [confirmed, stopped] = await Promise.all([facts.confirm(link), facts.stop(stop)]);
      expect([200, 410]).toContain(confirmed.statusCode);
      expect(stopped.statusCode).toBe(200);
      expect(await facts.emailOf(one.id)).toBe(one.email);
      expect((await facts.confirm(link)).statusCode).toBe(410);
    }
  });

  it('pressed twice at the same time stops once', async () => {
    await ask();
    const stop = await facts.stopLink(person);
    expect((await Promise.all([stopCode(stop), stopCode(stop)])).sort()).toEqual([200, 410]);
  });
});

describe('the old address', () => {
  const invite = (address: string) => theirs(inviteUsers, { body: { emails: [{ email: address }], notificationsEnabled: false } });

  it('is kept for its owner for three days: nobody else takes it, by whatever way', async () => {
    await ask();
    expect(await confirm()).toBe(200);
    expect(await invite(person.email)).toMatchObject({ status: 409, code: 'email_in_use' });
    const other = await server.aUser({ companyId });
    expect(await deedsOf(theirs).save(other.id, { email: person.email })).toMatchObject({ status: 409, code: 'email_in_use' });
    await expect(server.aUser({ companyId, email: person.email })).rejects.toThrow();
    await later(73);
    expect((await invite(person.email)).status).toBe(200);
  });

  it('is theirs again when they ask for it', async () => {
    await ask();
    expect(await confirm()).toBe(200);
    expect((await ask(person.email)).status).toBe(200);
    expect(await confirm(person.email)).toBe(200);
    expect(await facts.emailOf(person.id)).toBe(person.email);
  });

  it('is free when they are deleted', async () => {
    await ask();
    await confirm();
    const admin = await server.aUser({ companyId, role: 'admin' });
    const call = callAs(server, await server.signInAs(admin), companyId);
    expect((await deedsOf(call).remove(person.id)).status).toBe(200);
    expect((await call(inviteUsers, { body: { emails: [{ email: person.email }], notificationsEnabled: false } })).status).toBe(
      200,
    );
  });
});
