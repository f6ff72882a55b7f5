import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '#server/mail/deliver';
import { openPost, type Post } from '#server/mail/post';
import { type BareServer, startBareServer } from '#tests/support/bareServer';
import { mailQueue } from '#tests/support/mailQueue';
import { type MailServer, startMailServer } from '#tests/support/mailServer';

let mailServer: MailServer;
let server: BareServer;
let post: Post;
let queue: ReturnType<typeof mailQueue>;

beforeAll(async () => {
  mailServer = await startMailServer();
  // Nobody but the test delivers.
  server = await startBareServer({ SMTP_URL: mailServer.url }, { withJobs: false });
  post = openPost(server.services.env);
});
beforeEach(async () => {
  queue = mailQueue(server.services, await server.company());
  mailServer.taken.length = 0;
  Object.assign(mailServer.answers, { mostConnections: undefined, recipient: undefined, slownessMs: undefined, isSilent: false });
});
afterEach(() => queue.clear());
afterAll(async () => {
  post.close();
  await server.close();
  await mailServer.close();
});

const deliver = (over: Post = post) => deliverMail(server.services, over);
const addresses = (count: number, domain = 'test.example') => Array.from({ length: count }, (_, n) => `p${n}@${domain}`);
const minutesFromNow = (at: Date | undefined) => ((at?.getTime() ?? 0) - Date.now()) / 60_000;

describe('a mail server that allows ten connections', () => {
  it('gets 300 invitations, each once, from two nodes at the same time', async () => {
    Object.assign(mailServer.answers, { mostConnections: 10, slownessMs: 3 });
    const all = addresses(300);
    await queue.add(...all);
    const other = openPost(server.services.env);
    await Promise.all([deliver(), deliver(other)]);
    other.close();
    expect([...mailServer.taken].sort()).toEqual([...all].sort());
    expect(mailServer.turnedAway()).toBe(0);
    expect((await queue.rows()).every(({ status }) => status === 'sent')).toBe(true);
  });

  it('of which others use eight gets them over the two that are left', async () => {
    const crowded = await startMailServer({ mostConnections: 2, slownessMs: 3 });
    const over = openPost({ ...server.services.env, smtpUrl: crowded.url });
    const all = addresses(40);
    await queue.add(...all);
    await deliver(over);
    expect(crowded.turnedAway()).toBeGreaterThan(0);
    expect(crowded.taken.length).toBeGreaterThan(20);
    for (let n = 0; n < 4; n += 1) {
      await queue.becomesDue();
      await deliver(over);
    }
    over.close();
    await crowded.close();
    expect([...crowded.taken].sort()).toEqual([...all].sort());
    expect((await queue.rows()).map(({ attempts }) => attempts)).toEqual(all.map(() => 0));
  });
});

describe('a mail', () => {
  it('whose address the server does not know is given up at once, and the others arrive', async () => {
    mailServer.answers.recipient = (address) => (address === 'p1@test.example' ? '550 5.1.1 No such user here' : undefined);
    await queue.add(...addresses(3));
    await deliver();
    const failed = (await queue.rows()).filter(({ status }) => status !== 'sent');
    expect(failed).toMatchObject([
      {
        recipient: 'p1@test.example',
        status: 'failed',
        attempts: 1,
        failure: { kind: 'noSuchAddress', detail: '550 5.1.1 No such user here' },
      },
    ]);
    expect(mailServer.taken).toHaveLength(2);
  });

  it('that the server wants later waits longer each time, counts no failure, and arrives', async () => {
    mailServer.answers.recipient = () => '450 4.2.1 Greylisted, come back later';
    await queue.add('grey@test.example');
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      await deliver();
      const [mail] = await queue.rows();
      expect(mail).toMatchObject({ status: 'queued', attempts: 0, postponed: n + 1 });
      waits.push(minutesFromNow(mail?.dueAt));
      await queue.becomesDue();
    }
    expect(waits[0]).toBeGreaterThan(0.9);
    expect(waits[3]).toBeGreaterThan(7);
    expect(Math.max(...waits)).toBeLessThan(76);
    mailServer.answers.recipient = undefined;
    await deliver();
    expect(await queue.rows()).toMatchObject([{ status: 'sent', failure: null }]);
  });

  it('about whose end the server says nothing does not hold its connection, counts no failure, and arrives later', async () => {
    mailServer.answers.isSilent = true;
    const impatient = openPost({ ...server.services.env, smtpUrl: `${mailServer.url}?maxConnections=1` }, { silenceMs: 300 });
    await queue.add('silent@test.example', 'untried@test.example');
    await deliver(impatient);
    expect((await queue.rows()).sort((one, other) => other.postponed - one.postponed)).toMatchObject([
      { status: 'queued', attempts: 0, postponed: 1, failure: { kind: 'unreachable' } },
      { status: 'queued', attempts: 0, postponed: 0 },
    ]);
    mailServer.answers.isSilent = false;
    await queue.becomesDue();
    await deliver(impatient);
    impatient.close();
    expect([...mailServer.taken].sort()).toEqual(['silent@test.example', 'untried@test.example']);
  });

  it('that waits for its time is left alone until then', async () => {
    mailServer.answers.recipient = () => '451 4.3.0 Later';
    await queue.add('later@test.example');
    await deliver();
    mailServer.answers.recipient = undefined;
    await deliver();
    expect(mailServer.taken).toEqual([]);
  });

  it('that the server wants later for a whole day is given up', async () => {
    mailServer.answers.recipient = () => '452 4.2.2 Mailbox full';
    await queue.add('full@test.example');
    await deliver();
    await queue.becomesDue();
    await queue.wasFirstTried(23);
    await deliver();
    expect(await queue.rows()).toMatchObject([{ status: 'queued' }]);
    await queue.becomesDue();
    await queue.wasFirstTried(24.1);
    await deliver();
    expect(await queue.rows()).toMatchObject([{ status: 'failed', failure: { kind: 'busy', detail: '452 4.2.2 Mailbox full' } }]);
  });

  it('counts no failure while the mail server is away', async () => {
    const away = openPost({ ...server.services.env, smtpUrl: 'smtp://127.0.0.1:1' });
    await queue.add(...addresses(30));
    await deliver(away);
    away.close();
    const rows = await queue.rows();
    expect(rows.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(rows.map(() => 'queued 0'));
    expect(rows.filter(({ postponed }) => postponed > 0)).toHaveLength(post.connections);
    await queue.becomesDue();
    await deliver();
    expect(mailServer.taken).toHaveLength(30);
  });

  it('that cannot be written by a mistake of ours is tried five times over most of a day', async () => {
    await queue.add('odd@test.example');
    await server.services.db.pool.query(`UPDATE mails SET template = 'no_such_mail' WHERE recipient = 'odd@test.example'`);
    let minutes = 0;
    for (let n = 1; n <= 5; n += 1) {
      await deliver();
      const [mail] = await queue.rows();
      expect(mail).toMatchObject({ status: n < 5 ? 'queued' : 'failed', attempts: n });
      if (n < 5) minutes += minutesFromNow(mail?.dueAt);
      await queue.becomesDue();
    }
    expect(minutes).toBeGreaterThan(20 * 60);
  });
});
