import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/database';
import { deliverMail } from '#server/mail/deliver';
import { openPost, type Post } from '#server/mail/post';
import { isMailLeft, mailQueue as mailTable } from '#server/mail/claimMails';
import { mailDelivery } from '#server/mail/queueMail';
import { watchQueue } from '#server/mail/watchQueue';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';
import { faultyNetwork } from '#tests/support/server/faultyNetwork';
import { mailQueue } from '#tests/support/server/mailQueue';
import { type MailServer, startMailServer } from '#tests/support/server/mailServer';
import { testPostgres } from '#tests/support/server/postgresOnly';

interface Node {
  network: Awaited<ReturnType<typeof faultyNetwork>>;
  db: Database;
  deliver(): Promise<void>;
  close(): Promise<void>;
}

let mailServer: MailServer;
let server: BareServer;
let post: Post;
let queue: ReturnType<typeof mailQueue>;
let nodes: [Node, Node];

beforeAll(async () => {
  testPostgres();
  mailServer = await startMailServer();
  server = await startBareServer({ SMTP_URL: mailServer.url }, { withJobs: false });
  post = openPost(server.services.env);
  nodes = [await aNode('sender'), await aNode('other')];
});
beforeEach(async () => {
  queue = mailQueue(server.services, await server.company());
});
afterAll(async () => {
  post.close();
  for (const node of nodes) await node.close();
  await server.close();
  await mailServer.close();
});

/** Its way to the database can be cut; the test itself has another one. */
async function aNode(name: string): Promise<Node> {
  const { env, secrets } = server.services;
  const log = server.services.log.child({ name });
  const network = await faultyNetwork(env.databaseUrl ?? '');
  const db = await openDatabase({ ...env, databaseUrl: network.url });
  const endWatch = await watchQueue({ db, log }, { queue: mailTable, job: mailDelivery, isMailLeft });
  return {
    network,
    db,
    deliver: () => deliverMail({ db, env, secrets, log }, post),
    async close() {
      endWatch();
      await db.close();
      network.close();
    },
  };
}

it('what a node has sent while the database was away for longer than a claim lasts is not sent by another one', {
  timeout: 60_000,
}, async () => {
  const [sender, other] = nodes;
  await queue.add('ana@test.example', 'bo@test.example');
  mailServer.answers.slownessMs = 500;
  const delivering = sender.deliver();
  await expect.poll(() => mailServer.heard.filter((line) => line === '.')).toHaveLength(2);
  for (const { network } of nodes) network.cut();
  await expect.poll(() => mailServer.taken).toHaveLength(2);
  // Each node looks every few seconds, so it notices an outage that is longer than a claim.
  await expect.poll(() => server.logText()).toMatch(/"name":"other".*work of mail.deliver could not be looked for/);
  await queue.isSilentFor(46);
  // The other one is back first.
  other.network.open();
  for (let n = 0; n < 5; n += 1) await other.deliver();
  expect(mailServer.taken).toHaveLength(2);
  sender.network.open();
  await delivering;
  expect((await queue.rows()).map(({ status }) => status)).toEqual(['sent', 'sent']);
  expect(mailServer.taken.sort()).toEqual(['ana@test.example', 'bo@test.example']);
});
