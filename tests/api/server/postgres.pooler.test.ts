import { tmpdir } from 'node:os';
import { afterAll, beforeAll, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/database';
import { migrateDatabase } from '#server/db/migrate';
import { ownDatabase } from '#tests/support/server/ownDatabase';
import { startPooler } from '#tests/support/server/pooler';
import { testPostgres } from '#tests/support/server/postgresOnly';

let database: Awaited<ReturnType<typeof ownDatabase>>;
let pooler: Awaited<ReturnType<typeof startPooler>>;
const opened: Database[] = [];

beforeAll(async () => {
  testPostgres();
  database = await ownDatabase();
  pooler = await startPooler(database.url ?? '');
});
afterAll(async () => {
  for (const db of opened) await db.close();
  pooler.close();
  await database.drop();
});

async function aNode(): Promise<Database> {
  const db = await openDatabase({ databaseUrl: pooler.url, dataDir: tmpdir() });
  opened.push(db);
  return db;
}

it('a node that starts behind a pooler leaves no lock with a connection that another one gets', { timeout: 20_000 }, async () => {
  const first = await aNode();
  await migrateDatabase(first);
  // Holds the connections that the start has used.
  await Promise.all([1, 2, 3].map(() => first.pool.query('SELECT pg_sleep(0.1)')));
  await migrateDatabase(await aNode());
});
