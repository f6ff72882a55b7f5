import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendingPartner } from '#tests/support/calls/sendingPartner';
import { codeOf } from '#tests/support/server/bareServer';
import { mailDelivery } from '#tests/support/server/mailDelivery';
import { type MailServer, startMailServer } from '#tests/support/server/mailServer';
import { trust } from '#tests/support/server/trust';
import { newCertificate } from '#tests/support/sso/x509';

const delivery = mailDelivery();
let own: MailServer;
let end: (() => void) | undefined;
beforeAll(async () => {
  own = await startMailServer();
});
afterEach(() => {
  end?.();
  end = undefined;
});
afterAll(() => own.close());

/** Saves this mail server for a new partner. */
async function save(host = '127.0.0.1') {
  own.heard.length = 0;
  own.taken.length = 0;
  const { call, domain, admin, mails } = await sendingPartner(delivery.server);
  const port = Number(new URL(own.url).port);
  const settings = { host, port, username: 'ana', password: 'hunter2', fromEmail: `training@${domain}`, isSecure: false };
  return { admin, mails, saved: await call('PUT', 'smtp', settings) };
}
const heard = (command: string) => own.heard.filter((line) => line.toUpperCase().includes(command));

describe('a mail server of one’s own that speaks STARTTLS', () => {
  it('is encrypted before anybody signs in, and mails leave encrypted', async () => {
    own.answers.tls = await newCertificate({ addresses: ['127.0.0.1'] });
    end = trust(own.answers.tls.certificate);
    const { saved, admin, mails } = await save();
    expect(saved.statusCode, saved.body).toBe(200);
    expect(own.taken).toEqual([admin.email]);
    expect(heard('AUTH')[0]).toMatch(/^🔒AUTH/);
    await mails.add('one@test.example');
    await delivery.deliver();
    expect(own.taken).toEqual([admin.email, 'one@test.example']);
    const plain = own.heard.filter((line) => !line.startsWith('🔒'));
    expect(plain.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'STARTTLS', 'EHLO', 'STARTTLS']);
  });

  it('gets no password if nobody vouches for its certificate', async () => {
    own.answers.tls = await newCertificate({ addresses: ['127.0.0.1'] });
    const { saved } = await save();
    expect(codeOf(saved)).toBe('mail_sender_refused');
    expect([heard('STARTTLS').length, heard('AUTH'), own.taken]).toEqual([1, [], []]);
  });

  it('gets no password if its certificate is that of another server', async () => {
    own.answers.tls = await newCertificate({ addresses: ['127.0.0.9'] });
    end = trust(own.answers.tls.certificate);
    const { saved } = await save();
    expect(codeOf(saved)).toBe('mail_sender_refused');
    expect([heard('AUTH'), own.taken]).toEqual([[], []]);
  });

  it('gets no password if it does not offer it, as when somebody in between took the offer away', async () => {
    own.answers.tls = undefined;
    // This machine by a name for which no exception is made in development.
    const { saved } = await save('127.1');
    expect(codeOf(saved)).toBe('mail_sender_refused');
    expect([heard('STARTTLS').length, heard('AUTH'), own.taken]).toEqual([1, [], []]);
  });
});
