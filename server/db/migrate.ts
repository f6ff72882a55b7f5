import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';
import { allowSilence } from './silence.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, the same in every node: who holds it migrates, or puts a backup back, and the others wait. */
export const migrationLock = 7_362_411;

/** Brings the schema to this version, or to that of another folder. Nodes that start together do it one after the other. */
export async function migrateDatabase(db: Database, folder: string = migrationsFolder): Promise<void> {
  const client = await db.pool.connect();
  try {
    allowSilence(client, 0);
    if (db.kind === 'postgres') await client.query('set statement_timeout = 0; select pg_advisory_lock(' + migrationLock + ')');
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    // The connection's settings and lock end with it.
    client.release(db.kind === 'postgres');
  }
}
