import { deliverSoon } from '#server/mail/queueMail';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshUser, sendVerificationEmail } from '#contract/session/session';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { addressFacts, addressCalls, freeAddress } from '#tests/support/calls/addressCalls';
import { password } from '#tests/support/server/bareServer';
import { callAs } from '#tests/support/calls/callAs';
import { type NewAddress, newAddress } from '#tests/support/calls/newAddress';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

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

const waiting = async () => (await mover.call(refreshUser)).json<{ unconfirmedNewEmail: string | null }>().unconfirmedNewEmail;

describe("a person's own new address", () => {
  it('is confirmed from the new mailbox, and the old one gets a link that stops it', async () => {
    expect((await mover.ask()).status).toBe(200);
    expect(await addressCalls(mover.call).profile(mover.person.id)).toMatchObject({
      email: mover.person.email,
      unconfirmedNewEmail: mover.email,
      addressChange: { kind: 'own' },
    });
    await expect
      .poll(() => facts.mailsOf(mover.person.id))
      .toEqual([
        { template: 'address_change', recipient: mover.person.email, status: 'sent' },
        { template: 'verify_email', recipient: mover.email, status: 'sent' },
      ]);
    const sent = await ownerTx(server.services.db, (tx) =>
      rows<{ body: string }>(tx, sql`SELECT body FROM mails WHERE user_id = ${mover.person.id} AND template = 'address_change'`),
    );
    const token = /stop_address_change\?token=(\S+)/.exec(sent[0]?.body ?? '')?.[1] ?? '';
    expect((await facts.readStop(token)).json()).toEqual({ oldEmail: mover.person.email, newEmail: mover.email, isDone: false });
    expect(await mover.confirm()).toBe(200);
    expect(await facts.emailOf(mover.person.id)).toBe(mover.email);
    expect((await mover.call(refreshUser)).json()).toMatchObject({
      email: mover.email,
      emailVerified: true,
      unconfirmedNewEmail: null,
    });
  });

  it('is withdrawn by sending the present address', async () => {
    await mover.ask();
    const link = await mover.confirmLink();
    expect((await mover.ask(mover.person.email)).json()).toMatchObject({ unconfirmedNewEmail: null, addressChange: null });
    expect((await facts.confirm(link)).statusCode).toBe(410);
    expect(await facts.emailOf(mover.person.id)).toBe(mover.person.email);
  });

  it('stays pending when only the name is saved', async () => {
    await mover.ask();
    expect((await addressCalls(mover.call).save(mover.person.id, { email: undefined, name: 'Other' })).status).toBe(200);
    expect(await waiting()).toBe(mover.email);
  });

  it('is withdrawn by a new password, set with the current one or with a link', async () => {
    await mover.ask();
    const own = await facts.link(mover.person, 'reset');
    const link = await mover.confirmLink();
    expect((await facts.choosePassword(own, 'An0ther-horse!')).statusCode).toBe(200);
    expect((await facts.confirm(link)).statusCode).toBe(410);

    const other = await server.aUser({ companyId: mover.companyId, role: 'admin' });
    const headers = await server.signInAs(other);
    await addressCalls(callAs(server, headers, mover.companyId)).askOwn(freeAddress());
    const body = { currentPassword: password, newPassword: 'An0ther-horse!' };
    const reply = await server.app.inject({ method: 'POST', url: '/gateway/rest/v1/me/password', headers, payload: body });
    expect(reply.statusCode, reply.body).toBe(200);
    const left = sql`SELECT state FROM address_changes WHERE user_id = ANY(${sql.param([mover.person.id, other.id])}::uuid[])`;
    expect(await ownerTx(server.services.db, (tx) => rows(tx, left))).toEqual([{ state: 'withdrawn' }, { state: 'withdrawn' }]);
  });

  it('requested again gets its link again, and no second notice', async () => {
    await mover.ask();
    expect((await mover.ask()).status).toBe(200);
    expect((await mover.call(sendVerificationEmail, { body: { user_id: mover.person.id } })).status).toBe(200);
    const templates = (await facts.mailsOf(mover.person.id)).map(({ template }) => template).sort();
    expect(templates).toEqual(['address_change', 'verify_email', 'verify_email', 'verify_email']);
  });

  it('invalidates links in the old mailbox, and cancels queued mail to it', async () => {
    await mover.ask();
    const old = [await facts.link(mover.person, 'reset'), await facts.link(mover.person, 'invite')];
    await expect.poll(async () => (await facts.mailsOf(mover.person.id)).every(({ status }) => status === 'sent')).toBe(true);
    await facts.mailWaits(mover.person, 'reset_password', 'campaign_assigned');
    expect(await mover.confirm()).toBe(200);
    for (const token of old) expect((await facts.readPassword(token)).statusCode).toBe(410);
    for (const template of ['reset_password', 'campaign_assigned'])
      expect(await facts.mailsOf(mover.person.id)).toContainEqual({ template, recipient: mover.person.email, status: 'cancelled' });
  });

  it('sends no link to the old mailbox, even if the mail was queued a moment before', async () => {
    const stale = sql`INSERT INTO mails (company_id, user_id, recipient, template, lang, params, created_at)
      VALUES (${mover.companyId}, ${mover.person.id}, 'before@address.example', 'reset_password', 'en', '{}', ${new Date()})`;
    await ownerTx(server.services.db, (tx) => rows(tx, stale));
    await ownerTx(server.services.db, (tx) => deliverSoon(tx, mover.companyId));
    await expect
      .poll(() => facts.mailsOf(mover.person.id))
      .toEqual([{ template: 'reset_password', recipient: 'before@address.example', status: 'cancelled' }]);
    const links = sql`SELECT 1 FROM one_time_links WHERE user_id = ${mover.person.id}`;
    expect(await ownerTx(server.services.db, (tx) => rows(tx, links))).toEqual([]);
  });
});

describe('links become invalid with a change of role', () => {
  it('of a demoted admin', async () => {
    const second = await server.aUser({ companyId: mover.companyId, role: 'admin' });
    const old = [
      await facts.link(second, 'invite'),
      await facts.link(second, 'reset'),
      await facts.link(second, 'verify', second.email),
    ];
    expect((await addressCalls(mover.call).save(second.id, { role: 'user' })).status).toBe(200);
    for (const token of old.slice(0, 2)) expect((await facts.readPassword(token)).statusCode).toBe(410);
    expect((await facts.confirm(old[2] ?? '')).statusCode).toBe(410);
  });
});
