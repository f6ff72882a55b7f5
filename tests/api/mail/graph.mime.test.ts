import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { ownerTx } from '#server/db/tx';
import type { OutgoingMail } from '#server/mail/outgoingMail';
import { openSenderPost } from '#server/mail/senderPost';
import { findSenders } from '#server/mail/senders';
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

const mayLeave = () => Promise.resolve();
const picture = { cid: 'logo', name: 'logo.png', type: 'image/png', content: Buffer.from('not really a picture') };
const mail = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: randomUUID(),
  to: 'ana@test.example',
  subject: 'Grüße aus der Poststelle',
  text: 'A parcel waits for you.',
  html: '<p>A parcel waits for you.</p><img src="cid:logo">',
  inline: [picture],
  ...more,
});

/** The connected mailbox of a partner. */
async function aMailbox() {
  const partner = await sendingPartner(delivery.server);
  const address = `training@${partner.domain}`;
  await graphConsent(delivery.server, microsoft, partner).connect(address);
  microsoft.sent.length = 0;
  const { services } = delivery.server;
  const stored = (await ownerTx(services.db, (tx) => findSenders(tx, [partner.id]))).get(partner.id);
  if (!stored) throw new Error('the mailbox is not stored');
  return { address, post: openSenderPost(services, stored.sender) };
}

/** The headers of a mail by name, unfolded, and its text. */
function partsOf(mime: string) {
  const end = mime.indexOf('\r\n\r\n');
  const lines = mime
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  return { headers, text: mime.slice(end) };
}

it('passes a mail with headers and a Message-ID on whole, from the address of the mailbox', async () => {
  const { address, post } = await aMailbox();
  await post.send(
    mail({
      from: { name: 'Post Room', address: 'somebody@else.example' },
      messageId: '<mfrggzdfmztwq2lknnwg23tp@mail.example>',
      headers: [{ name: 'X-Test-Phish', value: 'acme.2026-one' }],
      envelopeFrom: 'reports@else.example',
    }),
    mayLeave,
  );
  expect(microsoft.sent).toEqual([]);
  expect(microsoft.wholes.map(({ owner }) => owner)).toEqual([address]);
  const { headers, text } = partsOf(microsoft.wholes[0]?.mime ?? '');
  expect(headers).toMatchObject({
    From: `Post Room <${address}>`,
    To: 'ana@test.example',
    Subject: '=?UTF-8?Q?Gr=C3=BC=C3=9Fe_aus_der_Poststelle?=',
    'Message-ID': '<mfrggzdfmztwq2lknnwg23tp@mail.example>',
    'X-Test-Phish': 'acme.2026-one',
    'MIME-Version': '1.0',
  });
  expect(text).toContain('A parcel waits for you.');
  expect(text).toContain('<img src="cid:logo">');
  expect(text).toContain('Content-ID: <logo>');
  expect(text).toMatch(/Content-Disposition: inline; filename=logo\.png/);
  expect(text).toContain(picture.content.toString('base64'));
  expect(text).not.toContain('else.example');
});

it('passes a mail on as before without them, and only the name of its sender is its own', async () => {
  const { address, post } = await aMailbox();
  await post.send(mail({ from: { name: 'Post Room', address } }), mayLeave);
  await post.send(mail(), mayLeave);
  expect(microsoft.wholes).toEqual([]);
  expect(microsoft.sent.map(({ message }) => message.from.emailAddress)).toEqual([{ address, name: 'Post Room' }, { address }]);
});

it('sends nothing when a header has a line break, or when the mail may not leave', async () => {
  const { post } = await aMailbox();
  const header = (value: string) => mail({ headers: [{ name: 'X-Test-Phish', value }] });
  await expect(post.send(header('one\r\nBcc: eve@test.example'), mayLeave)).rejects.toThrow('control character');
  await expect(post.send(header('one'), () => Promise.reject(new Error('paused')))).rejects.toThrow('paused');
  expect(microsoft.wholes).toEqual([]);
});

it('renews a token that ended early, and sends the mail once', async () => {
  const { post } = await aMailbox();
  microsoft.endTokens();
  await post.send(mail({ messageId: '<one@mail.example>' }), mayLeave);
  expect([microsoft.wholes.length, microsoft.granted]).toEqual([1, ['first', 'renewed']]);
});
