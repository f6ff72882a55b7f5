import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inviteUsers } from '#contract/people/invitations';
import { refreshUser } from '#contract/session/session';
import { setClock } from '#server/clock';
import { tick } from '#server/modules/clock';
import { addressFacts, addressCalls, freeAddress } from '#tests/support/calls/addressCalls';
import { password } from '#tests/support/server/bareServer';
import { callAs } from '#tests/support/calls/callAs';
import { type NewAddress, newAddress } from '#tests/support/calls/newAddress';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

const hourMs = 3_600_000;
let server: TestServer;
let facts: ReturnType<typeof addressFacts>;
let mover: NewAddress;
beforeAll(async () => {
  server = await startTestServer();
  facts = addressFacts(server);
});
beforeEach(async () => {
  mover = await newAddress(server);
});
afterEach(() => setClock(null));

const stopCode = async (token: string) => (await facts.stop(token)).statusCode;
/** Advances business time and runs the clock job. */
const later = async (hours: number) => {
  setClock(new Date(Date.now() + hours * hourMs));
  await tick(server.services);
};

describe('the link in the old mailbox', () => {
  it('stops a pending change: the address stays, sessions end, and a link for a new password goes there', async () => {
    await mover.ask();
    const [stop, link] = [await facts.stopLink(mover.person), await mover.confirmLink()];
    const reset = await facts.link(mover.person, 'reset');
    expect((await facts.stop(stop)).json()).toEqual({ email: mover.person.email });
    expect((await facts.confirm(link)).statusCode).toBe(410);
    expect((await facts.readPassword(reset)).statusCode).toBe(410);
    expect(await mover.call(refreshUser)).toMatchObject({ status: 401 });
    await expect
      .poll(() => facts.mailsOf(mover.person.id))
      .toContainEqual({ template: 'address_in_force', recipient: mover.person.email, status: 'sent' });
    expect(await stopCode(stop)).toBe(410);
  });

  it('restores the old address after the change, and the password set since does not sign in', async () => {
    await mover.ask();
    const stop = await facts.stopLink(mover.person);
    expect(await mover.confirm()).toBe(200);
    expect((await facts.choosePassword(await facts.link(mover.person, 'reset'), 'Att4ckers-horse!')).statusCode).toBe(200);
    expect((await facts.readStop(stop)).json()).toMatchObject({ isDone: true });
    expect(await stopCode(stop)).toBe(200);
    expect(await facts.emailOf(mover.person.id)).toBe(mover.person.email);
    const { identity } = server.services;
    await expect.poll(() => identity.checkPassword(mover.email, 'Att4ckers-horse!')).toBe(false);
    for (const secret of ['Att4ckers-horse!', password])
      expect(await identity.checkPassword(mover.person.email, secret)).toBe(false);
    expect((await facts.choosePassword(await facts.link(mover.person, 'reset'), 'My-0wn-again!')).statusCode).toBe(200);
    await expect.poll(() => identity.checkPassword(mover.person.email, 'My-0wn-again!')).toBe(true);
  });

  it('restores it also after a second change to a third address', async () => {
    await mover.ask();
    const stop = await facts.stopLink(mover.person);
    await mover.confirm();
    const third = freeAddress();
    await mover.ask(third);
    expect(await mover.confirm(third)).toBe(200);
    expect(await stopCode(stop)).toBe(200);
    expect(await facts.emailOf(mover.person.id)).toBe(mover.person.email);
    const stranger = await server.aUser({ companyId: mover.companyId, role: 'admin' });
    const taken = callAs(server, await server.signInAs(stranger), mover.companyId);
    expect((await addressCalls(taken).askOwn(mover.email)).status).toBe(200);
  });

  it('works until three days after the change', async () => {
    await mover.ask();
    const stop = await facts.stopLink(mover.person);
    await later(70);
    expect(await mover.confirm()).toBe(200);
    await later(70 + 71);
    expect((await facts.readStop(stop)).statusCode).toBe(200);
    await later(70 + 73);
    expect((await facts.readStop(stop)).statusCode).toBe(410);
    expect(await stopCode(stop)).toBe(410);
    expect(await facts.emailOf(mover.person.id)).toBe(mover.email);
  });

  it('is not used up by reading it, and is invalid for a withdrawn change', async () => {
    await mover.ask();
    const stop = await facts.stopLink(mover.person);
    for (let n = 0; n < 3; n += 1) expect((await facts.readStop(stop)).statusCode).toBe(200);
    await mover.ask(mover.person.email);
    expect((await facts.readStop(stop)).statusCode).toBe(410);
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('wins against the link in the new one if both are used at the same time', async () => {
    for (let n = 0; n < 4; n += 1) {
      const one = await server.aUser({ companyId: mover.companyId, role: 'admin' });
      const own = callAs(server, await server.signInAs(one), mover.companyId);
      const newEmail = freeAddress();
      await addressCalls(own).askOwn(newEmail);
      const [stop, link] = [await facts.stopLink(one), await facts.link(one, 'verify', newEmail)];
      const [confirmed, stopped] = await Promise.all([facts.confirm(link), facts.stop(stop)]);
      expect([200, 410]).toContain(confirmed.statusCode);
      expect(stopped.statusCode).toBe(200);
      expect(await facts.emailOf(one.id)).toBe(one.email);
      expect((await facts.confirm(link)).statusCode).toBe(410);
    }
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('stops once for two simultaneous calls', async () => {
    await mover.ask();
    const stop = await facts.stopLink(mover.person);
    expect((await Promise.all([stopCode(stop), stopCode(stop)])).sort()).toEqual([200, 410]);
  });
});

describe('the old address', () => {
  const invite = (address: string) =>
    mover.call(inviteUsers, { body: { emails: [{ email: address }], notificationsEnabled: false } });

  it('is reserved for its owner for three days', async () => {
    await mover.ask();
    expect(await mover.confirm()).toBe(200);
    expect(await invite(mover.person.email)).toMatchObject({ status: 409, code: 'email_in_use' });
    const other = await server.aUser({ companyId: mover.companyId });
    expect(await addressCalls(mover.call).save(other.id, { email: mover.person.email })).toMatchObject({
      status: 409,
      code: 'email_in_use',
    });
    await expect(server.aUser({ companyId: mover.companyId, email: mover.person.email })).rejects.toThrow();
    await later(73);
    expect((await invite(mover.person.email)).status).toBe(200);
  });

  it('is theirs again on request', async () => {
    await mover.ask();
    expect(await mover.confirm()).toBe(200);
    expect((await mover.ask(mover.person.email)).status).toBe(200);
    expect(await mover.confirm(mover.person.email)).toBe(200);
    expect(await facts.emailOf(mover.person.id)).toBe(mover.person.email);
  });

  it('is free after they are deleted', async () => {
    await mover.ask();
    await mover.confirm();
    const admin = await server.aUser({ companyId: mover.companyId, role: 'admin' });
    const call = callAs(server, await server.signInAs(admin), mover.companyId);
    expect((await addressCalls(call).remove(mover.person.id)).status).toBe(200);
    expect(
      (await call(inviteUsers, { body: { emails: [{ email: mover.person.email }], notificationsEnabled: false } })).status,
    ).toBe(200);
  });
});
