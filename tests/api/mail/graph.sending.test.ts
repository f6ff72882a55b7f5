import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ownerTx } from '#server/db/tx';
import { tellOfSenders } from '#server/modules/mailSending/public';
import { sendingPartner } from '#tests/support/calls/sendingPartner';
import { mailDelivery } from '#tests/support/server/mailDelivery';
import { graphConsent } from '#tests/support/sso/graphConsent';
import { type Microsoft, startMicrosoft } from '#tests/support/sso/microsoft';

let microsoft: Microsoft;
const delivery = mailDelivery(async () => {
  microsoft = await startMicrosoft();
  return microsoft.settings;
});
beforeEach(() => microsoft.reset());
afterAll(() => microsoft.close());

/** A partner whose mailbox is connected. */
async function aPartner() {
  const partner = await sendingPartner(delivery.server);
  const { connect } = graphConsent(delivery.server, microsoft, partner);
  const mailbox = `training@${partner.domain}`;
  expect((await connect(mailbox)).statusCode).toBe(200);
  microsoft.sent.length = 0;
  const shown = async () => (await partner.call('GET', 'graph_api/is_available')).json();
  return { ...partner, connect, mailbox, shown };
}
const recipients = () => microsoft.sent.map(({ message }) => message.toRecipients[0]?.emailAddress.address);

describe('mails of a customer', () => {
  it('leave from the mailbox of the nearest company above, and through ours after it was disconnected', async () => {
    const { call, mails, mailbox } = await aPartner();
    await mails.add('one@test.example');
    await delivery.deliver();
    expect([recipients(), delivery.mailServer.taken]).toEqual([['one@test.example'], []]);
    expect(microsoft.sent[0]).toMatchObject({ owner: mailbox, message: { from: { emailAddress: { address: mailbox } } } });
    const [mail] = await mails.rows();
    expect(microsoft.sent[0]?.message.internetMessageHeaders).toEqual([{ name: 'x-heed-mail-id', value: mail?.id }]);
    await call('DELETE', 'graph_api/auth_reset');
    await mails.add('two@test.example');
    await delivery.deliver();
    expect([recipients(), delivery.mailServer.taken]).toEqual([['one@test.example'], ['two@test.example']]);
  });

  it('wait while the consent is withdrawn and never leave another way; admins are told over ours, once', async () => {
    const { id, admin, call, connect, mails, mailbox, shown, query } = await aPartner();
    microsoft.endTokens();
    microsoft.answers.isRevoked = true;
    await mails.add('one@test.example', 'two@test.example');
    await delivery.deliver();
    expect([recipients(), delivery.mailServer.taken]).toEqual([[], []]);
    expect((await mails.rows()).map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(['queued 0', 'queued 0']);
    expect(await shown()).toMatchObject({
      failingSince: expect.any(String),
      lastFailure: { kind: 'unreachable', detail: 'invalid_grant: AADSTS70043: The refresh token has expired' },
    });
    for (const at of [new Date(), new Date()]) await tellOfSenders(at, (work) => ownerTx(delivery.server.services.db, work));
    await delivery.deliver();
    expect(delivery.mailServer.taken).toEqual([admin.email]);
    // A long address may be broken into two lines.
    expect(delivery.mailServer.heard.join('\n').replace(/=\r?\n/g, '')).toContain(mailbox);
    expect((await call('POST', 'graph_api/test')).json().error.code).toBe('graph_refused');

    microsoft.answers.isRevoked = false;
    expect((await connect(mailbox)).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ failingSince: null, lastFailure: null });
    await query(`UPDATE mails SET due_at = '-infinity' WHERE status = 'queued' AND company_id <> $1`, [id]);
    await delivery.deliver();
    expect(recipients().sort()).toEqual([admin.email, 'one@test.example', 'two@test.example'].sort());
    expect(delivery.mailServer.taken).toEqual([admin.email]);
  });

  it('that people need to get in leave over ours at once', async () => {
    const { customer, mails } = await aPartner();
    const person = await delivery.server.person({ companyId: customer, email: `bo@${customer}.example` });
    await mails.addFor(person, 'reset_password');
    await mails.add('one@test.example');
    await delivery.deliver();
    expect([recipients(), delivery.mailServer.taken]).toEqual([['one@test.example'], [person.email]]);
  });

  it('leave with new tokens when the old ones end, also early, and those are stored', async () => {
    const { id, mails, query } = await aPartner();
    const stored = async () =>
      (await query('SELECT sealed_tokens FROM mail_senders WHERE company_id = $1', [id])).rows[0]?.sealed_tokens;
    const first = await stored();
    microsoft.endTokens();
    await mails.add('early@test.example');
    await delivery.deliver();
    expect([recipients(), microsoft.granted]).toEqual([['early@test.example'], ['first', 'renewed']]);
    const second = await stored();
    expect(second).not.toBe(first);
    await mails.add('same@test.example');
    await delivery.deliver();
    expect([await stored(), microsoft.granted]).toEqual([second, ['first', 'renewed']]);
  });

  it('are renewed before they end, so that no mail is refused for it', async () => {
    const partner = await sendingPartner(delivery.server);
    microsoft.answers.seconds = 30;
    const { connect } = graphConsent(delivery.server, microsoft, partner);
    await connect(`training@${partner.domain}`);
    await partner.mails.add('one@test.example');
    await delivery.deliver();
    // The test mail of the connection renews, too.
    expect(microsoft.granted).toEqual(['first', 'renewed', 'renewed']);
  });

  it('to a wrong address are given up, and the others leave', async () => {
    const { mails, shown } = await aPartner();
    microsoft.answers.mail = (to) =>
      to === 'bad@test.example' ? { status: 400, code: 'ErrorInvalidRecipients', message: 'No such address' } : undefined;
    await mails.add('bad@test.example', 'good@test.example');
    await delivery.deliver();
    expect(recipients()).toEqual(['good@test.example']);
    expect((await mails.rows()).find(({ recipient }) => recipient === 'bad@test.example')).toMatchObject({
      status: 'failed',
      failure: { kind: 'noSuchAddress', detail: '400 ErrorInvalidRecipients No such address' },
    });
    expect(await shown()).toMatchObject({ failingSince: null });
  });

  it('that Microsoft takes later are no failure of the mailbox; if it takes none at all, that is one', async () => {
    const { mails, shown } = await aPartner();
    microsoft.answers.mail = () =>
      microsoft.sent.length > 0 ? { status: 429, code: 'ApplicationThrottled', message: 'Too many' } : undefined;
    await mails.add('one@test.example', 'two@test.example', 'three@test.example');
    await delivery.deliver();
    expect(microsoft.sent).toHaveLength(1);
    const waiting = (await mails.rows()).filter(({ status }) => status === 'queued');
    expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0]);
    expect(await shown()).toMatchObject({ failingSince: null });
    await mails.becomesDue();
    await delivery.deliver();
    expect(await shown()).toMatchObject({ lastFailure: { kind: 'busy', detail: '429 ApplicationThrottled Too many' } });
  });

  it('wait when the domain of the mailbox is no longer proved, or the key of the stored secrets has changed', async () => {
    const { id, mails, shown, query } = await aPartner();
    await query('UPDATE mail_senders SET sealed_tokens = reverse(sealed_tokens) WHERE company_id = $1', [id]);
    await mails.add('one@test.example');
    await delivery.deliver();
    expect(await shown()).toMatchObject({ lastFailure: { kind: 'internal' } });
    await query('DELETE FROM company_domains WHERE company_id = $1', [id]);
    await mails.becomesDue();
    await delivery.deliver();
    expect(await shown()).toMatchObject({ lastFailure: { kind: 'refused' } });
    expect([recipients(), delivery.mailServer.taken]).toEqual([[], []]);
    expect((await mails.rows()).map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(['queued 0']);
  });
});
