import { beforeAll, describe, expect, it } from 'vitest';
import { ownerTx } from '#server/db/tx';
import { queueMail } from '#server/mail/queueMail';
import { templateTest } from '#server/modules/exerciseTemplates/mails';
import { inviteAdmin, inviteLearner } from '#server/modules/users/invite/mails';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let companyId: string;
beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany()).id;
});

const params = { companyName: 'Acme', inviterName: 'Ana' };
const invitation = (to: string) => ({ companyId, to, kind: inviteLearner, lang: 'en', params });

interface Row {
  id: string;
  status: string;
  body: string | null;
}
async function mailsTo(recipient: string): Promise<Row[]> {
  const { rows } = await server.services.db.pool.query<Row>('SELECT id, status, body FROM mails WHERE recipient = $1', [recipient]);
  return rows;
}
async function sentTo(recipient: string): Promise<Row[]> {
  await expect.poll(async () => (await mailsTo(recipient)).map(({ status }) => status), { timeout: 20_000 }).toEqual(['sent']);
  return mailsTo(recipient);
}
const outbox = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.app.inject({ url, remoteAddress, headers: { host: 'localhost:3000', ...headers } });

/** Turns the pages of the outbox: other tests share the database and write mails at dates of their own. */
async function inOutbox(recipient: string, url = '/outbox'): Promise<boolean> {
  const { body } = await outbox(url);
  const older = /href="([^"]+)">Older</.exec(body)?.[1];
  return body.includes(recipient) || (older !== undefined && inOutbox(recipient, older));
}

describe('mail', () => {
  it('is delivered after the commit of its transaction, and readable in the outbox', async () => {
    await ownerTx(server.services.db, (tx) =>
      queueMail(tx, { ...invitation('bo@test.example'), params: { ...params, message: '<b>Hi</b>' } }),
    );
    const [mail] = await sentTo('bo@test.example');
    const page = await outbox(`/outbox/${mail?.id}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await inOutbox('bo@test.example')).toBe(true);
  });

  it('of a failed transaction is never sent', async () => {
    const failing = ownerTx(server.services.db, async (tx) => {
      await queueMail(tx, invitation('never@test.example'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await mailsTo('never@test.example')).toEqual([]);
  });

  it('has a link that works once; the database stores only its hash', async () => {
    const { id: userId } = await server.aUser({ companyId, email: 'new.admin@test.example', role: 'admin' });
    const mail = { ...invitation('new.admin@test.example'), userId, kind: inviteAdmin };
    await ownerTx(server.services.db, (tx) => queueMail(tx, mail));
    const [sent] = await sentTo('new.admin@test.example');
    const token = /\/change-password\?token=([\w-]{43})/.exec(sent?.body ?? '')?.[1] ?? '';
    const read = await server.post('/gateway/rest/v1/password-links/read', { token });
    expect(read.json()).toEqual({ email: 'new.admin@test.example', kind: 'invite', waysIn: [] });
    const { rows } = await server.services.db.pool.query<{ hash: string }>('SELECT hash FROM one_time_links WHERE user_id = $1', [
      userId,
    ]);
    expect(rows.map(({ hash }) => hash)).not.toContain(token);
    expect(server.logText()).not.toContain(token);
  });
});

describe('the outbox', () => {
  it('shows the HTML of a mail that has some, in a frame that runs nothing', async () => {
    const written = { title: 'Parcel', from: 'Post <post@parcel.example>', document: '<p style="color:red">Pay now</p>' };
    const mail = { companyId, to: 'html@test.example', kind: templateTest, lang: 'en', params: written };
    await ownerTx(server.services.db, (tx) => queueMail(tx, mail));
    const [sent] = await sentTo('html@test.example');
    const page = await outbox(`/outbox/${sent?.id}`);
    expect(page.body).toContain(`<iframe sandbox src="/outbox/${sent?.id}/document"`);
    const document = await outbox(`/outbox/${sent?.id}/document`);
    expect(document.body).toContain(written.document);
    expect(document.headers['content-security-policy']).toMatch(/^default-src 'none'; .*; sandbox$/);
    expect(document.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('has no HTML of mails that are plain text', async () => {
    const mail = { ...invitation('plain@test.example'), params: { ...params, document: '<script>x</script>' } };
    await ownerTx(server.services.db, (tx) => queueMail(tx, mail));
    const [sent] = await sentTo('plain@test.example');
    expect((await outbox(`/outbox/${sent?.id}`)).body).not.toContain('<iframe');
    expect((await outbox(`/outbox/${sent?.id}/document`)).statusCode).toBe(404);
  });

  it.each([
    ['another machine', {}, '192.168.1.7'],
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a name of its own network', { host: '192.168.1.7:3000' }, '127.0.0.1'],
  ])('is not there for %s', async (_who, headers, address) => {
    const reply = await outbox('/outbox', headers, address);
    expect(reply.statusCode).toBe(404);
  });
});
