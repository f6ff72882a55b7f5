import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';
import { allowSilence } from './silence.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Advisory lock for migrating and for restoring a backup; other nodes wait. */
export const migrationLock = 7_362_411;

/** Runs the migrations of this version, or of another folder. Nodes that start together do it one after the other. */
export async function migrateDatabase(db: Database, folder: string = migrationsFolder): Promise<void> {
  const client = await db.pool.connect();
  try {
    allowSilence(client, 0);
    if (db.kind === 'postgres') await client.query('set statement_timeout = 0; select pg_advisory_lock(' + migrationLock + ')');
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    // Closes the connection, and with it the lock and its settings.
    client.release(db.kind === 'postgres');
  }
}
