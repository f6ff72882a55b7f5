import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deliverMail } from '#server/mail/deliver';
import { openPost, type Post } from '#server/mail/post';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';
import { mailQueue } from '#tests/support/server/mailQueue';
import { type MailServer, startMailServer } from '#tests/support/server/mailServer';
import { testPostgres } from '#tests/support/server/postgresOnly';

let mailServer: MailServer;
let server: BareServer;
let post: Post;
let direct: pg.Client;
let queue: ReturnType<typeof mailQueue>;
let companyId: string;

beforeAll(async () => {
  testPostgres();
  mailServer = await startMailServer({ slownessMs: 300 });
  server = await startBareServer({ SMTP_URL: mailServer.url });
  post = openPost(server.services.env);
  direct = new pg.Client({ connectionString: server.services.env.databaseUrl });
  await direct.connect();
});
beforeEach(async () => {
  companyId = await server.company();
  queue = mailQueue(server.services, companyId);
  mailServer.taken.length = 0;
  mailServer.heard.length = 0;
});
afterAll(async () => {
  post.close();
  await direct.end();
  await server.close();
  await mailServer.close();
});

/** The look for further mail may fail, too; then its job is done again. */
const deliver = () => deliverMail(server.services, post).catch(() => undefined);
const endConnections = () =>
  direct.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );

/** Closes every connection to the database repeatedly, from the moment the mail server receives these words. */
async function endConnectionsFrom(words: string): Promise<void> {
  const isHeard = () => expect(mailServer.heard.some((line) => line.startsWith(words))).toBe(true);
  await vi.waitFor(isHeard, { timeout: 10_000, interval: 5 });
  for (const until = Date.now() + 1500; Date.now() < until; ) await endConnections();
}

/** While `work` runs, the database ends the connection that checks a claim. */
async function withoutRelease(work: () => Promise<unknown>): Promise<void> {
  await direct.query(`CREATE FUNCTION refuse_release() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'shutting down' USING ERRCODE = 'admin_shutdown'; END $$;
    CREATE TRIGGER refuse_release BEFORE UPDATE ON mails FOR EACH ROW
      WHEN (OLD.status = 'sending' AND NEW.status = 'sending') EXECUTE FUNCTION refuse_release()`);
  await work();
  await direct.query('DROP TRIGGER refuse_release ON mails; DROP FUNCTION refuse_release()');
}

it('records mails that were sent while the database was away, so that nothing is sent twice', {
  timeout: 60_000,
}, async () => {
  await queue.add('ana@test.example');
  // The end of the mail: from here on it cannot be cancelled.
  await Promise.all([deliver(), endConnectionsFrom('.')]);
  // Over a connection that was not closed: the server's pool may not have noticed yet that one of its own was.
  const { rows } = await direct.query('SELECT status, attempts FROM mails WHERE company_id = $1', [companyId]);
  expect(rows).toEqual([{ status: 'sent', attempts: 0 }]);
  expect(mailServer.taken).toEqual(['ana@test.example']);
});

it('soon retries a mail that the database could not release, without counting a failure', { timeout: 60_000 }, async () => {
  await queue.add('bo@test.example');
  await withoutRelease(deliver);
  const [row] = await queue.rows();
  expect(row).toMatchObject({ status: 'queued', attempts: 0, postponed: 1 });
  expect((row?.dueAt.getTime() ?? 0) - Date.now()).toBeLessThan(90_000);
  expect(mailServer.taken).toEqual([]);
});
