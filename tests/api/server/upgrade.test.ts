import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/database';
import { migrateDatabase } from '#server/db/migrate';
import { hashToken } from '#server/core/secretToken';
import { nextSecond } from '#tests/support/server/nextSecond';
import { ownDatabase } from '#tests/support/server/ownDatabase';
import { earlierMigrations, migrations } from '#tests/support/server/schemaStates';
import { type Spawned, spawnServer } from '#tests/support/server/spawnServer';

const minutes = 60_000;
const directory = mkdtempSync(join(tmpdir(), 'heed-upgrade-'));
type Own = Awaited<ReturnType<typeof ownDatabase>>;
const databases: Own[] = [];
const aDatabase = async () => {
  const made = await ownDatabase({ isEmpty: true });
  databases.push(made);
  return made.url;
};

const longAgo = new Date('2025-03-01T08:00:00Z');

/** Somebody in a company of their own, who came after `count` migrations; the first is in our own company. */
function earlyPerson(count: number) {
  const isHouse = count === 1;
  const role = isHouse ? 'support' : 'admin';
  return { userId: randomUUID(), companyId: randomUUID(), email: `early${count}@test.example`, role, isHouse };
}
type EarlyPerson = ReturnType<typeof earlyPerson>;

/** Adds a person with only the columns of the first version. */
async function addPerson(db: Database, { userId, companyId, email, role, isHouse }: EarlyPerson): Promise<void> {
  await db.pool.query('INSERT INTO companies (id, name, slug, is_house, created_at, updated_at) VALUES ($1, $2, $2, $3, $4, $4)', [
    companyId,
    email,
    isHouse,
    longAgo,
  ]);
  await db.pool.query(
    'INSERT INTO users (id, company_id, email, role, has_login, created_at, updated_at) VALUES ($1, $2, $3, $4, true, $5, $5)',
    [userId, companyId, email, role, longAgo],
  );
}

/** The schema as text that can be compared. */
async function schemaOf(db: Database): Promise<string[]> {
  const { rows } = await db.pool.query<{ part: string }>(`
    SELECT 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
      || ' ' || coalesce(generation_expression, '') AS part FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT 'policy ' || tablename || ' ' || policyname || ' ' || coalesce(qual, '') FROM pg_policies WHERE schemaname = 'public'
    UNION ALL SELECT 'function ' || p.oid::regprocedure || ' ' || md5(p.prosrc) FROM pg_proc p WHERE p.proname LIKE 'heed\\_%'
    UNION ALL SELECT 'grant ' || grantee || ' ' || privilege_type || ' ' || table_name
      FROM information_schema.role_table_grants WHERE table_schema = 'public' AND grantee = 'heed_app'
    ORDER BY 1`);
  return rows.map(({ part }) => part);
}

/** Deletes all tables. */
const empty = (db: Database) =>
  db.pool.query('DROP SCHEMA IF EXISTS drizzle CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public');

afterAll(async () => {
  for (const { drop } of databases) await drop();
  rmSync(directory, { recursive: true, force: true });
});

describe('an installation that is as old as the first version and took every migration', () => {
  let db: Database;
  let [newest, upgraded]: string[][] = [];
  const earlier = migrations.slice(0, -1).map((tag, index) => ({ tag, person: earlyPerson(index + 1) }));

  beforeAll(async () => {
    const databaseUrl = await aDatabase();
    db = await openDatabase({ databaseUrl, dataDir: join(directory, 'memory') }, { pgliteDir: 'memory://' });
    await migrateDatabase(db);
    newest = await schemaOf(db);
    await empty(db);
    // In one pass: whoever comes in a version goes through all later migrations. A pass for each version takes minutes.
    for (const [index, { person }] of earlier.entries()) {
      await migrateDatabase(db, earlierMigrations(index + 1, directory));
      await addPerson(db, person);
    }
    await migrateDatabase(db);
    upgraded = await schemaOf(db);
  }, 4 * minutes);
  afterAll(() => db?.close());

  it('has the same schema as a new one', () => expect(upgraded).toEqual(newest));

  it.each(earlier)('keeps who came after $tag', async ({ person }) => {
    const { rows } = await db.pool.query('SELECT email, role, account, created_at AS "createdAt" FROM users WHERE id = $1', [
      person.userId,
    ]);
    expect(rows).toEqual([{ email: person.email, role: person.role, account: 'account_admin', createdAt: longAgo }]);
  });
});

it('an upgrade takes the addresses of people who are already deleted out of the mails', { timeout: 4 * minutes }, async () => {
  const db = await openDatabase({ databaseUrl: await aDatabase(), dataDir: join(directory, 'erased') }, { pgliteDir: 'memory://' });
  await migrateDatabase(db, earlierMigrations(migrations.indexOf('0066_erased_mail'), directory));
  const [deleted, present] = [earlyPerson(1), earlyPerson(2)];
  for (const person of [deleted, present]) await addPerson(db, person);
  const erased = `deleted-${deleted.userId}@deleted.invalid`;
  await db.pool.query('UPDATE users SET deleted_at = now(), email = $2 WHERE id = $1', [deleted.userId, erased]);
  const waiting = { name: 'Early' };
  for (const [{ companyId, userId, email }, status, params] of [
    [deleted, 'sent', waiting],
    [deleted, 'queued', waiting],
    [present, 'queued', { ...waiting, email: deleted.email }],
  ] as const)
    await db.pool.query(
      `INSERT INTO mails (company_id, user_id, recipient, template, lang, params, status, created_at)
        VALUES ($1, $2, $3, 'invite_learner', 'en', $4, $5, now())`,
      [companyId, userId, email, params, status],
    );
  await migrateDatabase(db);
  const { rows } = await db.pool.query('SELECT recipient, status, params FROM mails ORDER BY status, recipient');
  expect(rows).toEqual([
    { recipient: erased, status: 'cancelled', params: {} },
    { recipient: present.email, status: 'queued', params: { ...waiting, email: erased } },
    { recipient: erased, status: 'sent', params: {} },
  ]);
  await db.close();
});

it('an upgrade counts the tasks that people have already, and no exercise twice', { timeout: 4 * minutes }, async () => {
  const db = await openDatabase({ databaseUrl: await aDatabase(), dataDir: join(directory, 'tasks') }, { pgliteDir: 'memory://' });
  await migrateDatabase(db, earlierMigrations(migrations.indexOf('0084_work_counts'), directory));
  const [busy, idle] = [earlyPerson(1), earlyPerson(2)];
  for (const person of [busy, idle]) await addPerson(db, person);
  const ids = [busy.companyId, busy.userId];
  await db.pool.query(
    `WITH course AS (INSERT INTO courses (name, course_type, created_at) VALUES ('Safe links', 'awareness', now()) RETURNING id),
      training AS (INSERT INTO campaigns (company_id, course_id, name, status, audience, starts_at, days_to_complete, notifications_enabled, created_at)
        SELECT $1, id, 'Safe links', 'ended', 'all', now(), 7, false, now() FROM course RETURNING id)
      INSERT INTO assignments (company_id, campaign_id, user_id, status, assigned_at, due_at) SELECT $1, id, $2, 'completed', now(), now() FROM training`,
    ids,
  );
  await db.pool.query(
    `WITH exercise AS (INSERT INTO exercise_campaigns (company_id, name, status, audience, starts_at, days_to_complete, notifications_enabled, created_at)
        VALUES ($1, 'Spring', 'running', 'all', now(), 7, false, now()) RETURNING id)
      INSERT INTO exercise_assignments (company_id, campaign_id, user_id, assigned_at, due_at, correct)
        SELECT $1, id, $2, '2026-01-09T23:30:00Z', now(), 1 FROM exercise`,
    ids,
  );
  await migrateDatabase(db);
  const { rows: people } = await db.pool.query('SELECT user_id, tasks, completed, share FROM person_facts');
  expect(people).toEqual([{ user_id: busy.userId, tasks: 2, completed: 1, share: 0.5 }]);
  const { rows: exercises } = await db.pool.query(
    'SELECT set_id, status, assigned_day::text AS day, n, answered FROM exercise_counts',
  );
  expect(exercises).toEqual([{ set_id: busy.companyId, status: 'not_started', day: '2026-01-09', n: 1, answered: 1 }]);
  await db.close();
});

it('an upgrade keeps who gets a campaign', { timeout: 4 * minutes }, async () => {
  const db = await openDatabase(
    { databaseUrl: await aDatabase(), dataDir: join(directory, 'audience') },
    { pgliteDir: 'memory://' },
  );
  await migrateDatabase(db, earlierMigrations(migrations.indexOf('0082_work'), directory));
  const person = earlyPerson(1);
  await addPerson(db, person);
  const { companyId } = person;
  const kinds = { USERS_ALL: 'all', USERS_SELECTED: 'people', USERS_FROM_DEPARTMENTS: 'departments', USERS_FROM_GROUPS: 'groups' };
  for (const kind of Object.keys(kinds))
    await db.pool.query(
      `INSERT INTO exercise_campaigns (company_id, name, status, users_type, starts_at, days_to_complete, notifications_enabled, created_at)
        VALUES ($1, $2, 'running', $2, now(), 7, false, now())`,
      [companyId, kind],
    );
  await db.pool.query(
    `WITH course AS (INSERT INTO courses (name, course_type, created_at) VALUES ('Safe links', 'awareness', now()) RETURNING id)
      INSERT INTO campaigns (company_id, course_id, name, status, assignment_type, starts_at, days_to_complete, notifications_enabled, created_at)
        SELECT $1, c.id, k, 'ended', k, now(), 7, false, now() FROM course c, unnest(ARRAY['all_users', 'departments', 'groups']) k`,
    [companyId],
  );
  await migrateDatabase(db);
  const audiences = async (table: string) => {
    const { rows } = await db.pool.query<{ name: string; audience: string }>(
      `SELECT name, audience FROM ${table} WHERE company_id = $1`,
      [companyId],
    );
    return Object.fromEntries(rows.map(({ name, audience }) => [name, audience]));
  };
  expect(await audiences('exercise_campaigns')).toEqual(kinds);
  expect(await audiences('campaigns')).toEqual({ all_users: 'all', departments: 'departments', groups: 'groups' });
  await db.close();
});

describe('a start', () => {
  const first = earlyPerson(1);
  let server: Spawned | undefined;
  afterAll(() => server?.child.kill('SIGKILL'));

  it(
    'on the data of the version before goes on with it',
    async () => {
      const [databaseUrl, dataDir, token] = [await aDatabase(), join(directory, 'data'), randomBytes(32).toString('base64url')];
      const db = await openDatabase({ databaseUrl, dataDir });
      await migrateDatabase(db, earlierMigrations(migrations.length - 1, directory));
      const { userId, companyId, email } = first;
      await addPerson(db, first);
      await db.pool.query(
        "INSERT INTO one_time_links (hash, user_id, company_id, kind, expires_at, created_at) VALUES ($1, $2, $3, 'invite', $4, $5)",
        [hashToken(token), userId, companyId, new Date(Date.now() + 60 * minutes), longAgo],
      );
      await db.close();

      server = spawnServer({ DATA_DIR: dataDir, ...(databaseUrl && { HEED_DEV: '1', DATABASE_URL: databaseUrl }) });
      const address = await server.address;
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
        expect(reply.status, path).toBe(200);
        return (await reply.json()) as Record<string, string>;
      };
      const { customToken } = await post('/gateway/rest/v1/password-links/use', { token, newPassword: 'Corr3ct-horse!' });
      const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=k';
      await nextSecond();
      const { idToken } = await post(signIn, { token: customToken });
      const reply = await fetch(`${address}/gateway/user`, { headers: { authorization: `Bearer ${idToken}` } });
      expect(await reply.json()).toMatchObject({ id: userId, email, role: 'support', company: { name: email } });
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    },
    4 * minutes,
  );
});
