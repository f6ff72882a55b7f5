import { describe, expect, it } from 'vitest';
import { openPost } from '#server/mail/post';
import { mailDelivery } from '#tests/support/server/mailDelivery';
import { startMailServer } from '#tests/support/server/mailServer';

const delivery = mailDelivery();

const addresses = (count: number, domain = 'test.example') => Array.from({ length: count }, (_, n) => `p${n}@${domain}`);
const minutesFromNow = (at: Date | undefined) => ((at?.getTime() ?? 0) - Date.now()) / 60_000;

describe('a mail server that allows ten connections', () => {
  // @once: two calls race for one thing; the wrong one must never win.
  it('gets 300 invitations, each once, from two nodes at the same time', async () => {
    Object.assign(delivery.mailServer.answers, { mostConnections: 10, slownessMs: 3 });
    const all = addresses(300);
    await delivery.queue.add(...all);
    const other = openPost(delivery.server.services.env);
    await Promise.all([delivery.deliver(), delivery.deliver(other)]);
    other.close();
    expect([...delivery.mailServer.taken].sort()).toEqual([...all].sort());
    expect(delivery.mailServer.turnedAway()).toBe(0);
    expect((await delivery.queue.rows()).every(({ status }) => status === 'sent')).toBe(true);
  });

  it('of which others use eight gets them over the remaining two', async () => {
    const crowded = await startMailServer({ mostConnections: 2, slownessMs: 3 });
    const over = openPost({ ...delivery.server.services.env, smtpUrl: crowded.url });
    const all = addresses(40);
    await delivery.queue.add(...all);
    await delivery.deliver(over);
    expect(crowded.turnedAway()).toBeGreaterThan(0);
    expect(crowded.taken.length).toBeGreaterThan(20);
    for (let n = 0; n < 4; n += 1) {
      await delivery.queue.becomesDue();
      await delivery.deliver(over);
    }
    over.close();
    await crowded.close();
    expect([...crowded.taken].sort()).toEqual([...all].sort());
    expect((await delivery.queue.rows()).map(({ attempts }) => attempts)).toEqual(all.map(() => 0));
  });
});

describe('a mail', () => {
  it('to an unknown address is given up at once, and the others arrive', async () => {
    delivery.mailServer.answers.recipient = (address) =>
      address === 'p1@test.example' ? '550 5.1.1 No such user here' : undefined;
    await delivery.queue.add(...addresses(3));
    await delivery.deliver();
    const failed = (await delivery.queue.rows()).filter(({ status }) => status !== 'sent');
    expect(failed).toMatchObject([
      {
        recipient: 'p1@test.example',
        status: 'failed',
        attempts: 1,
        failure: { kind: 'noSuchAddress', detail: '550 5.1.1 No such user here' },
      },
    ]);
    expect(delivery.mailServer.taken).toHaveLength(2);
  });

  it('that the server defers waits longer each time, counts no failure, and arrives', async () => {
    delivery.mailServer.answers.recipient = () => '450 4.2.1 Greylisted, come back later';
    await delivery.queue.add('grey@test.example');
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      await delivery.deliver();
      const [mail] = await delivery.queue.rows();
      expect(mail).toMatchObject({ status: 'queued', attempts: 0, postponed: n + 1 });
      waits.push(minutesFromNow(mail?.dueAt));
      await delivery.queue.becomesDue();
    }
    expect(waits[0]).toBeGreaterThan(0.9);
    expect(waits[3]).toBeGreaterThan(7);
    expect(Math.max(...waits)).toBeLessThan(76);
    delivery.mailServer.answers.recipient = undefined;
    await delivery.deliver();
    expect(await delivery.queue.rows()).toMatchObject([{ status: 'sent', failure: null }]);
  });

  it('whose end the server does not confirm releases its connection, counts no failure, and arrives later', async () => {
    delivery.mailServer.answers.isSilent = true;
    const impatient = openPost(
      { ...delivery.server.services.env, smtpUrl: `${delivery.mailServer.url}?maxConnections=1` },
      { silenceMs: 300 },
    );
    await delivery.queue.add('silent@test.example', 'untried@test.example');
    await delivery.deliver(impatient);
    expect((await delivery.queue.rows()).sort((one, other) => other.postponed - one.postponed)).toMatchObject([
      { status: 'queued', attempts: 0, postponed: 1, failure: { kind: 'unreachable' } },
      { status: 'queued', attempts: 0, postponed: 0 },
    ]);
    delivery.mailServer.answers.isSilent = false;
    await delivery.queue.becomesDue();
    await delivery.deliver(impatient);
    impatient.close();
    expect([...delivery.mailServer.taken].sort()).toEqual(['silent@test.example', 'untried@test.example']);
  });

  it('that is not due yet is not sent', async () => {
    delivery.mailServer.answers.recipient = () => '451 4.3.0 Later';
    await delivery.queue.add('later@test.example');
    await delivery.deliver();
    delivery.mailServer.answers.recipient = undefined;
    await delivery.deliver();
    expect(delivery.mailServer.taken).toEqual([]);
  });

  it('that the server defers for a day is given up', async () => {
    delivery.mailServer.answers.recipient = () => '452 4.2.2 Mailbox full';
    await delivery.queue.add('full@test.example');
    await delivery.deliver();
    await delivery.queue.becomesDue();
    await delivery.queue.wasFirstTried(23);
    await delivery.deliver();
    expect(await delivery.queue.rows()).toMatchObject([{ status: 'queued' }]);
    await delivery.queue.becomesDue();
    await delivery.queue.wasFirstTried(24.1);
    await delivery.deliver();
    expect(await delivery.queue.rows()).toMatchObject([
      { status: 'failed', failure: { kind: 'busy', detail: '452 4.2.2 Mailbox full' } },
    ]);
  });

  it('counts no failure while the mail server is away', async () => {
    const away = openPost({ ...delivery.server.services.env, smtpUrl: 'smtp://127.0.0.1:1' });
    await delivery.queue.add(...addresses(30));
    await delivery.deliver(away);
    away.close();
    const rows = await delivery.queue.rows();
    expect(rows.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(rows.map(() => 'queued 0'));
    expect(rows.filter(({ postponed }) => postponed > 0)).toHaveLength(delivery.post.connections);
    await delivery.queue.becomesDue();
    await delivery.deliver();
    expect(delivery.mailServer.taken).toHaveLength(30);
  });

  it('that fails by an error of ours is tried five times over most of a day', async () => {
    await delivery.queue.add('odd@test.example');
    await delivery.server.services.db.pool.query(`UPDATE mails SET template = 'no_such_mail' WHERE recipient = 'odd@test.example'`);
    let minutes = 0;
    for (let n = 1; n <= 5; n += 1) {
      await delivery.deliver();
      const [mail] = await delivery.queue.rows();
      expect(mail).toMatchObject({ status: n < 5 ? 'queued' : 'failed', attempts: n });
      if (n < 5) minutes += minutesFromNow(mail?.dueAt);
      await delivery.queue.becomesDue();
    }
    expect(minutes).toBeGreaterThan(20 * 60);
  });
});
