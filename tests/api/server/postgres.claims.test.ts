import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { embeddedProject } from '#server/env';
import { claim } from '#server/jobs/claims';
import { type Emulator, startEmulator } from '../../../server/identity/emulator/start.ts';
import { openKeys } from '../../../server/identity/keys.ts';
import { type MailServer, startMailServer } from '#tests/support/server/mailServer';
import { ownDatabase } from '#tests/support/server/ownDatabase';
import { testPostgres } from '#tests/support/server/postgresOnly';
import { signInTo, statusOf } from '#tests/support/server/spawnedPanel';
import { type Spawned, spawnServer } from '#tests/support/server/spawnServer';

// @once: a process is killed at work; what it had acknowledged is never lost or done twice.

const minute = 60_000;
const root = mkdtempSync(join(tmpdir(), 'heed-nodes-'));
const servers: Spawned[] = [];
let database: Awaited<ReturnType<typeof ownDatabase>>;
let direct: pg.Client;
let accounts: Emulator;
let mailServer: MailServer;

beforeAll(async () => {
  testPostgres();
  const directory = join(root, 'accounts');
  mkdirSync(directory);
  accounts = await startEmulator(directory, embeddedProject.projectId, () => undefined);
  openKeys(directory);
  mailServer = await startMailServer();
  database = await ownDatabase();
  direct = new pg.Client({ connectionString: database.url });
  await direct.connect();
}, minute);

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await accounts.close();
  await mailServer.close();
  await direct.end();
  await database.drop();
  rmSync(root, { recursive: true, force: true });
});

/** One of several nodes, which share database and accounts. */
function startNode(): Spawned {
  const settings = {
    DATABASE_URL: database.url ?? '',
    DATA_DIR: join(root, String(servers.length)),
    AUTH_EMULATOR_URL: `unix:${accounts.socket}`,
    SMTP_URL: mailServer.url,
  };
  const server = spawnServer({ HEED_DEV: '1', LOG_LEVEL: 'warn', ...settings });
  servers.push(server);
  return server;
}

async function find<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await direct.query<Row>(text, values)).rows;
}
const jobOf = (companyId: string) =>
  find<{ state: string; again: number }>(
    `SELECT state, retry_count AS again FROM pgboss.job WHERE name = 'campaigns.assign' AND data ->> 'companyId' = $1
      ORDER BY created_on DESC LIMIT 1`,
    [companyId],
  );
const isAssigned = async (companyId: string, name: string) => {
  const text = `SELECT (SELECT count(*)::int FROM assignments a WHERE a.campaign_id = c.id) AS assigned,
      (SELECT count(*)::int FROM users u WHERE u.company_id = c.company_id AND NOT u.disabled AND u.deleted_at IS NULL) AS people
    FROM campaigns c WHERE c.company_id = $1 AND c.name = $2`;
  const [found] = await find<{ assigned: number; people: number }>(text, [companyId, name]);
  return found !== undefined && found.people > 0 && found.assigned === found.people;
};
/** People who got more than one mail about a campaign. */
const toldTwice = (companyId: string) =>
  find(
    `SELECT user_id FROM mails WHERE company_id = $1 AND template = 'campaign_assigned'
      GROUP BY user_id, params ->> 'courseName' HAVING count(*) > 1`,
    [companyId],
  );

interface Course {
  id: string;
  name: string;
  isActive: boolean;
  total_chapters: number;
}

/** Starts a course for all people, and stops while they are being assigned. Returns the function that continues. */
async function stopWhileAssigning(address: string, email: string, campaign_name: string) {
  const { call, companyId } = await signInTo(address, { email });
  const courses = (await call('GET', `/api/v1/course/company/${companyId}`)).body as Course[];
  const course = courses.find(({ isActive }) => !isActive);
  await direct.query('BEGIN; LOCK TABLE assignments IN SHARE ROW EXCLUSIVE MODE');
  const launched = await call('POST', `/api/v1/campaign/${companyId}`, {
    courseId: course?.id,
    campaign_name,
    courseName: course?.name,
    totalChapters: course?.total_chapters,
    start_date: Math.floor(Date.now() / 1000),
    campaign_assignment_type: 'all_users',
    user_departments: [],
    selectedGroups: [],
    days_to_complete: 7,
    notificationsEnabled: true,
    notificationSubject: 'A training for you',
    notificationMessage: 'Please begin.',
  });
  expect(launched.status).toBe(200);
  await vi.waitFor(async () => expect(await jobOf(companyId)).toMatchObject([{ state: 'active' }]), 10_000);
  // A claim is written before its server hears of it; the job is under way when its insert waits for our lock.
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%INTO assignments%'`;
  const insertsWaiting = async () => {
    await find('SELECT pg_stat_clear_snapshot()');
    return find(waiting);
  };
  await vi.waitFor(async () => expect(await insertsWaiting()).toHaveLength(1), { timeout: 20_000, interval: 50 });
  return { companyId, goOn: () => direct.query('ROLLBACK') };
}
const assignedBy = (companyId: string, name: string, deadline: number) =>
  vi.waitFor(async () => expect(await isAssigned(companyId, name)).toBe(true), {
    timeout: Math.max(1, deadline - Date.now()),
    interval: 250,
  });

/** Sends what is due, and nothing else from now on: weekly reminders of the demo would stand before the mail of this test. */
async function sendReminders(): Promise<void> {
  for (const table of ['assignments', 'exercise_assignments', 'policy_assignments', 'monthly_assignments'])
    await find(`UPDATE ${table} SET reminded_at = now() WHERE status <> 'completed'`);
  const waiting = `SELECT template FROM mails WHERE status IN ('queued', 'sending') AND due_at <= now()`;
  await vi.waitFor(async () => expect(await find(waiting)).toEqual([]), { timeout: 30_000, interval: 250 });
}

/** Requests a new password, and stops with the mail at the server. */
async function stopWhileMailing(address: string, email: string): Promise<void> {
  mailServer.answers.isSilent = true;
  const headers = { 'content-type': 'application/json' };
  await fetch(`${address}/gateway/rest/v1/password-links`, { method: 'POST', headers, body: JSON.stringify({ email }) });
  await vi.waitFor(() => expect(mailServer.heard).toContain(`To: ${email}`), 10_000);
  await vi.waitFor(() => expect(mailServer.heard.at(-1)).toBe('.'), 10_000);
}

it('jobs of a killed server are done and mailed within a minute', { timeout: 4 * minute }, async () => {
  const first = startNode();
  const address = await first.address;
  await sendReminders();
  const { companyId, goOn } = await stopWhileAssigning(address, 'admin@acme.example', 'After the kill');
  await stopWhileMailing(address, 'admin@globex.example');
  first.child.kill('SIGKILL');
  const killed = Date.now();
  await first.ended;
  // The database aborts the statement of a client that is gone, and so releases its job.
  const atWork = `SELECT state, wait_event, query FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'heed'`;
  const stillAtWork = async () => {
    // Inside a transaction PostgreSQL shows the activity of the first look, until that is forgotten.
    await find('SELECT pg_stat_clear_snapshot()');
    return find(atWork);
  };
  await vi.waitFor(async () => expect(await stillAtWork()).toEqual([]), { timeout: 25_000, interval: 250 });
  await goOn();
  mailServer.answers.isSilent = false;
  await startNode().address;
  await assignedBy(companyId, 'After the kill', killed + minute);
  const leftMs = killed + minute - Date.now();
  await vi.waitFor(() => expect(mailServer.taken).toContain('admin@globex.example'), { timeout: leftMs, interval: 250 });
  expect(await toldTwice(companyId)).toEqual([]);
});

it('a job that takes longer than a claim is not started twice', { timeout: 4 * minute }, async () => {
  const [, second] = servers as [Spawned, Spawned];
  await startNode().address;
  const { companyId, goOn } = await stopWhileAssigning(await second.address, 'admin@acme.example', 'Long');
  // PostgreSQL's own clock decides whether a claim has expired, so the test has to wait.
  await new Promise((resolve) => setTimeout(resolve, (claim.endsAfterSeconds + claim.lookedForEverySeconds + 2) * 1000));
  expect(await jobOf(companyId)).toEqual([{ state: 'active', again: 0 }]);
  await goOn();
  await assignedBy(companyId, 'Long', Date.now() + 20_000);
  await vi.waitFor(async () => expect(await jobOf(companyId)).toEqual([{ state: 'completed', again: 0 }]), 5000);
});

it('a frozen server that wakes up repeats nothing that another has done', { timeout: 5 * minute }, async () => {
  const [, second, third] = servers as [Spawned, Spawned, Spawned];
  third.child.kill('SIGTERM');
  await third.ended;
  const { companyId, goOn } = await stopWhileAssigning(await second.address, 'admin@acme.example', 'Frozen');
  second.child.kill('SIGSTOP');
  const stopped = Date.now();
  await goOn();
  await startNode().address;
  await assignedBy(companyId, 'Frozen', stopped + 1.5 * minute);
  await vi.waitFor(async () => expect(await jobOf(companyId)).toEqual([{ state: 'completed', again: 1 }]), 5000);

  second.child.kill('SIGCONT');
  await vi.waitFor(async () => expect(await statusOf(await second.address, '/readyz')).toBe(200), 20_000);
  await vi.waitFor(() => expect(second.printed()).toContain('background work failed'), 20_000);
  expect(second.child.exitCode).toBe(null);
  // A server that is stopped properly finishes its jobs.
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(await jobOf(companyId)).toEqual([{ state: 'completed', again: 1 }]);
  expect(await toldTwice(companyId)).toEqual([]);
});
