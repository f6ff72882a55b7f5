import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { allJobs } from '#server/backgroundJobs';
import { installCatalogue } from '../../../server/catalogue/install.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { migrateDatabase } from '../../../server/db/migrate.ts';
import { openLog } from '../../../server/http/logging.ts';
import { openJobs } from '../../../server/jobs/index.ts';
import { silentEnv } from './silentEnv.ts';

/** A database that a started server has prepared; new ones are copies of it, which takes a tenth of the time. */
const prepared = 'heed_prepared';
/** One process at a time makes it. */
const preparing = 7_362_499;

interface OwnDatabase {
  url?: string;
  drop(): Promise<void>;
}

/**
 * A separate database on the PostgreSQL of TEST_DATABASE_URL; without the variable no `url`: the embedded one. It has the tables and
 * the library of a server that has started; `isEmpty`: nothing, for tests of the migrations.
 */
export async function ownDatabase({ isEmpty = false } = {}): Promise<OwnDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return { drop: async () => {} };
  const name = `heed_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(server, async (query) => {
    if (isEmpty) return query(`CREATE DATABASE ${name}`);
    // Also while it is copied: a database that is in use cannot be copied.
    await query(`SELECT pg_advisory_lock(${preparing})`);
    const { rowCount } = await query(`SELECT FROM pg_database WHERE datname = '${prepared}'`);
    if (rowCount === 0) await prepare(server, query);
    await query(`CREATE DATABASE ${name} TEMPLATE ${prepared} STRATEGY file_copy`);
  });
  return { url: withDatabase(server, name), drop: () => asAdmin(server, (query) => query(`DROP DATABASE ${name} WITH (FORCE)`)) };
}

type Query = (text: string) => Promise<pg.QueryResult>;

async function asAdmin(server: string, work: (query: Query) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work((text) => client.query(text));
  } finally {
    await client.end();
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Gets its name when it is complete. */
async function prepare(server: string, query: Query): Promise<void> {
  const making = `${prepared}_${randomUUID().slice(0, 8)}`;
  await query(`CREATE DATABASE ${making}`);
  const env = silentEnv(tmpdir(), withDatabase(server, making));
  const db = await openDatabase(env);
  try {
    await migrateDatabase(db);
    await installCatalogue(db);
    await (await openJobs(db, openLog(env), allJobs)).stop();
  } finally {
    await db.close();
  }
  await query(`ALTER DATABASE ${making} RENAME TO ${prepared}`);
}
