import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';
import { allowSilence } from './silence.ts';
import { ownerTx } from './tx.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Makes everybody else who migrates or restores wait until this transaction ends. Never a lock of the session: behind a pooler such as
 * PgBouncer it would stay with a connection that others get next, and every later start would wait for ever.
 */
export const takeMigrationLock = 'SELECT pg_advisory_xact_lock(7362411)';

/** The list of the migrations that have run, as drizzle keeps it. */
const list = 'drizzle.__drizzle_migrations';
const makeList = `CREATE SCHEMA IF NOT EXISTS drizzle;
  CREATE TABLE IF NOT EXISTS ${list} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`;

/**
 * Runs the missing migrations of this version, or of another folder, in one transaction that first takes the lock: nodes that start together
 * do it one after the other. drizzle's own `migrate` would not do: it looks for missing migrations before its transaction begins.
 */
export async function migrateDatabase(db: Database, folder: string = migrationsFolder): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  await ownerTx(db, async ({ $client }) => {
    allowSilence($client, 0);
    await $client.query(`SET LOCAL statement_timeout = 0; ${takeMigrationLock}; ${makeList}`);
    await runMissing($client, migrations);
  });
}

async function runMissing(client: PoolClient, migrations: readonly MigrationMeta[]): Promise<void> {
  const { rows } = await client.query<{ last: string | null }>(`SELECT max(created_at) AS last FROM ${list}`);
  const last = Number(rows[0]?.last ?? 0);
  for (const { sql, hash, folderMillis } of migrations.filter((one) => one.folderMillis > last)) {
    for (const statement of sql) await client.query(statement);
    await client.query(`INSERT INTO ${list} (hash, created_at) VALUES ($1, $2)`, [hash, folderMillis]);
  }
}
