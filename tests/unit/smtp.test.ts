import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { openPost } from '#server/mail/post';

/** The least a mail server says. Gives what it was handed. */
async function mailServer(): Promise<{ url: string; heard: string[]; close: () => void }> {
  const heard: string[] = [];
  const talk = (socket: Socket) => {
    let isMail = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    socket.on('data', (data) => {
      for (const line of data.toString('utf8').split('\r\n').filter(Boolean)) {
        heard.push(line);
        if (isMail && line !== '.') continue;
        isMail = line === 'DATA';
        say(isMail ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok');
      }
    });
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, heard, close: () => server.close() };
}

it('hands mail to the server of SMTP_URL, once as text and once as HTML, and keeps no copy', async () => {
  const { url, heard, close } = await mailServer();
  const post = openPost({ smtpUrl: url, mailFrom: 'Heed <heed@sender.example>' });
  await post.send({ to: 'ana@test.example', subject: 'Welcome', text: 'Plain hello', html: '<p>Rich hello</p>' });
  post.close();
  close();
  const said = heard.join('\n');
  expect(said).toContain('MAIL FROM:<heed@sender.example>');
  expect(said).toContain('RCPT TO:<ana@test.example>');
  expect(said).toContain('Subject: Welcome');
  expect(said).toContain('Plain hello');
  expect(said).toContain('<p>Rich hello</p>');
  expect(post.keepsText).toBe(false);
});

it('says so when the mail server refuses', async () => {
  const post = openPost({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'heed@sender.example' });
  await expect(post.send({ to: 'ana@test.example', subject: 'x', text: 'x', html: 'x' })).rejects.toThrow('ECONNREFUSED');
  post.close();
});
