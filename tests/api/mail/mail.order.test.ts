import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '#server/mail/deliver';
import { openPost, type Post } from '#server/mail/post';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';
import { mailQueue } from '#tests/support/server/mailQueue';
import { type MailServer, startMailServer } from '#tests/support/server/mailServer';

let mailServer: MailServer;
let server: BareServer;
let post: Post;
let queue: ReturnType<typeof mailQueue>;
let ana: { id: string; email: string };

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startBareServer({ SMTP_URL: mailServer.url }, { withJobs: false });
  post = openPost(server.services.env);
});
beforeEach(async () => {
  const companyId = await server.company();
  queue = mailQueue(server.services, companyId);
  ana = await server.person({ companyId, role: 'admin', email: `ana@${companyId}.example` });
  mailServer.taken.length = 0;
});
afterAll(async () => {
  post.close();
  await server.close();
  await mailServer.close();
});
const invitations = (count: number) => queue.add(...Array.from({ length: count }, (_, n) => `p${n}@test.example`));

describe('mail that a person waits for', () => {
  it('is sent before earlier invitations of a large import', async () => {
    await invitations(250);
    await queue.addFor(ana, 'reset_password');
    await deliverMail(server.services, post);
    expect(mailServer.taken).toHaveLength(251);
    expect(mailServer.taken.indexOf(ana.email)).toBeLessThan(post.connections);
  });

  it('waits only for the few mails that are being sent', async () => {
    await invitations(250);
    const { send } = post;
    // In the order in which they are begun: of those on their way at once, anyone may arrive first.
    const begun: string[] = [];
    const askedMeanwhile: Post['send'] = async (mail, mayLeave) => {
      begun.push(mail.to);
      if (begun.length === 20) await queue.addFor(ana, 'reset_password');
      await send(mail, mayLeave);
    };
    await deliverMail(server.services, { ...post, send: askedMeanwhile });
    expect(begun.indexOf(ana.email)).toBeGreaterThan(0);
    expect(begun.indexOf(ana.email)).toBeLessThan(100 + post.connections);
    expect(mailServer.taken).toContain(ana.email);
  });
});
