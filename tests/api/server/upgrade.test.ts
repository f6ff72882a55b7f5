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
  const made = await ownDatabase();
  databases.push(made);
  return made.url;
};

const companyId = randomUUID();
const userId = randomUUID();
const email = 'early@test.example';
const longAgo = new Date('2025-03-01T08:00:00Z');

/** A person of our own company, with only the columns of the first version. */
async function addPerson(db: Database): Promise<void> {
  await db.pool.query(
    "INSERT INTO companies (id, name, slug, is_house, created_at, updated_at) VALUES ($1, 'Early', 'early', true, $2, $2)",
    [companyId, longAgo],
  );
  await db.pool.query(
    "INSERT INTO users (id, company_id, email, role, has_login, created_at, updated_at) VALUES ($1, $2, $3, 'support', true, $4, $4)",
    [userId, companyId, email, longAgo],
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

describe('the schema of every earlier version', () => {
  let db: Database;
  let newest: string[];
  beforeAll(async () => {
    const databaseUrl = await aDatabase();
    db = await openDatabase({ databaseUrl, dataDir: join(directory, 'memory') }, { pgliteDir: 'memory://' });
    await migrateDatabase(db);
    newest = await schemaOf(db);
  }, 2 * minutes);
  afterAll(() => db?.close());

  it.each(migrations.slice(0, -1).map((tag, index) => ({ tag, count: index + 1 })))(
    'becomes the newest after $tag, and keeps who was there',
    async ({ count }) => {
      await empty(db);
      await migrateDatabase(db, earlierMigrations(count, directory));
      await addPerson(db);
      await migrateDatabase(db);
      expect(await schemaOf(db)).toEqual(newest);
      const { rows } = await db.pool.query('SELECT email, role, account, created_at AS "createdAt" FROM users');
      expect(rows).toEqual([{ email, role: 'support', account: 'account_admin', createdAt: longAgo }]);
    },
    2 * minutes,
  );
});

describe('a start', () => {
  let server: Spawned | undefined;
  afterAll(() => server?.child.kill('SIGKILL'));

  it(
    'on the data of the version before goes on with it',
    async () => {
      const [databaseUrl, dataDir, token] = [await aDatabase(), join(directory, 'data'), randomBytes(32).toString('base64url')];
      const db = await openDatabase({ databaseUrl, dataDir });
      await migrateDatabase(db, earlierMigrations(migrations.length - 1, directory));
      await addPerson(db);
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
      expect(await reply.json()).toMatchObject({ id: userId, email, role: 'support', company: { name: 'Early' } });
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    },
    4 * minutes,
  );
});
