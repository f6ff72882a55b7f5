import { Client } from 'pg';
import { applicationName } from '../../server/db/database.ts';
import { takeMigrationLock } from '../../server/db/migrate.ts';
import { runProgram } from '../lib/commandLine.ts';

const hint = 'It comes with PostgreSQL; install its client programs in the version of the server.';
/** Our schemas: tables, jobs, and the list of migrations. */
const schemas = ['public', 'pgboss', 'drizzle'];

/** The URL as environment variables of PostgreSQL's programs; on the command line, other users could see the password. */
function connection(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const settings = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: searchParams.get('port') ?? port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));
}

/** Dumps the database consistently while it is in use. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  // Row-level security applies to the tables' owner, too; its policy shows it every row.
  const options = ['--format=custom', '--no-owner', '--enable-row-security'];
  await runProgram('pg_dump', [...options, `--file=${file}`], hint, connection(url));
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether the database contains our tables. */
export const holdsData = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ there: boolean }>("SELECT to_regclass('public.companies') IS NOT NULL AS there");
    return rows[0]?.there === true;
  });

/** Every server opens its connections under this name, and polls for jobs all the time. */
const usedByServer = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = '${applicationName}'`;

/**
 * Replaces the contents of the database by a dump. All or nothing, but existing data is removed first. Refuses while a server
 * uses the database; a server that starts meanwhile waits for the end.
 */
export async function restorePostgres(url: string, file: string): Promise<void> {
  await whileOthersWait(url, () =>
    withClient(url, async (client) => {
      if ((await client.query(usedByServer)).rowCount !== 0)
        throw new Error('the database is in use by a running Heed server. Stop every server that uses it first.');
      await empty(client).catch((error: unknown) => {
        throw new Error(`the database could not be emptied: ${String(error)}`);
      });
      const env = connection(url);
      const options = ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${env['PGDATABASE']}`];
      await runProgram('pg_restore', [...options, file], hint, env);
    }),
  );
}

/** Holds the lock of the migrations meanwhile, in a transaction of its own: pg_restore has its own connection. */
const whileOthersWait = (url: string, work: () => Promise<void>): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0; ${takeMigrationLock}`);
    await work();
    await client.query('COMMIT');
  });

async function empty(client: Client): Promise<void> {
  for (const name of schemas) await client.query(`DROP SCHEMA IF EXISTS ${name} CASCADE`);
  await client.query('CREATE SCHEMA public');
  // Roles belong to the server, so no dump of one database contains them.
  await client.query(
    "DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'heed_app') THEN CREATE ROLE heed_app NOLOGIN; END IF; GRANT heed_app TO current_user; END $$",
  );
}
