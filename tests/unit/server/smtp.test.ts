import { expect, it } from 'vitest';
import { openPost } from '#server/mail/post';
import { startMailServer } from '#tests/support/server/mailServer';

const mail = { id: 'a0b1', to: 'ana@test.example', subject: 'Welcome', text: 'Plain hello', html: '<p>Rich hello</p>' };
const mayLeave = () => Promise.resolve();

it('sends mail to the server of SMTP_URL, as text and HTML, and keeps no copy', async () => {
  const server = await startMailServer();
  const post = openPost({ smtpUrl: server.url, mailFrom: 'Heed <heed@sender.example>' });
  await post.send(mail, mayLeave);
  post.close();
  await server.close();
  const said = server.heard.join('\n');
  expect(said).toContain('MAIL FROM:<heed@sender.example>');
  expect(said).toContain('RCPT TO:<ana@test.example>');
  expect(said).toContain('Subject: Welcome');
  expect(said).toContain('Plain hello');
  expect(said).toContain('<p>Rich hello</p>');
  expect(post.keepsText).toBe(false);
});

it('reports when the mail server refuses', async () => {
  const post = openPost({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'heed@sender.example' });
  await expect(post.send(mail, mayLeave)).rejects.toThrow('ECONNREFUSED');
  post.close();
});

it('never opens more than five connections to the mail server', async () => {
  const server = await startMailServer({ slownessMs: 5 });
  const post = openPost({ smtpUrl: server.url, mailFrom: 'heed@sender.example' });
  await Promise.all(Array.from({ length: 60 }, () => post.send(mail, mayLeave)));
  post.close();
  await server.close();
  expect(server.taken).toHaveLength(60);
  expect(server.peak()).toBe(5);
});

it.each([2, 8])('opens %i connections if SMTP_URL says so, and sends as many mails at a time', async (most) => {
  const server = await startMailServer({ slownessMs: 5 });
  const post = openPost({ smtpUrl: `${server.url}?maxConnections=${most}`, mailFrom: 'heed@sender.example' });
  expect(post.connections).toBe(most);
  await Promise.all(Array.from({ length: 60 }, () => post.send(mail, mayLeave)));
  post.close();
  await server.close();
  expect(server.taken).toHaveLength(60);
  expect(server.peak()).toBe(most);
});

it('asks whether a mail may be sent right before its end, and cancels it if not', async () => {
  const server = await startMailServer();
  const post = openPost({ smtpUrl: server.url, mailFrom: 'heed@sender.example' });
  const text = 'The last words.';
  const heardBefore: string[] = [];
  const refused = post.send({ ...mail, text, html: `<p>${text}</p>` }, async () => {
    heardBefore.push(...server.heard);
    throw new Error('not any more');
  });
  await expect(refused).rejects.toThrow('not any more');
  expect(heardBefore).toContain('DATA');
  expect(server.taken).toEqual([]);
  await post.send(mail, mayLeave);
  expect(server.taken).toEqual(['ana@test.example']);
  post.close();
  await server.close();
});
