import { join, resolve } from 'node:path';
import { Pool, type CustomTypesConfig, types as pgTypes } from 'pg';
import type { Env } from '../env.ts';
import { isDatabaseAway } from './away.ts';
import { privateDirectory } from './lock.ts';
import { type Pglite, startPglite } from './pglite.ts';
import { endSilentConnections, statementMs } from './silence.ts';

export interface Database {
  kind: 'pglite' | 'postgres';
  /** One connection with PGlite: never ask for a second while holding the first. */
  pool: Pool;
  /** The embedded database itself; undefined with PostgreSQL. */
  pglite?: Pglite;
  /** When a write last found no room on the disk, for whoever watches the service. */
  fullAt?: number;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Called when the embedded database ends by itself. */
  onLost?: (error: Error) => void;
  /** `memory://` for tests; a directory inside the data directory otherwise. */
  pgliteDir?: string;
  /** A dump to fill an empty embedded database with. */
  restoreFrom?: Uint8Array;
  /** Given by who can wait for a PostgreSQL that does not answer yet; called once, with the reason. */
  onWait?: (reason: string) => void;
  /** For commands that nobody waits for at a page: their statements may take long. */
  longStatements?: boolean;
}

/** What PostgreSQL lists our connections under. */
export const applicationName = 'heed';
const postgresPoolSize = 16;
/** For a free connection, or a new one. With the limit of a statement it stays below what a person waits for a page. */
const connectWithinMs = 10_000;
/** A failover takes a minute or two. */
const waitForDatabaseMs = 120_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
  return env.databaseUrl ? openPostgres(env.databaseUrl, options) : openEmbedded(env.dataDir, options);
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

async function openPostgres(connectionString: string, { onWait, longStatements = false }: OpenOptions): Promise<Database> {
  const pool = new Pool({
    connectionString,
    max: postgresPoolSize,
    connectionTimeoutMillis: connectWithinMs,
    statement_timeout: longStatements ? statementMs.long : statementMs.usual,
    // What a node that stopped in the middle holds is let go before its work is taken by another.
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: applicationName,
    types,
  });
  if (!longStatements) endSilentConnections(pool);
  quiet(pool);
  try {
    await firstAnswer(pool, onWait);
  } catch (error) {
    await pool.end();
    throw new Error(`The database at DATABASE_URL does not answer: ${wordsOf(error as Error)}`);
  }
  return { kind: 'postgres', pool, close: () => pool.end() };
}

/** A host with several addresses fails without a message. */
const wordsOf = (error: Error & { code?: string }) => error.message || error.code || error.name;

/** Waits for a database that is starting or away, where somebody wants to; a wrong address or password is said at once. */
async function firstAnswer(pool: Pool, onWait: OpenOptions['onWait']): Promise<void> {
  const deadline = Date.now() + waitForDatabaseMs;
  for (let said = false; ; said = true) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!onWait || !isDatabaseAway(error) || Date.now() > deadline) throw error;
      if (!said) onWait(wordsOf(error as Error));
      await pause(1000);
    }
  }
}

/** A connection that breaks is replaced by the pool, idle or in use; without a listener of its own it would end the process. */
function quiet(pool: Pool): Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
