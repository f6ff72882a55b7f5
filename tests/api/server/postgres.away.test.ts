import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firstAdmin, makeFirstAdmin } from '#tests/support/server/firstAdmin';
import { faultyNetwork } from '#tests/support/server/faultyNetwork';
import { ownDatabase } from '#tests/support/server/ownDatabase';
import { testPostgres } from '#tests/support/server/postgresOnly';
import { signInTo, statusOf } from '#tests/support/server/spawnedPanel';
import { type Spawned, spawnServer } from '#tests/support/server/spawnServer';

// @once: a process is killed at work; what it had acknowledged is never lost or done twice.

const minutes = 60_000;
/** Seconds that a person may wait for a page while the database is silent. */
const longestWait = 30;

let database: Awaited<ReturnType<typeof ownDatabase>>;
let network: Awaited<ReturnType<typeof faultyNetwork>>;
let direct: pg.Client;
let server: Spawned;
let address: string;
let admin: Awaited<ReturnType<typeof signInTo>>;
const dataDir = mkdtempSync(join(tmpdir(), 'heed-away-'));

beforeAll(async () => {
  testPostgres();
  database = await ownDatabase();
  const { url = '' } = database;
  network = await faultyNetwork(url);
  direct = new pg.Client({ connectionString: url });
  await direct.connect();
  const place = { HEED_DEV: '1', DATA_DIR: dataDir };
  const getReady = await makeFirstAdmin({ ...place, DATABASE_URL: url });
  server = spawnServer({ ...place, DATABASE_URL: network.url, LOG_LEVEL: 'error' });
  address = await server.address;
  await getReady(address);
  admin = await signInTo(address, firstAdmin);
}, 2 * minutes);

afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  network.close();
  await direct.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const page = () => admin.call('GET', `/customers/api/v1/company/${admin.companyId}/groups`);
const nameGroup = (name: string) => admin.call('POST', `/customers/api/v1/company/${admin.companyId}/groups`, { name });
const groupsCalled = async (name: string) =>
  (await direct.query('SELECT 1 FROM groups WHERE company_id = $1 AND name = $2', [admin.companyId, name])).rowCount;
const unavailable = { status: 503, retryAfter: expect.stringMatching(/^\d+$/) as string };
const answersAgain = () =>
  vi.waitFor(
    async () => {
      expect(await page()).toMatchObject({ status: 200 });
      expect(await statusOf(address, '/readyz')).toBe(200);
    },
    { timeout: 20_000, interval: 250 },
  );

/** Calls that wait inside their transactions, because another transaction has locked the table. */
async function whileTheyWait(calls: () => Promise<unknown>[], then: () => unknown) {
  await direct.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
  const made = calls();
  const answers = Promise.all(made);
  // Handled later.
  answers.catch(() => undefined);
  try {
    await vi.waitFor(async () => {
      const { rows } = await direct.query<{ n: number }>('SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted');
      expect(rows[0]?.n).toBeGreaterThanOrEqual(made.length);
    }, 10_000);
    await then();
    return await answers;
  } finally {
    await direct.query('ROLLBACK');
  }
}

describe('a server whose database goes away', () => {
  it('survives when its connections are closed in the middle of their work', { timeout: minutes }, async () => {
    const answers = await whileTheyWait(
      () => [page(), page(), nameGroup('Ended')],
      () =>
        direct.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'heed' AND datname = current_database()",
        ),
    );
    for (const answer of answers) expect(answer).toMatchObject(unavailable);
    await answersAgain();
    expect(await groupsCalled('Ended')).toBe(0);
  });

  it('reports it while the network is cut, and recovers by itself', { timeout: minutes }, async () => {
    const answers = await whileTheyWait(
      () => [page(), page()],
      () => network.cut(),
    );
    for (const answer of answers) expect(answer).toMatchObject(unavailable);
    expect(await page()).toMatchObject(unavailable);
    expect([await statusOf(address, '/healthz'), await statusOf(address, '/readyz')]).toEqual([200, 503]);
    network.open();
    await answersAgain();
  });

  it('replies within half a minute when the database is silent', { timeout: 2 * minutes }, async () => {
    await Promise.all([page(), page(), page()]);
    network.freeze();
    const ready = statusOf(address, '/readyz');
    const answers = await Promise.all(Array.from({ length: 24 }, page));
    for (const answer of answers) {
      expect(answer).toMatchObject(unavailable);
      expect(answer.seconds).toBeLessThan(longestWait);
    }
    expect(await ready).toBe(503);
    network.open();
    await answersAgain();
  });

  it('drops other idle connections once one is found dead', { timeout: 2 * minutes }, async () => {
    await Promise.all(Array.from({ length: 6 }, page));
    network.killOldLines();
    // The first to use a dead one is this call, or what the server looks for every few seconds: then the call gets a new one.
    const first = await page();
    if (first.status !== 200) expect(first).toMatchObject(unavailable);
    expect(first.seconds).toBeLessThan(longestWait);
    const then = await page();
    expect(then.status).toBe(200);
    expect(then.seconds).toBeLessThan(5);
  });

  it('never reports an unknown outcome as done, and does not repeat it', { timeout: 2 * minutes }, async () => {
    await answersAgain();
    const lost = network.loseAnswerTo('COMMIT', { after: 'Perhaps' });
    const answer = await nameGroup('Perhaps');
    await lost;
    expect(answer).toMatchObject(unavailable);
    expect(answer.seconds).toBeLessThan(longestWait);
    await vi.waitFor(async () => expect(await groupsCalled('Perhaps')).toBe(1), 5000);
    await answersAgain();
    expect(await groupsCalled('Perhaps')).toBe(1);
  });

  it('does not report a full disk as an internal error', { timeout: minutes }, async () => {
    await direct.query(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER full_disk BEFORE INSERT ON groups FOR EACH ROW EXECUTE FUNCTION full_disk()`);
    expect(await nameGroup('No room')).toMatchObject(unavailable);
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', database: 'disk full', identity: 'ok' }]);
    await direct.query('DROP TRIGGER full_disk ON groups');
    expect((await nameGroup('Room')).status).toBe(200);
  });
});

describe('a server that starts before its database', () => {
  it('logs what it waits for, and starts when the database is available', { timeout: 2 * minutes }, async () => {
    const way = await faultyNetwork(database.url ?? '');
    way.cut();
    const other = join(dataDir, 'other');
    const late = spawnServer({ HEED_DEV: '1', DATABASE_URL: way.url, DATA_DIR: other, LOG_LEVEL: 'error' });
    try {
      await vi.waitFor(() => expect(late.printed()).toContain('Waiting for it'), 30_000);
      way.open();
      expect(await statusOf(await late.address, '/readyz')).toBe(200);
    } finally {
      late.child.kill('SIGKILL');
      await late.ended;
      way.close();
    }
  });

  it('does not wait with wrong settings', { timeout: minutes }, async () => {
    const wrong = new URL(database.url ?? '');
    wrong.password = 'wrong';
    const failed = spawnServer({ HEED_DEV: '1', DATABASE_URL: wrong.href, DATA_DIR: join(dataDir, 'wrong') });
    expect(await failed.ended).toBe(1);
    expect(failed.printed()).toContain('The database at DATABASE_URL does not answer: password authentication failed');
  });
});
