import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshUser, sendVerificationEmail } from '#contract/session';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { addressFacts, deedsOf, freeAddress } from '#tests/support/addressCalls';
import { password } from '#tests/support/bareServer';
import { type Call, callAs } from '#tests/support/callAs';
import { startTestServer, type TestServer } from '#tests/support/testServer';

type Person = Awaited<ReturnType<TestServer['aUser']>>;
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

const ask = (to = email) => deedsOf(theirs).save(person.id, { email: to });
const waiting = async () => (await theirs(refreshUser)).json<{ unconfirmedNewEmail: string | null }>().unconfirmedNewEmail;
const confirmLink = (to = email) => facts.link(person, 'verify', to);
const confirm = async (to = email) => (await facts.confirm(await confirmLink(to))).statusCode;

describe('a new address for oneself', () => {
  it('is confirmed from the new mailbox, and the old one is told how to stop it', async () => {
    expect((await ask()).json()).toMatchObject({ email: person.email, unconfirmedNewEmail: email, addressChange: { kind: 'own' } });
    await expect
      .poll(() => facts.mailsOf(person.id))
      .toEqual([
        { template: 'address_change', recipient: person.email, status: 'sent' },
        { template: 'verify_email', recipient: email, status: 'sent' },
      ]);
    const sent = await ownerTx(server.services.db, (tx) =>
      rows<{ body: string }>(tx, sql`SELECT body FROM mails WHERE user_id = ${person.id} AND template = 'address_change'`),
    );
    const token = /stop_address_change\?token=(\S+)/.exec(sent[0]?.body ?? '')?.[1] ?? '';
    expect((await facts.readStop(token)).json()).toEqual({ oldEmail: person.email, newEmail: email, isDone: false });
    expect(await confirm()).toBe(200);
    expect(await facts.emailOf(person.id)).toBe(email);
    expect((await theirs(refreshUser)).json()).toMatchObject({ email, emailVerified: true, unconfirmedNewEmail: null });
  });

  it('is withdrawn by sending the present one', async () => {
    await ask();
    const link = await confirmLink();
    expect((await ask(person.email)).json()).toMatchObject({ unconfirmedNewEmail: null, addressChange: null });
    expect((await facts.confirm(link)).statusCode).toBe(410);
    expect(await facts.emailOf(person.id)).toBe(person.email);
  });

  it('goes on waiting when only the name is saved', async () => {
    await ask();
    expect((await deedsOf(theirs).save(person.id, { email: undefined, name: 'Other' })).status).toBe(200);
    expect(await waiting()).toBe(email);
  });

  it('is withdrawn by a new password, chosen with the present one or with a link', async () => {
    await ask();
    const own = await facts.link(person, 'reset');
    const link = await confirmLink();
    expect((await facts.choosePassword(own, 'An0ther-horse!')).statusCode).toBe(200);
    expect((await facts.confirm(link)).statusCode).toBe(410);

    const other = await server.aUser({ companyId, role: 'admin' });
    const headers = await server.signInAs(other);
    await deedsOf(callAs(server, headers, companyId)).save(other.id, { email: freeAddress() });
    const body = { currentPassword: password, newPassword: 'An0ther-horse!' };
    const reply = await server.app.inject({ method: 'POST', url: '/gateway/rest/v1/me/password', headers, payload: body });
    expect(reply.statusCode, reply.body).toBe(200);
    const left = sql`SELECT state FROM address_changes WHERE user_id = ANY(${sql.param([person.id, other.id])}::uuid[])`;
    expect(await ownerTx(server.services.db, (tx) => rows(tx, left))).toEqual([{ state: 'withdrawn' }, { state: 'withdrawn' }]);
  });

  it('asked for once more gets its link once more, and no second notice', async () => {
    await ask();
    expect((await ask()).status).toBe(200);
    expect((await theirs(sendVerificationEmail, { body: { user_id: person.id } })).status).toBe(200);
    const templates = (await facts.mailsOf(person.id)).map(({ template }) => template).sort();
    expect(templates).toEqual(['address_change', 'verify_email', 'verify_email', 'verify_email']);
  });

  it('makes links in the old mailbox useless, and keeps waiting mail from it', async () => {
    await ask();
    const old = [await facts.link(person, 'reset'), await facts.link(person, 'invite')];
    await expect.poll(async () => (await facts.mailsOf(person.id)).every(({ status }) => status === 'sent')).toBe(true);
    const waits = sql`INSERT INTO mails (company_id, user_id, recipient, template, lang, params, created_at)
      VALUES (${companyId}, ${person.id}, ${person.email}, 'reset_password', 'en', '{}', ${new Date()})`;
    await ownerTx(server.services.db, (tx) => rows(tx, waits));
    expect(await confirm()).toBe(200);
    for (const token of old) expect((await facts.readPassword(token)).statusCode).toBe(410);
    expect(await facts.mailsOf(person.id)).toContainEqual({
      template: 'reset_password',
      recipient: person.email,
      status: 'cancelled',
    });
  });

  it('gives no link to a mailbox that is not theirs any more, even when the mail was written a moment before', async () => {
    const stale = sql`INSERT INTO mails (company_id, user_id, recipient, template, lang, params, created_at)
      VALUES (${companyId}, ${person.id}, 'before@address.example', 'reset_password', 'en', '{}', ${new Date()})`;
    await ownerTx(server.services.db, (tx) => rows(tx, stale));
    await ownerTx(server.services.db, (tx) => server.services.jobs.send(tx, 'mail.deliver', { companyId }));
    await expect
      .poll(() => facts.mailsOf(person.id))
      .toEqual([{ template: 'reset_password', recipient: 'before@address.example', status: 'cancelled' }]);
    const links = sql`SELECT 1 FROM one_time_links WHERE user_id = ${person.id}`;
    expect(await ownerTx(server.services.db, (tx) => rows(tx, links))).toEqual([]);
  });
});

describe('links die with the role', () => {
  it('of a demoted admin', async () => {
    const second = await server.aUser({ companyId, role: 'admin' });
    const old = [
      await facts.link(second, 'invite'),
      await facts.link(second, 'reset'),
      await facts.link(second, 'verify', second.email),
    ];
    expect((await deedsOf(theirs).save(second.id, { role: 'user' })).status).toBe(200);
    for (const token of old.slice(0, 2)) expect((await facts.readPassword(token)).statusCode).toBe(410);
    expect((await facts.confirm(old[2] ?? '')).statusCode).toBe(410);
  });
});
