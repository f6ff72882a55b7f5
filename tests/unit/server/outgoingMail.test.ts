import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPost, type Post } from '#server/mail/post';
import type { OutgoingMail } from '#server/mail/outgoingMail';
import { type MailServer, startMailServer } from '#tests/support/server/mailServer';

const mail: OutgoingMail = { id: 'a0b1', to: 'ana@test.example', subject: 'Welcome', text: 'Hello', html: '<p>Hello</p>' };

let server: MailServer;
let post: Post;
beforeAll(async () => {
  server = await startMailServer();
  post = openPost({ smtpUrl: server.url, mailFrom: 'Heed <heed@sender.example>' });
});
afterEach(() => {
  server.heard.length = 0;
  server.taken.length = 0;
});
afterAll(async () => {
  post.close();
  await server.close();
});
const send = (more: Partial<OutgoingMail>) => post.send({ ...mail, ...more }, () => Promise.resolve());

describe('a mail', () => {
  it('is from our address, and has a Message-ID of its own id, unless it says otherwise', async () => {
    await send({});
    expect(server.heard).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<heed@sender.example>',
        'From: Heed <heed@sender.example>',
        'Message-ID: <a0b1@sender.example>',
      ]),
    );
  });

  it('arrives with its sender, its Message-ID and its headers', async () => {
    await send({
      from: { name: 'Müller, Post Room', address: 'post@mail.example' },
      messageId: '<mfrggzdfmztwq2lknnwg23tp@mail.example>',
      headers: [
        { name: 'X-Test-Phish', value: 'acme.2026-one' },
        { name: 'X-Auto-Response-Suppress', value: 'DR, RN, NRN, OOF, AutoReply' },
      ],
    });
    expect(server.heard).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<post@mail.example>',
        // The comma separates no second sender.
        'From: =?UTF-8?Q?M=C3=BCller=2C_Post_Room?= <post@mail.example>',
        'Message-ID: <mfrggzdfmztwq2lknnwg23tp@mail.example>',
        'X-Test-Phish: acme.2026-one',
        'X-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply',
      ]),
    );
  });

  it('without a Message-ID gets one of the domain of its own sender', async () => {
    await send({ from: { name: '', address: 'post@mail.example' } });
    expect(server.heard).toContain('Message-ID: <a0b1@mail.example>');
  });

  it('may have its delivery reports sent to another address than its sender', async () => {
    await send({ envelopeFrom: 'reports@sender.example' });
    expect(server.heard).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<reports@sender.example>',
        'RCPT TO:<ana@test.example>',
        'From: Heed <heed@sender.example>',
      ]),
    );
    expect(server.taken).toEqual(['ana@test.example']);
  });
});

describe('a mail is refused', () => {
  const unsafe = ['one\r\nBcc: eve@test.example', 'one\ntwo', 'one\rtwo', 'one\u0000two', 'one\u0085two'];

  it.each(unsafe)('when a header, a sender, a Message-ID or its envelope is %j', async (value) => {
    const refusals: [Partial<OutgoingMail>, string][] = [
      [{ headers: [{ name: 'X-Test-Phish', value }] }, 'The header X-Test-Phish of a mail has a control character'],
      [{ from: { name: value, address: 'post@mail.example' } }, 'The sender of a mail has a control character'],
      [{ messageId: `<${value}@mail.example>` }, 'The Message-ID of a mail has a control character'],
      [{ envelopeFrom: `${value}@sender.example` }, 'The envelope of a mail has a control character'],
    ];
    for (const [more, message] of refusals) await expect(send(more)).rejects.toThrow(message);
    expect(server.heard.filter((line) => line.startsWith('MAIL FROM'))).toEqual([]);
  });

  it.each(['X-One\r\nBcc', 'X One', 'X-One:', '', 'X-Ünö'])('when %j is to be the name of a header', async (name) => {
    await expect(send({ headers: [{ name, value: 'one' }] })).rejects.toThrow('is no name of a header');
  });
});
