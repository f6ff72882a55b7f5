import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { deliverMail } from '#server/mail/deliver';
import { openPost, type Post } from '#server/mail/post';
import { type BareServer, startBareServer } from './bareServer.ts';
import { mailQueue } from './mailQueue.ts';
import { type MailServer, startMailServer } from './mailServer.ts';

interface Delivery {
  mailServer: MailServer;
  server: BareServer;
  post: Post;
  /** Of a company of its own for each test. */
  queue: ReturnType<typeof mailQueue>;
  /** Everything that is due. */
  deliver(over?: Post): Promise<void>;
}

/**
 * A mail server, and a server without background jobs, so that only the test delivers mail. Call it at the top of a file; `prepare` gives
 * further settings of the server.
 */
export function mailDelivery(prepare: () => Promise<Record<string, string>> = async () => ({})): Delivery {
  const delivery = { deliver: (over = delivery.post) => deliverMail(delivery.server.services, over) } as Delivery;
  beforeAll(async () => {
    delivery.mailServer = await startMailServer();
    const settings = { SMTP_URL: delivery.mailServer.url, ...(await prepare()) };
    delivery.server = await startBareServer(settings, { withJobs: false });
    delivery.post = openPost(delivery.server.services.env);
  });
  beforeEach(async () => {
    delivery.queue = mailQueue(delivery.server.services, await delivery.server.company());
    delivery.mailServer.taken.length = 0;
    for (const answer of Object.keys(delivery.mailServer.answers)) Reflect.deleteProperty(delivery.mailServer.answers, answer);
  });
  afterEach(() => delivery.queue.clear());
  afterAll(async () => {
    delivery.post.close();
    await delivery.server.close();
    await delivery.mailServer.close();
  });
  return delivery;
}
