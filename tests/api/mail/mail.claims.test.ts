import { describe, expect, it } from 'vitest';
import { claim } from '#server/jobs/claims';
import type { Post } from '#server/mail/post';
import { mailDelivery } from '#tests/support/server/mailDelivery';

// @once: two calls race for one thing; the wrong one must never win.

const delivery = mailDelivery();

/** A post that stops at a given point, like a frozen process, until it is woken. */
function frozen(where: 'before the mail' | 'after the mail') {
  let wake = () => {};
  const sleep = new Promise<void>((resolve) => {
    wake = resolve;
  });
  let fall = () => {};
  const asleep = new Promise<void>((resolve) => {
    fall = resolve;
  });
  const send: Post['send'] = async (mail, mayLeave) => {
    if (where === 'after the mail') await delivery.post.send(mail, mayLeave);
    fall();
    await sleep;
    if (where === 'before the mail') await delivery.post.send(mail, mayLeave);
  };
  return { post: { ...delivery.post, send }, asleep, wake };
}

describe('a node that was frozen while sending a mail', () => {
  it('does not send a mail that another node has sent', async () => {
    const node = frozen('before the mail');
    await delivery.queue.add('once@test.example');
    const sleeping = delivery.deliver(node.post);
    await node.asleep;
    await delivery.queue.isSilentFor(46);
    await delivery.deliver();
    node.wake();
    await sleeping;
    expect(delivery.mailServer.taken).toEqual(['once@test.example']);
    expect(await delivery.queue.rows()).toMatchObject([{ status: 'sent', attempts: 0 }]);
  });

  it('keeps its mail while it renews its claim', async () => {
    const node = frozen('before the mail');
    await delivery.queue.add('mine@test.example');
    const sleeping = delivery.deliver(node.post);
    await node.asleep;
    await delivery.queue.isSilentFor(44);
    await delivery.deliver();
    expect(delivery.mailServer.taken).toEqual([]);
    node.wake();
    await sleeping;
    expect(delivery.mailServer.taken).toEqual(['mine@test.example']);
  });

  it('and sends a copy all the same, sends it under the same Message-ID', async () => {
    const node = frozen('after the mail');
    await delivery.queue.add('copied@test.example');
    delivery.mailServer.heard.length = 0;
    const sleeping = delivery.deliver(node.post);
    await node.asleep;
    await delivery.queue.isSilentFor(46);
    await delivery.deliver();
    node.wake();
    await sleeping;
    expect(delivery.mailServer.taken).toEqual(['copied@test.example', 'copied@test.example']);
    const [mail] = await delivery.queue.rows();
    const id = `Message-ID: <${mail?.id}@heed.example>`;
    expect(delivery.mailServer.heard.filter((line) => line.startsWith('Message-ID'))).toEqual([id, id]);
  });

  it('does not overwrite the outcome of another node', async () => {
    const node = frozen('after the mail');
    await delivery.queue.add('twice@test.example');
    const sleeping = delivery.deliver(node.post);
    await node.asleep;
    await delivery.queue.isSilentFor(46);
    delivery.mailServer.answers.recipient = () => '550 5.7.1 Refused';
    await delivery.deliver();
    node.wake();
    await sleeping;
    expect(await delivery.queue.rows()).toMatchObject([{ status: 'failed', failure: { kind: 'refused' } }]);
  });
});

it('records a mail as sent while others are still being sent', async () => {
  const node = frozen('before the mail');
  let n = 0;
  const oneSleeps: Post = {
    ...delivery.post,
    send: (...mail) => {
      n += 1;
      return n === 1 ? node.post.send(...mail) : delivery.post.send(...mail);
    },
  };
  await delivery.queue.add(...Array.from({ length: 10 }, (_, index) => `p${index}@test.example`));
  const sleeping = delivery.deliver(oneSleeps);
  await expect
    .poll(async () => (await delivery.queue.rows()).filter(({ status }) => status === 'sent').length, { timeout: 10_000 })
    .toBe(9);
  node.wake();
  await sleeping;
});

/** Mail claimed by processes that last renewed their claims so many seconds ago. */
async function takenBefore(...seconds: number[]): Promise<string[]> {
  const recipients = seconds.map((count) => `left${count}@test.example`);
  await delivery.queue.add(...recipients);
  await delivery.server.services.db.pool.query(
    `UPDATE mails SET status = 'sending', claim_id = gen_random_uuid(), claimed_at = $3::timestamptz - make_interval(secs => v.seconds)
      FROM unnest($1::text[], $2::int[]) AS v(recipient, seconds) WHERE mails.recipient = v.recipient`,
    [recipients, seconds, new Date()],
  );
  return recipients;
}

describe('the mails claimed by a killed process', () => {
  it('are sent at once when the embedded server starts, and after the claim expires if other nodes may have them', async () => {
    const { kind } = delivery.server.services.db;
    const [, old] = await takenBefore(2, 46);
    await delivery.server.startJobs();
    await expect.poll(() => delivery.mailServer.taken, { timeout: 4000 }).toContain(old);
    if (kind === 'pglite') await expect.poll(() => delivery.mailServer.taken, { timeout: 4000 }).toHaveLength(2);
    else expect(delivery.mailServer.taken).toEqual([old]);
  });

  it('are sent within a minute, without any new mail', { timeout: 60_000 }, async () => {
    const from = Date.now();
    // At moments that one look in a quarter of a minute would not meet.
    const seconds = [46, 40, 34];
    const recipients = await takenBefore(...seconds);
    for (const [index, count] of seconds.entries()) {
      const timeout = from + (claim.endsAfterSeconds - count + 9) * 1000 - Date.now();
      await expect.poll(() => delivery.mailServer.taken, { timeout, interval: 100 }).toContain(recipients[index]);
    }
    expect(delivery.mailServer.taken).toHaveLength(seconds.length);
  });
});
