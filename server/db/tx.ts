import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DatabaseError, type PoolClient, type QueryArrayResult, type QueryResult } from 'pg';
import { machineTime, now } from '../clock.ts';
import type { Actor } from '../core/actor.ts';
import { Refusal } from '../core/refusal.ts';
import { isDiskFull } from './away.ts';
import type { Database } from './database.ts';
import { type Credential, type DirectoryRow, type EnterRow, toActor, toDirectory } from './enter.ts';
import { Abandoned, cancelWhenAborted } from './abandoned.ts';
import { insideTransaction } from './oneConnection.ts';
import { allowSilence, statementMs } from './silence.ts';

/** drizzle on one open transaction. `$client` is its connection, for raw SQL. */
export type Tx = NodePgDatabase & { $client: PoolClient };

/** The caller's session or API key, and the company to act in; null means the caller's own, or that of the key. */
export type Scope = Credential & { companyId: string | null };

/** The scope of a caller, for a further transaction of the same request. */
export const scopeOf = ({ sessionHash, apiKey, companyId }: Actor): Scope =>
  apiKey ? { apiKeyHash: apiKey.hash, companyId } : { sessionHash, companyId };

const queriesOf = new WeakMap<PoolClient, Tx>();
const afterCommitOf = new WeakMap<PoolClient, (() => void)[]>();

/** Runs a function after the commit, for instance to wake a worker. Not called after a rollback. */
export function afterCommit(tx: Tx, work: () => void): void {
  afterCommitOf.get(tx.$client)?.push(work);
}

/**
 * Runs a transaction as owner of the tables, which sees all companies. For sign-in, jobs and start-up, never for data of a request. `work`
 * is retried after serialization failures and deadlocks, so it must have no effects outside the database.
 */
export function ownerTx<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, begin('write'), (tx) => work(tx));
}

/**
 * Runs a transaction as the caller, with row-level security for one company. Refuses with invalid_session, session_expired,
 * api_key_not_valid, company_disabled or company_not_accessible. `work` may be retried, see ownerTx. When `signal` aborts, the transaction
 * is rolled back and fails with Abandoned.
 */
export function tenantTx<T>(
  db: Database,
  scope: Scope,
  mode: 'read' | 'write',
  work: (tx: Tx, actor: Actor) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const enter = (tx: Tx, opened: Opened) => {
    const rows = Array.isArray(opened) ? (opened.at(-1) as QueryResult<EnterRow>).rows : [];
    return work(tx, toActor(rows[0], scope));
  };
  return transaction(db, enterSql(scope, mode), enter, signal);
}

/**
 * Runs a transaction with row-level security for one company, without a user: for the learner app, whose key is valid for all companies.
 * Refuses with not_found or company_disabled. `work` may be retried, see ownerTx.
 */
export function companyTx<T>(db: Database, companyId: string, mode: 'read' | 'write', work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!idPattern.test(companyId)) throw new TypeError('not a company');
  const enter = `SELECT set_config('app.company', '${companyId}', true); SELECT disabled FROM companies WHERE id = '${companyId}'`;
  return transaction(db, `${begin(mode)}; SET LOCAL ROLE heed_app; ${enter}`, (tx, opened) => {
    const company = Array.isArray(opened) ? (opened.at(-1) as QueryResult<{ disabled: boolean }>).rows[0] : undefined;
    if (!company) throw new Refusal('not_found');
    if (company.disabled) throw new Refusal('company_disabled');
    return work(tx);
  });
}

/**
 * Runs a transaction as the directory whose SCIM token has this hash, with row-level security for its company. Refuses with
 * invalid_session or company_disabled. `work` may be retried, see ownerTx.
 */
export function directoryTx<T>(
  db: Database,
  tokenHash: string,
  mode: 'read' | 'write',
  work: (tx: Tx, actor: Actor, tokenId: string) => Promise<T>,
): Promise<T> {
  if (!hashPattern.test(tokenHash)) throw new TypeError('not the hash of a token');
  const enter = `${begin(mode)}; SET LOCAL ROLE heed_app; SELECT * FROM heed_enter_scim('${tokenHash}')`;
  return transaction(db, enter, (tx, opened) => {
    const row = Array.isArray(opened) ? (opened.at(-1) as QueryResult<DirectoryRow>).rows[0] : undefined;
    return work(tx, toDirectory(row), row?.token_id ?? '');
  });
}

/** Runs a read transaction without a company, which sees only the library. For people without an account. */
export function catalogueTx<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, `${begin('read')}; SET LOCAL ROLE heed_app`, (tx) => work(tx));
}

const hashPattern = /^[0-9a-f]{64}$/;
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Sets the moment of the request, which policies read by `heed_now()`. */
const begin = (mode: 'read' | 'write') =>
  `BEGIN${mode === 'read' ? ' READ ONLY' : ''}; SET LOCAL app.now = '${now().toISOString()}'`;

/** BEGIN, role and heed_enter in one message saves two round trips per request. It cannot have parameters, so the values are validated as hexadecimal. */
function enterSql(scope: Scope, mode: 'read' | 'write'): string {
  const { companyId } = scope;
  const hash = 'apiKeyHash' in scope ? scope.apiKeyHash : scope.sessionHash;
  if (!hashPattern.test(hash) || (companyId !== null && !idPattern.test(companyId)))
    throw new TypeError('not a session or key and a company');
  const company = companyId === null ? 'NULL' : `'${companyId}'`;
  const enter =
    'apiKeyHash' in scope
      ? `heed_enter_key('${hash}', ${company})`
      : `heed_enter('${hash}', ${company}, '${machineTime().toISOString()}')`;
  return `${begin(mode)}; SET LOCAL ROLE heed_app; SELECT * FROM ${enter}`;
}

type Opened = QueryResult | QueryArrayResult | QueryResult[];

/**
 * Serialization failure and deadlock: nothing was written, so a retry is safe. After a broken connection the outcome is unknown, so the
 * transaction is neither retried nor reported as done.
 */
const retryable = new Set(['40001', '40P01']);
const mostAttempts = 3;

async function transaction<T>(
  db: Database,
  opening: string,
  work: (tx: Tx, opened: Opened) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, opening, work, signal);
    } catch (error) {
      const repeat = error instanceof DatabaseError && retryable.has(error.code ?? '');
      if (!repeat || attempt === mostAttempts) throw error;
    }
  }
}

async function once<T>(
  db: Database,
  opening: string,
  work: (tx: Tx, opened: Opened) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const client = await db.pool.connect();
  const after: (() => void)[] = [];
  afterCommitOf.set(client, after);
  const transaction = insideTransaction();
  const cancelling = signal && cancelWhenAborted(client, signal);
  let broken = false;
  try {
    throwIfAborted(signal);
    const opened = await client.query(opening);
    const result = await transaction.run(() => work(queriesFor(client), opened));
    // From here on nothing is cancelled: a cancelled COMMIT would leave the outcome unknown.
    await cancelling?.end();
    throwIfAborted(signal);
    const { command } = await client.query('COMMIT');
    // After a failed statement whose error was swallowed, COMMIT answers ROLLBACK.
    if (command !== 'COMMIT') throw new Error('a transaction ended without being written');
    transaction.end();
    for (const callback of after) callback();
    return result;
  } catch (error) {
    if (isDiskFull(error)) db.fullAt = Date.now();
    await cancelling?.end();
    broken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    throwIfAborted(signal);
    throw error;
  } finally {
    transaction.end();
    afterCommitOf.delete(client);
    allowSilence(client, statementMs.usual);
    client.release(broken);
  }
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Abandoned('nobody waits for this transaction any more');
}

function queriesFor(client: PoolClient): Tx {
  const known = queriesOf.get(client);
  if (known) return known;
  const made = drizzle(client);
  queriesOf.set(client, made);
  return made;
}
