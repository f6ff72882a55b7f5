import { join, resolve } from 'node:path';
import { Pool, type CustomTypesConfig, types as pgTypes } from 'pg';
import type { Env } from '../env.ts';
import { privateDirectory } from './lock.ts';
import { type Pglite, startPglite } from './pglite.ts';

export interface Database {
  kind: 'pglite' | 'postgres';
  /** One connection with PGlite: never ask for a second while holding the first. */
  pool: Pool;
  /** The embedded database itself; undefined with PostgreSQL. */
  pglite?: Pglite;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Called when the embedded database ends by itself. */
  onLost?: (error: Error) => void;
  /** `memory://` for tests; a directory inside the data directory otherwise. */
  pgliteDir?: string;
  /** A dump to fill an empty embedded database with. */
  restoreFrom?: Uint8Array;
}

const postgresPoolSize = 16;

const timestamptz: number = pgTypes.builtins.TIMESTAMPTZ;
const slowly = pgTypes.getTypeParser(timestamptz) as (text: string) => unknown;
/** Times in UTC are read by the engine's own parser; infinities and other zones by the driver's, which takes five times as long. */
const readTime = (text: string): unknown =>
  text.endsWith('+00') ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : slowly(text);
const types: CustomTypesConfig = {
  getTypeParser: (id, format) =>
    (id === timestamptz && format !== 'binary' ? readTime : pgTypes.getTypeParser(id, format)) as never,
};

/** Opens the database the settings name. Errors are sentences for whoever starts the server. */
export async function openDatabase(env: Pick<Env, 'databaseUrl' | 'dataDir'>, options: OpenOptions = {}): Promise<Database> {
  return env.databaseUrl ? openPostgres(env.databaseUrl) : openEmbedded(env.dataDir, options);
}

async function openEmbedded(dataDir: string, options: OpenOptions): Promise<Database> {
  privateDirectory(dataDir);
  const onLost =
    options.onLost ??
    ((error: Error) =>
      setImmediate(() => {
        throw error;
      }));
  const files = options.pgliteDir ?? resolve(dataDir, 'database');
  const pglite = await startPglite({ dataDir: files, runDir: join(dataDir, 'run'), restoreFrom: options.restoreFrom }, onLost);
  const pool = new Pool({
    host: pglite.socketDir,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    types,
  });
  return {
    kind: 'pglite',
    pool: quiet(pool),
    pglite,
    async close() {
      await pool.end();
      await pglite.close();
    },
  };
}

async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new Pool({
    connectionString,
    max: postgresPoolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 120_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'heed',
    types,
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new Error(`The database at DATABASE_URL does not answer: ${(error as Error).message}`);
  }
  return { kind: 'postgres', pool: quiet(pool), close: () => pool.end() };
}

/** An idle connection that breaks is replaced by the pool; without a listener it would end the process. */
function quiet(pool: Pool): Pool {
  pool.on('error', () => undefined);
  return pool;
}
