import { join, resolve } from 'node:path';
import { Pool, type CustomTypesConfig, types as pgTypes } from 'pg';
import type { Env } from '../env.ts';
import { isDatabaseAway } from './away.ts';
import { privateDirectory } from './lock.ts';
import { refuseSecondConnection } from './oneConnection.ts';
import { type Pglite, startPglite } from './pglite.ts';
import { endSilentConnections, statementMs } from './silence.ts';

export interface Database {
  kind: 'pglite' | 'postgres';
  /** Never request a second connection while holding the first: PGlite has only one. The pool refuses it, with PostgreSQL in tests only. */
  pool: Pool;
  /** The embedded database; undefined with PostgreSQL. */
  pglite?: Pglite;
  /** When a write last failed because the disk was full, for health checks. */
  fullAt?: number;
  /** When it was last found away. For a while after that no claim counts as expired (`mail/claims.ts`), because nobody could renew it. */
  awayAt?: number;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Called when the embedded database stops unexpectedly. */
  onLost?: (error: Error) => void;
  /** `memory://` for tests; a directory inside the data directory otherwise. */
  pgliteDir?: string;
  /** A dump to load into an empty embedded database. */
  restoreFrom?: Uint8Array;
  /** If set, waits for a PostgreSQL that does not answer yet; called once, with the reason. */
  onWait?: (reason: string) => void;
  /** Raises the statement timeout, for commands on the command line. */
  longStatements?: boolean;
  /** Refuses a second connection to code that holds one, with PostgreSQL too, for tests. */
  refuseSecond?: boolean;
}

/** Name of our connections in pg_stat_activity. */
export const applicationName = 'heed';
const postgresPoolSize = 16;
/** Timeout for a free or new connection. Together with the statement timeout below half a minute. */
const connectWithinMs = 10_000;
/** A failover takes a minute or two. */
const waitForDatabaseMs = 120_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const timestamptz: number = pgTypes.builtins.TIMESTAMPTZ;
const driverParser = pgTypes.getTypeParser(timestamptz) as (text: string) => unknown;
/** Parses UTC times with `Date`, five times as fast as the driver's parser, which handles infinities and other zones. */
const readTime = (text: string): unknown =>
  text.endsWith('+00') ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : driverParser(text);
const types: CustomTypesConfig = {
  getTypeParser: (id, format) =>
    (id === timestamptz && format !== 'binary' ? readTime : pgTypes.getTypeParser(id, format)) as never,
};

/** Opens the database of the settings. Errors have messages for people. */
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
    pool: refuseSecondConnection(ignoreBrokenConnections(pool)),
    pglite,
    async close() {
      await pool.end();
      await pglite.close();
    },
  };
}

async function openPostgres(connectionString: string, options: OpenOptions): Promise<Database> {
  const { onWait, longStatements = false, refuseSecond = false } = options;
  const pool = new Pool({
    connectionString,
    max: postgresPoolSize,
    connectionTimeoutMillis: connectWithinMs,
    statement_timeout: longStatements ? statementMs.long : statementMs.usual,
    // Releases the locks of a node that died before its work is taken over.
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: applicationName,
    types,
  });
  if (!longStatements) endSilentConnections(pool);
  ignoreBrokenConnections(pool);
  let awayAt: number | undefined;
  try {
    awayAt = await firstAnswer(pool, onWait);
  } catch (error) {
    await pool.end();
    throw new Error(`The database at DATABASE_URL does not answer: ${messageOf(error as Error)}`);
  }
  const guarded = refuseSecond ? refuseSecondConnection(pool) : pool;
  return { kind: 'postgres', pool: guarded, ...(awayAt && { awayAt }), close: () => pool.end() };
}

/** Errors of a host with several addresses have no message. */
const messageOf = (error: Error & { code?: string }) => error.message || error.code || error.name;

/**
 * Waits for a database that is starting or away, if `onWait` is set. A wrong address or password fails at once. Returns when it was last away.
 */
async function firstAnswer(pool: Pool, onWait: OpenOptions['onWait']): Promise<number | undefined> {
  const deadline = Date.now() + waitForDatabaseMs;
  for (let awayAt: number | undefined; ; ) {
    try {
      await pool.query('select 1');
      return awayAt;
    } catch (error) {
      if (!onWait || !isDatabaseAway(error) || Date.now() > deadline) throw error;
      if (awayAt === undefined) onWait(messageOf(error as Error));
      awayAt = Date.now();
      await pause(1000);
    }
  }
}

/** The pool replaces broken connections; without an error listener they would end the process. */
function ignoreBrokenConnections(pool: Pool): Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
