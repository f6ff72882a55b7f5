import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outsideSocket } from '#server/core/outsideSocket';
import { ownerTx } from '#server/db/tx';
import { passwordContext } from '#server/mail/senders';
import { openSmtpPost } from '#server/mail/smtpPost';
import { tellOfSenders } from '#server/modules/mailSending/public';
import { sendingPartner } from '#tests/support/calls/sendingPartner';
import { codeOf } from '#tests/support/server/bareServer';
import { mailDelivery } from '#tests/support/server/mailDelivery';
import { mailQueue } from '#tests/support/server/mailQueue';
import { type MailServer, startMailServer } from '#tests/support/server/mailServer';

const delivery = mailDelivery();
let own: MailServer;
beforeAll(async () => {
  own = await startMailServer();
});
afterAll(() => own.close());

const query = (text: string, values: unknown[] = []) => delivery.server.services.db.pool.query(text, values);
const hidden = 'hunter2-of-the-partner';

/** A partner with the settings of its mail server, which it has not saved yet. */
async function aPartner(more?: object) {
  own.taken.length = 0;
  own.heard.length = 0;
  own.answers.signIn = undefined;
  const partner = await sendingPartner(delivery.server, more);
  const settings = {
    host: '127.0.0.1',
    port: Number(new URL(own.url).port),
    username: 'ana',
    password: hidden,
    fromEmail: `training@mail.${partner.domain}`,
    isSecure: false,
  };
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', payload?: object, path = '') =>
    partner.call(method, `smtp${path}`, payload);
  return { ...partner, call, ask: partner.call, settings };
}

describe('a mail server of one’s own', () => {
  it('is saved after it took a test mail to the admin, and its password is never shown again', async () => {
    const { id, admin, call, settings } = await aPartner();
    expect((await call('PUT', settings)).statusCode).toBe(200);
    expect(own.taken).toEqual([admin.email]);
    expect(own.heard).toContain(`MAIL FROM:<${settings.fromEmail}>`);
    const shown = await call('GET');
    expect(shown.json()).toMatchObject({ host: '127.0.0.1', username: 'ana', password: { isSet: true }, failingSince: null });
    const kept = await query(
      `SELECT m::text || coalesce((SELECT string_agg(a::text, ' ') FROM audit_log a WHERE a.company_id = $1), '') AS text
      FROM mail_senders m WHERE company_id = $1`,
      [id],
    );
    const everything = [shown.body, delivery.server.logText(), ...kept.rows.map(({ text }: { text: string }) => text)].join('\n');
    expect(everything).toContain('company.sender_connected');
    expect(everything).not.toContain(hidden);
  });

  it('is not saved if it refuses to be signed in to, and what it said is passed on', async () => {
    const { call, settings } = await aPartner();
    own.answers.signIn = '535 5.7.8 Wrong password';
    const refused = await call('PUT', settings);
    expect(codeOf(refused)).toBe('mail_sender_refused');
    expect(refused.body).toContain('535 5.7.8 Wrong password');
    expect((await call('GET')).json()).toMatchObject({ host: null, password: { isSet: false } });
  });

  it('sends from proved domains only, and is for companies that may have a brand', async () => {
    const { call, settings } = await aPartner();
    expect(codeOf(await call('PUT', { ...settings, fromEmail: 'ceo@bank.example' }))).toBe('from_not_proved');
    expect(codeOf(await call('PUT', { ...settings, fromEmail: `a@x${settings.fromEmail.slice(14)}` }))).toBe('from_not_proved');
    expect(own.heard).toEqual([]);
    const other = await aPartner({ whiteLabelPageAccess: false });
    expect(codeOf(await other.call('PUT', other.settings))).toBe('contact_your_provider');
  });

  it('keeps its password for the same server and user, and for no other', async () => {
    const { call, settings } = await aPartner();
    await call('PUT', settings);
    const { password: _, ...rest } = settings;
    expect((await call('PUT', { ...rest, isSecure: false })).statusCode).toBe(200);
    const elsewhere = await call('PUT', { ...rest, host: 'localhost' });
    expect(codeOf(elsewhere)).toBe('validation_failed');
    expect(elsewhere.body).toContain('password');
  });

  it('is the only way where this installation has no application at Microsoft', async () => {
    const { ask } = await aPartner();
    expect((await ask('GET', 'graph_api/is_available')).json()).toMatchObject({ isAvailable: false, isConnected: false });
    const refused = await ask('GET', 'graph_api/auth_url?redirectDomain=http://localhost:3000');
    expect(codeOf(refused)).toBe('sso_provider_not_set_up');
  });

  it('is never at a private address, whatever its name says at the time of the connection', async () => {
    const inside = await startMailServer();
    const place = { port: Number(new URL(inside.url).port), milliseconds: 1000, allowsLoopback: false };
    for (const host of ['localhost', '127.0.0.1', '0x7f.1', '::ffff:127.0.0.1'])
      await expect(outsideSocket({ host, ...place })).rejects.toMatchObject({ code: 'ESOCKET' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    // Not even a connection, whose time would tell what there is.
    expect(inside.peak()).toBe(0);
    await inside.close();
  });

  it('is left when it answers drop by drop, which would hold up the mails of everybody', async () => {
    const slow = await startMailServer({ dripsMs: 50 });
    const { env, secrets } = delivery.server.services;
    const place = { companyId: crypto.randomUUID(), host: '127.0.0.1', port: Number(new URL(slow.url).port), username: 'ana' };
    const sealedPassword = secrets.seal(hidden, passwordContext(place));
    const sender = { kind: 'smtp' as const, ...place, sealedPassword, fromEmail: 'a@test.example', isSecure: false };
    const post = openSmtpPost(env, secrets, sender, { mostMs: 400 });
    const mail = { id: crypto.randomUUID(), to: 'b@test.example', subject: 's', text: 't', html: 'h' };
    await expect(post.send(mail, () => Promise.resolve())).rejects.toThrow();
    post.close();
    await slow.close();
  });
});

describe('mails of a customer', () => {
  it('leave through the mail server of the nearest company above, and through ours after it was removed', async () => {
    const { call, settings, mails } = await aPartner();
    await call('PUT', settings);
    own.taken.length = 0;
    await mails.add('one@test.example');
    await delivery.deliver();
    expect([own.taken, delivery.mailServer.taken]).toEqual([['one@test.example'], []]);
    const [mail] = await mails.rows();
    const domain = settings.fromEmail.split('@')[1];
    expect(own.heard.join(' ')).toMatch(new RegExp(`Message-ID: +<${mail?.id}@${domain}>`));
    await call('DELETE');
    await mails.add('two@test.example');
    await delivery.deliver();
    expect([own.taken, delivery.mailServer.taken]).toEqual([['one@test.example'], ['two@test.example']]);
  });

  it('wait while it fails and never leave another way; its admins are told over ours, once, and a test mail sends them on', async () => {
    const { id, admin, call, settings, mails } = await aPartner();
    await call('PUT', settings);
    own.taken.length = 0;
    own.answers.signIn = '535 5.7.8 Wrong password';
    await mails.add('one@test.example', 'two@test.example');
    await delivery.deliver();
    expect([own.taken, delivery.mailServer.taken]).toEqual([[], []]);
    expect((await mails.rows()).map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(['queued 0', 'queued 0']);
    expect((await call('GET')).json()).toMatchObject({ lastFailure: { kind: 'unreachable', detail: '535 5.7.8 Wrong password' } });

    for (const at of [new Date(), new Date()]) await tellOfSenders(at, (work) => ownerTx(delivery.server.services.db, work));
    await delivery.deliver();
    expect(delivery.mailServer.taken).toEqual([admin.email]);

    own.answers.signIn = undefined;
    expect((await call('POST', undefined, '/test')).statusCode).toBe(200);
    expect((await call('GET')).json()).toMatchObject({ failingSince: null, lastFailure: null });
    await query(`UPDATE mails SET due_at = '-infinity' WHERE status = 'queued' AND company_id <> $1`, [id]);
    await delivery.deliver();
    expect(own.taken.sort()).toEqual([admin.email, 'one@test.example', 'two@test.example'].sort());
    expect(delivery.mailServer.taken).toEqual([admin.email]);
  });

  it('wait for the next run when there are more than one batch and it fails, so that nobody else waits long', async () => {
    const { call, settings, mails } = await aPartner();
    await call('PUT', settings);
    own.heard.length = 0;
    own.answers.signIn = '535 5.7.8 Wrong password';
    await mails.add(...Array.from({ length: 250 }, (_, index) => `${index}@test.example`));
    await delivery.deliver();
    expect(own.heard.filter((line) => line.startsWith('AUTH'))).toHaveLength(1);
    expect((await mails.rows()).every(({ status }) => status === 'queued')).toBe(true);
  });

  it('that people need to get in leave over ours at once, even while it fails', async () => {
    const { customer, call, settings, mails } = await aPartner();
    await call('PUT', settings);
    own.taken.length = 0;
    own.answers.signIn = '535 5.7.8 Wrong password';
    const person = await delivery.server.person({ companyId: customer, email: `bo@${customer}.example` });
    await mails.addFor(person, 'reset_password');
    await mails.addFor(person, 'verify_email');
    await mails.add('one@test.example');
    await delivery.deliver();
    expect([own.taken, delivery.mailServer.taken]).toEqual([[], [person.email, person.email]]);
  });

  it('that carry a link to sign in with never pass the server of another company, which could read them', async () => {
    const { id, customer, call, settings, mails } = await aPartner();
    await call('PUT', settings);
    own.taken.length = 0;
    const person = await delivery.server.person({ companyId: customer, email: `cy@${customer}.example` });
    for (const template of ['invite_admin', 'invite_customer', 'address_in_force']) await mails.addFor(person, template);
    const colleague = await delivery.server.person({ companyId: id, email: `di@${id}.example` });
    // Whoever runs the server of their own company reads invitations, and not what opens the accounts of colleagues.
    for (const template of ['invite_admin', 'address_in_force'])
      await mailQueue(delivery.server.services, id).addFor(colleague, template);
    await delivery.deliver();
    const ours = [...delivery.mailServer.taken].sort();
    expect([own.taken, ours]).toEqual([[colleague.email], [...Array<string>(3).fill(person.email), colleague.email].sort()]);
  });

  it('do not pass the server of a suspended partner', async () => {
    const { id, call, settings, mails } = await aPartner();
    await call('PUT', settings);
    own.taken.length = 0;
    await query('UPDATE companies SET disabled = true, disabled_at = now() WHERE id = $1', [id]);
    await mails.add('one@test.example');
    await delivery.deliver();
    expect([own.taken, delivery.mailServer.taken]).toEqual([[], ['one@test.example']]);
  });

  it('wait when the domain of the sender is no longer proved', async () => {
    const { id, call, settings, mails } = await aPartner();
    await call('PUT', settings);
    own.taken.length = 0;
    await query('DELETE FROM company_domains WHERE company_id = $1', [id]);
    await mails.add('one@test.example');
    await delivery.deliver();
    expect([own.taken, delivery.mailServer.taken]).toEqual([[], []]);
    expect((await call('GET')).json()).toMatchObject({ lastFailure: { kind: 'refused' } });
    expect(codeOf(await call('POST', undefined, '/test'))).toBe('from_not_proved');
  });
});
